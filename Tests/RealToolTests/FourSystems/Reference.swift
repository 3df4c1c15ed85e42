import Foundation
import TestSupport

/// The figures of the four component systems of `tokens/`, said once more, by hand: what each platform
/// must come to.
enum Reference {
  /// The speech balloon in a box, its tail at the top right, or mirrored at the top left.
  static func balloon(
    width: Double, height: Double, cornerRadius r: Double = 8, mirrored: Bool = false
  ) -> Outline {
    let (t, u) = (r / 2, r / 2)
    let right = width - t
    let pieces: [Outline.Piece] = [
      arc(r, r, r, from: 180, to: 270),
      arc(right - r, r, r, from: 270, to: 315),
      .quad(point(width - t / 2, 0), point(width, 0)),
      .quad(point(width - t / 2, 0), point(right, r / 2 + u)),
      arc(right - r, height - r, r, from: 0, to: 90),
      arc(r, height - r, r, from: 90, to: 180),
      .close,
    ]
    return placed(pieces, width: width, mirrored: mirrored)
  }

  /// The message bubble in a box, its tail at the bottom left, or mirrored at the bottom right.
  static func chatBubble(width w: Double, height h: Double, mirrored: Bool = false) -> Outline {
    let pieces: [Outline.Piece] = [
      .move(point(25, h)),
      .line(point(w - 20, h)),
      .cubic(point(w - 8, h), point(w, h - 8), point(w, h - 20)),
      .line(point(w, 20)),
      .cubic(point(w, 8), point(w - 8, 0), point(w - 20, 0)),
      .line(point(21, 0)),
      .cubic(point(12, 0), point(4, 8), point(4, 20)),
      .line(point(4, h - 11)),
      .cubic(point(4, h - 1), point(0, h), point(0, h)),
      .line(point(-0.05, h - 0.01)),
      .cubic(point(4, h + 0.5), point(8, h - 1), point(11, h - 4)),
      .cubic(point(16, h), point(20, h), point(25, h)),
      .close,
    ]
    return placed(pieces, width: w, mirrored: mirrored)
  }

  /// Where the spring of response 0.4 s and damping fraction 0.45 is after `milliseconds`, from 0 to 1:
  /// the step response of a mass of 1 (x″ + 2ζωx′ + ω²x = ω², ω = 2π / response).
  static func spring(_ milliseconds: Double) -> Double {
    let (response, damping) = (0.4, 0.45)
    let omega = 2 * Double.pi / response
    let damped = omega * (1 - damping * damping).squareRoot()
    let t = milliseconds / 1000
    return 1 - exp(-damping * omega * t)
      * (cos(damped * t) + damping * omega / damped * sin(damped * t))
  }

  /// When the spring is 0.002 from its end for the last time, in milliseconds.
  static let springDuration = 783.5

  /// The cubic Bézier (0, 0, 0.58, 1) at the share `x` of its time: y where the curve's x is that.
  static func easeOut(_ x: Double) -> Double {
    func curve(_ t: Double, _ first: Double, _ second: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if curve(middle, 0, 0.58) < x { low = middle } else { high = middle }
    }
    return curve(low, 0, 1)
  }

  private static func point(_ x: Double, _ y: Double) -> Outline.Point { .init(x: x, y: y) }

  private static func arc(
    _ x: Double, _ y: Double, _ radius: Double, from: Double, to: Double
  ) -> Outline.Piece {
    .arc(
      center: point(x, y), radius: radius, start: from * .pi / 180, delta: (to - from) * .pi / 180,
      transform: [1, 0, 0, 1, 0, 0])
  }

  private static func placed(
    _ pieces: [Outline.Piece], width: Double, mirrored: Bool
  ) -> Outline {
    var outline = Outline(pieces)
    if mirrored { outline.mirror(width: width) }
    return outline
  }
}
