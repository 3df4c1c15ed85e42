import Emission
import Testing

@testable import SwiftUIEmitter

@Suite("Swift's lexical rules")
struct LexiconTests {
  private typealias Language = Swift

  @Test(
    "Texts are quoted so that nothing in them is code",
    arguments: [
      ("plain", #""plain""#), (#"say "hi""#, #""say \"hi\"""#), (#"\(x)"#, #""\\(x)""#),
      ("a\nb\tc\rd", #""a\nb\tc\rd""#), ("$x ${y} */ //", #""$x ${y} */ //""#),
      ("\u{7}", #""\u{7}""#), ("a\u{202E}b", #""a\u{202E}b""#), ("\u{2028}", #""\u{2028}""#),
      ("日本 é 👩‍👧", #""日本 é 👩‍👧""#), ("", #""""#),
    ])
  func strings(_ text: String, _ expected: String) {
    #expect(("\(string: text)" as Code<Language>).text == expected)
  }

  @Test(
    "Keywords are quoted",
    arguments: ["default", "in", "class", "operator", "await", "protocol", "repeat"])
  func keywords(_ name: String) {
    #expect(Identifier<Language>(name)?.spelling == "`\(name)`")
  }

  @Test(
    "What cannot be said even in quotes is no name",
    arguments: ["self", "Self", "init", "Type", "Protocol", "Any", "_", "", "2xl", "a-b", "☀"])
  func unsayable(_ name: String) {
    #expect(Identifier<Language>(name) == nil)
  }

  @Test(
    "Letters of all scripts are letters, and words that mean something in some places only are names",
    arguments: ["größe", "日本", "🎈red", "object", "typeof", "left", "get", "open", "_a", "a1"])
  func names(_ name: String) {
    #expect(Identifier<Language>(name)?.spelling == name)
  }

  @Test(
    "Marks that nobody sees are no part of names",
    arguments: ["a\u{200D}b", "a\u{202E}b", "a\u{FE0F}", "\u{0301}a"])
  func invisible(_ name: String) {
    #expect(Identifier<Language>(name) == nil)
  }
}
