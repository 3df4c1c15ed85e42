import Compiler
import Diagnostics
import Emission
import IR
import Testing

/// What went wrong in public with other generators of tokens, as far as generated code goes: each with
/// the right result on each platform.
@Suite struct PublicFaultOutputTests {
  private struct Outputs {
    var swift = ""
    var kotlin = ""
    var css = ""
    var diagnostics: [Diagnostic] = []

    /// Whether the platforms' code holds these lines, wherever they stand.
    func expect(
      swift: [String] = [], kotlin: [String] = [], css: [String] = [],
      at location: SourceLocation = #_sourceLocation
    ) {
      for (text, lines) in [(self.swift, swift), (self.kotlin, kotlin), (self.css, css)] {
        for line in lines {
          #expect(text.contains(line), "\(line)", sourceLocation: location)
        }
      }
    }
  }

  private func compile(_ text: String) async -> Outputs {
    var snapshot = Snapshot()
    snapshot.addSpec(SourceFile(path: "tokens.yaml", text: text))
    let compilation = await Pipeline.compile(
      snapshot,
      CompilerOptions(
        outputs: ["swift", "kotlin", "css"].map {
          OutputRequest(
            name: $0, platform: PlatformID($0), settings: OutputSettings(namespace: "Acme"))
        }))
    var outputs = Outputs(diagnostics: compilation.diagnostics.sorted)
    for output in compilation.outputs {
      let text = output.files.first { $0.path.hasPrefix("Tokens") || $0.path.hasPrefix("tokens") }
        .map { String(decoding: $0.bytes, as: UTF8.self) }
      switch output.request.name {
      case "swift": outputs.swift = text ?? ""
      case "kotlin": outputs.kotlin = text ?? ""
      default: outputs.css = text ?? ""
      }
    }
    return outputs
  }

  @Test("R01") func reservedWordsAreNames() async {
    let outputs = await compile(
      """
      tokens:
        mood:
          $type: color
          default: "#112233"
          in: "#112234"
          class: "#112235"
          object: "#112236"
          typeof: "#112237"
          operator: "#112238"
          self: "#112239"
          init: "#11223a"
          Type: "#11223b"
          Protocol: "#11223c"
      """)
    #expect(outputs.diagnostics == [])
    outputs.expect(
      swift: [
        "let `default`: Color = rgb(0x112233)", "let `in`:", "let `class`:", "let object:",
        "let typeof:", "let `operator`:", "let moodSelf: Color = rgb(0x112239)",
        "let moodInit: Color = rgb(0x11223A)", "let type: Color = rgb(0x11223B)", "let `protocol`:",
      ],
      kotlin: [
        "val default: Color get() = Color(0xFF112233)", "val `in`:", "val `class`:",
        "val `object`:",
        "val `typeof`:", "val operator:", "val self:", "val init:", "val type:",
        "val protocol: Color get() = Color(0xFF11223C)",
      ],
      css: ["--mood-default: #123;", "--mood-in: #112234;", "--mood-protocol: #11223c;"])
  }

  @Test("R02") func digitsMayComeFirst() async {
    let outputs = await compile(
      "tokens: { gap: { $type: dimension, 2xl: 32px, \"025\": 2px, 100: 8px } }")
    outputs.expect(
      swift: ["let gap2xl: CGFloat = 32", "let gap025: CGFloat = 2", "let gap100: CGFloat = 8"],
      kotlin: [
        "val gap2xl: Dp get() = 32.dp", "val gap025: Dp get() = 2.dp",
        "val gap100: Dp get() = 8.dp",
      ],
      css: ["--gap-2xl: 32px;", "--gap-025: 2px;", "--gap-100: 8px;"])
  }

