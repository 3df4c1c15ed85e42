import CSSEmitter
import Emission
import Testing

@Suite struct LexiconTests {
  private func literal(_ text: String) -> String { ("\(string: text)" as Code<CSS>).text }
  private func comment(_ text: String) -> String { ("\(comment: text)" as Code<CSS>).text }

  @Test(arguments: [
    ("plain", #""plain""#),
    (#"a"b"#, #""a\"b""#),
    (#"a\b"#, #""a\\b""#),
    ("a\nb", #""a\a b""#),
    ("a\r\nb", #""a\d \a b""#),
    ("</style>", #""<\/style>""#),
    ("<!--", #""<\!--""#),
    ("a < b / c", #""a < b / c""#),
    ("\u{0}\u{7}", #""\fffd \7 ""#),
    ("\u{202E}abc", #""\202e abc""#),
    ("*/ { } ; url(x)", #""*/ { } ; url(x)""#),
    ("日本 🙂", #""日本 🙂""#),
  ])
  func strings(_ text: String, _ expected: String) {
    #expect(literal(text) == expected)
  }

  @Test(arguments: [
    ("a */ b", "a * / b"),
    ("a /* b", "a / * b"),
    ("</style>", "< /style>"),
    ("</STYLE >", "< /STYLE >"),
    ("</b> is fine", "</b> is fine"),
    ("**//", "** //"),
    ("two\nlines", "two lines"),
  ])
  func comments(_ text: String, _ expected: String) {
    #expect(comment(text) == expected)
  }

  /// The second column is what `CSS.escape()` gives in a browser.
  @Test(arguments: [
    ("green", "green"), ("2xl", #"\32 xl"#), ("-2xl", #"-\32 xl"#), ("-", #"\-"#), ("--x", "--x"),
    ("a.b", #"a\.b"#), ("a b", #"a\ b"#), ("größe", "größe"), ("日本", "日本"), ("🙂", "🙂"),
    ("_1", "_1"), ("a\u{1}", #"a\1 "#),
  ])
  func identifiers(_ name: String, _ expected: String) {
    #expect(Identifier<CSS>(name)?.spelling == expected)
  }

  /// Newer browsers allow fewer letters outside ASCII than older ones: those are escaped.
  @Test func restrictedLetters() {
    #expect(Identifier<CSS>("a©")?.spelling == #"a\a9 "#)
    #expect(Identifier<CSS>("a\u{2603}")?.spelling == #"a\2603 "#)
  }
}
