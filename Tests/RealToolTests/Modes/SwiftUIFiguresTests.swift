import Diagnostics
import Foundation
import TestSupport
import Testing

/// Figures that SwiftUI components compute from tokens which differ by mode: compiled, and drawn by the
/// stand-in in every mode.
struct SwiftUIFiguresTests {
  /// On the web nothing repeats between states; else there is nothing to say.
  @Test func nothingIsLeftBehind() async throws {
    let diagnostics = try await FiguresExample.compiled.value.diagnostics
    #expect(diagnostics.map(\.rule) == [.unsupportedOnPlatform])
    #expect(diagnostics.first?.message.contains("'pulse' runs once here") == true)
  }

  /// A transition or spring that is used as an animation is that token, and nothing beside it.
  @Test func aTokenThatIsAnAnimationIsGeneratedOnce() async throws {
    let compiled = try await FiguresExample.compiled.value
    func count(_ text: String, _ platform: String, _ file: String) throws -> Int {
      try compiled.text(platform, file).ranges(of: text).count
    }
    for name in ["plain", "slide", "bounce"] {
      #expect(try count("static let \(name):", "swift", "Tokens.swift") == 1)
      #expect(try count("fun <T> \(name)(", "kotlin", "Tokens.kt") == 1)
      #expect(try count("--motion-\(name)", "css", "tokens.css") == 0)
    }
    #expect(
      try count(".animation(Figures.plain, value: isPressed)", "swift", "Components.swift") == 1)
    #expect(try count("        Figures.plain(),\n", "kotlin", "Components.kt") == 1)
    #expect(
      try count(
        "transition: opacity var(--plain-duration) var(--plain-timing-function);", "css",
        "components.css") == 1)
  }

  @Test(arguments: SwiftCompiler.Mode.allCases)
  func compilesWithoutWarnings(mode: SwiftCompiler.Mode) async throws {
    let files = try await FiguresExample.compiled.value.files("swift")
    try #require(files.count == 2)
    #expect(try await SwiftCompiler.check(files, mode: mode) == "")
  }

  @Test func isLaidOutAsSwiftFormatLikes() async throws {
    let files = try await FiguresExample.compiled.value.files("swift")
    let result = try await Command(
      "swift", ["format", "lint", "--strict"] + files.map(\.path)
    ).run()
    #expect(result.status == 0, "\(result.text)")
  }

  #if os(Linux)
    private static let report = Task {
      try Report(
        try await SwiftCompiler.run(
          try await FiguresExample.compiled.value.files("swift")
            + ["Figures", "Report"].map { PackageRoot.file("Tests/Drivers/Swift/\($0).swift") }))
    }

    /// What the spec says, by its own precedence.
    private struct Figures {
      let m: Double
      let secret: Double
      let rate: Double
      let fade: Double

      init(isHigh: Bool, isCompact: Bool) {
        m = isCompact ? 4 : isHigh ? 10 : 8
        secret = isCompact ? 1 : 3
        rate = isCompact ? 1.25 : 1.5
        fade = isHigh ? 1 : 0.5
      }
    }

    private func isNear(_ left: [Double], _ right: [Double]) -> Bool {
      left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) < 1e-9 }
    }

    @Test(arguments: [false, true], [false, true])
    func componentsFollow(isHigh: Bool, isCompact: Bool) async throws {
      let report = try await Self.report.value
      let mode = "\(isHigh ? "high" : "standard") \(isCompact ? "compact" : "comfortable")"
      let it = Figures(isHigh: isHigh, isCompact: isCompact)
      func drawing(_ name: String) throws -> Drawing { try report.drawing("\(name) \(mode)") }

      let tag = try drawing("tag")
      // The distance of lines is padding too: half of what is more than 1.2 times the size.
      let leading = it.m * (it.rate - 1.2)
      #expect(
        isNear(
          tag.padding,
          [it.m + 1, it.secret + 1 + it.m + leading, it.m + 1, it.secret + 1 + leading]),
        "\(tag.padding)")
      #expect(isNear([tag.opacity], [1 - it.fade / 4]))
      #expect(tag.calls("frame").compactMap { $0.number("width") } == [10 * it.m])
      #expect(try drawing("tag off").opacity == it.fade / 2)
      let large = try drawing("tag l")
      #expect(large.padding[0] == 1)
      #expect(
        large.calls("frame").compactMap { $0.number("minHeight") } == [
          max(10 * it.secret, 2 * it.m)
        ])
      #expect(
        try drawing("tag mirrored").calls("frame").compactMap { $0.number("minHeight") }
          == [10 * it.m])

      #expect(try drawing("note").padding[0] == it.m)
      let press = try drawing("press")
      #expect(press.calls("frame").compactMap { $0.number("width") } == [12 * it.m])
      #expect(
        press.calls("offset").map { [$0.number("x"), $0.number("y")] } == [[it.m / 2, it.secret]])
      #expect(
        press.lines.contains { $0.contains(".opacity(opacity: \(it.fade / 2))") }, "\(press.lines)")
      let glide = try drawing("glide")
      #expect(glide.calls("frame").compactMap { $0.number("minHeight") } == [5 * it.m])
      #expect(isNear([glide.scale], [1 - it.fade / 10]))
      #expect(try drawing("tap").calls("offset").map { $0.number("x") } == [it.m / 2])

      let leaf = try report.lines("leaf \(mode)")
      let corner = 2 * it.m
      #expect(
        leaf == [
          "M 0.0 0.0", "L \(100 - it.m) 0.0", "L \(100 - 2 * it.secret) \(50 - corner)",
          "L \(corner / 2) 50.0", "Z",
        ])
      #expect(try report.text("recipe \(mode)") == "\(it.m + 1)")
      #expect(try report.text("simple \(mode)") == "\(2 * it.m)")
      #expect(try report.text("glow \(mode)") == "\(3 * it.m)")
    }

    @Test func whatNobodyChoseIsTheSystems() async throws {
      let report = try await Self.report.value
      #expect(try report.drawing("tag usual").padding[0] == 9)
      #expect(try report.drawing("tag system").padding[0] == 11)
      #expect(try report.text("usual") == "16.0 16.0 8.0")
    }
  #endif
}
