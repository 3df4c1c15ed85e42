import Emission

extension Helper {
  var interactionSymbols: [KotlinSymbol] {
    switch self {
    case .interactionStates:
      [
        .job, .coroutineScope, .launch, .focusInteraction, .hoverInteraction, .interactionSource,
        .pressInteraction, .getValue, .mutableStateOf, .setValue, .withFrameMillis,
      ]
    case .rememberInteractionStates: [.composable, .interactionSource, .launchedEffect, .remember]
    case .reducesMotion: [.composable, .motionDurationScale, .rememberCoroutineScope]
    case .interactionNode:
      [
        .launch, .animatable, .animationSpec, .snap, .interactionSource, .modifier,
        .motionDurationScale, .cornerRadius, .offset, .size, .color, .contentDrawScope, .stroke,
        .inputMode, .compositionLocalConsumerModifierNode, .drawModifierNode, .currentValueOf,
        .localInputModeManager, .dp,
      ]
    case .focusIndication:
      [.indicationNodeFactory, .interactionSource, .contentDrawScope, .delegatableNode]
    case .interactionElement:
      [
        .indicationNodeFactory, .focusInteraction, .hoverInteraction, .interactionSource,
        .mutableInteractionSource, .focusEventModifierNode, .focusState, .pointerEvent,
        .pointerEventPass, .pointerEventType, .delegatableNode, .delegatingNode,
        .modifierNodeElement, .pointerInputModifierNode, .inspectorInfo, .intSize,
      ]
    default: []
    }
  }

  func interactionCode(_ names: ComposeNames) -> Code<Kotlin> {
    switch self {
    case .interactionStates: Helper.statesCode
    case .rememberInteractionStates:
      """
      @Composable
      private fun rememberInteractionStates(source: InteractionSource): InteractionStates {
          val states = remember(source) { InteractionStates() }
          LaunchedEffect(source) { states.follow(source) }
          return states
      }
      """
    case .reducesMotion:
      """
      /** Whether to leave movement out. Feedback that does not move stays. */
      @Composable
      private fun reducesMotion(): Boolean {
          val scale = rememberCoroutineScope().coroutineContext[MotionDurationScale]
          return \(id: names.reducedMotion).current ?: (scale?.scaleFactor == 0f)
      }
      """
    case .interactionNode: Helper.nodeCode(names)
    case .focusIndication:
      """
      /** Shows the keyboard's focus, and nothing else. */
      private data object FocusIndication : IndicationNodeFactory {
          override fun create(interactionSource: InteractionSource): DelegatableNode = FocusNode(interactionSource)
      }

      private class FocusNode(interactionSource: InteractionSource) : InteractionNode(interactionSource) {
          override fun ContentDrawScope.draw() {
              drawContent()
              drawFocusRing()
          }
      }
      """
    case .interactionElement: Helper.elementCode
    default: ""
    }
  }

  private static let statesCode: Code<Kotlin> =
    """
    /**
     * The states that an [InteractionSource] is in.
     *
     * A press stays for 100 ms, so that the shortest one shows. A focus that comes with a press is not told of, like
     * `:focus-visible`.
     */
    private class InteractionStates(private val onChange: () -> Unit = {}) {
        var hovered: Boolean by mutableStateOf(false)
            private set
        var focused: Boolean by mutableStateOf(false)
            private set
        var pressed: Boolean by mutableStateOf(false)
            private set

        suspend fun follow(source: InteractionSource): Unit = coroutineScope {
            var hovers = 0
            var focuses = 0
            var presses = 0
            var isFocusNew = false
            var isFocusOfPress = false
            var shownAt: Long? = null
            var release: Job? = null
            hovered = false
            focused = false
            pressed = false
            onChange()
            source.interactions.collect { interaction ->
                when (interaction) {
                    is HoverInteraction.Enter -> hovers++
                    is HoverInteraction.Exit -> hovers--
                    is FocusInteraction.Focus -> {
                        focuses++
                        isFocusNew = true
                        isFocusOfPress = false
                        launch { isFocusNew = withFrameMillis { false } }
                    }
                    is FocusInteraction.Unfocus -> focuses--
                    is PressInteraction.Press -> {
                        presses++
                        if (isFocusNew) isFocusOfPress = true
                    }
                    is PressInteraction.Release, is PressInteraction.Cancel -> presses--
                }
                hovered = hovers > 0
                focused = focuses > 0 && !isFocusOfPress
                if (presses > 0) {
                    release?.cancel()
                    if (!pressed) {
                        pressed = true
                        shownAt = null
                        launch { shownAt = withFrameMillis { it } }
                    }
                } else if (pressed && release?.isActive != true) {
                    release = launch {
                        do {
                            val now = withFrameMillis { it }
                        } while (now - (shownAt ?: now) < 100)
                        pressed = false
                        onChange()
                    }
                }
                onChange()
            }
        }
    }
    """

