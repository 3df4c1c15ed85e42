import Diagnostics
import Document
import Testing

struct EncodingTests {
  @Test(arguments: ["a.yaml", "a.json"])
  func byteOrderMark(_ path: String) {
    let reading = Reading("\u{FEFF}{\"é\": ‹\"ü\"›}", path: path)
    #expect(reading.messages == [])
    #expect(reading.node("é")?.span.range == reading.marks[0])
    #expect(reading.outline == "{é: 'ü'}")
  }

  @Test(arguments: ["\r\n", "\r", "\n"])
  func lineBreaks(_ lineBreak: String) {
    let reading = Reading(
      "a:\n  - ‹é›\n  - ‹\"x\"›\nb: ‹|\n  one\n\n  two›\n\nc: ‹1›".replacing("\n", with: lineBreak))
    #expect(reading.messages == [])
    #expect(reading.outline == "{a: ['é', 'x'], b: 'one\n\ntwo\n', c: 1.0}")
    #expect(
      [
        reading.node("a", "0"), reading.node("a", "1"), reading.node("b"), reading.node("c"),
      ].map { $0?.span.range } == reading.marks)
  }

  @Test(arguments: [
    [0xE9], [0x80], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82],
  ])
  func invalidUTF8(_ bad: [UInt8]) {
    for path in ["a.yaml", "a.json"] {
      let reading = Reading(bytes: Array("a: \"é\" #".utf8) + bad, path: path)
      #expect(reading.rules == [.invalidEncoding])
      #expect(reading.ranges == [9..<10])
      #expect(reading.tree == nil)
    }
  }

  @Test(arguments: [
    "\u{0}", "\u{1}", "\u{1B}", "\u{7F}", "\u{80}", "\u{9F}", "\u{FFFE}", "\u{FFFF}",
  ])
  func controlCharacters(_ character: String) {
    let reading = Reading("a: 1\nb: x‹\(character)›y‹\(character)›\n")
    #expect(reading.rules == [.invalidEncoding, .invalidEncoding])
    #expect(reading.ranges == reading.marks)
  }

  @Test func charactersThatOnlyLookLikeControls() {
    #expect(Reading("a: \"\u{85}\u{A0}\u{FFFD}\u{E000}\u{10FFFF}\"\n").rules == [])
  }

  @Test func everyControlCharacterIsSeenWhereverItStands() {
    // Eight bytes are looked at at once: every byte value in every place of such a group.
    for place in 0..<17 {
      for byte in UInt8(0)..<0x80 {
        var bytes = Array("# aaaaaaaaaaaaaaaaaaaaaaa".utf8)
        bytes[2 + place] = byte
        let isPlain = (0x20..<0x7F).contains(byte) || [0x09, 0x0A, 0x0D].contains(byte)
        let reading = Reading(bytes: bytes)
        #expect(reading.rules.contains(.invalidEncoding) == !isPlain, "\(byte) at \(place)")
      }
    }
  }

  @Test(arguments: [
    ([0xFF, 0xFE, 0x61, 0x00], "UTF-16"), ([0xFE, 0xFF, 0x00, 0x61], "UTF-16"),
    ([0x61, 0x00, 0x3A, 0x00], "UTF-16"), ([0x00, 0x61, 0x00, 0x3A], "UTF-16"),
    ([0xFF, 0xFE, 0x00, 0x00], "UTF-32"), ([0x61, 0x00, 0x00, 0x00], "UTF-32"),
    ([0x00, 0x00, 0xFE, 0xFF], "UTF-32"),
  ])
  func otherEncodings(_ pair: ([UInt8], String)) {
    for path in ["a.yaml", "a.json"] {
      let reading = Reading(bytes: pair.0, path: path)
      #expect(reading.messages == ["invalid-encoding: this file is saved as \(pair.1)"])
      #expect(reading.diagnostics[0].help == ["save it as UTF-8"])
    }
  }
}
