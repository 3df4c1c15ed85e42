import Diagnostics
import IR
import Motion
import Testing

@Suite struct CubicBezierTokenTests {
  @Test func listsAndNames() {
    let analysis = expectNothing(
      in: """
        tokens:
          $type: cubicBezier
          a: [0, 0, 0.58, 1]
          b: easeOut
          c: "{a}"
          d: ["{x}", -1, "{x} * 2", 2.5]
          x: { $type: number, $value: 0.25 }
        """)
    #expect(analysis.value("a") == .cubicBezier(.easeOut))
    #expect(analysis.value("b") == .cubicBezier(.easeOut))
    #expect(analysis.value("c") == .cubicBezier(.easeOut))
    #expect(analysis.value("d") == CubicBezier(0.25, -1, 0.5, 2.5).map { .cubicBezier($0) })
  }

  @Test func whatIsNoCurve() {
    expect(
      .outOfRange, .outOfRange, .invalidValue, .unitMismatch, .unknownName, .unknownName,
      .wrongKind,
      .typeMismatch, .unresolvedReference, .wrongKind, .unquotedReference,
      in: """
        tokens:
          $type: cubicBezier
          a: [‹1.2›, 0, ‹-0.1›, 1]
          b: ‹[0, 0, 1]›
          c: [0, ‹4px›, 1, 1]
          d: ‹easeOutt›
          e: ‹cubic-bezier(0, 0, 1, 1)›
          f: ‹0.5›
          g: { $type: cubicBezier, $value: ‹"{gap}"› }
          h: "‹{curve.out}›"
          i: [0, 0, ‹{ a: 1 }›, 1]
          j: ‹{curve.in}›
        """ + "\n  gap: { $type: dimension, $value: 4px }\n",
      saying: [
        "from 0 to 1", "from 0 to 1", "here are 3", "a length", "did you mean 'easeOut'?",
        "write four numbers", "", "this is a length, not an easing curve",
      ])
  }
}
