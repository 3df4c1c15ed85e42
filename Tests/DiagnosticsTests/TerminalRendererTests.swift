import Diagnostics
import Testing

struct TerminalRendererTests {
  @Test func showsPlaceLabelRelatedPlacesAndHelp() {
    let source = Marked(
      """
      a: 1
      color:
        green: "#0F0"
        ‹green›: "#0E0"
        other: ‹"{x}"›
      """)
    let text = source.render(
      label: "here", help: ["do this", "or that"],
      related: [.init(span: source.span(1), message: "the other place")])
    #expect(
      text == """
        error[invalid-value]: something is wrong
         --> tokens/a.yaml:4:3
          |
        4 |   green: "#0E0"
          |   ^^^^^ here
          = note: the other place
         --> tokens/a.yaml:5:10
          |
        5 |   other: "{x}"
          |          ~~~~~
          = help: do this
          = help: or that

        """)
  }

  @Test func oneGutterForAllPlaces() {
    let source = Marked(String(repeating: "x\n", count: 98) + "‹a›\n‹b›\n")
    let text = source.render(related: [.init(span: source.span(1), message: "b")])
    #expect(text.contains("\n 99 | a\n    | ^\n"))
    #expect(text.contains("\n100 | b\n    | ~\n"))
    #expect(text.contains("\n   --> tokens/a.yaml:99:1\n    |\n"))
  }

  @Test func spanOverSeveralLines() {
    #expect(
      Marked("k: ‹[1,\n   2]›\n").excerpt() == [
        "1 | k: [1,", "  |    ^^^", "2 |    2]", "  |    ^^",
      ])
    #expect(
      Marked("k: ‹[1,\n 2,\n 3]›, x\n").excerpt() == [
        "1 | k: [1,", "  |    ^^^", " ...", "3 |  3], x", "  |  ^^",
      ])
    // A span that ends with the line break belongs to its line.
    #expect(Marked("k: ‹v\n›next").excerpt() == ["1 | k: v", "  |    ^"])
  }

  @Test func underlinesAreUnderWhatIsMeant() {
    #expect(Marked("\tk: ‹v›").excerpt() == ["1 |     k: v", "  |        ^"])
    #expect(Marked("色: ‹値段›").excerpt() == ["1 | 色: 値段", "  |     ^^^^"])
    #expect(Marked("🎨: ‹v›").excerpt() == ["1 | 🎨: v", "  |     ^"])
    #expect(Marked("e\u{301}: ‹v›").excerpt() == ["1 | e\u{301}: v", "  |    ^"])
    #expect(Marked("a: ‹›").excerpt() == ["1 | a: ", "  |    ^"])
  }

  @Test func nothingFromAFileMovesTheCursorOrTurnsText() {
    let source = Marked("a: ‹\u{1B}[31mred\u{7}\u{202E}x\u{9B}\u{2028}›\u{0}")
    #expect(
      source.excerpt() == [
        "1 | a: ␛[31mred␇<U+202E>x<U+009B><U+2028>␀",
        "  |    " + String(repeating: "^", count: 34),
      ])
    var renderer = TerminalRenderer(sources: source.sources)
    let text = renderer.render(
      .error(.invalidValue, at: nil, "a\nb\u{1B}", help: ["c\u{202E}"]))
    #expect(text == "error[invalid-value]: a␊b␛\n  = help: c<U+202E>\n")
  }

  @Test func longLinesAreCutAroundThePlace() {
    let long = String(repeating: "abcdefghi ", count: 30)
    #expect(
      Marked("\(long)‹here›\(long)").excerpt(width: 46) == [
        "1 | …i abcdefghi hereabcdefghi abcdefghi abcd…",
        "  |              ^^^^",
      ])
    #expect(
      Marked("‹ab›\(long)").excerpt(width: 46) == [
        "1 | ababcdefghi abcdefghi abcdefghi abcdefgh…", "  | ^^",
      ])
    #expect(
      Marked("\(long)‹end›").excerpt(width: 46) == [
        "1 | …defghi abcdefghi abcdefghi abcdefghi end",
        "  |                                       ^^^",
      ])
    let all = Marked("‹\(long)›").excerpt(width: 46)
    #expect(all.allSatisfy { $0.count <= 46 })
    #expect(Marked("\(long)‹色›\(long)").excerpt(width: 46)[1].hasSuffix(" ^^"))
  }

  @Test func placesOutsideOfTheFileAreDrawnIn() {
    let source = Marked("a: 1\n")
    var renderer = TerminalRenderer(sources: source.sources)
    let beyond = SourceSpan(file: FileID(0), start: 900, end: 1000)
    #expect(renderer.render(.error(.invalidValue, at: beyond, "m")).contains("a.yaml:2:1"))
    let nowhere = SourceSpan(file: FileID(7), start: 0, end: 1)
    #expect(
      renderer.render(.error(.invalidValue, at: nowhere, "m")) == "error[invalid-value]: m\n")
  }

  @Test func bytesThatAreNoTextAreShown() {
    var renderer = TerminalRenderer(
      sources: SourceMap(files: [
        SourceFile(path: "a.yaml", bytes: [0x61, 0xFF, 0x62, 0xE9, 0x20, 0x63])
      ]))
    let span = SourceSpan(file: FileID(0), start: 5, end: 6)
    let lines = renderer.render(.error(.invalidEncoding, at: span, "m")).split(separator: "\n")
    #expect(lines.suffix(2) == ["1 | a\u{FFFD}b\u{FFFD} c", "  |      ^"])
  }

  @Test func colourOnlyWhenToldTo() {
    let source = Marked("a: ‹1›")
    #expect(!source.render(label: "l", help: ["h"]).contains("\u{1B}"))
    let text = source.render(usesColor: true)
    #expect(text.hasPrefix("\u{1B}[1;31merror[invalid-value]\u{1B}[0m"))
    #expect(text.contains("\u{1B}[1;31m^\u{1B}[0m"))
  }

  @Test func aListIsSortedAndCounted() {
    let source = Marked("a: ‹1›\nb: ‹2›\n")
    var list = DiagnosticList()
    var renderer = TerminalRenderer(sources: source.sources)
    #expect(renderer.render(list) == "")
    list.report(.error(.invalidValue, at: source.span(1), "second"))
    list.report(.warning(.invalidValue, at: source.span(0), "first"))
    list.report(.error(.invalidValue, at: source.span(1), "third"))
    let text = renderer.render(list)
    let heads = text.split(separator: "\n").filter { $0.contains("[invalid-value]") }
    #expect(
      heads == [
        "warning[invalid-value]: first", "error[invalid-value]: second",
        "error[invalid-value]: third",
      ])
    #expect(text.hasSuffix("\n\n2 errors and 1 warning\n"))
  }
}