  /// Names that become one are told with both places, on every platform alike.
  @Test("R03") func stepsAreNeverMixedUp() async {
    let outputs = await compile(
      """
      tokens:
        step: { $type: dimension, "1.5": 6px, "15": 60px, "1-5": 7px, one_five: 8px, oneFive: 9px }
      """)
    #expect(outputs.swift.isEmpty && outputs.kotlin.isEmpty && outputs.css.isEmpty)
    for platform in ["Swift", "Kotlin", "CSS"] {
      let clashes = outputs.diagnostics.filter {
        $0.rule == .nameCollision && $0.message.hasSuffix("in \(platform)")
      }
      #expect(clashes.count == 2, "\(platform)")
      #expect(clashes.allSatisfy { $0.span != nil && $0.related.count == 1 })
    }
    let apart = await compile(
      "tokens: { step: { $type: dimension, \"1.5\": 6px, \"15\": 60px, one_five: 8px } }")
    apart.expect(
      swift: ["let step1_5: CGFloat = 6", "let step15: CGFloat = 60", "let oneFive: CGFloat = 8"],
      kotlin: ["val step1_5: Dp get() = 6.dp", "val step15: Dp get() = 60.dp"],
      css: ["--step-1-5: 6px;", "--step-15: 60px;", "--step-one-five: 8px;"])
  }

  @Test("R13") func stylesOfTextAreWhole() async {
    let outputs = await compile(
      """
      tokens:
        caption:
          $type: typography
          $value: { fontFamily: [Acme Sans, sans-serif], fontSize: 14px, fontWeight: 500, lineHeight: 20px, letterSpacing: 0.25px }
      """)
    outputs.expect(
      swift: ["size: 14, weight: .medium, lineHeight: 20, letterSpacing: 0.25"],
      kotlin: [
        "fontSize = 14.sp,", "fontWeight = FontWeight(500),", "fontFamily = FontFamily.SansSerif,",
        "lineHeight = 20.sp,", "letterSpacing = 0.25.sp,",
        "import androidx.compose.ui.text.TextStyle\n",
        "import androidx.compose.ui.text.font.FontWeight\n", "import androidx.compose.ui.unit.sp\n",
      ],
      css: [
        "--caption-font: 500 0.875rem/1.25rem \"Acme Sans\", sans-serif;",
        "--caption-letter-spacing: 0.015625rem;",
      ])
  }

  @Test("R19") func oneModeMayBeLeftOutAndTheBaseMayNot() async {
    let outputs = await compile(
      """
      tokens:
        paper: { $type: color, $value: "#fafafa", $modes: { dark: "#0a0a0a" } }
        brand: { $type: color, $value: "#ff6600" }
      """)
    outputs.expect(
      swift: [
        "let paper: Color = dynamic(light: rgb(0xFAFAFA), dark: rgb(0x0A0A0A))",
        "let brand: Color = rgb(0xFF6600)",
      ],
      kotlin: [
        "AcmeAppearance.Dark -> Color(0xFF0A0A0A)", "val brand: Color get() = Color(0xFFFF6600)",
      ],
      css: ["--paper: light-dark(#fafafa, #0a0a0a);", "--brand: #f60;"])
    let without = await compile("tokens: { glow: { $type: color, $modes: { dark: \"#334455\" } } }")
    #expect(without.diagnostics.map(\.rule) == [.missingValue])
    #expect(without.diagnostics.first?.message.contains("'glow'") == true)
    #expect(without.swift.isEmpty)
  }

