import Diagnostics
import Diff
import Foundation
import IR
import TestSupport
import Testing

/// The reports: what they say, and that nothing from specs can say anything else.
@Suite struct ReportTests {
  private static let nasty =
    "</code></style><script>alert(1)</script> `x` | y @octocat #12 <!-- \u{202E}\u{1B}[31m [a](http://b) & '\""

  private func nasty() async -> DesignDiff {
    let name = #""<img src=x onerror=alert(1)>|`@all`""#
    func text(_ suffix: String) -> String {
      let quoted = Self.nasty.unicodeScalars.map { scalar -> String in
        switch scalar.value {
        case 0x22, 0x5C: "\\\(scalar)"
        case 0x20..<0x7F: String(scalar)
        default: "\\u" + String(0x10000 + scalar.value, radix: 16).dropFirst()
        }
      }.joined()
      return "\"\(quoted)\(suffix)\""
    }
    return await Compared(
      "tokens: { \(name): { $type: string, $value: \(text("1")), $description: \(text("1")) }, b: { $type: fontFamily, $value: \(text("1")) } }",
      "tokens: { \(name): { $type: string, $value: \(text("2")), $description: \(text("2")) }, b: { $type: fontFamily, $value: \(text("2")) } }"
    ).diff
  }

  @Test func textIsForTerminals() async {
    let text = await nasty().text
    #expect(text.contains("onerror"))
    #expect(!text.unicodeScalars.contains("\u{1B}"))
    #expect(!text.unicodeScalars.contains("\u{202E}"))
    #expect(
      text.hasSuffix(
        "fix: token '<img src=x onerror=alert(1)>|`@all`' was changed, and 2 more fixes\n"))
  }

  @Test func textSaysTheVerdictLast() async {
    let compared = await Compared(
      "tokens: { a: { $type: dimension, $value: 4, $modes: { dark: 5 } }, b: 2, c: 1 }",
      "tokens: { a: { $type: dimension, $value: 5, $modes: { dark: 7 } }, c: 1, d: { $type: string, $value: x } }"
    )
    #expect(
      compared.diff.text == """
        Breaking changes (1)
          - token 'b' removed: 2
              (code that names it breaks)

        Features (1)
          + token 'd' added: "x"

        Fixes (1)
          ~ token 'a'
              light: 4px → 5px
              dark: 5px → 7px

        breaking: token 'b' was removed

        """)
  }

  /// In a table of GitHub's Markdown, text can end no cell and begin no markup; what stands in `<code>` calls
  /// nobody.
  @Test func markdownIsEscaped() async {
    let markdown = await nasty().markdown
    #expect(markdown.contains("onerror"))
    for line in markdown.split(separator: "\n") where line.hasPrefix("| ") {
      #expect(line.count { $0 == "|" } == 5)
    }
    var rest = markdown
    for tag in ["<code>", "</code>", "<br>"] { rest = rest.replacing(tag, with: "") }
    #expect(!rest.contains("<"))
    #expect(!rest.contains("@") && !rest.contains("["))
    #expect(!markdown.unicodeScalars.contains("\u{202E}"))
    #expect(!rest.replacing("### ", with: "").replacing("#", with: "").contains("`"))
  }

  @Test func markdownShowsColours() async {
    let compared = await Compared(
      "tokens: { a: { $type: color, $value: \"#FF0000\" } }",
      "tokens: { a: { $type: color, $value: \"#00FF00\" } }")
    #expect(
      compared.diff.markdown == """
        ### Design changes: fix

        <code>old</code> → <code>new</code>: 1 fix. The next version is a patch one: token <code>a</code> was changed.

        #### Fixes (1)

        | Change | When | Before | After |
        |---|---|---|---|
        | token <code>a</code> |  | `#FF0000` | `#00FF00` |

        """)
  }

  /// A comment holds 65,536 characters.
  @Test func longMarkdownIsCut() async {
    func spec(_ value: Int) -> String {
      "tokens:\n"
        + (0..<3000).map { "  name\($0): { $type: number, $value: \($0 + value) }\n" }.joined()
    }
    let markdown = await Compared(spec(1), spec(5000)).diff.markdown
    #expect(markdown.utf8.count < 61_000)
    #expect(markdown.contains("more changes are left out here"))
  }

  @Test func htmlIsEscaped() async {
    let html = await nasty().html
    #expect(html.contains("onerror"))
    #expect(!html.contains("<img") && !html.contains("<script") && !html.contains("</style><"))
    #expect(html.components(separatedBy: "<style>").count == 2)
    #expect(!html.unicodeScalars.contains("\u{202E}"))
    #expect(html.contains("default-src 'none'"))
  }

  @Test func jsonIsAsTheSchemaSays() async throws {
    let diff = await nasty()
    let value = try JSONSerialization.jsonObject(with: Data(diff.json(tool: "1").utf8))
    let root = try #require(value as? [String: Any])
    #expect(root["version"] as? Int == 1)
    let changes = try #require(root["changes"] as? [[String: Any]])
    #expect(changes.count == diff.changes.count)
    let differences = try #require(changes.first?["differences"] as? [[String: Any]])
    // What is escaped is read as it was.
    #expect((differences.first?["old"] as? String)?.contains("<script>alert(1)</script>") == true)
    let place = try #require(changes.first?["newPlace"] as? [String: Any])
    #expect(place["file"] as? String == "0.yaml")
    #expect(place["line"] as? Int == 1)
  }

  @Test func diagnosticsHaveTheirLevels() async {
    let diff = await Compared(
      "tokens: { g: { a: 1, b: 2 }, c: 3 }", "tokens: { g: { b: 2 }, c: 4, d: 5.5 }"
    ).diff
    let plain = diff.diagnostics(failingAt: nil).diagnostics
    #expect(plain.map(\.severity) == [.warning, .note, .note])
    #expect(plain.map(\.rule) == [.breakingChange, .fixChange, .featureChange])
    // What is gone is told at the group that it was in.
    #expect(plain[0].span == diff.head.design.groups.first { $0.name == "g" }?.annotation.span)
    let strict = diff.diagnostics(failingAt: .feature).diagnostics
    #expect(strict.map(\.severity) == [.error, .note, .error])
  }
}
