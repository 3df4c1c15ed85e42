import Emission
import Testing

@testable import ComposeEmitter

/// Kotlin's lexical rules.
struct KotlinTests {
  private func literal(_ text: String) -> String {
    let code: Code<Kotlin> = "\(string: text)"
    return code.text
  }

  @Test func stringsCannotEndOrBecomeTemplates() {
    #expect(literal("a \"b\" \\ $c ${d}") == #""a \"b\" \\ \$c \${d}""#)
    #expect(literal("one\ntwo\r\tthree") == #""one\ntwo\r\tthree""#)
  }

  @Test func whatCannotBeSeenIsWrittenAsANumber() {
    #expect(
      literal("\u{0}\u{C}\u{7F}\u{202E}\u{2028}\u{FEFF}")
        == #""\u0000\u000C\u007F\u202E\u2028\uFEFF""#)
    // A tag of the supplementary planes is two units.
    #expect(literal("\u{E0041}") == #""\uDB40\uDC41""#)
    #expect(literal("é 日本 😀") == "\"é 日本 😀\"")
  }

  @Test func commentsCannotEndNestOrTag() {
    let code: Code<Kotlin> = "/** \(comment: "a */ b /* c */*/ @param x mail@home **/") */"
    #expect(code.text == "/** a * / b / * c * / * / &#64;param x mail@home ** / */")
  }

  @Test(arguments: ["class", "in", "typeof", "when", "is"])
  func hardKeywordsAreQuoted(_ word: String) {
    #expect(Identifier<Kotlin>(word)?.spelling == "`\(word)`")
  }

  @Test(arguments: ["value", "data", "open", "operator", "é", "日本語", "نص"])
  func otherWordsAreNot(_ word: String) {
    #expect(Identifier<Kotlin>(word)?.spelling == word)
  }

  @Test func symbolsAndMarksAreQuoted() {
    #expect(Identifier<Kotlin>("😀Face")?.spelling == "`😀Face`")
    #expect(Identifier<Kotlin>("e\u{301}")?.spelling == "`e\u{301}`")
  }

  @Test(arguments: ["2xl", "", "a b", "a.b", "a`b", "a/b", "a\u{200D}b"])
  func whatNoNameCanHoldIsRefused(_ text: String) {
    #expect(Identifier<Kotlin>(text) == nil)
  }
}
