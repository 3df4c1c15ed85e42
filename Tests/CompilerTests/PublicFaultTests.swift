import Color
import Compiler
import Diagnostics
import Emission
import IR
import Testing

/// What went wrong in public with other generators of tokens, as far as reading goes: each with the
/// right result.
@Suite struct PublicFaultTests {
  private func compile(_ texts: String...) async -> Compilation {
    var snapshot = Snapshot()
    for (index, text) in texts.enumerated() {
      snapshot.addSpec(SourceFile(path: "\(index).yaml", text: text))
    }
    return await Pipeline.compile(
      snapshot,
      CompilerOptions(
        outputs: Platforms.ids.map {
          OutputRequest(name: $0.name, platform: $0, settings: OutputSettings())
        }))
  }

  private func value(_ path: String, in compilation: Compilation) -> Value? {
    let design = compilation.design
    guard
      let index = design.tokens.firstIndex(where: {
        design.path(of: $0).joined(separator: ".") == path
      })
    else { return nil }
    return design.value(of: TokenID(index), on: PlatformID("css"))
  }

  private func bytes(_ path: String, in compilation: Compilation) -> UInt32? {
    guard case .color(let color)? = value(path, in: compilation) else { return nil }
    return color.rgba8.rgba
  }

  private func errors(_ compilation: Compilation) -> [Rule] {
    compilation.diagnostics.sorted.filter { $0.severity == .error }.map(\.rule)
  }

  @Test("R05") func aTokenThatIsAGroupIsNotLost() async {
    let wrong = await compile(
      "tokens: { bg: { canvas: { $type: color, $value: '#fff', raised: { $value: '#eee' } } } }")
    #expect(errors(wrong) == [.unknownKey])
    #expect(wrong.outputs.isEmpty)
    let right = await compile(
      "tokens: { bg: { canvas: { $root: { $value: '#fff' }, raised: '#eee' } } }")
    #expect(errors(right) == [])
    #expect(bytes("bg.canvas.raised", in: right) == 0xEEEE_EEFF)
  }

  @Test("R06") func alphaComesLastInHexadecimalColors() async {
    let compilation = await compile("tokens: { scrim: '#33669980' }")
    #expect(bytes("scrim", in: compilation) == 0x3366_9980)
  }

