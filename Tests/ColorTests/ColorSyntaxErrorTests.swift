import Testing

@testable import Color

/// Each text has the fault between ‹ and ›.
@Suite struct ColorSyntaxErrorTests {
  @Test(arguments: [
    ("", "a colour is missing here"),
    ("‹gren›", "'gren' is not the name of a colour"),
    (" ‹6DE67B› ", "'6DE67B' is not the name of a colour"),
    ("‹currentColor›", "'currentColor' is known only where a page is shown"),
    ("‹inherit›", "'inherit' is not a colour by itself"),
    ("‹frob›(1)", "'frob()' does not make a colour here"),
    ("‹color-mix›(in oklab, red, blue)", "'color-mix()' does not make a colour here"),
    ("red‹;›", "the colour ends before this"),
    ("#fff ‹#000› ", "the colour ends before this"),
    ("‹()›", "'()' is not a colour"),
    ("‹rgb›", "'rgb' needs numbers"),
    ("‹rgb› (1 2 3)", "no blank stands between 'rgb' and its bracket"),
    ("rgb(1 2 ‹3›", "the closing bracket is missing"),
    ("rgb(1 2‹)›", "rgb() needs three numbers"),
    ("rgb(‹,›1)", "a number is missing here"),
    ("rgb(1,2 ‹3›)", "commas and blanks are mixed"),
    ("rgb(1 2‹,› 3)", "commas and blanks are mixed"),
    ("rgb(1, 2, 3 ‹/› 50%)", "with commas, the opacity stands behind a comma too"),
    ("rgb(1 2 3 ‹4›)", "rgb() takes three numbers and, behind a '/', an opacity"),
    ("rgb(1,2,3,4‹,›5)", "nothing may follow the opacity"),
    ("rgb(1%,‹2›,3%)", "percentages and plain numbers are mixed"),
    ("rgb(‹none›, 1, 2)", "'none' cannot stand between commas"),
    ("hsl(140, ‹80›, 38%)", "with commas, saturation and lightness are percentages"),
    ("hsl(‹50%› 20% 20%)", "a hue is an angle, not a percentage"),
    ("hsl(‹10px› 20% 20%)", "'px' is no unit of a colour"),
    ("rgb(‹10deg› 0 0)", "an angle cannot stand here"),
    ("rgb(0 0 0 / ‹1deg›)", "an opacity is a number from 0 to 1, or a percentage"),
    ("lab(1‹,› 2, 3)", "the numbers of lab() are separated by blanks"),
    ("color(‹foo› 1 2 3)", "'foo' is not a colour space that color() knows"),
    ("color(‹1› 2 3)", "color() begins with the name of a colour space"),
    ("oklch(‹from› red l c h)", "a colour cannot be made from another with 'from' here"),
    ("rgb(‹calc›(1) 2 3)", "a colour function takes plain numbers, not calc()"),
    ("rgb(‹var›(--x) 2 3)", "var() works only in CSS"),
    ("rgb(1 ‹{›a} 3)", "a token in braces cannot be one of a colour's numbers"),
    ("rgb(‹1e999› 0 0)", "this number is far too large for a colour"),
    ("rgb(1 ‹zwei› 3)", "'zwei' is not a number"),
  ])
  func pointsAtTheFault(marked: String, message: String) throws {
    let text = marked.filter { $0 != "‹" && $0 != "›" }
    let error = try #require(failure(text))
    #expect(error.message == message)
    if let start = marked.firstIndex(of: "‹"), let end = marked.firstIndex(of: "›") {
      let low = marked[..<start].utf8.count
      let length = marked[marked.index(after: start)..<end].utf8.count
      #expect(error.range == low..<low + length)
    }
  }

  @Test func showsTheMend() {
    #expect(failure("6DE67B")?.help == "a hex colour begins with #: write \"#6DE67B\"")
    #expect(failure("lab(1, 2, 3, 50%)")?.help == "write lab(1 2 3 / 50%)")
    #expect(failure("lab(1, 2, 3, 50%")?.help == "write lab(60% 40 -20)")
    #expect(failure("color(srgb 1, 2, 3)")?.help == "write color(display-p3 0.9 0.15 0.1)")
    #expect(failure("hsl(140, 80, 38%)")?.help == "write 80%")
    #expect(failure("color-mix(in lab, red, blue)")?.help.hasPrefix("write mix(a, b, 20%)") == true)
  }

  @Test func offersTheNamesThatWouldDo() {
    #expect(failure("gren")?.candidates.contains("green") == true)
    #expect(failure("gren")?.kind == .unknownName)
    #expect(failure("okclh(1 2 3)")?.candidates.contains("oklch") == true)
    #expect(failure("color(p3 1 2 3)")?.candidates.contains("display-p3") == true)
  }

  /// An enormous text is not repeated in the message.
  @Test func quotesInPart() throws {
    let error = try #require(failure(String(repeating: "é", count: 5_000)))
    #expect(error.message.utf8.count < 200)
    #expect(error.range == 0..<10_000)
  }
}