  private static func nodeCode(_ names: ComposeNames) -> Code<Kotlin> {
    """
    /** How far a view is in a state: 0 outside, 1 inside. */
    private class StateProgress {
        val animatable = Animatable(0f, visibilityThreshold = 0.0005f)
        var target = 0f
        val value: Float
            get() = animatable.value
    }

    /** Draws what a view does in the states that [interactionSource] tells of. */
    private abstract class InteractionNode(private val interactionSource: InteractionSource) :
        Modifier.Node(), DrawModifierNode, CompositionLocalConsumerModifierNode {
        private val states = InteractionStates(onChange = { animate() })
        protected val hovered: StateProgress = StateProgress()
        protected val focused: StateProgress = StateProgress()
        protected val pressed: StateProgress = StateProgress()

        /** How states are entered. */
        protected open val entering: AnimationSpec<Float>
            get() = snap()

        /** How states are left. */
        protected open val leaving: AnimationSpec<Float>
            get() = entering

        /** Whether to leave movement out. Feedback that does not move stays. */
        protected val reducesMotion: Boolean
            get() = currentValueOf(\(id: names.reducedMotion))
                ?: (coroutineScope.coroutineContext[MotionDurationScale]?.scaleFactor == 0f)

        private val showsFocus: Boolean
            get() = states.focused && currentValueOf(LocalInputModeManager).inputMode == InputMode.Keyboard

        override fun onAttach() {
            coroutineScope.launch { states.follow(interactionSource) }
        }

        private fun animate() {
            animate(hovered, states.hovered)
            animate(focused, showsFocus)
            animate(pressed, states.pressed)
        }

        private fun animate(progress: StateProgress, inside: Boolean) {
            val target = if (inside) 1f else 0f
            if (progress.target == target) return
            progress.target = target
            // A new run takes over from the last one, with its value and velocity.
            coroutineScope.launch { progress.animatable.animateTo(target, if (inside) entering else leaving) }
        }

        protected fun ContentDrawScope.drawFocusRing() {
            if (!showsFocus) return
            // Two tones, so that one of them shows on any colour.
            drawRing(Color.White, gap = 3.dp.toPx())
            drawRing(Color.Black, gap = 1.dp.toPx())
        }

        private fun ContentDrawScope.drawRing(color: Color, gap: Float) {
            drawRoundRect(
                color = color,
                topLeft = Offset(-gap, -gap),
                size = Size(size.width + 2 * gap, size.height + 2 * gap),
                cornerRadius = CornerRadius(4.dp.toPx()),
                style = Stroke(2.dp.toPx()),
            )
        }
    }
    """
  }

  private static let elementCode: Code<Kotlin> =
    """
    /** Shows [indication] by the pointer over, and the focus in, what it is put on. */
    private data class InteractionElement(
        val indication: IndicationNodeFactory,
        val enabled: Boolean,
        val interactionSource: InteractionSource?,
    ) : ModifierNodeElement<InteractionElementNode>() {
        override fun create(): InteractionElementNode = InteractionElementNode(this)

        override fun update(node: InteractionElementNode) {
            node.update(this)
        }

        override fun InspectorInfo.inspectableProperties() {
            name = "interaction"
            properties["indication"] = indication
            properties["enabled"] = enabled
            properties["interactionSource"] = interactionSource
        }
    }

    private class InteractionElementNode(private var element: InteractionElement) :
        DelegatingNode(), PointerInputModifierNode, FocusEventModifierNode {
        private val own = MutableInteractionSource()
        private var drawing: DelegatableNode = delegate(draw())
        private var hover: HoverInteraction.Enter? = null
        private var focus: FocusInteraction.Focus? = null

        private fun draw(): DelegatableNode = element.indication.create(element.interactionSource ?: own)

        fun update(new: InteractionElement) {
            val old = element
            element = new
            if (!new.enabled) {
                hover(false)
                focus(false)
            }
            if (old.indication == new.indication && old.interactionSource == new.interactionSource) return
            undelegate(drawing)
            drawing = delegate(draw())
        }

        override fun onPointerEvent(pointerEvent: PointerEvent, pass: PointerEventPass, bounds: IntSize) {
            if (pass != PointerEventPass.Main) return
            when (pointerEvent.type) {
                PointerEventType.Enter -> hover(element.enabled)
                PointerEventType.Exit -> hover(false)
            }
        }

        override fun onCancelPointerInput() {
            hover(false)
        }

        override fun onFocusEvent(focusState: FocusState) {
            focus(element.enabled && focusState.hasFocus)
        }

        private fun hover(inside: Boolean) {
            val last = hover
            if (inside == (last != null)) return
            hover = if (inside) HoverInteraction.Enter() else null
            own.tryEmit(hover ?: HoverInteraction.Exit(last ?: return))
        }

        private fun focus(inside: Boolean) {
            val last = focus
            if (inside == (last != null)) return
            focus = if (inside) FocusInteraction.Focus() else null
            own.tryEmit(focus ?: FocusInteraction.Unfocus(last ?: return))
        }
    }
    """
}
