import EmissionTestSupport
import Geometry
import IR
import Testing

@Suite("Shapes")
struct ShapeWriterTests {
  private func shape(
    _ path: [PathCommand], parameters: [(String, Parameter.Default?)] = [],
    deprecation: Deprecation? = nil
  ) -> Emitted {
    Emitted { builder in
      _ = builder.shape(
        ShapeDeclaration(
          name: "leaf", annotation: builder.annotation("A leaf.", deprecated: deprecation),
          parameters: parameters.map { builder.parameter($0, .dimension, $1) }, axis: .start,
          path: path, leastSize: LeastSize(of: path)))
    }
  }

  @Test("The balloon, whole")
  func balloon() {
    #expect(
      Emitted(FourSystems.design).declaration("public struct BalloonShape: Shape {") == """
        public struct BalloonShape: Shape {
          public var cornerRadius: CGFloat
          public var tailWidth: CGFloat
          public var tailHeight: CGFloat
          /// Drawn reflected about its vertical axis.
          public var mirrored: Bool

          public init(
            cornerRadius: CGFloat = 8, tailWidth: CGFloat? = nil, tailHeight: CGFloat? = nil,
            mirrored: Bool = false
          ) {
            self.cornerRadius = cornerRadius
            self.tailWidth = tailWidth ?? cornerRadius / 2
            self.tailHeight = tailHeight ?? cornerRadius / 2
            self.mirrored = mirrored
          }

          /// The smallest size in which the outline is whole.
          public nonisolated var minimumSize: CGSize {
            CGSize(
              width: 2 * cornerRadius + tailWidth,
              height: cornerRadius + max(cornerRadius, cornerRadius / 2 + tailHeight))
          }

          /// The outline is mirrored by `mirrored` alone, alike on every version of the system.
          @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
          public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

          public nonisolated func path(in rect: CGRect) -> Path {
            let width = rect.width
            let height = rect.height
            var path = Path()
            path.addArc(
              center: CGPoint(x: cornerRadius, y: cornerRadius), radius: cornerRadius,
              startAngle: .degrees(180), endAngle: .degrees(270), clockwise: false)
            path.addArc(
              center: CGPoint(x: width - cornerRadius - tailWidth, y: cornerRadius), radius: cornerRadius,
              startAngle: .degrees(270), endAngle: .degrees(315), clockwise: false)
            path.addQuadCurve(to: CGPoint(x: width, y: 0), control: CGPoint(x: width - tailWidth / 2, y: 0))
            path.addQuadCurve(
              to: CGPoint(x: width - tailWidth, y: cornerRadius / 2 + tailHeight),
              control: CGPoint(x: width - tailWidth / 2, y: 0))
            path.addArc(
              center: CGPoint(x: width - cornerRadius - tailWidth, y: height - cornerRadius),
              radius: cornerRadius, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false)
            path.addArc(
              center: CGPoint(x: cornerRadius, y: height - cornerRadius), radius: cornerRadius,
              startAngle: .degrees(90), endAngle: .degrees(180), clockwise: false)
            path.closeSubpath()
            return path.placed(in: rect, mirrored: mirrored)
          }
        }
        """)
  }

  @Test("A whole circle is two halves, and an arc can run back")
  func arcs() {
    let center = Point(x: Measure(.width, times: 0.5), y: Measure(5))
    let text = shape([
      .arc(Arc(center: center, radius: Measure(5), from: 30, to: 390)),
      .arc(Arc(center: center, radius: Measure(2), from: 90, to: 0)),
    ]).declaration("public nonisolated func path")
    #expect(
      text.contains("startAngle: .degrees(30),\n    endAngle: .degrees(210), clockwise: false"))
    #expect(
      text.contains("startAngle: .degrees(210),\n    endAngle: .degrees(390), clockwise: false"))
    #expect(text.contains("startAngle: .degrees(90),\n    endAngle: .degrees(0), clockwise: true"))
    #expect(!text.contains("rect.height"))
  }

  @Test("Long coordinates get a name")
  func longCoordinates() {
    let long =
      Measure(.width) - Measure(.parameter(0)) * 2 - Measure(.parameter(1)) / 3 - Measure(4)
    let x = Measure.maximum([long, Measure(.parameter(0))])
    let text = shape(
      [
        .move(to: Point(x: x, y: .zero)), .line(to: Point(x: Measure(.width), y: Measure(.height))),
      ],
      parameters: [
        ("x1", .measure(Measure(8))), ("path", .measure(Measure(.parameter(0)) + Measure(1))),
      ]
    ).declaration("public struct LeafShape")
    #expect(text.contains("self.leafPath = leafPath ?? 1 + x1\n"))
    #expect(text.contains("    let x2: CGFloat = max(width - 2 * x1 - leafPath / 3 - 4, x1)\n"))
    #expect(text.contains("    path.move(to: CGPoint(x: x2, y: 0))\n"))
  }

  @Test("A deprecated shape warns; one that a component still draws warns where it is made")
  func deprecated() {
    let path: [PathCommand] = [
      .move(to: Point(x: .zero, y: .zero)), .line(to: Point(x: Measure(.width), y: .zero)),
      .line(to: Point(x: Measure(.width), y: Measure(.height))),
    ]
    let alone = shape(path, deprecation: Deprecation(message: "Use none."))
    #expect(
      alone.components.contains(
        """
        /// A leaf.
        @available(*, deprecated, message: "Use none.")
        public struct LeafShape: Shape {
        """))
    let used = Emitted { builder in
      let id = builder.shape(
        ShapeDeclaration(
          name: "leaf",
          annotation: builder.annotation(deprecated: Deprecation(message: "Use none.")),
          parameters: [], axis: .fixed, path: path, leastSize: LeastSize(of: path)))
      builder.component("box", .container) { box, _ in
        box.shape = .declared(id, arguments: [])
      }
    }
    #expect(used.components.contains("\npublic struct LeafShape: Shape {"))
    #expect(
      used.components.contains(
        """
          @available(*, deprecated, message: "Use none.")
          public init(mirrored: Bool = false) {
        """))
    #expect(used.components.contains("let shape = LeafShape(forComponents: ())"))
  }
}
