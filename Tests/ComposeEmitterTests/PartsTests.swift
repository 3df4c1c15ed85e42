import Testing

/// The parts of components, drawn in their function.
@Suite struct PartsTests {
  private static let emitted = Emitted(
    """
    animations: { typing: { duration: 600ms, repeat: forever, autoreverse: true } }
    components:
      knob:
        kind: toggle
        shape: capsule
        width: 51
        height: 31
        animation: easeOut
        background: "#DDD"
        states: { checked: { background: "#0A0" } }
        mirrored: false
        parts:
          thumb: { width: 27, height: 27, shape: circle, align: start, background: white, states: { checked: { offset: [20, 0] } } }
      dots:
        kind: graphic
        gap: 4
        parts:
          dot: { width: 8, height: 8, background: gray, repeat: 3, stagger: 150ms, animation: typing, from: { opacity: 0.3, offset: [0, 3] } }
    """)

  @Test func aToggleIsOneToWhoListens() {
    let code = Self.emitted.components
    #expect(Self.emitted.messages.isEmpty)
    #expect(
      code.contains(
        """
        @Composable
        public fun Knob(
            checked: Boolean,
            onCheckedChange: (Boolean) -> Unit,
            modifier: Modifier = Modifier,
            enabled: Boolean = true,
            interactionSource: MutableInteractionSource? = null,
        ) {
        """))
    #expect(
      code.contains(
        """
                    .toggleable(
                        value = checked,
                        interactionSource = source,
                        indication = FocusIndication,
                        enabled = enabled,
                        role = Role.Switch,
                        onValueChange = onCheckedChange,
                    )
                    .width(51.dp)
                    .height(31.dp)
                    .background(background, CircleShape),
                contentAlignment = Alignment.Center,
            ) {
                Box(
                    Modifier
                        .fillMaxWidth()
                        .wrapContentWidth(Alignment.Start)
                        .offset(x = thumbOffsetX)
                        .width(27.dp)
                        .height(27.dp)
                        .background(Color(0xFFFFFFFF), CircleShape),
                )
            }
        """))
    #expect(
      code.contains(
        """
            val thumbOffsetX by animateDpAsState(
                if (checked) 20.dp else 0.dp,
                if (reducesMotion) snap() else Fukidashi.Motion.easeOut(),
                label = "offsetX",
            )
        """))
  }

  @Test func copiesRunOneAfterTheOther() {
    #expect(
      Self.emitted.components.contains(
        """
        @Composable
        public fun Dots(modifier: Modifier = Modifier) {
            val reducesMotion = reducesMotion()
            Row(
                modifier = modifier,
                horizontalArrangement = Arrangement.spacedBy(4.dp),
                verticalAlignment = Alignment.CenterVertically,
            ) {
                repeat(3) {
                    val dotProgress = rememberProgress(Fukidashi.Motion.typing(), delayMillis = 150 * it)
                    Box(
                        Modifier
                            .offset {
                                IntOffset(0, if (reducesMotion) 0 else lerp(3.dp.toPx(), 0f, dotProgress.value).roundToInt())
                            }
                            .graphicsLayer { alpha = lerp(0.3f, 1f, dotProgress.value) }
                            .width(8.dp)
                            .height(8.dp)
                            .background(Color(0xFF808080)),
                    )
                }
            }
        }
        """))
    #expect(Self.emitted.components.contains("private fun rememberProgress("))
  }
}
