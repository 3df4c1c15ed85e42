import TestSupport
import Testing

/// Modes in Chromium: what the system asks for, and what attributes on the page and inside it say.
@Suite(.requires(Browser.tools))
struct WebModesTests {
  /// The page's root and elements in other contexts: each a swatch of tokens.
  private func page(_ root: String = "") async throws -> String {
    let css = try await ModesExample.compiled.value
    let sheets = try ["tokens.css", "components.css"].map { try css.text("css", $0) }
      .map { "<style>\($0)</style>" }.joined()
    let swatch = """
      style="color: var(--color-label); background: var(--color-surface); width: var(--space-wide);
      border-left: calc(var(--line-again) * 1px) solid var(--color-link); outline-color: var(--color-brand);
      font: var(--text-body-font); outline-style: solid"
      """
    return """
      <!doctype html><html lang="en" \(root)><meta charset="utf-8"><title>Modes</title>\(sheets)
      <div id="plain" \(swatch)></div>
      <div data-appearance="dark"><div id="dark" \(swatch)></div>
        <div data-appearance="light" id="light" \(swatch)></div>
        <div data-contrast="high" id="darkHigh" \(swatch)></div></div>
      <div data-density="compact" id="compact" \(swatch)>
        <div data-density="comfortable" id="comfortable" \(swatch)></div>
        <div data-contrast="high"><div id="compactHigh" \(swatch)></div></div>
        <div data-appearance="dark" id="compactDark" \(swatch)></div>
      </div>
      <div data-contrast="high"><div data-density="compact" id="highCompact" \(swatch)></div>
        <div data-contrast="standard" id="standard" \(swatch)></div></div>
      <p class="hint" id="link">a</p><p class="hint" data-appearance="dark" id="darkLink">a</p>
      <button class="hint" data-appearance="dark" id="off" disabled>a</button>
      """
  }

  private struct Look: Equatable {
    var label: String
    var surface: String
    var wide: String
    var line: String
    var brand: String
    var size: String
  }

  private func looks(
    _ names: [String], root: String = "", preferences: [Browser.Task.Preference] = []
  ) async throws -> [String: Look] {
    let html = try await page(root)
    let results = try await Browser.run(
      [.open(html: html, preferences: preferences)]
        + names.map {
          .styles(
            "#" + $0, "color", "background-color", "width", "border-left-width", "outline-color",
            "font-size")
        })
    #expect(results[0].list.isEmpty, "\(results[0])")
    return Dictionary(
      uniqueKeysWithValues: zip(names, results.dropFirst()).map { name, style in
        func value(_ property: String) -> String { style[property].text ?? "" }
        return (
          name,
          Look(
            label: value("color"), surface: value("background-color"), wide: value("width"),
            line: value("border-left-width"), brand: value("outline-color"),
            size: value("font-size"))
        )
      })
  }

  private let light = Look(
    label: "rgb(17, 17, 17)", surface: "rgb(255, 255, 255)", wide: "16px", line: "1px",
    brand: "rgb(255, 0, 0)", size: "16px")

  @Test func attributesAnywhereChooseAContext() async throws {
    let looks = try await looks([
      "plain", "dark", "light", "darkHigh", "compact", "comfortable", "compactHigh", "compactDark",
      "highCompact", "standard",
    ])
    var dark = light
    dark.label = "rgb(238, 238, 238)"
    dark.surface = "rgb(34, 34, 34)"
    dark.brand = "rgb(170, 0, 0)"
    var high = light
    high.wide = "20px"
    high.line = "2px"
    var darkHigh = dark
    darkHigh.surface = "rgb(0, 0, 0)"
    darkHigh.wide = "20px"
    darkHigh.line = "2px"
    var compact = light
    compact.wide = "8px"
    compact.brand = "rgb(0, 255, 0)"
    compact.size = "14px"
    var compactHigh = compact
    compactHigh.wide = "12px"
    compactHigh.line = "2px"
    var compactDark = compact
    compactDark.label = dark.label
    compactDark.surface = dark.surface
    #expect(looks["plain"] == light)
    #expect(looks["dark"] == dark)
    #expect(looks["light"] == light)
    #expect(looks["darkHigh"] == darkHigh)
    #expect(looks["compact"] == compact)
    #expect(looks["comfortable"] == light)
    #expect(looks["compactHigh"] == compactHigh)
    #expect(looks["highCompact"] == compactHigh)
    #expect(looks["compactDark"] == compactDark)
    #expect(looks["standard"] == light)
  }

  @Test func theSystemChoosesUnlessAnAttributeDoes() async throws {
    let system = try await looks(
      ["plain", "light", "compact", "standard"], preferences: [.dark, .moreContrast])
    #expect(system["plain"]?.surface == "rgb(0, 0, 0)")
    #expect(system["plain"]?.line == "2px")
    #expect(system["plain"]?.wide == "20px")
    #expect(system["compact"]?.wide == "12px")
    #expect(system["light"]?.label == light.label)
    #expect(system["standard"]?.wide == "16px")
    let chosen = try await looks(
      ["plain"], root: #"data-appearance="light" data-contrast="standard""#,
      preferences: [.dark, .moreContrast])
    #expect(chosen["plain"] == light)
  }

  /// A private token, and the text upon it, follow the appearance in a component too.
  @Test func componentsFollow() async throws {
    let html = try await page()
    let results = try await Browser.run(
      .open(html: html), .styles("#link", "background-color", "color"),
      .styles("#darkLink", "background-color", "color"), .styles("#off", "background-color"))
    #expect(results[1]["background-color"].text == "rgb(0, 0, 255)")
    #expect(results[2]["background-color"].text == "rgb(0, 255, 255)")
    #expect(results[3]["background-color"].text == "rgba(238, 238, 238, 0.2)")
    #expect(results[1]["color"].text == "rgb(255, 255, 255)")
    #expect(results[2]["color"].text == "rgb(0, 0, 0)")
  }

  @Test(.requires(StyleSheet.tools))
  func parse() async throws {
    let css = try await ModesExample.compiled.value
    for name in ["tokens.css", "components.css"] {
      #expect(try await StyleSheet.parse(css.text("css", name)).errors == [])
    }
  }
}
