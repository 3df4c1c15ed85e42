import Diagnostics
import IR
import Testing

@Suite struct StringTokenTests {
  @Test func onlyReferencesAreReplaced() {
    let analysis = expectNothing(
      in: """
        tokens:
          size: { hair: 1px, em: 0.875rem }
          line: "#cccccc"
          tone: { "30": "#404040" }
          part: { "3": 3, tenth: 0.3 }
          time: 0.35s
          glass: "#00000080"
          face: { $type: fontFamily, $value: [Acme Sans, serif] }
          bold: { $type: fontWeight, $value: bold }
          on: true
          text:
            $type: string
            rule: "{size.hair} solid {line}"
            combo: "{tone.30} {part.3} 0.35px {part.tenth} 40px"
            all: "{size.em}/{time}/{glass}/{face}/{bold}/{on}"
            nested: "<{text.rule}>"
            inner: "{ {size.hair} }"
        """)
    let expected = [
      "rule": "1px solid #cccccc", "combo": "#404040 3 0.35px 0.3 40px",
      "all": "0.875rem/350ms/#00000080/Acme Sans, serif/700/true", "nested": "<1px solid #cccccc>",
      "inner": "{ 1px }",
    ]
    for (name, text) in expected.sorted(by: { $0.key < $1.key }) {
      #expect(analysis.value("text.\(name)") == .string(text))
    }
  }

  @Test func otherBracesAreText() {
    let analysis = expectNothing(
      in: #"""
        tokens:
          $type: string
          a: "x"
          snippet: "path { fill: #000000 }"
          json: '{"a": 1}'
          escaped: "\\{a} and \\{b"
          open: "{{{a"
          shut: "}}a}"
          fee: 'US$5 ${fee1} $rate cost $'
          path: 'C:\(root)\new'
          quote: 'he said "hi" and ''bye'' now'
          lines: "one\ntwo\ttabbed"
          tail: 'ends with \'
          bell: "bell\a"
          blank: ""
        """#)
    let expected = [
      "snippet": "path { fill: #000000 }", "json": "{\"a\": 1}", "escaped": "{a} and {b",
      "open": "{{{a", "shut": "}}a}", "fee": "US$5 ${fee1} $rate cost $",
      "path": "C:\\(root)\\new", "quote": "he said \"hi\" and 'bye' now",
      "lines": "one\ntwo\ttabbed", "tail": "ends with \\", "bell": "bell\u{7}", "blank": "",
    ]
    for (name, text) in expected.sorted(by: { $0.key < $1.key }) {
      #expect(analysis.value(name) == .string(text))
    }
  }

  @Test func numbersAndWordsKeepTheirSpelling() {
    let analysis = expectNothing(
      in: "tokens: { $type: string, a: 1.50, b: true, c: 012, d: yes }")
    #expect(analysis.value("a") == .string("1.50"))
    #expect(analysis.value("b") == .string("true"))
    #expect(analysis.value("c") == .string("012"))
    #expect(analysis.value("d") == .string("yes"))
  }

  @Test func aLikelySlipWarns() {
    let analysis = expect(
      .unresolvedReference,
      in: """
        tokens:
          size: { hair: 1px }
          rule: { $type: string, $value: "‹{size.hiar}› solid" }
          fine: { $type: string, $value: "\\\\{size.hiar} {other.thing} {size: 1} {size}" }
        """, saying: ["did you mean '{size.hair}'?"], severity: .warning)
    #expect(analysis.value("rule") == .string("{size.hiar} solid"))
    #expect(analysis.value("fine") == .string("{size.hiar} {other.thing} {size: 1} {size}"))
  }

  @Test func whatIsNoText() {
    expect(
      .wrongKind, .wrongKind, .typeMismatch, .typeMismatch,
      in: """
        tokens:
          $type: string
          a: ‹[x]›
          b: { $value: ‹{ x: 1 }› }
          c: "as ‹{curve}›"
          d: "as ‹{spring}›"
          curve: { $type: cubicBezier, $value: linear }
          spring: { $type: spring, $value: { response: 1s, dampingFraction: 1 } }
        """)
  }
}
