import Diagnostics
import Document
import Testing

struct SlipTests {
  /// All slips of a document, in order.
  private func slips(_ node: Node?) -> [Node.Slip] {
    guard let node else { return [] }
    let own = [node.unquotedColorSlip, node.unquotedReferenceSlip].compactMap { $0 }
    return own + node.elements.flatMap(slips) + node.entries.flatMap { slips($0.value) }
  }

  @Test(arguments: [
    "value: ‹#112233›\npaper: 1\n", "value: ‹#FfF›", "value:   ‹#1234› # white\n",
    "value:\t‹#12345678›\r\nb: 2\r\n", "- ‹#fff›\n- ‹#000›\n- x\n", "- value: ‹#fff›\n  b: 2\n",
    "a:\n  b: ‹#fff›\n  c: ‹#abcd›\n", "? a\n: ‹#fff›\n",
    "a: { b: ‹#fff›,\n  c: 1 }\n",
  ])
  func colours(_ text: String) {
    let reading = Reading(text)
    let found = slips(reading.root)
    let fromReader = reading.diagnostics.map { $0.span?.range }
    #expect(found.map { $0.span.range } + fromReader == reading.marks)
    #expect(found.allSatisfy { $0.text.hasPrefix("#") && $0.quoted == "\"\($0.text)\"" })
    #expect(reading.rules.allSatisfy { $0 == .unquotedColor })
  }

  @Test(arguments: [
    "value: # a comment", "value: #12345", "value: #ggg", "value: #fffx", "value: null #fff",
    "value: ~ # fff", "value:\n  # 112233\n", "value:\n#fff\n", "value: x #fff", "value: '#fff'",
    "value: {} #fff", "value: # fff", "value: #ff-ff",
  ])
  func whatIsNoColour(_ text: String) {
    #expect(slips(Reading(text).root) == [])
  }

  @Test(arguments: [
    "a: ‹{color.green}›\n", "a: ‹{ color.green }›  # note\n", "- ‹{a b/c-d}›\n- [‹{x}›, ‹{y}›]\n",
    "a: { b: ‹{x.0.y}›, c: 1 }\n", "‹{x}›", "a: &n ‹{x}›\n",
    "a:\n  ‹{x}›\n",
  ])
  func references(_ text: String) {
    let reading = Reading(text)
    let found = slips(reading.root)
    #expect(reading.messages == [])
    #expect(found.map { $0.span.range } == reading.marks)
    #expect(found.allSatisfy { $0.kind == .reference && $0.text.hasPrefix("{") })
    #expect(found.map(\.diagnostic.rule) == found.map { _ in .unquotedReference })
  }

  @Test(arguments: [
    "a: {x: }", "a: {x: null}", "a: {x, y}", "a: {}", "a: [x]", "a: {'x'}", "a: { ? x }",
    "a: { x: 1 }", "a:\n  x:\n",
  ])
  func whatIsNoReference(_ text: String) {
    let reading = Reading(text)
    #expect(reading.messages == [])
    #expect(slips(reading.root) == [])
  }

  @Test func theMendIsReadAsItWasMeant() {
    for text in ["a: #fff\nb: 1\n", "a: { color.x }\nb: 1\n", "a: [{x}, {y'z}]\n", "a: {x\"y}\n"] {
      let reading = Reading(text)
      let found = slips(reading.root)
      var bytes = Array(text.utf8)
      for slip in found.reversed() {
        bytes.replaceSubrange(slip.fixIt.span.range, with: Array(slip.fixIt.replacement.utf8))
      }
      let mended = Reading(bytes: bytes)
      #expect(mended.messages == [])
      #expect(slips(mended.root) == [])
      #expect(!found.isEmpty && found.allSatisfy { mended.outline.contains("'\($0.text)'") })
    }
  }
}
