import Emission
import IR
import Testing

/// Components read what differs by mode only where Compose can.
struct ModesOfComponentsTests {
  private static let tokens = """
    tokens:
      color:
        $type: color
        text: { $value: "#111111", $modes: { dark: "#EEEEEE" } }
        helper: { $value: "#000000", $private: true, $modes: { dark: "#FFFFFF" } }
        old: { $value: "#010101", $deprecated: true, $modes: { dark: "#020202" } }
      space: { $type: dimension, m: { $value: 8, $modes: { high: 4 } } }
      half: { $type: number, $value: 0.5, $modes: { high: 0.9 } }

    """

  private func components(_ spec: String) -> String {
    let output = Emitted(Self.tokens, spec)
    #expect(output.messages.filter { !$0.contains("deprecated") } == [])
    return output.components
  }

  @Test func anOptionIsAskedForWhatDiffers() {
    let code = components(
      """
      components:
        tile:
          kind: container
          variants:
            tone:
              calm: { background: "{color.text}", width: 20 }
              loud: { background: "{color.helper}", width: 40 }
              odd: { background: "{color.helper}", width: 40 }
      """)
    #expect(
      code.contains(
        """
        public enum class TileTone(public val width: Dp) {
            Calm(width = 20.dp),
            Loud(width = 40.dp),
            Odd(width = 40.dp),
            ;

            public val background: Color
                @Composable @ReadOnlyComposable
                get() = when (this) {
                    Calm -> Fukidashi.Color.text
                    Loud, Odd -> FukidashiInternal.colorHelper
                }
        }

        """))
    #expect(code.contains(".background(tone.background)"))
    #expect(
      code.hasSuffix(
        """
        /** Values that only the declarations above need. */
        private object FukidashiInternal {
            val colorHelper: Color
                @Composable @ReadOnlyComposable
                get() = when (Fukidashi.appearance) {
                    FukidashiAppearance.Light -> Color(0xFF000000)
                    FukidashiAppearance.Dark -> Color(0xFFFFFFFF)
                }
        }

        """))
  }

  @Test func aLayerGetsWhatWasReadBefore() {
    let code = components(
      """
      components:
        tile:
          kind: container
          scale: "{half}"
          states: { disabled: { opacity: "{half}" } }
      """)
    #expect(
      code.contains(
        """
            val opacity = if (!enabled) Fukidashi.half else 1f
            val scale = Fukidashi.half
        """))
    #expect(code.contains("scaleX = scale\n"))
  }

  @Test func textStandsUponWhatDiffers() {
    let code = components(
      """
      components:
        label1: { kind: text, background: "{color.text}" }
        label2: { kind: text, parameters: { tint: "{color.text}" }, background: tint }
      """)
    #expect(code.contains("color = FukidashiInternal.onColorText,"))
    #expect(code.contains("foreground: Color = FukidashiInternal.onColorText,"))
    #expect(
      code.contains(
        """
                get() = when (Fukidashi.appearance) {
                    FukidashiAppearance.Light -> Color.White
                    FukidashiAppearance.Dark -> Color.Black
                }
        """))
    // Black in both modes needs no decision.
    let light = Emitted(
      """
      tokens: { pale: { $type: color, $value: "#EEE", $modes: { dark: "#DDD" } } }
      components: { label: { kind: text, background: "{pale}" } }
      """, settings: .prefixed)
    #expect(light.components.contains("color = Color.Black,"))
  }

  @Test func aDeprecatedTokenIsNotNamed() {
    let code = components(
      "components: { tile: { kind: container, background: \"{color.old}\" } }")
    #expect(code.contains(".background(FukidashiInternal.colorOld)"))
    #expect(!code.contains("Suppress"))
  }

  @Test func anInteractionBringsItsValuesAlong() {
    let code = components(
      """
      interactions:
        veil:
          parameters: { half: { type: number, default: 0.1 }, tint: "{color.text}" }
          pressed: { overlay: { color: tint, opacity: "{half}" } }
      """)
    #expect(
      code.contains(
        """
        @Composable
        public fun Modifier.onTapWithVeil(
            half: Float = 0.1f,
            tint: Color = Fukidashi.Color.text,
        """))
    #expect(code.contains("VeilIndication(half, tint, Fukidashi.half, shape)"))
    #expect(code.contains("    val half2: Float,\n"))
    #expect(code.contains("alpha = look.half2 * pressed"))
  }

  @Test func oneThatDoesNotDifferIsAPlainModifier() {
    let code = components(
      "interactions: { dim: { pressed: { opacity: 0.5 } } }")
    #expect(!code.contains("@Composable"))
  }

  @Test func aShapeIsRemembered() {
    let code = components(
      """
      shapes:
        leaf:
          parameters: { corner: "{space.m}", tail: corner / 2 }
          path: [{ move: [0, 0] }, { line: [width, 0] }, { line: [width - tail, height] }]
      components:
        tile: { kind: container, shape: leaf, padding: tail }
      """)
    #expect(code.contains("    public val corner: Dp,\n    public val tail: Dp = corner / 2,\n"))
    #expect(
      code.contains(
        """
        @Composable
        public fun rememberLeafShape(
            corner: Dp = Fukidashi.Space.m,
            tail: Dp = corner / 2,
            mirrored: Boolean = false,
        ): LeafShape =
        """))
    #expect(code.contains("val shape = rememberLeafShape(mirrored = mirrored)"))
  }

  @Test func valuesWrittenOutStillFollow() {
    var settings = OutputSettings.fukidashi
    settings.keepsAliases = false
    let output = Emitted(
      Self.tokens, "components: { tile: { kind: container, background: \"{color.text}\" } }",
      settings: settings)
    #expect(output.components.contains(".background(Fukidashi.Color.text)"))
  }
}

extension OutputSettings {
  fileprivate static var prefixed: OutputSettings {
    var settings = OutputSettings.fukidashi
    settings.componentPrefix = "fuki"
    return settings
  }
}
