import Foundation
import TestSupport
import Testing

/// Style sheets mean to lightningcss what they mean to a browser: in its own spelling they look the same.
@Suite(.requires(StyleSheet.tools + Browser.tools))
struct LightningTests {
  /// Every class on an element, alone and with each attribute that a rule asks for.
  private func page(_ sheets: [String], _ original: [String]) -> String {
    let code = original.joined()
    let classes = Set(code.matches(of: /\.([a-z][\w-]*)/).map { String($0.1) }).sorted()
    let attributes = Set(code.matches(of: /\[(data-[\w-]+(?:="[^"]*")?)\]/).map { String($0.1) })
    let elements = classes.flatMap { name in
      ([""] + attributes.sorted() + ["disabled", "dir=\"rtl\""]).map {
        "<button class=\"\(name)\" \($0)>a</button>"
      }
    }
    return """
      <!doctype html><html lang="en"><meta charset="utf-8"><title>All</title>
      \(sheets.map { "<style>\($0)</style>" }.joined())<main>\(elements.joined())</main>
      """
  }

  private static let look = """
    () => [...document.querySelectorAll("main > *")].flatMap((element) =>
      [null, "::before", "::after"].map((pseudo) => {
        const style = getComputedStyle(element, pseudo)
        // Custom properties keep their blanks; what they do shows in the others. lightningcss counts in
        // 32 bits, and where no picture is, says nothing of the place of one.
        const says = (name) => !name.startsWith("--") &&
          !(name.startsWith("background-position") && style.backgroundImage === "none")
        const rounded = (text) => text.replace(/-?\\d+\\.\\d+/g, (number) => (+number).toFixed(3))
        return [...style].filter(says)
          .map((name) => name + ": " + rounded(style.getPropertyValue(name))).join("; ")
      }))
    """

  @Test(arguments: GeneratedSpec.allCases.filter { $0 != .landmines })
  func looksTheSame(spec: GeneratedSpec) async throws {
    let sheets = try await spec.files("css").map { try String(contentsOf: $0, encoding: .utf8) }
    var minified: [String] = []
    for sheet in sheets {
      let parsed = try await StyleSheet.parse(sheet)
      #expect(parsed.errors == [])
      minified.append(try #require(parsed.minified))
    }
    for preferences in [[], [.dark, .moreContrast]] as [[Browser.Task.Preference]] {
      let results = try await Browser.run(
        .open(html: page(sheets, sheets), preferences: preferences), .evaluate(Self.look),
        .open(html: page(minified, sheets), preferences: preferences), .evaluate(Self.look))
      let (own, other) = (results[1].list, results[3].list)
      try #require(own.count == other.count && own.count > 20)
      for (one, two) in zip(own, other) where one != two {
        let parts = [one, two].map { Set(($0.text ?? "").split(separator: "; ")) }
        Issue.record(
          "\(parts[0].subtracting(parts[1]).sorted()) is \(parts[1].subtracting(parts[0]).sorted())"
        )
        return
      }
    }
  }
}
