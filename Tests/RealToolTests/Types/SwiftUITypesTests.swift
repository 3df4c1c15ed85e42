import Diagnostics
import Foundation
import TestSupport
import Testing

/// Tokens with fields in SwiftUI: compiled as an app would, laid out, and drawn by the stand-in.
struct SwiftUITypesTests {
  @Test func whatSwiftUICannotSayIsTold() async throws {
    let types = try await TypesOfTokens.compiled.value
    #expect(types.diagnostics.allSatisfy { $0.severity == .warning })
    #expect(types.diagnostics.allSatisfy { $0.rule == .unsupportedOnPlatform })
    // Three shadows with an inset or a spread; a border with dashes in CSS, and one along an outline;
    // two with dashes in Compose, a component's, and what casts a shadow there when it is hovered.
    #expect(types.diagnostics.count == 9)
  }

  @Test(arguments: SwiftCompiler.Mode.allCases)
  func compilesWithoutWarnings(mode: SwiftCompiler.Mode) async throws {
    let files = try await TypesOfTokens.compiled.value.files("swift")
    try #require(files.count == 2)
    #expect(try await SwiftCompiler.check(files, mode: mode) == "")
  }

  @Test func isLaidOutAsSwiftFormatLikes() async throws {
    let files = try await TypesOfTokens.compiled.value.files("swift")
    let result = try await Command(
      "swift",
      ["format", "lint", "--strict", "--configuration", PackageRoot.file(".swift-format").path]
        + files.map(\.path)
    ).run()
    #expect(result.status == 0, "\(result.text)")
  }

  #if os(Linux)
    @Test(
      .enabled(if: Availability.canCheck, "this toolchain has no standard library for iOS"),
      arguments: Availability.System.allCases)
    func usesWhatTheOldestSystemsHave(system: Availability.System) async throws {
      let files = try await TypesOfTokens.compiled.value.files("swift")
      #expect(try await Availability.check(files, on: system) == "")
    }

    @Test func draws() async throws {
      let folder = try TemporaryFolder()
      let report = try Report(
        try await SwiftCompiler.run(
          try await TypesOfTokens.compiled.value.files("swift") + [
            folder.write(Self.driver, to: "main.swift"),
            PackageRoot.file("Tests/Drivers/Swift/Report.swift"),
          ]))
      // CSS's blur is twice SwiftUI's radius; layers that fall inwards are left out.
      #expect(
        try report.lines("shadow") == [
          "Text(\"a\")", ".shadow(color: \(try report.text("veil")), radius: 1, x: 0, y: 1)",
        ])
      let boxed = try report.lines("boxed shadow").joined(separator: "\n")
      #expect(boxed.contains(".padding(edges: all, length: 0)") || boxed.contains("length: -0"))
      #expect(boxed.contains(".blur(radius: 1)"))
      #expect(boxed.contains(".offset(x: 0, y: 1)"))
      #expect(boxed.contains(".blendMode(blendMode: destinationOut)"))
      #expect(boxed.contains(".offset(x: 0, y: -1)"))
      let dots = try report.lines("border").joined(separator: "\n")
      #expect(dots.contains(".strokeBorder(") && dots.contains("lineWidth: 2, dash: 0 4)"))
      let shape = try report.lines("border of a shape").joined(separator: "\n")
      #expect(shape.contains("lineWidth: 4, dash: 4 4 1)"))
      // The border and the shadows of components.
      let tile = try report.lines("tile")
      #expect(tile.contains { $0.contains(".strokeBorder(") && $0.contains("lineWidth: 1)") })
      #expect(tile.contains { $0.contains(".blur(radius: 1)") })
      #expect(try report.lines("loud tile").contains { $0.contains("lineWidth: 3)") })
      #expect(!(try report.lines("loud tile").contains { $0.contains(".blur") }))
      #expect(
        try report.lines("leaf").contains {
          $0.contains(".stroke(") && $0.contains("lineWidth: 4)")
        })
      #expect(
        try report.lines("push").contains { $0.contains("lineWidth: 2, dash: 0 4)") })
      // Nothing hovers over it, so that it casts none.
      #expect(!(try report.lines("lifted").contains { $0.contains("radius") }))
      #expect(try report.text("gradient") == "0 0.5 1")
      #expect(try report.text("transition") == "timingCurve(0.5 0 1 1, 0.1 s).delay(0.05)")
      #expect(try report.text("angle") == "45 -22.5")
      #expect(try report.text("stroke") == "4 4 1 round")
      #expect(
        try report.lines("font size, twice as large").last
          == ".font(font: system(34, bold, default))")
      #expect(
        try report.text("families") == "Acme Sans|O'Neil \"Slab\"|42 Grotesk|system-ui|sans-serif")
    }
  #endif

  private static let driver = """
    import SwiftUI

    MainActor.assumeIsolated {
      Report.text("veil", Kit.Color.veil)
      Report.view("shadow", Text("a").shadow(Kit.Shadow.card))
      Report.view("boxed shadow", Text("a").shadow(Kit.Shadow.card, in: Rectangle()))
      Report.view("border", Text("a").border(Kit.Border.dots))
      Report.view("border of a shape", Text("a").border(Kit.Border.focus, in: Leaf()))
      Report.view("tile", Tile { Text("a") })
      Report.view("loud tile", Tile(tone: .loud) { Text("a") })
      Report.view("leaf", LeafText("a"))
      var hovered = _Surroundings()
      hovered.isPressed = false
      Report.view("lifted", Text("a").onTapWithLifted(), in: hovered)
      Report.view("push", Button("a") {}.buttonStyle(.push()))
      Report.text("gradient", Kit.Gradient.sunset.stops.map { number($0.location) }.joined(separator: " "))
      Report.text("transition", Kit.Transition.late)
      Report.text("angle", "\\(number(Kit.Angle.tilt.degrees)) \\(number(Kit.Angle.back.degrees))")
      Report.text(
        "stroke",
        Kit.Stroke.long.dash.map { number($0) }.joined(separator: " ") + " \\(Kit.Stroke.long.lineCap)")
      Report.text("families", Kit.Font.stack.joined(separator: "|"))
      var large = _Surroundings()
      large.textScale = 2
      Report.view("font size, twice as large", Text("a").fontSize(Kit.Text.body, weight: .bold), in: large)
    }

    func number(_ value: Double) -> String {
      let rounded = (value * 1000).rounded() / 1000
      return rounded == rounded.rounded() ? "\\(Int(rounded))" : "\\(rounded)"
    }

    struct Leaf: Shape {
      func path(in rect: CGRect) -> Path { Path(rect) }
    }
    """
}
