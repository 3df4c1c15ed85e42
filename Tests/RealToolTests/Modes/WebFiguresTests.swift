import TestSupport
import Testing

/// Figures that components on the web compute from tokens which differ by mode, in Chromium: chosen on
/// the page, further in, and on the component itself.
@Suite(.requires(Browser.tools))
struct WebFiguresTests {
  private static let parts = """
    <span class="tag" data-size="s">a</span><span class="tag big" data-size="l">a</span>
    <span class="tag off" aria-disabled="true">a</span><div class="note">a</div>
    <button class="press">a</button><button class="glide">a</button><button class="plainer">a</button>
    <button class="hop">a</button><button class="drift">a</button><button class="beat">a</button>
    """

  private func page(_ root: String = "") async throws -> String {
    let css = try await FiguresExample.compiled.value
    let sheets = try ["tokens.css", "components.css"].map { try css.text("css", $0) }
      .map { "<style>\($0)</style>" }.joined()
    return """
      <!doctype html><html lang="en" \(root)><meta charset="utf-8"><title>Figures</title>\(sheets)
      <div id="plain">\(Self.parts)</div>
      <div data-density="compact"><div id="compact">\(Self.parts)
        <div data-density="comfortable" id="comfortable">\(Self.parts)</div></div></div>
      <div data-contrast="high" id="high">\(Self.parts)
        <section data-density="compact" id="highCompact">\(Self.parts)</section></div>
      <div data-appearance="dark" id="dark">\(Self.parts)
        <div data-contrast="high" id="darkHigh">\(Self.parts)</div></div>
      <div id="own">\(Self.parts.replacing("class=", with: "data-density=\"compact\" class="))</div>
      """
  }

  private struct Look: Equatable {
    var tag: [String: String]
    var big: [String: String]
    var off: String
    var note: [String: String]
    var press: [String: String]
    var glide: [String: String]
    var durations: [String]
  }

  private func look(_ isHigh: Bool, _ isCompact: Bool, isDark: Bool = false) -> Look {
    let m = isCompact ? 4 : isHigh ? 10 : 8
    let secret = isCompact ? 1 : 3
    let text =
      isDark && isHigh ? "rgb(0, 0, 0)" : isDark || isHigh ? "rgb(255, 255, 255)" : "rgb(0, 0, 0)"
    let hidden = isCompact ? "rgb(0, 0, 85)" : "rgb(0, 0, 255)"
    let ink = isHigh ? "rgb(0, 0, 0)" : isDark ? "rgb(238, 238, 238)" : "rgb(17, 17, 17)"
    let surface =
      isHigh
      ? isDark ? "rgb(255, 255, 0)" : "rgb(0, 0, 128)"
      : isDark ? "rgb(34, 34, 34)" : "rgb(255, 255, 255)"
    return Look(
      tag: [
        "width": "\(10 * m)px", "padding-left": "\(m + 1)px", "padding-top": "\(secret + 1)px",
        "margin-top": "\(m)px", "font-size": "\(2 * m)px",
        "line-height": isCompact ? "10px" : "\(3 * m)px",
        "letter-spacing": isCompact ? "1px" : m == 8 ? "2.4px" : "3px",
        "font-family": isCompact ? "system-ui" : "Inter", "font-weight": isHigh ? "700" : "400",
        "opacity": isHigh ? "0.75" : "0.875", "color": text,
        "min-height": "\(max(10, 2 * m))px",
      ],
      big: ["width": "200px", "min-height": "\(max(10 * secret, 2 * m))px"],
      off: isHigh ? "0.5" : "0.25",
      note: [
        "font-size": isCompact ? "10px" : "12px", "line-height": isCompact ? "12.5px" : "18px",
        "font-family": isCompact ? "serif" : "Inter", "border-radius": "\(4 * secret)px",
        "box-shadow": "\(hidden) 0px \(m / 2)px 3px 0px", "padding-top": "\(m)px",
        "border": isHigh ? "2px solid \(surface)" : "1px solid \(ink)",
      ],
      press: ["width": "\(12 * m)px", "background-color": hidden, "font-size": "\(3 * m)px"],
      glide: ["min-height": "\(5 * m)px", "background-color": ink],
      durations: [
        isCompact ? "0.1s" : "0.2s", "0.3s", isHigh ? "critical" : "swinging",
        isCompact ? "0.2s 0s" : "0.4s 0.1s", isCompact ? "0.1s" : "0.2s",
      ])
  }

