import Diagnostics
import Document
import Testing

/// What is said where libyaml can't go on. The marks are the places, in order.
struct YAMLDiagnosisTests {
  private func check(
    _ text: String, _ messages: [String], rule: Rule = .invalidYAML, isRead: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let reading = Reading(text)
    #expect(reading.diagnostics.map(\.message) == messages, sourceLocation: sourceLocation)
    #expect(reading.ranges == reading.marks, sourceLocation: sourceLocation)
    #expect(reading.rules == messages.map { _ in rule }, sourceLocation: sourceLocation)
    #expect((reading.tree != nil) == isRead, sourceLocation: sourceLocation)
    #expect(reading.diagnostics.allSatisfy { !$0.help.isEmpty }, sourceLocation: sourceLocation)
  }

  @Test func tabs() {
    check("ink:\n‹\t›type: color\n", ["this line is indented with a tab"], isRead: false)
    check("a:\r\n  b: 1\r\n‹\t›c: 2\r\n", ["this line is indented with a tab"], isRead: false)
    check("a:\n‹ \t›b: 1\n\tc: 2\n\t\td: 1\n", ["this line is indented with a tab"], isRead: false)
    let reading = Reading("a:\n \tb: 1\n\tc: 2\n# \t\n\t\td: 1\n")
    #expect(reading.diagnostics.first?.label == "2 more below")
    #expect(reading.diagnostics.first?.fixIts.first?.replacement == "   ")
    #expect(Reading("a:\tb\nc: x\ty\t# z\n").messages == [])
  }

  @Test func keysWithoutColon() {
    check("a: 1\n‹b›\nc: 2\n", ["this line has no ':'"])
    check("‹a›\nb: 1\n", ["this line has no ':'"])
    check("a:\n  b: 1\n  ‹some words› # note\n  c: 2\n", ["this line has no ':'"])
    check("color‹:›red\nb: 1\n", ["a space is missing behind this ':'"])
    check("a: 1\nb‹:›2\nc: 1\n", ["a space is missing behind this ':'"])
    check("a:\n  b‹:›2\n  c: 3\n", ["a space is missing behind this ':'"])
  }

