import Diagnostics
import IR
import Testing

/// Inputs made to crash, hang or slow down.
@Suite struct HostileInputTests {
  /// Fails when work grows faster than the input. Generous, since machines are busy.
  private func seconds(_ text: String, _ check: (Analysis) -> Void = { _ in }) -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    check(Analysis(text))
    let duration = clock.now - start
    return Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
  }

  @Test func aLongChainOfAliases() {
    let count = 100_000
    var lines = ["tokens:", "  t0: 4px"]
    for index in 1..<count { lines.append("  t\(index): \"{t\(index - 1)}\"") }
    // References that walk the chain to its end.
    for index in 0..<100 { lines.append("  s\(index): \"{t\(count - 1)} * 2\"") }
    let time = seconds(lines.joined(separator: "\n")) { analysis in
      #expect(analysis.diagnostics.isEmpty)
      #expect(analysis.design.tokens.count == count + 100)
      #expect(analysis.design.tokens.last?.value.base == .literal(.dimension(Dimension(8))))
    }
    #expect(time < 60)
  }

  @Test func aLongChainTheOtherWayRound() {
    var lines = ["tokens:"]
    for index in 0..<10_000 { lines.append("  t\(index): \"{t\(index + 1)} + 1px\"") }
    lines.append("  t10000: 0px")
    _ = seconds(lines.joined(separator: "\n")) { analysis in
      #expect(analysis.diagnostics.isEmpty)
      #expect(analysis.value("t0") == .dimension(Dimension(10_000)))
    }
  }

  @Test func manyRings() {
    var lines = ["tokens:", "  $type: dimension"]
    let count = 2000
    for index in 0..<count {
      lines.append("  t\(index): \"{t0} + {t\(index / 2)} + {t\((index + 1) % count)}\"")
    }
    let time = seconds(lines.joined(separator: "\n")) { analysis in
      #expect(Set(analysis.rules) == [.referenceCycle])
    }
    #expect(time < 60)
  }

  @Test func deepGroupsAndFormulas() {
    let depth = 100
    let deep =
      String(repeating: "{ a: ", count: depth) + "4px" + String(repeating: " }", count: depth)
    let path = Array(repeating: "a", count: depth).joined(separator: ".")
    let analysis = Analysis("tokens: \(deep)", "tokens: { b: \"{\(path)} * 2\" }")
    #expect(analysis.diagnostics.isEmpty)
    #expect(analysis.value("b") == .dimension(Dimension(8)))
    for text in ["(", "-", "min(1,", "mix(mix("] {
      let nested = Analysis(
        "tokens: { $type: number, it: \"\(String(repeating: text, count: 5000))\" }")
      #expect(nested.rules == [.nestingTooDeep])
    }
  }

  @Test func wideFormulas() {
    for sign in [" + ", " * "] {
      let wide = Array(repeating: "1px", count: 20_000).joined(separator: sign)
      #expect(Analysis("tokens: { it: \"\(wide)\" }").rules == [.invalidExpression])
      let fine = Array(repeating: "1", count: 200).joined(separator: sign)
      #expect(Analysis("tokens: { it: \"\(fine)\" }").rules == [])
    }
    let arguments = Array(repeating: "{a}", count: 10_000).joined(separator: ", ")
    #expect(Analysis("tokens: { a: 1px, it: \"max(\(arguments))\" }").rules == [.invalidExpression])
  }

  @Test(arguments: ["{", "}", "{}", "{{}", "\\\\{", "{a.", "{a.a.a.", "{ ", "}{", "((", "#", "{a}"])
  func textsOfBraces(piece: String) {
    let text = String(repeating: piece, count: 10_000)
    for type in ["string", "dimension", "color", "fontFamily", "number"] {
      let time = seconds("tokens: { a: 1px, it: { $type: \(type), $value: \"\(text)\" } }")
      #expect(time < 20)
    }
  }

  @Test func longPathsWithManyPoints() {
    let path = Array(repeating: "a", count: 20_000).joined(separator: ".")
    let time = seconds(
      "tokens: { a: { $type: string, $value: \"x {\(path)} y\" }, b: \"{\(path)}\" }")
    #expect(time < 20)
  }

  @Test func manyFaultsInOneGroup() {
    var lines = ["tokens:", "  $type: color"]
    for index in 0..<2000 { lines.append("  t\(index): \"{nowhere.\(index)}\"") }
    let time = seconds(lines.joined(separator: "\n")) { #expect($0.diagnostics.count == 2000) }
    #expect(time < 60)
  }

  @Test func manyTokensInOneGroup() {
    var lines = ["tokens:", "  big:"]
    for index in 0..<20_000 {
      lines.append("    t\(index): \"#\(String(index + 0x100000, radix: 16))\"")
    }
    let time = seconds(lines.joined(separator: "\n")) { analysis in
      #expect(analysis.design.groups[1].members.count == 20_000)
    }
    #expect(time < 60)
  }

  @Test func manyReferencesInOneText() {
    let references = Array(repeating: "{a}", count: 10_000).joined(separator: " ")
    let time = seconds("tokens: { a: 1px, it: { $type: string, $value: \"\(references)\" } }")
    #expect(time < 20)
  }

  /// Each of sixteen components refers to the next one many times.
  @Test func valuesOfComponentsThatMultiply() {
    var lines = ["components:"]
    for index in 0..<20 {
      let next = Array(repeating: "{components.c\(index + 1).width}", count: 30)
        .joined(separator: " + ")
      lines.append("  c\(index): { width: \"\(next)\" }")
    }
    lines.append("  c20: { width: 1 }")
    let time = seconds(lines.joined(separator: "\n")) { analysis in
      #expect(Set(analysis.rules).isSubset(of: [.referenceCycle]))
    }
    #expect(time < 20)
  }

  @Test func manyComponentsAndNames() {
    var lines = ["shapes:"]
    for index in 0..<500 {
      lines.append("  s\(index): { path: [move: [0, 0], line: [width, height]] }")
    }
    lines.append("components:")
    for index in 0..<500 { lines.append("  c\(index): { shape: s\(index), padding: 4 }") }
    let time = seconds(lines.joined(separator: "\n")) { #expect($0.diagnostics.isEmpty) }
    #expect(time < 60)
  }

  @Test func hugeNumbers() {
    for number in [
      "1e308", "-1e308", "1e309", "123456789012345678901234567890",
      "0x" + String(repeating: "f", count: 400),
      "." + String(repeating: "0", count: 400) + "1", String(repeating: "9", count: 400),
    ] {
      for place in [
        "tokens: { it: \(number) }", "tokens: { it: \"\(number)px * 1e300\" }",
        "tokens: { it: \"round(\(number))\" }", "tokens: { $type: fontWeight, it: \(number) }",
        "tokens: { $type: duration, it: \"\(number)s\" }",
        "animations: { it: { duration: 1s, repeat: \(number) } }",
        "shapes: { it: { path: [arc: { center: [\(number), 0], radius: \(number), from: \(number), to: 0 }] } }",
        "components: { it: { width: \(number), opacity: \(number), padding: \(number), lineHeight: \(number) } }",
      ] {
        let analysis = Analysis(place)
        for token in analysis.design.tokens {
          guard case .literal(let value)? = token.value.base else { continue }
          switch value {
          case .number(let number), .fontWeight(let number): #expect(number.isFinite)
          case .dimension(let dimension): #expect(dimension.number.isFinite)
          case .duration(let duration): #expect(duration.milliseconds.isFinite)
          default: break
          }
        }
      }
    }
  }

  /// Every prefix, and every text with one byte changed, of a spec that has a bit of everything.
  @Test func damagedSpecs() {
    let spec = """
      tokens: { c: { $type: color, a: "#6DE67B", b: "mix({c.a}, rgb(1, 2, 3), 20%)" }, s: 4px, é: "{s}*2" }
      shapes: { d: { parameters: { r: 8 }, path: [arc: { center: [r, "{s}"], radius: r, from: 0, to: 90 }, close] } }
      animations: { x: { spring: { response: 0.4s, dampingFraction: 1 }, repeat: 3 } }
      interactions: { i: { parameters: { t: { type: color } }, pressed: { overlay: { color: t, opacity: 0.4 } }, animation: x } }
      components: { k: { kind: text, shape: { d: { r: 4 } }, padding: { start: r, all: { css: 2 } }, variants: { o: { p: { width: 1 }, q: {} } }, compounds: [{ when: { o: p, mirrored: true }, height: 2 }], states: { pressed: { opacity: 50% } } } }
      """
    #expect(Analysis(spec).diagnostics.isEmpty)
    let bytes = Array(spec.utf8)
    for end in stride(from: 0, to: bytes.count, by: 13) {
      _ = Analysis(String(decoding: bytes[..<end], as: UTF8.self))
    }
    var state: UInt64 = 42
    for _ in 0..<300 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      var damaged = bytes
      let place = Int(state >> 33) % bytes.count
      damaged[place] = UInt8(truncatingIfNeeded: state >> 20)
      _ = Analysis(String(decoding: damaged, as: UTF8.self))
    }
  }
}
