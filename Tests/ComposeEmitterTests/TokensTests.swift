import Emission
import Testing

/// Tokens as getters of nested objects.
struct TokensTests {
  @Test func colorsDimensionsAndAliases() {
    let output = Emitted(
      """
      tokens:
        color:
          $type: color
          $description: What things are painted with.
          green: { $value: "#6DE67B", $description: The default balloon colour. }
          veil: "#FF000080"
          balloon: { mine: "{color.green}" }
          helper: { $value: "#123", $private: true }
          own: "{color.helper}"
        space: { $type: dimension, s: 4, m: "{space.s} * 2", l: 1rem, back: -1.5px }
        gray: { $type: color, 100: "#F5F5F5" }
      """)
    #expect(output.messages == [])
    #expect(
      output.tokens == """
        // Generated from tokens/ by Tessera. Do not edit.

        package dev.tessera.fukidashi

        import androidx.compose.ui.graphics.Color
        import androidx.compose.ui.unit.Dp
        import androidx.compose.ui.unit.dp

        /** The design tokens of Fukidashi. */
        public object Fukidashi {
            /** What things are painted with. */
            public object Color {
                /** The default balloon colour. */
                public val green: androidx.compose.ui.graphics.Color get() = Color(0xFF6DE67B)

                public val veil: androidx.compose.ui.graphics.Color get() = Color(0x80FF0000)

                public object Balloon {
                    public val mine: androidx.compose.ui.graphics.Color get() = Fukidashi.Color.green
                }

                public val own: androidx.compose.ui.graphics.Color get() = Color(0xFF112233)
            }

            public object Space {
                public val s: Dp get() = 4.dp
                public val m: Dp get() = 8.dp
                public val l: Dp get() = 16.dp
                public val back: Dp get() = (-1.5).dp
            }

            public object Gray {
                public val gray100: androidx.compose.ui.graphics.Color get() = Color(0xFFF5F5F5)
            }
        }

        """)
  }

  @Test func theOtherTypes() {
    let output = Emitted(
      """
      tokens:
        half: { $type: number, $value: 0.5 }
        fast: { $type: duration, $value: 0.15s }
        out: { $type: cubicBezier, $value: [0, 0, 0.58, 1] }
        even: { $type: cubicBezier, $value: [0, 0, 1, 1] }
        greeting: { $type: string, $value: 'cost: $5 "only"' }
        loud: { $type: boolean, $value: true }
        sans: { $type: fontFamily, $value: [Inter, sans-serif] }
        bold: { $type: fontWeight, $value: bold }
      """)
    #expect(output.messages == [])
    for line in [
      "    public val half: Float get() = 0.5f",
      "    /** In milliseconds. */\n    public val fast: Int get() = 150",
      "    public val out: Easing get() = CubicBezierEasing(0f, 0f, 0.58f, 1f)",
      "    public val even: Easing get() = LinearEasing",
      #"    public val greeting: String get() = "cost: \$5 \"only\"""#,
      "    public val loud: Boolean get() = true",
      #"    public val sans: List<String> get() = listOf("Inter", "sans-serif")"#,
      "    public val bold: FontWeight get() = FontWeight(700)",
    ] {
      #expect(output.tokens.contains(line + "\n"), "\(line)")
    }
  }

  @Test func oneColourADepthAndAWidth() {
    let output = Emitted(
      """
      tokens:
        wide: { $type: color, $value: "color(display-p3 0 1 0)" }
        named: { $type: color, $value: "hsl(210.5 33.3% 47.1%)" }
      """)
    // Only what sRGB can't show needs another space.
    #expect(output.tokens.contains("get() = Color(0f, 1f, 0f, 1f, ColorSpaces.DisplayP3)"))
    #expect(output.tokens.contains("get() = Color(0xFF5077A0)"))
  }

  @Test func deprecationsNameWhatToUse() {
    let output = Emitted(
      """
      tokens:
        color:
          $type: color
          green: "#0F0"
          old: { $value: "#0E0", $deprecated: "Use {color.green}." }
          older: { $value: "{color.old}", $deprecated: true }
          user: "{color.old}"
      """)
    #expect(
      output.tokens.contains(
        """
                @Deprecated(
                    "Use Fukidashi.Color.green.",
                    ReplaceWith("Fukidashi.Color.green", "dev.tessera.fukidashi.Fukidashi"),
                )
                public val old: androidx.compose.ui.graphics.Color get() = Color(0xFF00EE00)

                @Deprecated("Not to be used any more.")
                public val older: androidx.compose.ui.graphics.Color get() = Color(0xFF00EE00)

                public val user: androidx.compose.ui.graphics.Color get() = Color(0xFF00EE00)
        """))
  }

  @Test func aliasesCanBeWrittenOut() {
    var settings = OutputSettings.fukidashi
    settings.keepsAliases = false
    let output = Emitted(
      """
      tokens: { color: { $type: color, green: "#0F0", mine: "{color.green}" } }
      """, settings: settings)
    #expect(!output.tokens.contains("Fukidashi.Color.green"))
    #expect(
      output.tokens.contains(
        "val mine: androidx.compose.ui.graphics.Color get() = Color(0xFF00FF00)"))
  }

  @Test func kotlinsOwnValue() {
    let output = Emitted(
      """
      tokens:
        $type: dimension
        gap: { $value: { default: 4, kotlin: 6 } }
        elsewhere: { $value: { swift: 4 } }
      """)
    #expect(output.tokens.contains("public val gap: Dp get() = 6.dp"))
    #expect(!output.tokens.contains("elsewhere"))
  }

  @Test func aDesignWithoutTokensIsAnEmptyObject() {
    #expect(Emitted("tokens: {}").tokens.hasSuffix("public object Fukidashi\n"))
  }
}