  @Test func colonsInTexts() {
    check("d: ‹Note: this›\n", ["a text that holds ': ' needs quotes"])
    check("- d: ‹Don't: do› # x\n  e: 1\n", ["a text that holds ': ' needs quotes"])
    #expect(Reading("d: Note: this\n").diagnostics[0].help == ["write \"Note: this\""])
    #expect(
      Reading("d: say \"a\": b\n").diagnostics[0].help == ["write 'say \"a\": b'"])
  }

  @Test func indentation() {
    let deeper = "this line is indented deeper than the one above, which has a value already"
    check("a: 1\n  ‹b: 2›\n", [deeper], isRead: false)
    check("a: x\n\n   ‹y: z›\nb: 1\n", [deeper], isRead: false)
    let fits = "the indentation of this line fits none above it"
    check("a:\n  b: 1\n ‹c: 2›\n", [fits], isRead: false)
    check("a:\n  - b: 1\n   ‹c: 2›\n", [fits], isRead: false)
    check("a: |\n  text\n ‹b: 1›\n", [fits], isRead: false)
    check("a: 1\n‹- b›\n", ["a list entry stands among keys"], isRead: false)
    check("- a\n‹b: 1›\n", ["this line stands among list entries and is none"], isRead: false)
    check("a: ‹- b›\n", ["a list can't begin on the line of its key"])
    check("a: ‹? b›\n", ["a text that begins with '? ' needs quotes"])
  }

  @Test(arguments: ["@b", "`b`", "%b", "* 2", "*", "& b", "> 5", "| text", "|2x", ", b", "@ü «x»"])
  func beginningsThatNeedQuotes(_ value: String) {
    check("a: ‹\(value)›\nb: 1\n", ["\(value) needs quotes"])
    check("- ‹\(value)› # note\n- 1\n", ["\(value) needs quotes"])
    let reading = Reading("é:\n  a: \(value)\n  b: 1\n")
    #expect(reading.node("é", "a")?.isReported == true)
    #expect(reading.node("é", "b")?.isReported == false)
    var bytes = Array(reading.text.utf8)
    for fixIt in reading.diagnostics.flatMap(\.fixIts) {
      bytes.replaceSubrange(fixIt.span.range, with: Array(fixIt.replacement.utf8))
    }
    #expect(Reading(bytes: bytes).node("é", "a")?.text == value)
  }

  @Test func beginningsInBrackets() {
    check("a: { x: ‹@y›, z: ‹`q`› }\n", ["@y needs quotes", "`q` needs quotes"])
    check("a: [‹* 2›, 3]\n", ["* 2 needs quotes"])
    check("‹@a›: 1\nb: 1\n", ["@a needs quotes"])
  }

  @Test func directives() {
    check("‹%b: 1›\n", ["a line can't begin with '%' here"], isRead: false)
    check("‹%YAML 3.0›\n---\na: 1\n", ["this version of YAML is not known here"], isRead: false)
    #expect(Reading("%YAML 1.2\n---\na: 1\n").messages == [])
  }

  @Test func quotes() {
    let unclosed = "this text has no closing quote"
    check("a: ‹\"text›\nb: 1\n", [unclosed], isRead: false)
    check("a: ‹'text›\nb: 'x'\nc: 1\n", [unclosed], isRead: false)
    check("a: ‹\"text›\nb: \"x\"\n", [unclosed], isRead: false)
    check("a: ‹\"x›", [unclosed], isRead: false)
    check("a: \"x‹\\d›y\"\n", ["\\d has no meaning in double quotes"])
    check("a: \"‹\\é›\"\n", ["\\é has no meaning in double quotes"])
    check(
      "a: \"‹\\ud83d›\"\nb: \"‹\\u12›\"\n",
      ["\\ud83d is no character", "\\u12 is no character"])
  }

  @Test func somethingBehindAValue() {
    check("a: \"x\" ‹y›\nb: 1\n", ["something stands behind the closing quote"])
    check("a: 'it'‹s'›\nb: 1\n", ["something stands behind the closing quote"])
    check("a: \"{x}\" ‹* 2›\nb: 1\n", ["something stands behind the closing quote"])
    check("a: [1] ‹2›\nb: 1\n", ["something stands behind the closing bracket"])
    check("a: \"x\"‹: 1›\n", ["something stands behind the closing quote"])
    check("\"a\" ‹b›: 1\nc: 1\n", ["something stands behind the closing quote"])
    check("a: [ \"x\" ‹* 2›, 3 ]\n", ["something stands behind the closing quote"])
    #expect(Reading("a: 'it's'\n").diagnostics[0].help == ["write \"it's\""])
    #expect(Reading("a: \"{x}\" * 2\n").diagnostics[0].help == ["write \"{x} * 2\""])
    #expect(Reading("a: [ \"x\" * 2, 3 ]\n").diagnostics[0].help == ["write \"x * 2\""])
  }

  @Test func brackets() {
    let list = "this '[' is never closed"
    let map = "this '{' is never closed"
    check("a: ‹[›1, 2\nb: 3\n", [list])
    check("a: ‹[›1, 2", [list])
    check("a: ‹{› x: 1\nb: 3\n", [map])
    check("a: ‹{›\n  b: 1\nc: 2\n", [map], isRead: false)
    check("a: ‹[›1,\n", [list])
    check("a: [1, 2‹}›\n", ["'}' closes nothing here: ']' is missing"])
    check("a: [1 2]‹]›\n", ["']' closes nothing"])
    check("a: ‹}›\nb: 1\n", ["'}' closes nothing"])
    check("a: 1\n‹}›\n", ["'}' closes nothing"])
    check("a: [1,‹,›2]\n", ["a value is missing before this ','"])
    check("a: { x: 1 ‹y: 2› }\n", ["a ',' is missing before this"])
    check("a: [\"x\" ‹\"y\"›]\n", ["a ',' is missing before this"])
  }

  @Test(arguments: [
    "a: ‹{x} * 2›", "a: ‹{x} + 2›", "a: ‹{x} - 2›", "a: ‹{x} / 2›", "a: ‹{x}px›", "a: ‹{x}*2›",
    "a: ‹{x} {y}›", "a: ‹{ x } solid {y}› # note", "- ‹{x} * 2›\n- 1", "a: [‹{x} * 2›, 3]",
    "a: [‹2 * {x}›, 3]", "a: { v: ‹mix({x}, black, 20%)›, w: 1 }", "a: { v: ‹{x} * 2› }",
    "a:\n  $value: ‹{x.y} * 2›\n  b: 1", "‹{x} * 2›",
  ])
  func unquotedReferences(_ text: String) {
    check(
      text + "\n", ["a value with a reference stands without quotes"], rule: .unquotedReference)
  }

  @Test(arguments: [
    "a: [‹#fff›, ‹#000›]\nb: 1", "a: { v: ‹#fff› }\nb: 2", "a: { v: ‹#fff›, w: ‹#000000› }",
    "a: { b: 1,\n  c: ‹#fff›,\n  d: ‹#000› }\ne: 1", "a:\n  - { x: ‹#abcd› }\n  - 1",
    "a: { x: '#', v: ‹#fff› }",
  ])
  func unquotedColours(_ text: String) {
    let reading = Reading(text + "\n")
    #expect(reading.ranges == reading.marks)
    #expect(reading.rules.allSatisfy { $0 == .unquotedColor })
    #expect(reading.tree != nil)
    #expect(reading.diagnostics.allSatisfy { $0.fixIts.count == 1 })
  }

  @Test func severalDocuments() {
    let reading = Reading("a: 1\n‹---›\nb: 2\n")
    #expect(reading.rules == [.severalDocuments])
    #expect(reading.ranges == reading.marks)
    #expect(reading.outline == "{a: 1.0}")
    check("a: 1\n...\n‹b: 2›\n", ["something stands behind the end of the document"], isRead: false)
    #expect(Reading("---\na: 1\n...\n").messages == [])
  }

  @Test func everyFaultOfAFile() {
    let reading = Reading(
      """
      a: ‹@x›
      b: ‹Note: this›
      c: ‹{y} + 1›
      d: [‹#fff›]
      e: 1
      ‹e›: 2
      f: ‹*g›
      h: ‹[›1, 2
      """)
    #expect(Set(reading.ranges) == Set(reading.marks))
    #expect(reading.diagnostics.count == reading.marks.count)
    #expect(reading.node("e")?.text == "1")
    #expect(reading.node("b")?.isReported == true)
  }

  @Test func nothingBreaksOnDamagedFiles() {
    let seeds = [
      "a: { $value: \"#fff\", b: [1, {x}, 'é'] }\nc:\n  - &q d: |\n      text\n    e: *q\n  - \"\\u00e9\"\n",
      "%YAML 1.2\n---\n? k\n: >-\n  folded\n\n  text # no\n<<: { a: b }\n# c: d\ne: {x} * 2\n\tf: g\n...\n",
    ]
    let pieces = Array("{}[]\",:'#&*!|>%@`-? \n\r\t\\x\u{E9}0~".utf8)
    var state: UInt64 = 99
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    for round in 0..<4000 {
      var bytes = Array(seeds[round % 2].utf8)
      for _ in 0...random(4) {
        let place = random(bytes.count)
        switch random(4) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(pieces[random(pieces.count)], at: place)
        case 2: bytes.removeSubrange(place..<min(bytes.count, place + random(20)))
        default: bytes[place] = pieces[random(pieces.count)]
        }
        if bytes.isEmpty { bytes = [0x20] }
      }
      let reading = Reading(bytes: bytes)
      #expect(reading.tree != nil || !reading.diagnostics.isEmpty, "\(reading.text)")
      for diagnostic in reading.diagnostics {
        let range = diagnostic.span?.range ?? 0..<0
        #expect(range.upperBound <= bytes.count, "\(reading.text)")
        #expect(!diagnostic.message.contains("did not find"))
      }
    }
  }
}
