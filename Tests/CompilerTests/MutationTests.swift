import Compiler
import Diagnostics
import Emission
import IR
import Testing

/// Specs with random faults: whatever they are, a run ends, and says something or gives files.
@Suite struct MutationTests {
  private static let spec = """
    tokens:
      color: { $type: color, green: "#6DE67B", mine: "{color.green}", half: "alpha({color.green}, 50%)" }
      space: { $type: dimension, s: 4, m: "{space.s} * 2", l: 1rem }
      old: { $value: 200ms, $type: duration, $deprecated: Use something else. }
    animations:
      bouncy: { spring: { response: 0.4s, dampingFraction: 0.45, blend: 0s } }
    interactions:
      press: { pressed: { scale: 0.9, opacity: 0.5 }, animation: bouncy }
    shapes:
      tail:
        parameters: { r: 8, t: r / 2 }
        path: [arc: { center: [r, r], radius: r, from: 180, to: 270 }, line: [width - t, 0], close]
    components:
      label:
        kind: text
        shape: { tail: { r: 4 } }
        parameters: { ink: "{color.mine}" }
        background: ink
        padding: { start: 4, end: { default: 4 + t, kotlin: 2 }, vertical: 2 }
        variants: { size: { s: { fontSize: 10 }, m: { fontSize: 12 } } }
        defaults: { size: m }
        compounds: [{ when: { size: s, mirrored: true }, fontWeight: 700 }]
        states: { disabled: { opacity: 0.4 } }

    """

  private static let pieces = [
    "{", "}", "[", "]", "&a ", "*a", "<<: *a", "\"", "'", ": ", "\n", "\t", "#", "1e999", "-0",
    "{color.green}", "{label}", "99999999999999999999px", "\u{202E}", "\0", "!!int ", "|", "---\n",
    "width", "r", "mirrored", "kotlin: 1, ", "(((((((((", "/ 0", "$value: ",
  ].map { Array($0.utf8) }

  /// The same faults in every run (xorshift64*, Marsaglia and Vigna).
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state ^= state >> 12
      state ^= state << 25
      state ^= state >> 27
      return state &* 0x2545_F491_4F6C_DD1D
    }
  }

  private func mutant(_ numbers: inout Numbers) -> [UInt8] {
    var bytes = Array(Self.spec.utf8)
    for _ in 0..<Int.random(in: 1...4, using: &numbers) {
      let place = Int.random(in: 0..<bytes.count, using: &numbers)
      let end = min(bytes.count, place + Int.random(in: 1...12, using: &numbers))
      switch Int.random(in: 0..<4, using: &numbers) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &numbers)
      case 1: bytes.removeSubrange(place..<end)
      case 2: bytes.insert(contentsOf: Array(bytes[place..<end]), at: end)
      default:
        bytes.insert(
          contentsOf: Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &numbers)],
          at: place)
      }
    }
    return bytes
  }

  @Test(arguments: 1...8)
  func aRunEndsWhateverTheSpecsHold(seed: UInt64) async {
    var numbers = Numbers(state: seed &* 0x9E37_79B9_7F4A_7C15)
    let options = CompilerOptions(
      outputs: Platforms.ids.map {
        OutputRequest(name: $0.name, platform: $0, settings: OutputSettings())
      })
    for _ in 0..<40 {
      var snapshot = Snapshot()
      snapshot.addSpec(SourceFile(path: "a.yaml", bytes: mutant(&numbers)))
      let compilation = await Pipeline.compile(snapshot, options)
      #expect(compilation.outputs.isEmpty == compilation.diagnostics.hasErrors)
      var renderer = TerminalRenderer(sources: compilation.sources, usesColor: true, width: 80)
      let text = renderer.render(compilation.diagnostics)
      #expect(text.isEmpty == compilation.diagnostics.diagnostics.isEmpty)
    }
  }

  @Test func theSpecItselfIsRight() async {
    var snapshot = Snapshot()
    snapshot.addSpec(SourceFile(path: "a.yaml", text: Self.spec))
    let compilation = await Pipeline.compile(snapshot, CompilerOptions())
    #expect(compilation.diagnostics.sorted.map(\.message) == [])
  }
}
