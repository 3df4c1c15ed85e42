// How a `Path` remembers what was added to it. None of this is in Apple's API.

#if hasFeature(Embedded)
  func cos(_ x: Double) -> Double { x }
  func sin(_ x: Double) -> Double { x }
  func tan(_ x: Double) -> Double { x }
#else
  internal import Foundation
#endif

/// One thing that was added to a path.
public enum _Piece: Equatable, Sendable {
  case move(to: CGPoint)
  case line(to: CGPoint)
  case quadCurve(to: CGPoint, control: CGPoint)
  case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
  /// A line runs from the current point to where the arc begins.
  case arc(_Arc)
  case closeSubpath

  func applying(_ t: CGAffineTransform) -> _Piece {
    switch self {
    case .move(let to): .move(to: to.applying(t))
    case .line(let to): .line(to: to.applying(t))
    case .quadCurve(let to, let control):
      .quadCurve(to: to.applying(t), control: control.applying(t))
    case .curve(let to, let control1, let control2):
      .curve(
        to: to.applying(t), control1: control1.applying(t), control2: control2.applying(t))
    case .arc(var arc):
      {
        arc.transform = arc.transform.concatenating(t)
        return .arc(arc)
      }()
    case .closeSubpath: .closeSubpath
    }
  }

  /// Where the piece ends; `nil` for one that closes.
  var end: CGPoint? {
    switch self {
    case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _): to
    case .arc(let arc): arc.point(at: 1)
    case .closeSubpath: nil
    }
  }
}

/// A part of a circle, then a transform. Angles are radians from three o'clock and grow downwards.
public struct _Arc: Equatable, Sendable {
  public var center: CGPoint
  public var radius: CGFloat
  public var start: Double
  /// How far it goes: positive is clockwise on a screen. At most one turn.
  public var delta: Double
  public var transform: CGAffineTransform

  /// The point at `share` (0 the start, 1 the end) of the arc.
  public func point(at share: Double) -> CGPoint {
    let angle = start + share * delta
    return CGPoint(
      x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle))
    ).applying(transform)
  }

  /// The arc as cubic curves of a quarter turn at most, which stay within 0.00027 of the radius.
  var curves: [Path.Element] {
    let count = max(1, Int((abs(delta) / (.pi / 2)).rounded(.up)))
    let step = delta / Double(count)
    let handle = radius * CGFloat(4.0 / 3 * tan(step / 4))
    return (0..<count).map { index in
      let from = start + Double(index) * step
      let to = from + step
      func at(_ angle: Double, along: CGFloat) -> CGPoint {
        CGPoint(
          x: center.x + radius * CGFloat(cos(angle)) - along * CGFloat(sin(angle)),
          y: center.y + radius * CGFloat(sin(angle)) + along * CGFloat(cos(angle))
        ).applying(transform)
      }
      return .curve(
        to: at(to, along: 0), control1: at(from, along: handle), control2: at(to, along: -handle))
    }
  }
}
