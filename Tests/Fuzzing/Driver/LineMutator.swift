/// Changes a spec so that it mostly stays one: whole lines, keys, values, numbers and references.
struct LineMutator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// xorshift64*: the fuzzer's seed has to give the same change again.
  private mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 0x2545_F491_4F6C_DD1D
  }

  private mutating func index(_ count: Int) -> Int {
    Int(truncatingIfNeeded: next() >> 33) % max(1, count)
  }

  mutating func isOdds(_ share: Int, in whole: Int) -> Bool { index(whole) < share }

  private static let numbers = [
    "0", "-0", "-1", "1e308", "1e-308", "1e999", "-1e999", ".nan", "0.1", "2147483648",
    "9223372036854775808", "100000000000000000000", "1e5", "0x10", "1_000", "100%", "1turn",
    "400deg",
  ]

  private static let words = [
    "\u{202E}", "\u{0}", "\u{FEFF}", "\\ud800", "\t", "&a ", "*a", "<<: *a", "- ", "? ", "!!str ",
    "|-",
    ">", "\"", "'", "{", "}", "[", "]", "# ", "---", "...", "%YAML 1.2", "$ref", "$type", "$value",
    "$modes", "$extends", "$root", "{a.b}", "{", "width", "height", "/*", "*/", "//", "\\", "${x}",
    "@",
    "é", "\u{1F600}", "null", "true", "~",
  ]

  mutating func mutate(_ bytes: [UInt8]) -> [UInt8] {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
    for _ in 0...index(3) { change(&lines) }
    return Array(lines.joined(separator: [0x0A]))
  }

  private mutating func change(_ lines: inout [[UInt8]]) {
    let (here, there) = (index(lines.count), index(lines.count))
    switch index(11) {
    case 0: lines.insert(lines[here], at: there)
    case 1: if lines.count > 1 { lines.remove(at: here) }
    case 2: lines.swapAt(here, there)
    case 3: lines[here] = Array("  ".utf8) + lines[here]
    case 4: lines[here] = Array(lines[here].dropFirst(lines[here].starts(with: "  ".utf8) ? 2 : 0))
    case 5:
      let block = lines[here..<min(lines.count, here + 1 + index(6))]
      lines.insert(contentsOf: block, at: there)
    case 6: lines[here] = key(of: lines[here]) + value(of: lines[there])
    case 7: lines[here] = key(of: lines[there]) + value(of: lines[here])
    case 8: replaceNumber(in: &lines[here])
    case 9:
      let names = [lines[there], lines[index(lines.count)]].map { line in
        String(decoding: key(of: line).filter { $0 != 0x20 && $0 != 0x3A }, as: UTF8.self)
      }
      lines[here] = key(of: lines[here]) + Array(" \"{\(names.joined(separator: "."))}\"".utf8)
    default:
      let word = Self.words[index(Self.words.count)]
      lines[here].insert(contentsOf: word.utf8, at: index(lines[here].count + 1))
    }
  }

  /// Up to the colon, which is part of it.
  private func key(of line: [UInt8]) -> [UInt8] {
    line.firstIndex(of: 0x3A).map { Array(line[...$0]) } ?? []
  }

  private func value(of line: [UInt8]) -> [UInt8] {
    line.firstIndex(of: 0x3A).map { Array(line[($0 + 1)...]) } ?? line
  }

  private mutating func replaceNumber(in line: inout [UInt8]) {
    let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) || byte == 0x2E }
    let starts = line.indices.filter { isDigit(line[$0]) && ($0 == 0 || !isDigit(line[$0 - 1])) }
    guard !starts.isEmpty else { return }
    let start = starts[index(starts.count)]
    let end = line[start...].firstIndex { !isDigit($0) } ?? line.endIndex
    line.replaceSubrange(start..<end, with: Array(Self.numbers[index(Self.numbers.count)].utf8))
  }
}
