import Compiler
import Diagnostics
import Diff
import Foundation
import TestSupport
import Testing

/// The page of `tessera diff` in Chromium: it loads without a fault under its own policy, shows colours and
/// sizes as they are, and lets nothing from specs run.
@Suite(.requires(Browser.tools))
struct WebDiffTests {
  private static func side(_ name: String, _ spec: String) async -> DesignDiff.Side {
    var snapshot = Snapshot()
    snapshot.addSpec(SourceFile(path: "\(name).yaml", text: spec))
    let compilation = await Pipeline.compile(snapshot, CompilerOptions())
    #expect(!compilation.diagnostics.hasErrors)
    return .init(name: name, design: compilation.design, sources: compilation.sources)
  }

  private static func page(_ old: String, _ new: String) async -> String {
    DesignDiff(
      from: await side("old", old), to: await side("new", new), platforms: Platforms.ids
    ).html
  }

  private static func spec(_ color: String, _ size: Int, _ x: String, _ text: String) -> String {
    """
    tokens:
      brand: { $type: color, $value: "\(color)", $modes: { dark: "#102030" } }
      gap: { $type: dimension, $value: \(size) }
      word: { $type: string, $value: "\(text)" }
      face: { $type: typography, $value: { fontFamily: "\(text)", fontSize: 20px, fontWeight: 700, lineHeight: 1, letterSpacing: 0px } }
      lift: { $type: shadow, $value: { color: "\(color)", offsetX: 0px, offsetY: 4px, blur: 8px, spread: 0px } }
      fade: { $type: gradient, $value: [ { color: "\(color)", position: 0 }, { color: "#0000FF", position: 1 } ] }
      edge: { $type: border, $value: { color: "\(color)", width: 2px, style: dashed } }
      ease: { $type: cubicBezier, $value: [0.1, 0, 0, \(size == 40 ? 1 : 0.5)] }
    shapes:
      leaf:
        path:
          - move: [0, 0]
          - line: ["\(x)", 0]
          - arc: { center: [width - 20, 20], radius: 20, from: 270, to: 360 }
          - line: [width, height]
          - line: [0, height]
          - close
    """
  }

  private static let nasty =
    "</code></style></svg><script>document.title = 'run'</script><img src=x onerror=alert(1)>'\\\" url(http://127.0.0.1:9/)"

  @Test func showsWhatThereWasAndIs() async throws {
    let page = await Self.page(
      Self.spec("#FF0000", 40, "width / 2", "one"),
      Self.spec("color(display-p3 0 1 0)", 120, "width - 20", Self.nasty))
    let folder = try TemporaryFolder()
    let file = try folder.write(page, to: "diff.html")
    let swatch = "document.querySelectorAll('.swatch')"
    let seen = try await Browser.run(
      .open(file, width: 1100, height: 900),
      .evaluate("() => [...\(swatch)].map(s => getComputedStyle(s).fill)"),
      .evaluate(
        "() => [...document.querySelectorAll('article')].map(a => a.querySelector('h3').innerText)"),
      // Bars as long as the sizes.
      .evaluate(
        "() => [...document.querySelectorAll('rect.ink')].map(r => r.getBoundingClientRect().width)"
      ),
      .evaluate("() => [...document.querySelectorAll('path.ink')].map(p => p.getAttribute('d'))"),
      .evaluate("() => [document.title, document.scripts.length, document.images.length]"),
      // The style sheet is let in.
      .evaluate("() => getComputedStyle(document.querySelector('article')).display"),
      // Whatever is wide stays in its place.
      .evaluate("() => document.documentElement.scrollWidth <= innerWidth"),
      .open(file, width: 360, height: 700, preferences: [.dark]),
      .evaluate("() => document.documentElement.scrollWidth <= innerWidth"),
      .evaluate("() => getComputedStyle(document.body).backgroundColor"),
      .open(html: page, width: 1100, height: 900), .pixels(".swatch"),
      // It lets no picture be loaded.
      .evaluate(
        """
        () => new Promise(done => {
          addEventListener('securitypolicyviolation', e => done(e.effectiveDirective));
          const image = new Image(); image.src = 'data:,x'; setTimeout(() => done('allowed'), 2000) })
        """))
    #expect(seen[0] == [])
    #expect(seen[1] == ["rgb(255, 0, 0)", "color(display-p3 0 1 0)"])
    #expect(seen[2].list.count == 9)
    #expect(seen[2].list.first == "token brand")
    #expect(seen[3] == [40, 120])
    #expect(
      seen[4] == [
        "M0 0L48 0L76 0A20 20 0 0 1 96 20L96 48L0 48Z",
        "M0 0L76 0A20 20 0 0 1 96 20L96 48L0 48Z",
      ])
    #expect(seen[5] == ["Design changes: fix", 0, 0])
    #expect(seen[6] == "grid")
    #expect(seen[7] == true)
    #expect(seen[8] == [])
    #expect(seen[9] == true)
    #expect(seen[10] == "rgb(21, 23, 26)")
    #expect(seen[13] == "img-src")
    // The middle of the first swatch is red.
    let pixels = seen[12]["rgb"].list
    let width = Int(seen[12]["width"].number ?? 0)
    let height = Int(seen[12]["height"].number ?? 0)
    let middle = (height / 2 * width + width / 2) * 3
    #expect(pixels.count > middle + 2)
    #expect(Array(pixels[middle..<(middle + 3)]) == [255, 0, 0])
  }

  /// People who hear the page get headings, tables with headers, and no pictures without words.
  @Test func isAccessible() async throws {
    let page = await Self.page(
      Self.spec("#FF0000", 40, "width / 2", "one"), Self.spec("#00FF00", 41, "width - 20", "two"))
    let seen = try await Browser.run(
      .open(html: page),
      .evaluate("() => document.documentElement.lang"),
      .evaluate("() => document.querySelectorAll('svg:not([aria-hidden=true])').length"),
      .evaluate(
        "() => [...document.querySelectorAll('h1,h2,h3')].map(h => h.localName)[0]"),
      .evaluate("() => document.querySelectorAll('table th:not([scope])').length"),
      .evaluate(
        "() => [...document.querySelectorAll('[aria-labelledby]')].every(e => document.getElementById(e.getAttribute('aria-labelledby')))"
      ))
    #expect(seen[0] == [])
    #expect(Array(seen[1...]) == ["en", 0, "h1", 0, true])
  }
}
