import Diagnostics
import Testing

/// Components as composables.
struct ComponentsTests {
  private func code(_ spec: String) -> String {
    let output = Emitted("components:\n" + spec)
    #expect(output.messages == [])
    return output.components
  }

  @Test func variantsAreEnumsThatHoldWhatDependsOnThem() {
    let code = code(
      """
        rectangleButton:
          kind: button
          description: A button in fixed sizes.
          variants:
            size:
              large: { fontSize: 14, width: 200, height: 40 }
              small: { fontSize: 12, width: 100, height: 16 }
          defaults: { size: large }
      """)
    #expect(
      code.contains(
        """
        public enum class RectangleButtonSize(public val fontSize: TextUnit, public val width: Dp, public val height: Dp) {
            Large(fontSize = 14.sp, width = 200.dp, height = 40.dp),
            Small(fontSize = 12.sp, width = 100.dp, height = 16.dp),
        }

        /** A button in fixed sizes. */
        @Composable
        public fun RectangleButton(
            onClick: () -> Unit,
            modifier: Modifier = Modifier,
            enabled: Boolean = true,
            size: RectangleButtonSize = RectangleButtonSize.Large,
            interactionSource: MutableInteractionSource? = null,
            content: @Composable RowScope.() -> Unit,
        ) {
            val fontScale = LocalDensity.current.fontScale
            val style = LocalTextStyle.current.copy(lineHeight = TextUnit.Unspecified).merge(fontSize = size.fontSize)
            CompositionLocalProvider(LocalTextStyle provides style) {
                Row(
                    modifier = modifier
                        .clickable(interactionSource, LocalIndication.current, enabled, role = Role.Button, onClick = onClick)
                        .width(size.width)
                        .heightIn(min = size.height, max = if (fontScale > 1f) Dp.Unspecified else size.height),
                    horizontalArrangement = Arrangement.Center,
                    verticalAlignment = Alignment.CenterVertically,
                    content = content,
                )
            }
        }
        """))
  }

  @Test func aTextTakesTheShapesParametersAndItsOwn() {
    let output = Emitted(
      """
      shapes:
        balloon:
          parameters: { tailWidth: 4 }
          path: [{ move: [0, 0] }, { line: [width, 0] }, { line: [width - tailWidth, height] }]
      components:
        balloonText:
          kind: text
          shape: balloon
          parameters: { color: "#6DE67B" }
          background: color
          padding: { start: 4, end: { default: 4 + tailWidth, kotlin: 2 + tailWidth }, vertical: { default: 2, kotlin: 1 } }
          compounds:
            - when: { mirrored: true }
              padding: { start: { kotlin: 4 + tailWidth }, end: { kotlin: 2 } }
      """)
    #expect(output.messages == [])
    #expect(
      output.components.contains(
        """
            text: AnnotatedString,
            modifier: Modifier = Modifier,
            color: Color = Color(0xFF6DE67B),
            foreground: Color = Color.Black,
            mirrored: Boolean = false,
            overflow: TextOverflow = TextOverflow.Clip,
            softWrap: Boolean = true,
            maxLines: Int = Int.MAX_VALUE,
            style: TextStyle = LocalTextStyle.current,
        ) {
            val shape = BalloonShape(mirrored = mirrored)
            Text(
                text = text,
                modifier = modifier
                    .sizeIn(minWidth = shape.tailWidth)
                    .background(color, shape)
                    .padding(
                        start = if (mirrored) 4.dp + shape.tailWidth else 4.dp,
                        top = 1.dp,
                        end = if (mirrored) 2.dp else 2.dp + shape.tailWidth,
                        bottom = 1.dp,
                    ),
                color = foreground,
                overflow = overflow,
                softWrap = softWrap,
                maxLines = maxLines,
                style = style,
            )
        }
        """))
  }

  @Test func leftAndRightStayWhereTheyAre() {
    let code = code(
      """
        bubble:
          kind: container
          variants: { direction: { left: {}, right: { margin: { left: 50, right: 20 }, align: right } } }
          margin: { left: 20, right: 50, vertical: 20 }
          align: left
      """)
    #expect(
      code.contains(
        "    Left(\n        margin = PaddingValues.Absolute(left = 20.dp, top = 20.dp, right = 50.dp, bottom = 20.dp),"
      ))
    #expect(code.contains("align = AbsoluteAlignment.Right,"))
    #expect(
      code.contains(
        """
        public fun Bubble(direction: BubbleDirection, modifier: Modifier = Modifier, content: @Composable () -> Unit) {
            Box(modifier = modifier.fillMaxWidth().padding(direction.margin).wrapContentWidth(direction.align)) {
                content()
            }
        }
        """))
  }

  @Test func containersAreClippedAndTextsPainted() {
    let code = code(
      """
        panel: { kind: container, cornerRadius: 12, background: "#FFF", padding: { start: 4, end: 8 } }
        tag: { kind: text, shape: capsule, background: "#000" }
      """)
    #expect(
      code.contains(
        """
            val shape = RoundedCornerShape(12.dp)
            Box(modifier = modifier.clip(shape).background(Color(0xFFFFFFFF)).padding(start = 4.dp, end = 8.dp)) {
                content()
            }
        """))
    #expect(code.contains("modifier = modifier.background(Color(0xFF000000), CircleShape)"))
    // Read on the background: white on black.
    #expect(code.contains("        color = Color.White,"))
  }

  @Test func compoundsAreDecidedWhereTheyStand() {
    let code = code(
      """
        pill:
          kind: text
          variants:
            tone: { info: { background: "#00F" }, danger: { background: "#F00" } }
            size: { s: { fontSize: 10 }, m: { fontSize: 12 } }
          defaults: { tone: info, size: m }
          compounds: [{ when: { tone: danger, size: s }, fontWeight: 700 }]
      """)
    #expect(
      code.contains(
        "fontWeight = if (tone == PillTone.Danger && size == PillSize.S) FontWeight(700) else null,"
      ))
    #expect(code.contains("    Info(background = Color(0xFF0000FF), foreground = Color.White),"))
    #expect(code.contains("    Danger(background = Color(0xFFFF0000), foreground = Color.Black),"))
  }

  @Test func statesLieOverRestTheHighestFirst() {
    let code = code(
      """
        action:
          kind: button
          background: "#FFF"
          states:
            hovered: { background: "#EEE" }
            pressed: { background: "#DDD", scale: 0.98 }
            disabled: { opacity: 0.5 }
          animation: easeOut
      """)
    #expect(
      code.contains(
        """
            val background by animateColorAsState(
                when {
                    states.pressed -> Color(0xFFDDDDDD)
                    states.hovered -> Color(0xFFEEEEEE)
                    else -> Color(0xFFFFFFFF)
                },
                Fukidashi.Motion.easeOut(),
                label = "background",
            )
        """))
    // Movement has a stand-in.
    #expect(code.contains("            reducesMotion && states.pressed -> 0.75f\n"))
    #expect(
      code.contains("        if (reducesMotion) 1f else if (states.pressed) 0.98f else 1f,\n"))
    #expect(
      code.contains(
        ".clickable(source, FocusIndication, enabled, role = Role.Button, onClick = onClick)"))
  }

  @Test func aStateThatSaysNothingForAChoiceLeavesItAlone() {
    let code = code(
      """
        action:
          kind: button
          background: "#FFF"
          variants: { tone: { quiet: {}, loud: { states: { hovered: { background: "#EEE" } } } } }
          defaults: { tone: quiet }
      """)
    #expect(
      code.contains(
        """
            val background = if (states.hovered && tone == ActionTone.Loud) Color(0xFFEEEEEE) else Color(0xFFFFFFFF)
        """))
  }

  @Test func interactionsArePutOnComponents() {
    let output = Emitted(
      """
      interactions:
        overlay:
          parameters: { overlayColor: { type: color } }
          pressed: { overlay: { color: overlayColor, opacity: 0.4 } }
      components:
        action: { kind: button, cornerRadius: 8, interaction: { overlay: { overlayColor: black } } }
        panel: { kind: container, interaction: { overlay: { overlayColor: white } } }
      """)
    #expect(output.messages == [])
    #expect(output.components.contains("OverlayIndication(Color(0xFF000000), shape)"))
    // A container can be a tap, and needn't.
    #expect(output.components.contains("    onClick: (() -> Unit)? = null,"))
    #expect(output.components.contains("if (onClick != null) {"))
  }

  @Test func textThatMustNotGrow() {
    let output = Emitted("components: { stamp: { kind: text, height: 20, textScaling: false } }")
    #expect(
      output.components.contains(
        "val density = Density(LocalDensity.current.density, fontScale = 1f)"))
    #expect(output.components.contains("CompositionLocalProvider(LocalDensity provides density) {"))
    #expect(output.components.contains("modifier = modifier.height(20.dp)"))
  }

  @Test func constantsAreARecipe() {
    let code = code(
      """
        spacing:
          parameters: { unit: 4 }
          properties: { label: { type: string } }
          padding: { start: unit * 2, end: unit }
          variants: { size: { s: { width: 10, label: small }, m: { width: 20 } } }
        fixed: { width: 12 }
      """)
    #expect(
      code.contains(
        """
        public enum class SpacingSize(public val width: Dp, public val label: String?) {
            S(width = 10.dp, label = "small"),
            M(width = 20.dp, label = null),
        }
        """))
    #expect(
      code.contains(
        "public data class Spacing(public val size: SpacingSize, public val unit: Dp = 4.dp) {"))
    #expect(
      code.contains(
        "    public val padding: PaddingValues get() = PaddingValues(start = unit * 2, end = unit)\n"
      ))
    #expect(code.contains("public object Fixed {\n    public val width: Dp get() = 12.dp\n}"))
  }

  @Test func aRecipesNamesAreDistinct() {
    let same = Emitted(
      "components: { coating: { parameters: { background: white }, background: background } }")
    #expect(same.messages == [])
    #expect(
      same.components.contains(
        "public data class Coating(public val background: Color = Color(0xFFFFFFFF))\n"))
    let other = Emitted(
      "components: { coating: { parameters: { background: white }, background: black } }")
    #expect(other.rules == [.nameCollision])
  }

  @Test func ownPropertiesAreKnownToCallers() {
    let code = code(
      """
        action:
          kind: button
          properties: { iconSize: { type: dimension }, ratio: { type: number } }
          iconSize: 16
          variants: { size: { s: { ratio: 1 }, l: { ratio: 2 } } }
          defaults: { size: s }
      """)
    #expect(code.contains("public enum class ActionSize(public val ratio: Float) {"))
    #expect(
      code.contains("public object ActionDefaults {\n    public val iconSize: Dp get() = 16.dp\n}"))
  }

  @Test func negativeMarginsAreSaid() {
    let output = Emitted("components: { note: { kind: text, margin: -4 } }")
    #expect(output.rules == [.unsupportedOnPlatform])
    #expect(output.components.contains(".padding(0.dp)"))
  }
}
