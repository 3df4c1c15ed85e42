import Testing

/// Typography tokens as text styles.
struct TypographyTests {
  private let output = Emitted(
    """
    tokens:
      size: { $type: dimension, $value: 17 }
      mono: { $type: fontFamily, $value: monospace }
      bold: { $type: fontWeight, $value: 700 }
      tight: { $type: number, $value: 1.2 }
      text:
        $type: typography
        body:
          $value: { fontFamily: [Inter, sans-serif], fontSize: 17, fontWeight: 400, lineHeight: 1.3, letterSpacing: -1% }
        code:
          $value: { fontFamily: "{mono}", fontSize: "{size}", fontWeight: "{bold}", lineHeight: "{tight}", letterSpacing: 0.5 }
        same: "{text.body}"
    """)

  @Test func sizesGrowWithTheReadersSetting() {
    #expect(output.messages == [])
    #expect(
      output.tokens.contains(
        """
                /** Meant for Inter, which common code can't find by its name: `copy(fontFamily = …)` sets it. */
                public val body: TextStyle
                    get() = TextStyle(
                        fontSize = 17.sp,
                        fontWeight = FontWeight(400),
                        fontFamily = FontFamily.SansSerif,
                        letterSpacing = (-0.01).em,
                        lineHeight = 1.3.em,
                        lineHeightStyle = LineHeightStyle(LineHeightStyle.Alignment.Center, LineHeightStyle.Trim.None),
                    )
        """))
  }

  @Test func fieldsKeepTheNamesOfTokens() {
    #expect(
      output.tokens.contains(
        """
                    get() = TextStyle(
                        fontSize = Fukidashi.size.value.sp,
                        fontWeight = Fukidashi.bold,
                        fontFamily = FontFamily.Monospace,
                        letterSpacing = 0.5.sp,
                        lineHeight = Fukidashi.tight.em,
        """))
  }

  @Test func stylesCanBeAliases() {
    #expect(output.tokens.contains("public val same: TextStyle get() = Fukidashi.Text.body\n"))
  }
}
