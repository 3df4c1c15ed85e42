import Color
import Diagnostics
import Emission
import EmissionTestSupport
import IR
import Motion
import Testing

@Suite struct CompositeCodeTests {
  private static let veil = ColorValue(rgb8: 0, alpha8: 0x33)

  private func lines(_ emitted: Emitted) -> [String] {
    emitted.tokens.split(separator: "\n").map { String($0.drop { $0 == " " }) }
  }

  @Test func shadowsAreListsOfLayers() {
    let emitted = Emitted { builder in
      let veil = builder.token("veil", .color(Self.veil))
      builder.token(
        "card",
        .shadow([
          ShadowLayer(
            color: .alias(veil, Self.veil), offsetX: .literal(Dimension(0)),
            offsetY: .literal(Dimension(1)), blur: .literal(Dimension(2))),
          ShadowLayer(
            color: .literal(ColorValue(rgb8: 0xFFFFFF, alpha8: 0x80)),
            offsetX: .literal(Dimension(0)), offsetY: .literal(Dimension(-1)),
            blur: .literal(Dimension(0)), spread: .literal(Dimension(0.5, .rem)), isInset: true),
        ]))
    }
    #expect(
      lines(emitted).contains(
        "--card: 0 1px 2px 0 var(--veil), inset 0 -1px 0 0.5rem #ffffff80;"))
    #expect(emitted.diagnostics.isEmpty)
  }

  @Test func longListsHaveALineAnItem() {
    let emitted = Emitted { builder in
      builder.token(
        "gradient",
        .gradient(
          (0...4).map {
            GradientStop(
              color: .literal(ColorValue(.oklch, 0.5, 0.1, 40 * Double($0))),
              position: Double($0) / 4)
          }))
    }
    #expect(
      emitted.tokens.contains(
        """
          --gradient:
            oklch(0.5 0.1 0) 0%,
            oklch(0.5 0.1 40) 25%,
            oklch(0.5 0.1 80) 50%,
            oklch(0.5 0.1 120) 75%,
            oklch(0.5 0.1 160) 100%;

        """))
  }

  @Test func borders() {
    let dashes = StrokeStyle.dashes([.literal(Dimension(8)), .literal(Dimension(0))], .round)
    let emitted = Emitted { builder in
      let hair = builder.token("hair", .dimension(Dimension(1)))
      builder.token(
        "thin",
        .border(
          Border(
            color: .literal(ColorValue(rgb8: 0xCCCCCC)), width: .alias(hair, Dimension(1)),
            style: .literal(.keyword(.double)))))
      builder.token("dash", .strokeStyle(dashes))
      builder.token(
        "dots",
        .strokeStyle(.dashes([.literal(Dimension(0)), .literal(Dimension(4))], .round)))
      builder.token(
        "focus",
        .border(
          Border(
            color: .literal(.black), width: .literal(Dimension(0)), style: .literal(dashes))))
    }
    let found = lines(emitted)
    for line in [
      "--thin: var(--hair) double #ccc;", "--thin-width: var(--hair);", "--thin-style: double;",
      "--thin-color: #ccc;", "--dash: dashed;", "--dash-dash-array: 8px 0px;",
      "--dash-line-cap: round;", "--dots: dotted;", "--focus: 0px dashed #000;",
    ] {
      #expect(found.contains(line), "\(line)")
    }
    // What comes nearest is drawn, and said.
    #expect(emitted.diagnostics.map(\.rule) == [.unsupportedOnPlatform])
    #expect(emitted.diagnostics.map(\.severity) == [.warning])
  }

  @Test func transitions() throws {
    let curve = try #require(CubicBezier(0.5, 0, 1, 1))
    let emitted = Emitted { builder in
      let quick = builder.token("quick", .duration(Duration(milliseconds: 100)))
      let late = builder.token(
        "late",
        .transition(
          Transition(
            duration: .alias(quick, Duration(milliseconds: 100)),
            delay: .literal(Duration(milliseconds: 50)), timingFunction: .literal(curve))))
      builder.alias("same", of: late)
    }
    let found = lines(emitted)
    for line in [
      "--late: var(--quick) cubic-bezier(0.5, 0, 1, 1) 50ms;", "--late-duration: var(--quick);",
      "--late-delay: 50ms;", "--late-timing-function: cubic-bezier(0.5, 0, 1, 1);",
      "--same: var(--late);", "--same-timing-function: var(--late-timing-function);",
    ] {
      #expect(found.contains(line), "\(line)")
    }
  }

  @Test func anglesAndSizesOfText() {
    let emitted = Emitted { builder in
      builder.token("tilt", .angle(-22.5))
      let body = builder.token("body", .fontSize(Dimension(17)))
      builder.token("big", .fontSize(Dimension(2, .rem)))
      builder.token(
        "style", .typography(Typography(fontSize: .alias(body, Dimension(17)))))
    }
    let found = lines(emitted)
    for line in [
      "--tilt: -22.5deg;", "--body: 1.0625rem;", "--big: 2rem;", "--style-font-size: var(--body);",
    ] {
      #expect(found.contains(line), "\(line)")
    }
  }

  /// Colours beyond sRGB show on screens that have them, and something near on others.
  @Test func wideColorsInComposites() {
    let wide = ColorValue(.displayP3, 0.9, 0.15, 0.1)
    let emitted = Emitted { builder in
      builder.token(
        "glow",
        .shadow([
          ShadowLayer(
            color: .literal(wide), offsetX: .literal(Dimension(0)), offsetY: .literal(Dimension(0)),
            blur: .literal(Dimension(4)))
        ]))
      builder.token("fade", .gradient([GradientStop(color: .literal(wide), position: 0)]))
      builder.token(
        "line",
        .border(
          Border(
            color: .literal(wide), width: .literal(Dimension(1)),
            style: .literal(.keyword(.solid)))))
    }
    let parts = emitted.tokens.split(separator: "@supports")
    #expect(parts.count == 2)
    for name in ["--glow:", "--fade:", "--line:", "--line-color:"] {
      #expect(parts[0].contains(name))
      #expect(parts[1].contains(name))
    }
    #expect(!parts[0].contains("display-p3"))
    #expect(parts[1].contains("--line: 1px solid color(display-p3 0.9 0.15 0.1);"))
  }
}
