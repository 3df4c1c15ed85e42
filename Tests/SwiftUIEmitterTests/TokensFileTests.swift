import Color
import Emission
import EmissionTestSupport
import IR
import Motion
import Testing

@Suite("Tokens.swift")
struct TokensFileTests {
  @Test("A small design, whole")
  func whole() {
    let emitted = Emitted { builder in
      let color = builder.group("color")
      let green = builder.token(
        "green", in: color, .color(ColorValue(rgb8: 0x6DE67B)),
        description: "The default balloon colour.")
      builder.token("white", in: color, .color(.white))
      builder.token(
        "old", in: color, .color(.black), deprecated: Deprecation(message: "Use {color.white}."))
      let balloon = builder.group("balloon", in: color, description: "Whose balloon it is.")
      builder.alias("mine", in: balloon, of: green)
      let space = builder.group("space")
      builder.token("s", in: space, .dimension(Dimension(4)))
      builder.token("l", in: space, .dimension(Dimension(1, .rem)))
    }
    #expect(
      emitted.tokens == """
        // Generated from tokens/ by Tessera. Do not edit.

        import SwiftUI

        /// The design tokens of Fukidashi.
        public enum Fukidashi {
          public enum Color {
            /// The default balloon colour.
            public nonisolated static let green: SwiftUI.Color = rgb(0x6DE67B)
            public nonisolated static let white: SwiftUI.Color = rgb(0xFFFFFF)

            @available(*, deprecated, message: "Use {color.white}.")
            public nonisolated static let old: SwiftUI.Color = rgb(0x000000)

            /// Whose balloon it is.
            public enum Balloon {
              public nonisolated static let mine: SwiftUI.Color = Fukidashi.Color.green
            }
          }

          public enum Space {
            public nonisolated static let s: CGFloat = 4
            public nonisolated static let l: CGFloat = 16
          }
        }

        /// An sRGB colour from `0xRRGGBB`.
        private nonisolated func rgb(_ hex: UInt32) -> Color {
          Color(
            .sRGB, red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
            blue: Double(hex & 0xFF) / 255, opacity: 1)
        }

        """)
    #expect(emitted.diagnostics.isEmpty)
  }

  @Test("Values of every type")
  func types() throws {
    let spring = try Spring(response: 0.3, dampingFraction: 1)
    let emitted = Emitted { builder in
      builder.token("half", .number(0.5))
      builder.token("tiny", .number(0.0000001))
      builder.token("million", .number(-1_234_567))
      builder.token("third", .number(1.0 / 3))
      builder.token("gap", .dimension(Dimension(4 * 1.1)))
      builder.token("fast", .duration(Duration(milliseconds: 150)))
      builder.token("hello", .string("Say \"\\(hi)\""))
      builder.token("on", .boolean(true))
      builder.token("faces", .fontFamily(["Acme Sans", "O'Neil"]))
      builder.token("heavy", .fontWeight(800))
      builder.token("snap", .spring(SpringTiming(spring: spring)))
      builder.token("curve", .cubicBezier(.easeInOut))
    }
    for line in [
      "half: Double = 0.5", "tiny: Double = 0.0000001", "million: Double = -1_234_567",
      "third: Double = 0.333333333", "gap: CGFloat = 4.4", "fast: TimeInterval = 0.15",
      #"hello: String = "Say \"\\(hi)\"""#, "on: Bool = true",
      #"faces: [String] = ["Acme Sans", "O'Neil"]"#, "heavy: Font.Weight = .heavy",
      "curve: FukidashiCurve = FukidashiCurve(0.42, 0, 0.58, 1)",
    ] {
      #expect(emitted.tokens.contains("  public nonisolated static let \(line)\n"))
    }
    #expect(
      emitted.constant("public nonisolated static let snap") == """
        public nonisolated static let snap: Animation = Animation.spring(
          response: 0.3, dampingFraction: 1, blendDuration: 0)
        """)
    #expect(emitted.tokens.contains("public struct FukidashiCurve: Hashable, Sendable {"))
  }

  @Test("Colours: hex, opacity, and what is wider than sRGB")
  func colors() {
    let emitted = Emitted { builder in
      builder.token("scrim", .color(ColorValue(rgb8: 0x336699, alpha8: 128)))
      builder.token("half", .color(ColorValue(rgb8: 0x000000).withAlpha(0.5)))
      builder.token("alarm", .color(ColorValue(.hsl, 140, 80, 38.2)))
      builder.token("vivid", .color(ColorValue(.displayP3, 0.9, 0.15, 0.1)))
      builder.token("veil", .color(ColorValue(.displayP3, 0, 1, 0, alpha: 0.25)))
    }
    for line in [
      "scrim: Color = rgb(0x336699, opacity: 0.50196)", "half: Color = rgb(0x000000, opacity: 0.5)",
      "alarm: Color = rgb(0x13AF47)", "vivid: Color = displayP3(0.9, 0.15, 0.1)",
      "veil: Color = displayP3(0, 1, 0, opacity: 0.25)",
    ] {
      #expect(emitted.tokens.contains("  public nonisolated static let \(line)\n"))
    }
  }

  @Test("Helpers are there only when something uses them")
  func helpers() {
    let bare = Emitted { $0.token("a", .number(1)) }
    #expect(!bare.tokens.contains("private"))
    #expect(!bare.tokens.contains("struct"))
    let clear = Emitted { $0.token("a", .color(ColorValue(rgb8: 0).withAlpha(0.5))) }
    #expect(clear.tokens.contains("func rgb(_ hex: UInt32, opacity: Double) -> Color {"))
    #expect(!clear.tokens.contains("func rgb(_ hex: UInt32) -> Color {"))
  }

  @Test("A helper steps aside for a token of its name, and types for groups of theirs")
  func shadows() {
    let emitted = Emitted { builder in
      let group = builder.group("double")
      builder.token("rgb", in: group, .color(.white))
      builder.token("a", in: group, .number(2))
      builder.token("s", in: builder.group("string"), .string(""))
    }
    #expect(emitted.tokens.contains("static let rgb: Color = rgbColor(0xFFFFFF)"))
    #expect(emitted.tokens.contains("static let a: Swift.Double = 2"))
    #expect(emitted.tokens.contains(#"static let s: Swift.String = """#))
  }

  @Test("Aliases stay, save to what is deprecated or private, and where they are not wanted")
  func aliases() {
    func fill(_ builder: inout DesignBuilder) {
      let green = builder.token("green", .color(ColorValue(rgb8: 0x00FF00)))
      let old = builder.token("old", .color(.black), deprecated: Deprecation(message: nil))
      let hidden = builder.token("hidden", .color(.white), isPrivate: true)
      builder.alias("a", of: green)
      builder.alias("b", of: old)
      builder.alias("c", of: hidden)
    }
    let kept = Emitted(fill).tokens
    #expect(kept.contains("static let a: Color = Fukidashi.green\n"))
    #expect(kept.contains("static let b: Color = rgb(0x000000)\n"))
    #expect(kept.contains("static let c: Color = rgb(0xFFFFFF)\n"))
    #expect(kept.contains("@available(*, deprecated)\n"))
    #expect(!kept.contains("hidden"))
    let inlined = Emitted(settings: .init(namespace: "Fukidashi", keepsAliases: false), fill)
    #expect(inlined.tokens.contains("static let a: Color = rgb(0x00FF00)\n"))
  }

  @Test("Long lines are broken as swift-format breaks them")
  func longLines() {
    let emitted = Emitted { builder in
      let token = builder.token("aRatherLongNameThatSaysWhatTheTokenIsFor", .number(1))
      builder.alias("anotherNameThatSaysWhereItIsUsed", of: token)
      builder.token("faces", .fontFamily(Array(repeating: "A Family Of Some Length", count: 5)))
      builder.token(String(repeating: "x", count: 100), .number(1))
    }
    #expect(
      emitted.tokens.contains(
        """
          public nonisolated static let anotherNameThatSaysWhereItIsUsed: Double =
            Fukidashi.aRatherLongNameThatSaysWhatTheTokenIsFor

        """))
    #expect(
      emitted.tokens.contains(
        """
          public nonisolated static let faces: [String] = [
            "A Family Of Some Length", "A Family Of Some Length", "A Family Of Some Length",
            "A Family Of Some Length", "A Family Of Some Length",
          ]
          // swift-format-ignore
          public nonisolated static let \(String(repeating: "x", count: 100)): Double =
            1

        """))
  }

  @Test("Descriptions of several lines, and none")
  func descriptions() {
    let words = Array(repeating: "word", count: 30).joined(separator: " ")
    let emitted = Emitted { builder in
      builder.token("a", .number(1), description: "One.\r\n\r\n  Two */ \u{202E}three.")
      builder.token("b", .number(1), description: " \n ")
      builder.token("c", .number(1), description: words)
    }
    #expect(
      emitted.tokens.contains(
        """
          /// One.
          ///
          ///   Two */ three.
          public nonisolated static let a: Double = 1
          public nonisolated static let b: Double = 1

          /// word
        """))
    #expect(emitted.tokens.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test("Names that break the formatter's rules are said to it")
  func formatRules() {
    let ascii = Emitted { $0.token("plain", .number(1)) }
    #expect(!ascii.tokens.contains("swift-format-ignore"))
    let other = Emitted { builder in
      builder.token("größe", .number(1))
      builder.token("step1.5", .number(1))
    }
    #expect(
      other.tokens.contains(
        "\n// swift-format-ignore-file: AlwaysUseLowerCamelCase, IdentifiersMustBeASCII\n"))
  }

  @Test("Ten thousand tokens in one group")
  func many() {
    let emitted = Emitted { builder in
      let group = builder.group("big")
      for index in 0..<10_000 {
        builder.token("t\(index)", in: group, .color(ColorValue(rgb8: UInt32(index))))
      }
    }
    #expect(
      Emitted.has(
        "    public nonisolated static let t9999: Color = rgb(0x00270F)", in: emitted.tokens))
    #expect(emitted.diagnostics.isEmpty)
  }
}