  private func looks(
    _ names: [String], root: String = "", preferences: [Browser.Task.Preference] = []
  ) async throws -> [String: Look] {
    let html = try await page(root)
    let script = """
      () => {
        const look = (id) => {
          const style = (selector, pseudo) =>
            getComputedStyle(document.querySelector(`#${id} > ${selector}`), pseudo)
          const read = (selector, names, pseudo) =>
            Object.fromEntries(names.map((name) => [name, style(selector, pseudo).getPropertyValue(name)]))
          const border = style(".note", "::after").borderTopWidth ? style(".note", "::after") : style(".note")
          return {
            tag: read(".tag", ["width", "padding-left", "padding-top", "margin-top", "font-size", "line-height",
              "letter-spacing", "font-family", "font-weight", "opacity", "color", "min-height"]),
            big: read(".big", ["width", "min-height"]),
            off: style(".off").opacity,
            note: { ...read(".note", ["font-size", "line-height", "font-family", "border-radius", "box-shadow",
              "padding-top"]), border: `${border.borderTopWidth} ${border.borderTopStyle} ${border.borderTopColor}` },
            press: read(".press", ["width", "background-color", "font-size"]),
            glide: read(".glide", ["min-height", "background-color"]),
            durations: [style(".glide").transitionDuration.split(", ")[0], style(".plainer").transitionDuration,
              parseFloat(style(".hop").transitionDuration) < 0.4 ? "critical" : "swinging",
              style(".drift").transitionDuration + " " + style(".drift").transitionDelay,
              style(".beat").transitionDuration.split(", ")[0]],
          }
        }
        return \(names).map(look)
      }
      """
    let results = try await Browser.run(
      .open(html: html, preferences: preferences), .evaluate(script))
    #expect(results[0].list.isEmpty, "\(results[0])")
    func table(_ json: JSON) -> [String: String] {
      guard case .object(let object) = json else { return [:] }
      return object.compactMapValues(\.text)
    }
    return Dictionary(
      uniqueKeysWithValues: zip(names, results[1].list).map { name, json in
        (
          name,
          Look(
            tag: table(json["tag"]), big: table(json["big"]), off: json["off"].text ?? "",
            note: table(json["note"]), press: table(json["press"]), glide: table(json["glide"]),
            durations: json["durations"].list.compactMap(\.text))
        )
      })
  }

  @Test func attributesAnywhereChoose() async throws {
    let looks = try await looks([
      "plain", "compact", "comfortable", "high", "highCompact", "dark", "darkHigh", "own",
    ])
    #expect(looks["plain"] == look(false, false))
    #expect(looks["compact"] == look(false, true))
    #expect(looks["comfortable"] == look(false, false))
    #expect(looks["high"] == look(true, false))
    #expect(looks["highCompact"] == look(true, true))
    #expect(looks["dark"] == look(false, false, isDark: true))
    #expect(looks["darkHigh"] == look(true, false, isDark: true))
    #expect(looks["own"] == look(false, true))
  }

  @Test func theSystemChoosesUnlessAnAttributeDoes() async throws {
    let system = try await looks(
      ["plain", "compact", "high"], preferences: [.moreContrast, .dark])
    #expect(system["plain"] == look(true, false, isDark: true))
    #expect(system["compact"] == look(true, true, isDark: true))
    let chosen = try await looks(
      ["plain"], root: #"data-contrast="standard" data-appearance="light""#,
      preferences: [.moreContrast, .dark])
    #expect(chosen["plain"] == look(false, false))
  }

  @Test(.requires(StyleSheet.tools))
  func parse() async throws {
    let css = try await FiguresExample.compiled.value
    for name in ["tokens.css", "components.css"] {
      #expect(try await StyleSheet.parse(css.text("css", name)).errors == [])
    }
  }
}
