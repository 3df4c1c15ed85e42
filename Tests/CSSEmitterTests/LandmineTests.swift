import Color
import Diagnostics
import EmissionTestSupport
import Geometry
import IR
import Testing

/// Names, descriptions and strings that try everything.
@Suite struct LandmineTests {
  private static let texts = [
    "*/ body { display: none } /*", "// no comment", "</style><script>alert(1)</script>",
    "</STYLE >", "<!-- -->", "\"; } * { color: red } \"", "'", "\\", "\\\"", "a\nb", "a\r\nb",
    "a\u{2028}b", "a\u{C}b", "tab\there", "\u{0}", "\u{202E}backwards\u{2066}", "${x} \\(y) $z",
    "url(javascript:1)", "@import 'x'", "日本語 🙂 العربية", "-", "*", "/", "ends in *", "{", "}", ";",
    "",
  ]

  /// Reads a stylesheet by the rules of CSS Syntax: comments, strings, escapes, braces.
  private struct Reader {
    var openBraces = 0
    var rules = 0
    var faults: [String] = []

    init(_ text: String) {
      let bytes = Array(text.utf8)
      var index = 0
      while index < bytes.count {
        let next = index + 1 < bytes.count ? bytes[index + 1] : 0
        switch bytes[index] {
        case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
          index += 2
          while index + 1 < bytes.count,
            !(bytes[index] == UInt8(ascii: "*") && bytes[index + 1] == UInt8(ascii: "/"))
          { index += 1 }
          if index + 1 >= bytes.count { faults.append("a comment does not end") }
          index += 1
        case UInt8(ascii: "\""):
          index += 1
          while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
            if bytes[index] == UInt8(ascii: "\\") { index += 1 }
            if index < bytes.count, [0x0A, 0x0C, 0x0D].contains(bytes[index]) {
              faults.append("a line break in a string")
            }
            index += 1
          }
          if index >= bytes.count { faults.append("a string does not end") }
        case UInt8(ascii: "\\"):
          index += 1
        case UInt8(ascii: "{"):
          openBraces += 1
          rules += 1
        case UInt8(ascii: "}"):
          openBraces -= 1
          if openBraces < 0 { faults.append("a brace too many") }
        case UInt8(ascii: "'"), UInt8(ascii: "<"):
          faults.append("a stray character")
        default:
          break
        }
        index += 1
      }
    }
  }

  private func check(_ text: String, rules: Int, _ about: Comment? = nil) {
    let reader = Reader(text)
    #expect(reader.faults.isEmpty, about)
    #expect(reader.openBraces == 0, about)
    #expect(reader.rules == rules, about)
    #expect(!text.lowercased().contains("</style"), about)
    // An emitted file says nothing that turns the direction of its own text.
    #expect(
      !text.unicodeScalars.contains { (0x202A...0x202E).contains($0.value) || $0.value == 0 },
      about)
  }

  @Test(arguments: texts) func textsInTokens(_ text: String) {
    let emitted = Emitted { builder in
      let group = builder.group("group", description: text)
      builder.token(
        "string", in: group, .string(text), description: text,
        deprecated: Deprecation(message: text))
      builder.token("family", in: group, .fontFamily([text, "serif"]))
    }
    check(emitted.tokens, rules: 1, "\(text.debugDescription)")
    #expect(emitted.diagnostics.isEmpty)
  }

  @Test(arguments: texts) func textsInComponents(_ text: String) {
    let emitted = Emitted { builder in
      builder.component("box", .container, description: text) { box, builder in
        box.annotation.deprecation = Deprecation(message: text)
        box.parameters = [builder.parameter("label", .string, .string(text))]
        box.customProperties = [.init(name: "own", kind: .string, span: builder.span())]
        box.set(.custom(0), .string(text))
        box.set(.fontFamily, .fontFamily(.literal([text])))
      }
    }
    check(emitted.components, rules: 1, "\(text.debugDescription)")
  }

  @Test(arguments: texts) func textsAsNames(_ text: String) {
    let emitted = Emitted { builder in
      let group = builder.group(text + "group")
      builder.token(text + "token", in: group, .number(1))
      let shape = builder.shape(
        ShapeDeclaration(
          name: text + "shape", annotation: builder.annotation(), parameters: [], axis: .start,
          path: [.move(to: Point(x: .zero, y: .zero)), .line(to: Point(x: .zero, y: Measure(1)))],
          leastSize: LeastSize(width: .zero, height: .zero)))
      builder.component(text + "component", .container) { box, builder in
        box.shape = .declared(shape, arguments: [])
        box.axes = [builder.axis(text + "axis", [text + "option", "other"], defaultOption: 1)]
        box.parameters = [builder.parameter(text + "parameter", .color, .color(.literal(.black)))]
        box.set(.background, axes: [0], [.color(.parameter(0)), nil])
      }
    }
    #expect(emitted.diagnostics.isEmpty)
    check(emitted.tokens, rules: 1, "\(text.debugDescription)")
    // The class, the choice, shape(), and forced colours.
    check(emitted.components, rules: 7, "\(text.debugDescription)")
  }

  @Test func tenThousandTokensInOneGroup() {
    let emitted = Emitted { builder in
      let group = builder.group("many")
      for number in 0..<10_000 {
        builder.token("t\(number)", in: group, .dimension(Dimension(Double(number))))
      }
    }
    #expect(emitted.diagnostics.isEmpty)
    #expect(emitted.tokens.contains("\n  --many-t9999: 9999px;\n}"))
  }

  /// More combinations than are compared with one another.
  @Test(arguments: [false, true]) func manyCombinations(isFull: Bool) {
    let emitted = Emitted { builder in
      builder.component("box", .container) { box, builder in
        box.axes = (0..<9).map { builder.axis("axis\($0)", ["a", "b"], defaultOption: 0) }
        box.set(
          .width, axes: Array(0..<9),
          (0..<512).map { !isFull && $0 % 5 == 0 ? nil : PropertyValue.number(Double($0)) })
      }
    }
    #expect(emitted.diagnostics.isEmpty)
    #expect(emitted.components.contains("inline-size: 511px;"))
  }

  /// What is no finite number, or huge, never becomes a word or an exponent.
  @Test func numbersBeyondMeasure() {
    let emitted = Emitted { builder in
      builder.token("huge", .number(1e300))
      builder.token("tiny", .number(1e-300))
      builder.token("not", .dimension(Dimension(.nan)))
      builder.token("beyond", .dimension(Dimension(.infinity)))
    }
    for word in ["nan", "inf", "e+", "e-"] {
      #expect(!emitted.tokens.dropFirst(60).lowercased().contains(word), "\(word)")
    }
  }

  /// A default that mentions itself, or a place that does not exist, is a fault elsewhere; here it must
  /// not run for ever or stop the program.
  @Test func damagedReferences() {
    let emitted = Emitted { builder in
      builder.component("box", .text) { box, builder in
        box.parameters = [
          builder.parameter("a", .color, .color(.onColor(.parameter(0)))),
          builder.parameter("b", .dimension, .measure(Measure(.parameter(1)))),
        ]
        box.set(.background, .color(.parameter(7)))
        box.set(.width, .measure(Measure(.parameter(9)) + Measure(.shapeParameter(3))))
      }
    }
    check(emitted.components, rules: 3)
  }
}
