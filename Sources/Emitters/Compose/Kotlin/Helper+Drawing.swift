import Emission

extension Helper {
  var drawingSymbols: [KotlinSymbol] {
    switch self {
    case .placedPath: [.density, .matrix, .path, .size]
    case .inscribedCircle:
      [
        .cornerRadius, .density, .layoutDirection, .offset, .outline, .rect, .roundRect, .shape,
        .size,
      ]
    case .drawLayer: [.contentDrawScope, .drawIntoCanvas, .offset, .paint, .rect]
    case .shadows:
      [
        .addOutline, .blendMode, .blurEffect, .clipPath, .color, .compositingStrategy, .drawLayer,
        .drawOutline, .drawWithCache, .intOffset, .intSize, .modifier, .path, .shape, .size,
        .tileMode, .translate,
      ]
    case .drawCover: [.color, .drawOutline, .drawScope, .shape]
    default: []
    }
  }

  var drawingCode: Code<Kotlin> {
    switch self {
    case .placedPath:
      """
      /** From logical pixels to those of the screen, reflected about the middle of the box if [mirrored]. */
      private fun Path.place(size: Size, density: Density, mirrored: Boolean) {
          val scale = density.density
          val matrix = Matrix()
          if (mirrored) matrix.translate(x = size.width)
          matrix.scale(x = if (mirrored) -scale else scale, y = scale)
          transform(matrix)
      }
      """
    case .inscribedCircle:
      """
      /** The largest circle in a box, in its middle. */
      private object InscribedCircleShape : Shape {
          override fun createOutline(size: Size, layoutDirection: LayoutDirection, density: Density): Outline {
              val radius = size.minDimension / 2
              val bounds = Rect(Offset(size.width / 2, size.height / 2), radius)
              return Outline.Rounded(RoundRect(bounds, CornerRadius(radius)))
          }
      }
      """
    case .drawLayer:
      """
      /** Draws [block] as one layer, so that what overlaps in it does not show through itself. */
      private fun ContentDrawScope.drawLayer(alpha: Float, block: ContentDrawScope.() -> Unit) {
          if (alpha >= 1f) return block()
          drawIntoCanvas { canvas ->
              val paint = Paint()
              paint.alpha = alpha.coerceAtLeast(0f)
              // Room for what is drawn beyond the bounds: shadows, tails.
              canvas.saveLayer(Rect(Offset.Zero, size).inflate(size.minDimension), paint)
              block()
              canvas.restore()
          }
      }
      """
    case .drawCover:
      """
      /** Covers [shape] with [color]. */
      private fun DrawScope.drawCover(shape: Shape, color: Color, alpha: Float) {
          if (alpha <= 0f) return
          drawOutline(shape.createOutline(size, layoutDirection, this), color, alpha.coerceAtMost(1f))
      }
      """
    case .lerp:
      """
      /** Where [progress] is on the way from [start] to [stop]; a spring goes beyond both ends. */
      private fun lerp(start: Float, stop: Float, progress: Float): Float = start + (stop - start) * progress
      """
    default: ""
    }
  }
}