  @Test("R20") func descriptionsStayInTheirComments() async {
    let outputs = await compile(
      #"""
      tokens:
        note: { $type: color, $value: "#445566", $description: "first line\nsecond line \\ with backslash\r third after a bare CR\u2028fourth after U+2028" }
      """#)
    outputs.expect(
      swift: [
        "/// first line\n", "/// second line \\ with backslash\n", "///  third after a bare CR\n",
        "/// fourth after U+2028\n",
      ],
      kotlin: [" * second line \\ with backslash\n", " * fourth after U+2028\n     */"],
      css: ["/* first line\n", "fourth after U+2028 */\n  --note: #456;"])
  }

  @Test("R22") func textsAreEscapedForEachLanguage() async {
    let outputs = await compile(
      #"""
      tokens:
        copy:
          $type: string
          fee: 'US$5 ${fee} $rate cost $'
          path: 'C:\(root)\new'
          quote: 'he said "hi" and ''bye'' now'
          lines: "one\ntwo\ttabbed"
          tail: 'ends with \'
          nul: "bell\a"
      """#)
    outputs.expect(
      swift: [
        #"let fee: String = "US$5 ${fee} $rate cost $""#, #"let path: String = "C:\\(root)\\new""#,
        #"let quote: String = "he said \"hi\" and 'bye' now""#,
        #"let lines: String = "one\ntwo\ttabbed""#, #"let tail: String = "ends with \\""#,
        #"let nul: String = "bell\u{7}""#,
      ],
      kotlin: [
        #"= "US\$5 \${fee} \$rate cost \$""#, #"= "C:\\(root)\\new""#, #"= "bell\u0007""#,
        #"= "ends with \\""#,
      ],
      css: [
        #"--copy-path: "C:\\(root)\\new";"#, #"--copy-lines: "one\a two\9 tabbed";"#,
        #"--copy-nul: "bell\7 ";"#,
      ])
  }

  @Test("R23") func familiesAreQuotedAndKeywordsAreNot() async {
    let outputs = await compile(
      """
      tokens:
        face:
          $type: fontFamily
          body: { $value: [Acme Sans, "O'Neil Slab", 42 Grotesk, system-ui, sans-serif] }
          alias: "{face.body}"
      """)
    outputs.expect(
      swift: [#""Acme Sans", "O'Neil Slab", "42 Grotesk", "system-ui", "sans-serif","#],
      kotlin: [#"listOf("Acme Sans", "O'Neil Slab", "42 Grotesk", "system-ui", "sans-serif")"#],
      css: [
        #"--face-body: "Acme Sans", "O'Neil Slab", "42 Grotesk", system-ui, sans-serif;"#,
        "--face-alias: var(--face-body);",
      ])
  }

  @Test("R25") func shadowsKeepTheirLayers() async {
    let outputs = await compile(
      """
      tokens:
        veil: { $type: color, $value: "#00000033" }
        card:
          $type: shadow
          $value:
            - { x: 0, y: 1px, blur: 2px, spread: 0, color: "{veil}" }
            - { x: 0, y: -1px, blur: 0, spread: 0, color: "#ffffff80", inset: true }
      """)
    #expect(outputs.diagnostics.map(\.rule) == [.unsupportedOnPlatform])
    outputs.expect(
      swift: [
        ".init(color: Acme.veil, x: 0, y: 1, blur: 2),",
        ".init(color: rgb(0xFFFFFF, opacity: 0.50196), x: 0, y: -1, blur: 0, isInset: true))",
      ],
      kotlin: [
        "Color(0x33000000)", "y = (-1).dp", "Color(0x80FFFFFF)", "isInset = true",
      ],
      css: ["--card: 0 1px 2px 0 var(--veil), inset 0 -1px 0 0 #ffffff80;"])
  }

  /// No run puts a date, a host, a user or a folder into its output: two give the same bytes.
  @Test("R32") func twoRunsGiveTheSameBytes() async {
    let spec = "tokens: { ink: { $type: color, $value: \"#111111\" } }"
    let (first, second) = (await compile(spec), await compile(spec))
    #expect(first.swift == second.swift && first.kotlin == second.kotlin && first.css == second.css)
    #expect(
      first.css == """
        /* Generated from tokens/ by Tessera. Do not edit. */

        :root {
          --ink: #111;
        }

        """)
  }

  @Test("R34") func numbersAreTheLanguagesOwn() async {
    let outputs = await compile(
      """
      tokens:
        num: { $type: number, half: 0.5, tiny: 0.0000001, big: 1234567.25, whole: 3, third: 0.1, neg0: -0.0 }
      """)
    outputs.expect(
      swift: [
        "half: Double = 0.5", "tiny: Double = 0.0000001", "big: Double = 1234567.25",
        "whole: Double = 3", "third: Double = 0.1", "neg0: Double = 0",
      ],
      kotlin: [
        "= 0.5f", "= 0.0000001f", "val whole: Float get() = 3f", "= 0.1f",
        "val neg0: Float get() = 0f",
      ],
      css: [
        "--num-half: 0.5;", "--num-tiny: 0.0000001;", "--num-big: 1234567.25;", "--num-whole: 3;",
        "--num-third: 0.1;", "--num-neg0: 0;",
      ])
  }

  @Test("X04") func opaqueColorsAreOpaque() async {
    let outputs = await compile("tokens: { solid: { $type: color, $value: \"#c0ffee\" } }")
    outputs.expect(
      swift: ["let solid: Color = rgb(0xC0FFEE)\n"], kotlin: ["Color(0xFFC0FFEE)"],
      css: ["--solid: #c0ffee;"])
  }

  @Test("X14") func lettersAndDigitsStayTogether() async {
    let outputs = await compile(
      "tokens: { text: { $type: fontSize, h1: 32px, body2: 14px, 2xl: 40px, iOSOnly: 11px } }")
    outputs.expect(
      swift: ["let h1:", "let body2:", "let text2xl:", "let iOsOnly:"],
      kotlin: ["val h1:", "val body2:", "val text2xl:", "val iOsOnly:"],
      css: ["--text-h1: 2rem;", "--text-body2: 0.875rem;", "--text-2xl: 2.5rem;"])
  }

  @Test("R06, R07, R09") func colorsAreTheSameEverywhere() async {
    let outputs = await compile(
      """
      tokens:
        scrim: "#33669980"
        short: { three: "#4ac", four: "#4ac8", upper: "#ABC" }
        alarm: { one: "hsl(140, 80%, 38.2%)", two: "hsl(140, 80%, 37.6%)", mix: "hsl(210.5deg 40% 33.3% / 25%)" }
      """)
    outputs.expect(
      swift: [
        "scrim: Color = rgb(0x336699, opacity: 0.50196)", "three: Color = rgb(0x44AACC)",
        "four: Color = rgb(0x44AACC, opacity: 0.53333)", "upper: Color = rgb(0xAABBCC)",
        "one: Color = rgb(0x13AF47)", "two: Color = rgb(0x13AD46)",
        "mix: Color = rgb(0x335477, opacity: 0.25)",
      ],
      kotlin: [
        "Color(0x80336699)", "Color(0xFF44AACC)", "Color(0x8844AACC)", "Color(0xFFAABBCC)",
        "Color(0xFF13AF47)", "Color(0xFF13AD46)", "Color(0x40335477)",
      ],
      css: [
        "--scrim: #33669980;", "--short-three: #4ac;", "--short-four: #4ac8;",
        "--short-upper: #abc;", "--alarm-one: hsl(140 80% 38.2%);",
        "--alarm-two: hsl(140 80% 37.6%);", "--alarm-mix: hsl(210.5 40% 33.3% / 0.25);",
      ])
  }

  @Test("R10, R11") func lengthsHaveEachPlatformsUnit() async {
    let outputs = await compile(
      """
      tokens:
        gap: { $type: dimension, $value: 16px }
        nudge: { $type: dimension, $value: -4px }
        gutter: { $type: dimension, $value: 1.5rem }
        none: { $type: dimension, $value: 0 }
        bare: { $type: dimension, $value: 12 }
        label: { $type: fontSize, $value: 14px }
        body: { $type: fontSize, $value: 0.875rem }
      """)
    #expect(outputs.diagnostics == [])
    outputs.expect(
      swift: [
        "gap: CGFloat = 16", "nudge: CGFloat = -4", "gutter: CGFloat = 24", "none: CGFloat = 0",
        "bare: CGFloat = 12",
      ],
      kotlin: [
        "gap: Dp get() = 16.dp", "nudge: Dp get() = (-4).dp", "gutter: Dp get() = 24.dp",
        "none: Dp get() = 0.dp", "bare: Dp get() = 12.dp", "label: TextUnit get() = 14.sp",
        "body: TextUnit get() = 14.sp",
      ],
      css: [
        "--gap: 16px;", "--nudge: -4px;", "--gutter: 1.5rem;", "--none: 0px;", "--bare: 12px;",
        "--label: 0.875rem;", "--body: 0.875rem;",
      ])
  }
}