  @Test("R07") func shortHexadecimalColorsAreDoubled() async {
    let compilation = await compile("tokens: { a: '#4ac', b: '#4ac8', c: '#ABC' }")
    #expect(
      ["a", "b", "c"].map { bytes($0, in: compilation) }
        == [0x44AA_CCFF, 0x44AA_CC88, 0xAABB_CCFF])
  }

  @Test("R09") func lightnessIsNotCutToWholePercent() async {
    let compilation = await compile(
      """
      tokens:
        one: "hsl(140, 80%, 38.2%)"
        two: "hsl(140, 80%, 37.6%)"
        mix: "hsl(210.5deg 40% 33.3% / 25%)"
      """)
    #expect(bytes("one", in: compilation) == 0x13AF_47FF)
    #expect(bytes("two", in: compilation) == 0x13AD_46FF)
    #expect(bytes("mix", in: compilation) == 0x3354_7740)
  }

  @Test("R11") func remIsSixteenPixels() async {
    let compilation = await compile(
      "tokens: { $type: dimension, gutter: 1.5rem, hair: 1px, none: 0, bare: 12, nudge: -4px }")
    let pixels = ["gutter", "hair", "none", "bare", "nudge"].map { path -> Double? in
      guard case .dimension(let length)? = value(path, in: compilation) else { return nil }
      return length.pixels(rem: 16)
    }
    #expect(pixels == [24, 1, 0, 12, -4])
  }

  @Test("R14, R17") func referencesStandInLongerTexts() async {
    let compilation = await compile(
      """
      tokens:
        hair: 1px
        line: "#cccccc"
        tone: { 30: "#404040" }
        part: { 3: { $type: number, $value: 3 }, tenth: 0.3 }
        rule: { $type: string, $value: "{hair} solid {line}" }
        combo: { $type: string, $value: "{tone.30} {part.3} 0.35px {part.tenth} 40px" }
        box: { $type: border, $value: { width: "{hair}", style: solid, color: "{line}" } }
      """)
    #expect(errors(compilation) == [])
    #expect(value("rule", in: compilation) == .string("1px solid #cccccc"))
    #expect(value("combo", in: compilation) == .string("#404040 3 0.35px 0.3 40px"))
    // A file of tokens names other tokens in braces.
    let code = compilation.outputs.filter { $0.request.platform.name != "dtcg" }
    #expect(
      code.flatMap(\.files).allSatisfy {
        !String(decoding: $0.bytes, as: UTF8.self).contains("{hair}")
      })
  }

  @Test("R15") func ringsEndAndAreShown() async {
    let compilation = await compile(
      """
      tokens:
        $type: color
        a: "{b}"
        b: "{c}"
        c: "{a}"
        me: "{me}"
        outside: "{b}"
        fine: "#123456"
      """)
    #expect(errors(compilation) == [.referenceCycle, .referenceCycle])
    let messages = compilation.diagnostics.sorted.map(\.message)
    #expect(messages.first?.contains("a → b → c → a") == true)
    #expect(messages.allSatisfy { !$0.contains("outside") })
    #expect(compilation.outputs.isEmpty)
  }

  @Test("R26") func aKeyWrittenTwiceIsAnError() async {
    let compilation = await compile(
      "tokens:\n  ink: '#111'\n  gap: 4px\n  ink: '#222'")
    #expect(errors(compilation) == [.duplicateKey])
    #expect(compilation.diagnostics.sorted.first?.related.count == 1)
  }

  @Test("R27") func aColorWithoutQuotesIsNotLost() async {
    let compilation = await compile("tokens:\n  ink: { $type: color, $value: 1 }\n  red: #112233")
    #expect(errors(compilation).contains(.unquotedColor))
    #expect(compilation.outputs.isEmpty)
  }

  @Test("R29") func wordsOfYAMLAreNames() async {
    let compilation = await compile(
      """
      tokens:
        toggle: { on: "#0a0", off: "#a00" }
        axis: { x: 1, y: 2, n: 3 }
        country: { $type: string, no: no, "null": "null", true: yes }
      """)
    #expect(errors(compilation) == [])
    #expect(bytes("toggle.off", in: compilation) == 0xAA00_00FF)
    #expect(value("axis.n", in: compilation) == .number(3))
    #expect(
      ["no", "null", "true"].map { value("country.\($0)", in: compilation) }
        == [.string("no"), .string("null"), .string("yes")])
  }

  @Test("R30") func deepNestingIsAnError() async {
    let flow = await compile(
      "tokens: { deep: " + String(repeating: "[", count: 20_000) + "1"
        + String(repeating: "]", count: 20_000) + " }")
    #expect(errors(flow) == [.nestingTooDeep])
    let block = (0..<2000).map { String(repeating: " ", count: $0) + "k:" }
    #expect(errors(await compile(block.joined(separator: "\n"))) == [.nestingTooDeep])
    let fine = (0..<60).map { String(repeating: " ", count: $0) + "k:" }.joined(separator: "\n")
    #expect(
      errors(
        await compile("tokens:\n " + fine.split(separator: "\n").joined(separator: "\n ") + " 1"))
        == [])
  }

  @Test("X05") func colorsThatCannotBeReadAreErrors() async {
    let compilation = await compile(
      """
      tokens:
        $type: color
        c1: transparent
        c2: "#12345"
        c3: "#gggggg"
        c4: "rgb(300, 0, 0)"
        c5: currentColor
        c6: ""
      """)
    #expect(errors(compilation) == Array(repeating: .invalidColor, count: 4))
    #expect(bytes("c1", in: compilation) == 0)
    #expect(bytes("c4", in: compilation) == 0xFF00_00FF)
    #expect(compilation.diagnostics.sorted.contains { $0.severity == .warning })
  }

  @Test("X06") func bracesInTextsAreText() async {
    let compilation = await compile(
      #"""
      tokens:
        $type: string
        snippet: "path { fill: #000000 }"
        json: '{"a": 1}'
        escaped: "\\{not.a.ref}"
      """#)
    #expect(errors(compilation) == [])
    #expect(value("snippet", in: compilation) == .string("path { fill: #000000 }"))
    #expect(value("json", in: compilation) == .string(#"{"a": 1}"#))
    #expect(value("escaped", in: compilation) == .string("{not.a.ref}"))
  }

  @Test("X07") func tabsAreToldWithTheirLine() async throws {
    let compilation = await compile("tokens:\n  ink:\n\t  $type: color")
    let fault = try #require(compilation.diagnostics.sorted.first)
    #expect(fault.severity == .error)
    #expect((fault.message + fault.help.joined()).contains("tab"))
    // Behind a colon one is right.
    #expect(errors(await compile("tokens:\n  ink:\t'#fff'")) == [])
  }

  @Test("X08") func mergeKeysMerge() async {
    let compilation = await compile(
      """
      tokens:
        base: &base { $type: color, $value: "#111111" }
        ink: { <<: *base, $value: "#222222" }
        copy: *base
      """)
    #expect(errors(compilation) == [])
    #expect(bytes("ink", in: compilation) == 0x2222_22FF)
    #expect(bytes("copy", in: compilation) == 0x1111_11FF)
    #expect(compilation.design.tokens.count == 3)
  }

  @Test("X09") func danglingReferencesSayWhereAndWhatIsNear() async throws {
    let compilation = await compile("tokens: { gap: { small: 4px }, use: '{gap.smal}' }")
    #expect(errors(compilation) == [.unresolvedReference])
    let fault = try #require(compilation.diagnostics.sorted.first)
    #expect(fault.span != nil)
    #expect(fault.help.joined().contains("gap.small"))
  }

  @Test("X11") func aWholeStyleIsNoFamily() async {
    let compilation = await compile(
      """
      tokens:
        $type: typography
        one: { $value: { fontFamily: Acme Sans, fontSize: 14px } }
        two: { $value: { fontFamily: "{one}", fontSize: 14px } }
      """)
    #expect(errors(compilation) == [.typeMismatch])
  }

  @Test("X12") func aDescriptionMayBeNothing() async {
    let compilation = await compile(
      "tokens: { ink: { $value: '#111', $description: null }, gap: { $value: 4px, $description: '' } }"
    )
    #expect(errors(compilation) == [])
    // Nothing is said, so that there is no comment.
    let plain = await compile("tokens: { ink: '#111', gap: 4px }")
    #expect(compilation.outputs.map(\.files) == plain.outputs.map(\.files))
  }

  @Test("X10") func theOrderIsThatOfTheFile() async {
    let compilation = await compile(
      "tokens: { zeta: { 5: 5, 40: 40, 300: 300, 310: 310 }, Alpha: { b: 2, a: 1 } }")
    #expect(
      compilation.design.tokens.map { compilation.design.path(of: $0).joined(separator: ".") }
        == ["zeta.5", "zeta.40", "zeta.300", "zeta.310", "Alpha.b", "Alpha.a"])
  }

  @Test("X13") func emptyFilesDoNoHarm() async {
    for text in ["", "# nothing yet", "---"] {
      let compilation = await compile(text, "tokens: { ink: '#111' }")
      #expect(errors(compilation) == [])
      #expect(compilation.diagnostics.sorted.map(\.rule) == [.nothingToBuild])
      #expect(compilation.statistics.tokens == 1)
    }
  }

  @Test("X01", .timeLimit(.minutes(1))) func manyReferencesTakeNoTime() async {
    var lines = ["tokens:", "  a: 1px"]
    lines += (0..<3000).map { "  v\($0): \($0)px" }
    lines += (0..<6000).map { "  r\($0): '{\($0 % 3 == 0 ? "v\($0 / 3)" : "r\($0 - 1)")}'" }
    lines += (0..<100).map {
      "  s\($0): { $type: string, $value: '\(Array(repeating: "{a}", count: 12).joined(separator: " "))' }"
    }
    let compilation = await compile(lines.joined(separator: "\n"))
    #expect(errors(compilation) == [])
    #expect(
      value("s7", in: compilation)
        == .string(Array(repeating: "1px", count: 12).joined(separator: " ")))
  }
}
