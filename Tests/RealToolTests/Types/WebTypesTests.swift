import Foundation
import TestSupport
import Testing

/// Tokens with fields on the web: what the browser makes of them where a page uses them.
@Suite(.requires(Browser.tools))
struct WebTypesTests {
  @Test func theBrowserTakesEveryDeclaration() async throws {
    for file in try await TypesOfTokens.compiled.value.files("css") {
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(try await Browser.run(.refused(text))[0] == [])
    }
  }

  @Test func propertiesComputeToWhatTheSpecSays() async throws {
    let files = try await TypesOfTokens.compiled.value.files("css")
    let tokens = try String(
      contentsOf: try #require(files.first { $0.path.hasSuffix("tokens.css") }), encoding: .utf8)
    let components = try String(
      contentsOf: try #require(files.first { $0.path.hasSuffix("components.css") }),
      encoding: .utf8)
    let page = """
      <!doctype html><meta charset="utf-8"><style>\(tokens)</style><style>
      #a { box-shadow: var(--shadow-card); border: var(--border-thin); rotate: var(--angle-tilt);
        transition: opacity var(--transition-late); font: var(--style-body-font); letter-spacing: var(--style-body-letter-spacing);
        background-image: linear-gradient(to right, var(--gradient-sunset)) }
      #b { box-shadow: var(--shadow-many); border: var(--border-dots); font-size: var(--text-big);
        transition-timing-function: var(--transition-emphasis-timing-function) }
      #c { stroke-dasharray: var(--stroke-long-dash-array); stroke-linecap: var(--stroke-long-line-cap);
        border-style: var(--stroke-long); font-family: var(--font-stack) }
      </style><style>\(components)</style><div id=a>a</div><div id=b>b</div><div id=c>c</div>
      <div class=tile id=t style="position: fixed; inset: 300px auto auto 0; inline-size: 50px; block-size: 20px"><div style="background: #0f0; block-size: 100%"></div></div>
      <div class=tile id=l data-tone=loud></div><button class=push-button id=p>p</button>
      <button class=tap-lifted id=h>h</button>
      <button class=overlaid-button id=o>o</button><span class=leaf-text id=f>f</span>
      """
    let seen = try await Browser.run(
      .open(html: page),
      .styles(
        "#a", "box-shadow", "border-top-width", "border-top-style", "border-top-color", "rotate",
        "transition-duration", "transition-delay", "transition-timing-function", "font-weight",
        "font-size", "line-height", "letter-spacing", "background-image"),
      .styles(
        "#b", "box-shadow", "border-top-style", "font-size", "transition-timing-function"),
      .styles("#c", "stroke-dasharray", "stroke-linecap", "border-top-style", "font-family"))
    #expect(seen[0] == [])
    let edges = try await Browser.run(
      .open(html: page), .styles("#t", "box-shadow"),
      .styles("#t", pseudo: "::after", "border-top-width", "border-top-color", "width"),
      .styles("#l", "box-shadow"), .styles("#l", pseudo: "::after", "border-top-width"),
      .styles("#p", pseudo: "::after", "border-top-style", "border-top-left-radius"),
      .styles("#o", "border-top-width"),
      .styles("#f", "filter", "box-shadow", "font-size", "padding-top", "min-width"), .pixels("#t"),
      .evaluate(
        "() => { const rules = [...document.styleSheets].flatMap(s => [...s.cssRules]).flatMap(r => r.cssRules?.length ? [...r.cssRules] : [r]); return rules.filter(r => r.selectorText?.includes('tap-lifted')).map(r => r.style.boxShadow).filter(s => s) }"
      ))
    #expect(edges[9] == ["var(--shadow-card)", "none"])
    #expect(edges[1]["box-shadow"].text?.hasPrefix("rgba(0, 0, 0, 0.2) 0px 1px 2px 0px") == true)
    #expect(edges[2]["border-top-width"] == "1px")
    #expect(edges[2]["border-top-color"] == "rgb(204, 204, 204)")
    #expect(edges[2]["width"] == "48px")
    #expect(edges[3]["box-shadow"] == "none")
    #expect(edges[4]["border-top-width"] == "3px")
    #expect(edges[5]["border-top-style"] == "dotted")
    #expect(edges[5]["border-top-left-radius"] == "9999px")
    #expect(edges[6]["border-top-width"] == "1px")
    #expect(edges[7]["filter"] == "drop-shadow(rgba(0, 0, 0, 0.2) 0px 1px 1px)")
    #expect(edges[7]["box-shadow"] == "none")
    #expect(edges[7]["font-size"] == "34px")
    #expect(edges[7]["padding-top"] == "6px")
    #expect(edges[7]["min-width"] == "17px")
    #expect(components.contains("font-size: var(--text-big);"))
    // The border lies over what the tile holds: its upper edge is the border's grey, the middle green.
    let rgb = edges[8]["rgb"].list.compactMap(\.number)
    let width = Int(edges[8]["width"].number ?? 0)
    #expect(rgb.count == 3 * 50 * 20)
    #expect(Array(rgb[3 * 25..<3 * 26]) == [204, 204, 204])
    #expect(Array(rgb[3 * (10 * width + 25)..<3 * (10 * width + 26)]) == [0, 255, 0])
    let a = seen[1]
    #expect(
      a["box-shadow"]
        == "rgba(0, 0, 0, 0.2) 0px 1px 2px 0px, rgba(255, 255, 255, 0.5) 0px -1px 0px 1px inset")
    #expect(a["border-top-width"] == "1px")
    #expect(a["border-top-style"] == "solid")
    #expect(a["border-top-color"] == "rgb(204, 204, 204)")
    #expect(a["rotate"] == "45deg")
    #expect(a["transition-duration"] == "0.1s")
    #expect(a["transition-delay"] == "0.05s")
    #expect(a["transition-timing-function"] == "cubic-bezier(0.5, 0, 1, 1)")
    #expect(a["font-weight"] == "600")
    #expect(a["font-size"] == "17px")
    #expect(a["line-height"] == "23.8px")
    #expect(a["letter-spacing"] == "0.17px")
    #expect(
      a["background-image"].text?.hasPrefix("linear-gradient(to right, rgb(255, 255, 255) 0%")
        == true)
    let b = seen[2]
    #expect(b["box-shadow"].text?.contains(" 8px 8px 24px 2px,") == true)
    #expect(b["border-top-style"] == "dotted")
    #expect(b["font-size"] == "34px")
    #expect(b["transition-timing-function"] == "cubic-bezier(0.5, 0, 1, 1)")
    let c = seen[3]
    #expect(c["stroke-dasharray"] == "4px, 4px, 1px")
    #expect(c["stroke-linecap"] == "round")
    #expect(c["border-top-style"] == "dashed")
    #expect(
      c["font-family"]
        == #""Acme Sans", "O'Neil \"Slab\"", "42 Grotesk", system-ui, sans-serif"#)
  }
}
