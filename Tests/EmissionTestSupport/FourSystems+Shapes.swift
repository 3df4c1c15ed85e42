import Geometry
import IR

extension FourSystems {
  /// A rounded box whose top trailing corner grows a tail.
  static func balloonShape(_ builder: inout DesignBuilder) -> ShapeDeclaration {
    let (w, h) = (Measure(.width), Measure(.height))
    let (r, t, u) = (Measure(.parameter(0)), Measure(.parameter(1)), Measure(.parameter(2)))
    let path: [PathCommand] = [
      .arc(Arc(center: Point(x: r, y: r), radius: r, from: 180, to: 270)),
      .arc(Arc(center: Point(x: w - r - t, y: r), radius: r, from: 270, to: 315)),
      .quad(to: Point(x: w, y: .zero), control: Point(x: w - t / 2, y: .zero)),
      .quad(to: Point(x: w - t, y: r / 2 + u), control: Point(x: w - t / 2, y: .zero)),
      .arc(Arc(center: Point(x: w - r - t, y: h - r), radius: r, from: 0, to: 90)),
      .arc(Arc(center: Point(x: r, y: h - r), radius: r, from: 90, to: 180)),
      .close,
    ]
    return ShapeDeclaration(
      name: "balloon",
      annotation: builder.annotation("A rounded box whose top trailing corner grows a tail."),
      parameters: [
        builder.parameter("cornerRadius", .dimension, .measure(Measure(8))),
        builder.parameter("tailWidth", .dimension, .measure(r / 2)),
        builder.parameter("tailHeight", .dimension, .measure(r / 2)),
      ],
      axis: .start, path: path, leastSize: LeastSize(of: path))
  }

  /// A message bubble with its tail at the bottom left.
  static func chatBubbleShape(_ builder: inout DesignBuilder) -> ShapeDeclaration {
    func near(_ x: Double, _ y: Double) -> Point { Point(x: Measure(x), y: Measure(y)) }
    /// From the left, and from the bottom.
    func low(_ x: Double, _ y: Double) -> Point {
      Point(x: Measure(x), y: Measure(.height, plus: y))
    }
    /// From the right, and from the top.
    func far(_ x: Double, _ y: Double) -> Point {
      Point(x: Measure(.width, plus: x), y: Measure(y))
    }
    func corner(_ x: Double, _ y: Double) -> Point {
      Point(x: Measure(.width, plus: x), y: Measure(.height, plus: y))
    }
    let path: [PathCommand] = [
      .move(to: low(25, 0)),
      .line(to: corner(-20, 0)),
      .cubic(to: corner(0, -20), control1: corner(-8, 0), control2: corner(0, -8)),
      .line(to: far(0, 20)),
      .cubic(to: far(-20, 0), control1: far(0, 8), control2: far(-8, 0)),
      .line(to: near(21, 0)),
      .cubic(to: near(4, 20), control1: near(12, 0), control2: near(4, 8)),
      .line(to: low(4, -11)),
      .cubic(to: low(0, 0), control1: low(4, -1), control2: low(0, 0)),
      .line(to: low(-0.05, -0.01)),
      .cubic(to: low(11, -4), control1: low(4, 0.5), control2: low(8, -1)),
      .cubic(to: low(25, 0), control1: low(16, 0), control2: low(20, 0)),
    ]
    return ShapeDeclaration(
      name: "chatBubble",
      annotation: builder.annotation("A message bubble with its tail at the bottom left."),
      parameters: [], axis: .fixed, path: path, leastSize: LeastSize(of: path))
  }
}
