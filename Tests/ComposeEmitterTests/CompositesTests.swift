import Diagnostics
import Testing

/// Tokens with several fields as Kotlin.
struct CompositesTests {
  private let output = Emitted(
    """
    tokens:
      veil: "#00000033"
      hair: 1px
      quick: 100ms
      curve: { $type: cubicBezier, $value: [0.5, 0, 1, 1] }
      tilt: 0.25turn
      body: { $type: fontSize, $value: 17 }
      style: { $type: typography, $value: { fontSize: "{body}" } }
      card: { $type: shadow, $value: [{ color: "{veil}", x: 0, y: 1, blur: 2 }, { color: "#FFFFFF80", x: 0, y: -1, blur: 0, spread: "{hair}", inset: true }] }
      same: "{card}"
      fade: { $type: gradient, $value: [{ color: "{veil}", position: 0 }, { color: white, position: 1 }] }
      dash: { $type: strokeStyle, $value: { dashArray: ["{hair}", 4px], lineCap: round } }
      dotted: { $type: strokeStyle, $value: dotted }
      line: { $type: border, $value: { color: "{veil}", width: "{hair}", style: solid } }
      late: { $type: transition, $value: { duration: "{quick}", delay: 50ms, timingFunction: "{curve}" } }
      again: "{late}"
    """)

  @Test func everyType() {
    #expect(output.messages == [])
    for code in [
      """
          /** In degrees. */
          public val tilt: Float get() = 90f
      """,
      "    public val body: TextUnit get() = 17.sp\n",
      "    public val style: TextStyle get() = TextStyle(fontSize = Fukidashi.body)\n",
      """
          public val card: List<FukidashiShadow>
              get() = listOf(
                  FukidashiShadow(color = Fukidashi.veil, x = 0.dp, y = 1.dp, blur = 2.dp),
                  FukidashiShadow(
                      color = Color(0x80FFFFFF),
                      x = 0.dp,
                      y = (-1).dp,
                      blur = 0.dp,
                      spread = Fukidashi.hair,
                      isInset = true,
                  ),
              )

          public val same: List<FukidashiShadow> get() = Fukidashi.card
      """,
      """
          public val fade: FukidashiGradient get() = FukidashiGradient(listOf(0f to Fukidashi.veil, 1f to Color(0xFFFFFFFF)))
      """,
      """
          public val dash: FukidashiStrokeStyle
              get() = FukidashiStrokeStyle(dashes = listOf(Fukidashi.hair, 4.dp), cap = StrokeCap.Round)
      """,
      "    public val line: BorderStroke get() = BorderStroke(Fukidashi.hair, Fukidashi.veil)\n",
      """
          public fun <T> late(): TweenSpec<T> = tween(Fukidashi.quick, delayMillis = 50, easing = Fukidashi.curve)

          public fun <T> again(): TweenSpec<T> = Fukidashi.late()
      """,
      "public data class FukidashiShadow(\n",
      "public data class FukidashiGradient(public val stops: List<Pair<Float, Color>>) {\n",
      "public data class FukidashiStrokeStyle(\n",
    ] {
      #expect(output.tokens.contains(code), "\(code)")
    }
  }

  @Test func typesAreThereWhenATokenNeedsThem() {
    let bare = Emitted("tokens: { gap: 4px }")
    #expect(!bare.tokens.contains("class"))
  }

  /// Compose's borders are solid; what it can't draw is told at the token.
  @Test func limits() {
    let limited = Emitted(
      """
      tokens:
        $type: border
        a: { $value: { color: red, width: 1, style: dashed } }
        b: { $value: { color: red, width: 1, style: { dashArray: [1px], lineCap: butt } } }
        c: { $value: { color: red, width: 1, style: { default: double, kotlin: solid } } }
        d: { $type: strokeStyle, $value: groove }
      """)
    #expect(
      limited.rules == [.unsupportedOnPlatform, .unsupportedOnPlatform, .unsupportedOnPlatform])
    #expect(limited.diagnostics.allSatisfy { $0.severity == .warning })
    #expect(limited.messages[0].contains("'dashed'"))
    #expect(limited.messages[1].contains("is dashed"))
    #expect(limited.messages[2].contains("'groove'"))
  }
}
