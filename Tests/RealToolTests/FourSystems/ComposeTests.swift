import TestSupport
import Testing

/// The generated Kotlin compiles against real Compose, and does what the figures say when it runs.
@Suite(.requires(KotlinCompiler.tools))
struct ComposeTests {
  @Test func compilesWithoutWarnings() async throws {
    #expect(try await ComposeExample.program.value.complaints == "")
  }

  @Test(arguments: ["100x40", "61x33", "300x120"], [false, true])
  func shapes(size: String, mirrored: Bool) async throws {
    let report = try await ComposeExample.report.value
    let sides = size.split(separator: "x").compactMap { Double($0) }
    let name = "\(size)\(mirrored ? " mirrored" : "")"
    func balloon(_ mirrored: Bool, cornerRadius: Double = 8) -> Outline {
      Reference.balloon(
        width: sides[0], height: sides[1], cornerRadius: cornerRadius, mirrored: mirrored)
    }
    // Arcs have become conic sections, whose chords are not those of the arcs; coordinates have 24 bits.
    let near = 0.006
    #expect(try report.outline("balloon \(name)").distance(to: balloon(mirrored)) < near)
    #expect(try report.outline("balloon \(name) rtl").distance(to: balloon(!mirrored)) < near)
    #expect(
      try report.outline("balloon of 12 \(name)").distance(to: balloon(mirrored, cornerRadius: 12))
        < near)
    // Left and right are physical: the reading direction changes nothing.
    let bubble = Reference.chatBubble(width: sides[0], height: sides[1], mirrored: mirrored)
    #expect(try report.outline("bubble \(name)").distance(to: bubble) < near)
    #expect(try report.outline("bubble \(name) rtl").distance(to: bubble) < near)
  }

  @Test func shapesGrowWithTheDensity() async throws {
    let outline = try await ComposeExample.report.value.outline("balloon at 2")
    let expected = Reference.balloon(width: 200, height: 80, cornerRadius: 16)
    #expect(outline.distance(to: expected) < 0.01)
  }

  @Test func constants() async throws {
    let report = try await ComposeExample.report.value
    #expect(try report.text("green") == "ff6de67b00000000")
    #expect(try report.text("mine") == "ff6de67b00000000")
    #expect(
      try report.text("sizes")
        == "[[Large, 14.0.sp, 200.0.dp, 40.0.dp], [Small, 12.0.sp, 100.0.dp, 16.0.dp]]")
  }

  @Test(arguments: ["Ltr", "Rtl"])
  func marginsArePhysical(layout: String) async throws {
    let report = try await ComposeExample.report.value
    #expect(
      try report.text("margin of Left in \(layout)") == "[20.0.dp, 20.0.dp, 50.0.dp, 20.0.dp]")
    #expect(
      try report.text("margin of Right in \(layout)") == "[50.0.dp, 20.0.dp, 20.0.dp, 20.0.dp]")
  }

  /// At each whole millisecond, in which Compose reckons.
  @Test func theSpringKeepsToItsCurve() async throws {
    let values = try await ComposeExample.report.value.numbers("bouncy")
    #expect(Double(values.count) > Reference.springDuration, "it must not end early")
    for (millisecond, value) in values.enumerated().dropLast() {
      #expect(abs(value - Reference.spring(Double(millisecond))) < 1e-4, "at \(millisecond) ms")
    }
    #expect(abs((values.last ?? 0) - 1) < 0.001)
  }

  @Test func theFadeEasesOut() async throws {
    let values = try await ComposeExample.report.value.numbers("easeOut")
    #expect(values.count == 351)
    #expect(values.first == 0)
    #expect(values.last == 1)
    for (millisecond, value) in values.enumerated() {
      #expect(abs(value - Reference.easeOut(Double(millisecond) / 350)) < 1e-3)
    }
  }
}
