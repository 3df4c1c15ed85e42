import Foundation
import TestSupport
import Testing

/// The browser's driver says what is there, and finds what is wrong.
@Suite(.requires(Browser.tools))
struct BrowserTests {
  private static let page = """
    <!doctype html><meta charset="utf-8"><title>A page</title>
    <style>
      :root { color-scheme: light dark; --ink: light-dark(#010203, #a0b0c0); }
      body { margin: 0 }
      button { width: 40px; height: 20px; border: 0; padding: 0; background: var(--ink);
        transition: opacity 10s }
      button:active { opacity: 0.5 }
      button:focus-visible { scale: 2 }
      div { position: absolute; top: 100px; width: 10px; height: 10px; background: linear-gradient(90deg, #000 50%, #fff 50%) }
      div::before { content: ""; color: red }
      @media (prefers-reduced-motion: reduce) { div { opacity: 0.25 } }
      @media (prefers-contrast: more) { div { order: 7 } }
    </style>
    <p tabindex="0"><button>Go</button><div></div>
    """

  @Test func seesAPage() async throws {
    let seen = try await Browser.run(
      .open(html: Self.page, scale: 2),
      .box("button"),
      .styles("button", "opacity", "background-color"),
      .press("button"), .settle,
      .styles("button", "opacity"),
      .release, .settle,
      .styles("button", "opacity", "scale"),
      .focus("button"),
      .styles("button", "scale"),
      .styles("div", pseudo: "::before", "color"),
      .pixels("div"),
      .evaluate("() => [document.title, 1 + 1]"))
    #expect(seen[0] == [])
    #expect(seen[1].list[2...] == [40, 20])
    #expect(seen[2] == ["opacity": "1", "background-color": "rgb(1, 2, 3)"])
    #expect(seen[5] == ["opacity": "0.5"])
    #expect(seen[8] == ["opacity": "1", "scale": "none"])
    #expect(seen[10] == ["scale": "2"])
    #expect(seen[11] == ["color": "rgb(255, 0, 0)"])
    let mask = Mask(pixels: seen[12], channel: 0, ink: 0, paper: 255)
    #expect(mask.width == 20 && mask.height == 20)
    #expect(mask.area == 200)
    #expect(seen[13] == ["A page", 2])
  }

  @Test func honoursPreferences() async throws {
    let seen = try await Browser.run(
      .open(html: Self.page, preferences: [.dark, .reducedMotion]),
      .styles("button", "background-color"),
      .styles("div", "opacity", "order"),
      .open(html: Self.page, preferences: [.moreContrast]),
      .styles("div", "opacity", "order"))
    #expect(seen[1] == ["background-color": "rgb(160, 176, 192)"])
    #expect(seen[2] == ["opacity": "0.25", "order": "0"])
    #expect(seen[4] == ["opacity": "1", "order": "7"])
  }

  @Test func tellsWhatWentWrong() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "<!doctype html><link rel=stylesheet href=gone.css><script>throw Error('oh')</script>",
      to: "index.html")
    let seen = try await Browser.run(.open(file))
    let problems = seen[0].list.compactMap(\.text)
    #expect(problems.contains { $0.hasSuffix("gone.css") }, "\(problems)")
    #expect(problems.contains { $0.contains("oh") }, "\(problems)")
  }

  @Test func findsWhatIsRefused() async throws {
    let css = """
      :root { --any: thing; color: redd }
      @property --x { syntax: "<length>"; inherits: true; initial-value: 3px }
      .a { clip-path: shape(from 0 0, line to 10px 10px); transition: scale 1s linear(0, 0.5 20%, 1) }
      .a:nonsense { color: red }
      @supports (color: red) { @media (width > 3px) { .b { widht: 3px; margin: 3px } } }
      @keyframes k { 50% { opacity: 0.5; opacity: often } }
      """
    let seen = try await Browser.run(.refused(css))
    #expect(
      seen[0] == [
        ":root { color: redd }",
        ".a:nonsense { color: red }",
        "@supports (color: red) / @media (width > 3px) / .b { widht: 3px }",
        "@keyframes k / 50% { opacity: often }",
      ])
  }

  @Test func samplesEasings() async throws {
    let seen = try await Browser.run(
      .easing("linear(0, 0.25 50%, 1)", duration: 200, at: [0, 50, 100, 150, 200]),
      .easing("steps(2)", duration: 100, at: [49, 51]))
    for (value, expected) in zip(seen[0].list, [0, 0.125, 0.25, 0.625, 1]) {
      #expect(abs((value.number ?? .nan) - expected) < 1e-9)
    }
    #expect(seen[1] == [0, 0.5])
  }
}
