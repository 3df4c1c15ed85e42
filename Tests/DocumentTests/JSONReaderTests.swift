import Diagnostics
import Document
import Foundation
import Testing

struct JSONReaderTests {
  private func read(_ text: String, path: String = "a.json") -> Reading {
    Reading(text, path: path)
  }

  @Test func theNameOfTheFileDecides() {
    #expect(
      ["a.json", "a.tokens", "b.tokens.json", "a.resolver.json"].allSatisfy(DocumentReader.isJSON))
    #expect(
      !["a.yaml", "a.yml", "a.tokens.yaml", "a.tokens.yml", "json", "a.json.yaml"].contains(
        where: DocumentReader.isJSON))
    #expect(read("{a: 1}", path: "a.tokens").rules == [.invalidJSON])
    #expect(read("{a: 1}", path: "a.tokens.yml").rules == [])
  }

  @Test func everyKindOfValueWithItsPlace() {
    let reading = read(
      #"""
      ‹{ "a": ‹[1, -2.5e+3, ‹true›, false, null, ‹"é\n"›]›,
        "": ‹{}›, "<<": ‹[]›, "1": ‹"1"› }›
      """#)
    #expect(reading.messages == [])
    #expect(
      reading.outline
        == "{a: [1.0, -2500.0, true, false, null, 'é\n'], : {}, <<: [], 1: '1'}")
    let nodes = [
      reading.root, reading.node("a"), reading.node("a", "2"), reading.node("a", "5"),
      reading.node(""), reading.node("<<"), reading.node("1"),
    ]
    #expect(nodes.map { $0?.span.range } == reading.marks)
    #expect(reading.node("a", "1")?.text == "-2.5e+3")
    #expect(reading.node("1")?.isQuoted == true)
  }

  @Test func escapes() {
    let reading = read(#"["\"\\\/\b\f\n\r\t\u0041\u00e9\u8272\ud83d\ude00\uD834\uDD1E\u0000"]"#)
    #expect(reading.messages == [])
    #expect(reading.node("0")?.text == "\"\\/\u{8}\u{C}\n\r\tAé色😀𝄞\0")
  }

  @Test func contentPlacesInQuotes() {
    let reading = read(#"{ "a": "x {‹b.c›}" }"#)
    #expect(reading.node("a")?.contentSpan(3..<6).range == reading.marks[0])
  }

  @Test func longKeysAndNumbers() {
    let key = String(repeating: "k", count: 100_000)
    let number = "1" + String(repeating: "0", count: 5000) + ".5"
    let reading = read("{\"\(key)\": \(number), \"x\": 0.\(String(repeating: "3", count: 5000))}")
    #expect(reading.messages == [])
    #expect(reading.node(key)?.kind == .number(.infinity))
    #expect(reading.node("x")?.kind == .number(1.0 / 3))
  }

  @Test(arguments: [
    // Read over: reading goes on behind them.
    ("[1‹,›]", "a comma stands behind the last entry"),
    (#"{"a": 1‹,› }"#, "a comma stands behind the last entry"),
    ("[1, ‹// x›\n 2]", "JSON has no comments"),
    ("[1, ‹/* x */› 2]", "JSON has no comments"),
    ("‹# x›\n[1]", "JSON has no comments"),
    ("[‹'a b'›]", "'a b' stands in single quotes"),
    ("[‹12px›]", "12px stands without quotes"),
    ("[‹True›, 1]", "True stands without quotes"),
    ("[‹012›]", "JSON has no number of the form 012"),
    ("[‹+1›]", "JSON has no number of the form +1"),
    ("[‹.5›]", "JSON has no number of the form .5"),
    ("[‹1.›]", "JSON has no number of the form 1."),
    ("[‹0x1F›]", "JSON has no number of the form 0x1F"),
    ("{‹a›: 1}", "the key a stands without double quotes"),
    ("{‹'a'›: 1}", "the key 'a' stands without double quotes"),
    ("[‹#fff›, 1]", "the colour #fff stands without quotes"),
    (#"{"a": ‹{color.green}›}"#, "the reference {color.green} stands without quotes"),
    (#"["a‹\d›b"]"#, #"JSON has no escape \d"#),
    (#"["a‹\u12›x"]"#, #"JSON has no escape \u12"#),
    (#"["‹\ud83d›"]"#, #"\ud83d is half of a character: such escapes come in pairs"#),
    (#"["‹\ude00›\ud83d\ude00"]"#, #"\ude00 is half of a character: such escapes come in pairs"#),
    (#"["‹\ud83d›\u0041"]"#, #"\ud83d is half of a character: such escapes come in pairs"#),
    ("[\"a‹\t›b\"]", "a tab stands in a text"),
    ("[\"a‹\u{1}›b\"]", "a control character stands in a text"),
    // The end of the reading.
    ("[‹\"abc›\n, 1]", "this text has no closing quote on its line"),
    ("[‹\"abc\\›\n", "this text has no closing quote on its line"),
    ("[‹\"abc›", "this text has no closing quote on its line"),
    ("[1 ‹2›]", "a ',' is missing between two entries"),
    (#"{"a": 1 ‹"›b": 2}"#, "a ',' is missing between two entries"),
    (#"{"a" ‹1›}"#, "a ':' is missing between the key and its value"),
    (#"{"a": ‹}›"#, "a value is missing before '}'"),
    ("[1,‹,›2]", "a value is missing before ','"),
    (#"{‹[›1]: 2}"#, "a key in double quotes is missing before '['"),
    ("[1‹}›", "'}' closes nothing here; ']' is missing"),
    ("‹[›1, 2", "this '[' is never closed"),
    (#"{"a": ‹{›"b": [1]"#, "this '{' is never closed"),
    ("[1] ‹]›", "something stands behind the end of the document"),
    ("1 ‹2›", "something stands behind the end of the document"),
    ("‹›", "this file is empty"),
    (" \n‹›", "this file is empty"),
  ])
  func faults(_ pair: (String, String)) {
    let reading = read(pair.0)
    #expect(reading.diagnostics.map(\.message) == [pair.1])
    #expect(reading.ranges == reading.marks)
    #expect(reading.tree == nil)
    #expect(reading.diagnostics.allSatisfy { !$0.help.isEmpty || !$0.related.isEmpty })
  }

  @Test func severalFaultsAreAllSaid() {
    let reading = read(
      "{ ‹// one›\n  \"a\": ‹12px›,\n  \"b\": [‹#fff›, ‹'x'›‹,›],\n  ‹c›: \"‹\\q›\"‹,›\n}")
    #expect(reading.ranges == reading.marks)
    #expect(
      reading.rules == [
        .invalidJSON, .invalidJSON, .unquotedColor, .invalidJSON, .invalidJSON, .invalidJSON,
        .invalidJSON, .invalidJSON,
      ])
  }

  @Test func fixItsMendTheFile() {
    let reading = read("{ a: #fff, 'b': [12px, 'it', x,], \"c\": {color.green}, }")
    var bytes = Array(reading.text.utf8)
    for fixIt in reading.diagnostics.flatMap(\.fixIts).sorted(by: { $0.span > $1.span }) {
      bytes.replaceSubrange(fixIt.span.range, with: Array(fixIt.replacement.utf8))
    }
    let mended = Reading(bytes: bytes, path: "a.json")
    #expect(mended.messages == [])
    #expect(mended.outline == "{a: '#fff', b: ['12px', 'it', 'x'], c: '{color.green}'}")
  }

  @Test func whatIsNoJSONAtAllIsNotReportedWordForWord() {
    #expect(read("[" + String(repeating: "word, ", count: 1000)).diagnostics.count == 20)
  }

  @Test func agreesWithAnotherReaderOnDamagedFiles() throws {
    let seeds = [
      #"{"a": [1, -2.5e3, true, {"b": "x\n\u00e9\ud83d\ude00"}], "c": null, "d": {}}"#,
      #"[[], {}, "", 0, -0, 1E5, 0.5, "\"\\", [false, [null]]]"#,
    ]
    let pieces = Array(#"{}[]",:0123456789.-+eEtrufalsn\ud8/ "#.utf8)
    var state: UInt64 = 42
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    var accepted = 0
    for round in 0..<6000 {
      var bytes = Array(seeds[round % 2].utf8)
      for _ in 0...random(2) {
        let place = random(bytes.count)
        switch random(3) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(pieces[random(pieces.count)], at: place)
        default: bytes[place] = pieces[random(pieces.count)]
        }
      }
      let reading = Reading(bytes: bytes, path: "a.json")
      // Foundation lets a comma behind the last element pass, and takes the last of equal keys.
      let isKnown = reading.diagnostics.contains { $0.message.hasPrefix("a comma stands behind") }
      guard !isKnown, !reading.rules.contains(.duplicateKey) else { continue }
      let other = try? JSONDecoder().decode(Value.self, from: Data(bytes))
      #expect(reading.root.map(value) == other, "\(reading.text) \(reading.messages)")
      if other != nil { accepted += 1 }
    }
    #expect(accepted > 500)
  }

  /// What JSON says, as Foundation decodes it.
  private enum Value: Equatable, Decodable {
    case null
    case boolean(Bool)
    case number(Double)
    case text(String)
    case list([Value])
    case map([String: Value])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .null
      } else if let value = try? container.decode(Bool.self) {
        self = .boolean(value)
      } else if let value = try? container.decode(Double.self) {
        self = .number(value)
      } else if let value = try? container.decode(String.self) {
        self = .text(value)
      } else if let value = try? container.decode([Value].self) {
        self = .list(value)
      } else {
        self = .map(try container.decode([String: Value].self))
      }
    }
  }

  private func value(_ node: Node) -> Value {
    switch node.kind {
    case .null: .null
    case .boolean(let value): .boolean(value)
    case .number(let value): .number(value)
    case .string: .text(node.text)
    case .sequence: .list(node.elements.map(value))
    case .mapping:
      .map(Dictionary(uniqueKeysWithValues: node.entries.map { ($0.key.text, value($0.value)) }))
    }
  }
}
