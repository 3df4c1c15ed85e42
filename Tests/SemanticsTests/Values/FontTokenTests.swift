import Diagnostics
import IR
import Testing

/// Tokens of the types `fontFamily` and `fontWeight`, and `boolean`.
@Suite struct FontTokenTests {
  @Test func familiesAreNamesOrLists() {
    let analysis = expectNothing(
      in: """
        tokens:
          $type: fontFamily
          one: Inter
          body: [Acme Sans, "O'Neil Slab", 42 Grotesk, system-ui, sans-serif]
          alias: "{body}"
          more: [Georgia, "{body}", "{name} Mono"]
          single: ["{name}"]
          name: { $type: string, $value: Acme }
        """)
    let body = ["Acme Sans", "O'Neil Slab", "42 Grotesk", "system-ui", "sans-serif"]
    #expect(analysis.value("one") == .fontFamily(["Inter"]))
    #expect(analysis.value("body") == .fontFamily(body))
    #expect(analysis.value("alias") == .fontFamily(body))
    #expect(analysis.value("more") == .fontFamily(["Georgia"] + body + ["Acme Mono"]))
    #expect(analysis.value("single") == .fontFamily(["Acme"]))
  }

  @Test func whatIsNoFamily() {
    expect(
      .unresolvedReference, .typeMismatch, .invalidValue, .invalidValue, .invalidValue,
      .unresolvedReference, .wrongKind, .referenceToGroup,
      in: """
        tokens:
          $type: fontFamily
          a: "‹{fac.body}›"
          b: { $type: fontFamily, $value: ‹"{gap}"› }
          c: ‹[]›
          d: ["Inter", ‹""›]
          e: ‹Inter, sans-serif›
          f: ["‹{fac.x}› Mono", Inter]
          g: { $value: ‹{ name: Inter }› }
          h: ["‹{group}›"]
          group: { x: Inter }
          gap: { $type: dimension, $value: 4px }
        """,
      saying: [
        "", "this is a length, not a font family", "[Inter, sans-serif]", "", "[Inter, sans-serif]",
      ])
  }

  @Test func weightsAreNumbersOrNames() {
    let analysis = expectNothing(
      in: """
        tokens:
          $type: fontWeight
          a: 350
          b: bold
          c: extra-light
          d: "{a} + 50"
          e: { $type: fontWeight, $value: "{n}" }
          n: { $type: number, $value: 600 }
        """)
    for (name, weight) in [("a", 350.0), ("b", 700), ("c", 200), ("d", 400), ("e", 600)] {
      #expect(analysis.value(name) == .fontWeight(weight))
    }
  }

  @Test func whatIsNoWeight() {
    expect(
      .unknownName, .outOfRange, .outOfRange, .unitMismatch, .unknownName, .wrongKind,
      in: """
        tokens:
          $type: fontWeight
          a: ‹Bold›
          b: ‹0›
          c: ‹"{d} * 3"›
          d: 900
          e: ‹700px›
          f: ‹semi bold›
          g: ‹true›
        """,
      saying: ["did you mean 'bold'?", "from 1 to 1000", "", "", "did you mean 'semi-bold'?"])
  }

  @Test func truthIsTrueOrFalse() {
    let analysis = expectNothing(
      in: "tokens: { a: true, b: { $type: boolean, $value: false }, c: \"{a}\" }")
    #expect(analysis.value("a") == .boolean(true))
    #expect(analysis.value("b") == .boolean(false))
    #expect(analysis.value("c") == .boolean(true))
    expect(
      .wrongKind, .typeMismatch, .wrongKind, .unresolvedReference,
      in: """
        tokens:
          $type: boolean
          a: ‹yes›
          b: { $type: boolean, $value: ‹"{gap}"› }
          c: ‹1›
          d: "‹{nowhere}›"
          gap: { $type: dimension, $value: 4px }
        """, saying: ["true or false", "but this is a length"])
  }
}
