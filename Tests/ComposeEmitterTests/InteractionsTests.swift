import Testing

/// Interactions as modifiers and what draws them.
struct InteractionsTests {
  private func code(_ spec: String) -> String {
    let output = Emitted("interactions:\n" + spec)
    #expect(output.messages == [])
    return output.components
  }

  @Test func aTapIsClickable() {
    let code = code("  opacity: { pressed: { opacity: 0.75 }, animation: easeOut }")
    #expect(
      code.contains(
        """
        public fun Modifier.onTapWithOpacity(
            enabled: Boolean = true,
            onClickLabel: String? = null,
            role: Role? = Role.Button,
            interactionSource: MutableInteractionSource? = null,
            onClick: () -> Unit = {},
        ): Modifier = clickable(interactionSource, OpacityIndication, enabled, onClickLabel, role, onClick)

        private data object OpacityIndication : IndicationNodeFactory {
            override fun create(interactionSource: InteractionSource): DelegatableNode = OpacityNode(interactionSource)
        }

        private class OpacityNode(interactionSource: InteractionSource) : InteractionNode(interactionSource) {
            override val entering: AnimationSpec<Float>
                get() = Fukidashi.Motion.easeOut()

            override fun ContentDrawScope.draw() {
                val pressed = pressed.value
                val alpha = lerp(1f, 0.75f, pressed)
                drawLayer(alpha) { drawContent() }
                drawFocusRing()
            }
        }
        """))
  }

  @Test func movementIsSwappedForOpacity() {
    let code = code("  squeeze: { pressed: { scale: 0.9 } }")
    #expect(code.contains("val scale = if (reducesMotion) 1f else lerp(1f, 0.9f, pressed)"))
    #expect(code.contains("val alpha = if (reducesMotion) lerp(1f, 0.75f, pressed) else 1f"))
    #expect(code.contains("drawLayer(alpha) { scale(scale) { this@draw.drawContent() } }"))
    #expect(
      code.contains(
        "public val LocalFukidashiReducedMotion: ProvidableCompositionLocal<Boolean?> = compositionLocalOf { null }"
      ))
  }

  @Test func movementBesideOtherFeedbackIsLeftOut() {
    let code = code("  push: { pressed: { opacity: 0.5, offset: { x: 0, y: 2 } } }")
    #expect(code.contains("val down = if (reducesMotion) 0f else lerp(0.dp, 2.dp, pressed).toPx()"))
    #expect(code.contains("val alpha = lerp(1f, 0.5f, pressed)"))
    #expect(!code.contains("towardsEnd"))
  }

  @Test func offsetsFollowTheReadingDirection() {
    let code = code("  slide: { hovered: { offset: { x: 2, y: 0 } } }")
    #expect(
      code.contains(
        "val right = if (layoutDirection == LayoutDirection.Rtl) -towardsEnd else towardsEnd"))
    #expect(code.contains("translate(left = right) { this@draw.drawContent() }"))
  }

  @Test func springsAreToldHowNearTheyMustCome() {
    let output = Emitted(
      """
      animations: { bouncy: { spring: { response: 0.4s, dampingFraction: 0.45 } } }
      interactions: { squeeze: { pressed: { scale: 0.9 }, animation: bouncy } }
      """)
    #expect(output.components.contains("Fukidashi.Motion.bouncy(visibilityThreshold = 0.0005f)"))
  }

  @Test func overlaysTakeTheCallersColour() {
    let code = code(
      """
        overlay:
          parameters: { depth: 4px, overlayColor: { type: color } }
          pressed: { overlay: { color: overlayColor, opacity: 0.4 } }
      """)
    // What a caller must give comes first.
    #expect(
      code.contains(
        """
        public fun Modifier.onTapWithOverlay(
            overlayColor: Color,
            depth: Dp = 4.dp,
            shape: Shape = RectangleShape,
            enabled: Boolean = true,
        """))
    #expect(code.contains("drawCover(look.shape, look.overlayColor, alpha = 0.4f * pressed)"))
  }

  @Test func higherStatesLieOverLowerOnes() {
    let code = code(
      """
        all:
          hovered: { opacity: 0.9, overlay: { color: white, opacity: 0.1 } }
          pressed: { opacity: 0.5, overlay: { color: black, opacity: 0.2 } }
          disabled: { opacity: 0.3 }
      """)
    #expect(
      code.contains(
        "val alpha = if (look.enabled) lerp(lerp(1f, 0.9f, hovered), 0.5f, pressed) else 0.3f"))
    #expect(code.contains("alpha = 0.1f * hovered * (1f - pressed)"))
    #expect(code.contains("AllIndication(shape, enabled)"))
  }

  @Test func withoutATapItFollowsWhatItIsPutOn() {
    let code = code("  lift: { hovered: { scale: 1.05 } }")
    #expect(
      code.contains(
        """
        public fun Modifier.liftInteraction(enabled: Boolean = true, interactionSource: InteractionSource? = null): Modifier =
            then(InteractionElement(LiftIndication(), enabled, interactionSource))
        """))
    #expect(code.contains("private class InteractionElementNode("))
    // The ring is the business of what can have the focus.
    #expect(code.contains("        if (look.drawsFocus) drawFocusRing()"))
  }

  @Test func parametersCannotHideWhatTheDrawingUses() {
    let code = code(
      """
        push:
          parameters: { size: 4px, pressed: 2px }
          pressed: { offset: { x: 0, y: size + pressed } }
      """)
    #expect(code.contains("lerp(0.dp, look.size + look.pressed, pressed).toPx()"))
  }

  @Test func whatRepeatsInAStateEndsWithIt() {
    let output = Emitted(
      """
      animations: { pulse: { duration: 600ms, curve: linear, repeat: forever } }
      interactions: { beat: { pressed: { opacity: 0.5 }, animation: pulse } }
      """)
    #expect(
      output.components.contains(
        """
            override val entering: AnimationSpec<Float>
                get() = Fukidashi.Motion.pulse()

            override val leaving: AnimationSpec<Float>
                get() = tween(600, easing = LinearEasing)
        """))
  }
}
