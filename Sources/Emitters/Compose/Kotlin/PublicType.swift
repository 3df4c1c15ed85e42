import Emission

/// Public types that generated tokens have, where Compose has none of the kind. They stand below the
/// tokens, when a token needs them.
enum PublicType: CaseIterable, Hashable {
  case shadow
  case gradient
  case strokeStyle

  var symbols: [KotlinSymbol] {
    switch self {
    case .shadow: [.color, .dp, .dpType, .immutable]
    case .gradient: [.brush, .color, .immutable, .offset]
    case .strokeStyle:
      [.density, .dpType, .immutable, .pathEffect, .stroke, .strokeCap]
    }
  }

  func code(_ names: ComposeNames) -> Code<Kotlin> {
    switch self {
    case .shadow:
      """
      /**
       * One layer of a shadow. Of several, the first lies on top.
       *
       * @property blur twice the standard deviation, as CSS has it.
       * @property spread how far it reaches beyond the edge before it is blurred.
       * @property isInset whether it falls inwards.
       */
      @Immutable
      public data class \(id: names.tokens.shadowType)(
          public val color: Color,
          public val x: Dp = 0.dp,
          public val y: Dp = 0.dp,
          public val blur: Dp = 0.dp,
          public val spread: Dp = 0.dp,
          public val isInset: Boolean = false,
      )
      """
    case .gradient:
      """
      /** Colours and where they stand, from 0 to 1. What uses it says the direction. */
      @Immutable
      public data class \(id: names.tokens.gradientType)(public val stops: List<Pair<Float, Color>>) {
          // A brush has two stops or more.
          private val ends: Array<Pair<Float, Color>>
              get() = (if (stops.size == 1) stops + stops else stops).toTypedArray()

          /** From one point to another; the whole diagonal if nothing is said. */
          public fun linear(start: Offset = Offset.Zero, end: Offset = Offset.Infinite): Brush =
              Brush.linearGradient(*ends, start = start, end = end)

          /** From left to right. */
          public fun horizontal(): Brush = Brush.horizontalGradient(*ends)

          /** From top to bottom. */
          public fun vertical(): Brush = Brush.verticalGradient(*ends)

          /** From a point outwards; the middle, and the nearest edge, if nothing is said. */
          public fun radial(center: Offset = Offset.Unspecified, radius: Float = Float.POSITIVE_INFINITY): Brush =
              Brush.radialGradient(*ends, center = center, radius = radius)

          /** Around a point, clockwise from three o'clock; the middle if nothing is said. */
          public fun sweep(center: Offset = Offset.Unspecified): Brush = Brush.sweepGradient(*ends, center = center)
      }
      """
    case .strokeStyle:
      """
      /**
       * How a line is drawn.
       *
       * @property dashes the lengths of dashes and gaps in turn; none for a solid line.
       * @property cap how a dash ends.
       */
      @Immutable
      public data class \(id: names.tokens.strokeStyleType)(
          public val dashes: List<Dp> = emptyList(),
          public val cap: StrokeCap = StrokeCap.Butt,
      ) {
          /** A line of that width, as `DrawScope` draws it: `drawPath(path, color, style = style.stroke(1.dp, this))`. */
          public fun stroke(width: Dp, density: Density): Stroke = with(density) {
              // Compose wants pairs of a dash and a gap.
              val lengths = (if (dashes.size % 2 == 0) dashes else dashes + dashes).map { it.toPx() }
              val effect = if (lengths.isEmpty()) null else PathEffect.dashPathEffect(lengths.toFloatArray())
              Stroke(width = width.toPx(), cap = cap, pathEffect = effect)
          }
      }
      """
    }
  }
}

extension KotlinFile {
  mutating func writePublicTypes() {
    for type in PublicType.allCases where publicTypes.contains(type) {
      for symbol in type.symbols { need(symbol) }
      blank()
      line(type.code(names))
    }
  }
}
