#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// The module named `SwiftUI` that generated Swift is compiled against on Linux takes what Apple's
  /// takes, and refuses what Apple's refuses.
  struct StandInTests {
    @Test(arguments: SwiftCompiler.Mode.allCases)
    func takesOrdinaryCode(mode: SwiftCompiler.Mode) async throws {
      let folder = try TemporaryFolder()
      let file = try folder.write(Self.ordinary, to: "Ordinary.swift")
      #expect(try await SwiftCompiler.check([file], mode: mode) == "")
    }

    /// Every line that is marked has an error, and no other.
    @Test func refusesMistakes() async throws {
      let folder = try TemporaryFolder()
      let file = try folder.write(Self.mistakes, to: "Mistakes.swift")
      let complaints = try await SwiftCompiler.check([file], mode: .swift6)
      let lines = Self.mistakes.split(separator: "\n", omittingEmptySubsequences: false)
      let marked = lines.indices.filter { lines[$0].hasSuffix("// no") }.map { $0 + 1 }
      let refused = complaints.split(separator: "\n").compactMap { line -> Int? in
        let words = line.split(separator: ":")
        guard words.count > 3, words[0].hasSuffix("Mistakes.swift"), words[3] == " error" else {
          return nil
        }
        return Int(words[1])
      }
      #expect(marked.count == 15)
      #expect(Set(refused).sorted() == marked, "\(complaints)")
    }

    @Test func runsBodies() async throws {
      let folder = try TemporaryFolder()
      let files = [
        try folder.write(Self.ordinary, to: "Ordinary.swift"),
        try folder.write(Self.driver, to: "main.swift"),
        PackageRoot.file("Tests/Drivers/Swift/Report.swift"),
      ]
      let report = try Report(try await SwiftCompiler.run(files))
      #expect(
        try report.lines("resting") == [
          "Button", "  Text(\"Go\")", "  .font(font: system(14, bold, default))",
          "  .frame(width: 200)", "  .opacity(opacity: 1)",
          "  .animation(animation: easeOut(0.35 s))", ".padding(edges: leading, length: 4)",
        ])
      #expect(
        try report.lines("pressed") == [
          "Button disabled", "  Text(\"Go\")", "  .font(font: system(28, bold, default))",
          "  .frame(width: 200)", "  .opacity(opacity: 0.5)", "  .animation(animation: nil)",
          ".padding(edges: leading, length: 4)",
        ])
      #expect(
        try report.lines("tag") == [
          "VStack(leading, 3)", "  Text(\"right to left\").bold()",
          ".clipShape(shape: Tag(notch: 2)) rtl",
        ])
      // A quarter of a disc about (0, 0), from twelve o'clock clockwise to three: down the screen.
      let quarter = try report.outline("quarter").polygons(steps: 2)
      let middle = 10 * 0.5.squareRoot()
      #expect(quarter.count == 1)
      for (point, (x, y)) in zip(
        quarter.first ?? [], [(0.0, -10.0), (0, -10), (middle, -middle), (10, 0), (0, 0)])
      {
        #expect(abs(point.x - x) < 1e-9 && abs(point.y - y) < 1e-9)
      }
    }

    private static let ordinary = """
      import SwiftUI

      public struct Tag: Shape {
        public var notch: CGFloat

        public init(notch: CGFloat = 2) {
          self.notch = notch
        }

        public nonisolated func path(in rect: CGRect) -> Path {
          var path = Path()
          path.move(to: CGPoint(x: rect.minX + notch, y: rect.minY))
          path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
          path.closeSubpath()
          return path
        }
      }

      public struct PressStyle: ButtonStyle {
        public init() {}

        public func makeBody(configuration: Configuration) -> some View {
          configuration.label.modifier(Press(isPressed: configuration.isPressed))
        }
      }

      extension ButtonStyle where Self == PressStyle {
        public static var press: PressStyle { PressStyle() }
      }

      struct Press: ViewModifier {
        let isPressed: Bool
        @ScaledMetric private var size: CGFloat = 14
        @Environment(\\.accessibilityReduceMotion) private var reduceMotion

        func body(content: Content) -> some View {
          content
            .font(.system(size: size, weight: .bold))
            .frame(width: 200)
            .opacity(isPressed ? 0.5 : 1)
            .animation(reduceMotion ? nil : .easeOut, value: isPressed)
        }
      }

      public struct TagView: View {
        private let title: String
        @Environment(\\.layoutDirection) private var layoutDirection

        public init(_ title: String) {
          self.title = title
        }

        public var body: some View {
          VStack(alignment: .leading, spacing: 3) {
            if layoutDirection == .rightToLeft {
              Text("right to left").bold()
            } else {
              Text(title)
            }
          }
          .clipShape(Tag())
        }
      }

      private struct DensityKey: EnvironmentKey {
        static let defaultValue = 1
      }

      extension EnvironmentValues {
        public var density: Int {
          get { self[DensityKey.self] }
          set { self[DensityKey.self] = newValue }
        }
      }

      public enum Palette {
        public nonisolated static let ink: Color = Color(
          .sRGB, red: 0.1, green: 0.2, blue: 0.3, opacity: 1)
        public nonisolated static let vivid: Color = Color(.displayP3, red: 0, green: 1, blue: 0)
        public nonisolated static let bouncy: Animation = .spring(
          response: 0.4, dampingFraction: 0.45, blendDuration: 0)
      }
      """

    private static let mistakes = """
      import SwiftUI

      final class Shared { var count = 0 }
      let name = "name"

      struct Unsendable: Shape {
        var shared = Shared() // no
        func path(in rect: CGRect) -> Path { Path(rect) }
      }
      struct Bodiless: View {} // no
      struct Pathless: Shape {} // no
      enum Constants {
        static var changing = Color.red // no
      }
      nonisolated func offTheMainActor(_ style: Style, _ configuration: ButtonStyleConfiguration) {
        _ = style.makeBody(configuration: configuration) // no
      }
      struct Style: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label }
      }
      @MainActor func views() {
        _ = Text("a").padding(leading: 4) // no
        _ = Text("a").frame(width: 1, minHeight: 2) // no
        _ = Color(red: 1, green: 1) // no
        _ = Color(hex: 0xFF0000) // no
        let key: LocalizedStringKey = name // no
        _ = Text(key)
        _ = Text("a").opacity(true) // no
        _ = Text("a").environment(\\.accessibilityReduceMotion, true) // no
        _ = Text("a").background(Shared()) // no
        _ = Animation.spring(stiffness: 1, damping: 2) // no
        var path = Path()
        path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: 90, clockwise: true) // no
      }
      """

    private static let driver = """
      import SwiftUI

      MainActor.assumeIsolated {
        let button = Button("Go") {}.buttonStyle(.press).padding(.leading, 4)
        Report.view("resting", button)
        var surroundings = _Surroundings()
        surroundings.isPressed = true
        surroundings.textScale = 2
        surroundings.set(reduceMotion: true)
        Report.view("pressed", button.disabled(true), in: surroundings)
        Report.view("tag", TagView("a").environment(\\.layoutDirection, .rightToLeft))
        Report.outline("quarter", Quarter(), in: CGRect(x: 0, y: 0, width: 10, height: 10))
      }

      struct Quarter: Shape {
        func path(in rect: CGRect) -> Path {
          var path = Path()
          path.addArc(
            center: .zero, radius: 10, startAngle: .degrees(-90), endAngle: .zero, clockwise: false)
          path.addLine(to: .zero)
          path.closeSubpath()
          return path
        }
      }
      """
  }
#endif
