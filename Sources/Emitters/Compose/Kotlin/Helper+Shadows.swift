import Emission

extension Helper {
  /// Draws shadows as CSS's `box-shadow` does. Android blurs them from version 12 on.
  func shadowsCode(_ names: ComposeNames) -> Code<Kotlin> {
    """
    /** The shadows of [shape], behind what is drawn and, where they fall inwards, upon it. */
    private fun Modifier.shadows(layers: List<\(id: names.tokens.shadowType)>, shape: Shape): Modifier = drawWithCache {
        val box = Path().apply { addOutline(shape.createOutline(size, layoutDirection, this@drawWithCache)) }
        val drawn = layers.reversed().map { layer ->
            val blur = layer.blur.toPx() / 2
            // As far as a blur can be seen.
            val margin = 3 * blur
            val spread = if (layer.isInset) -layer.spread.toPx() else layer.spread.toPx()
            val width = maxOf(0f, size.width + 2 * spread)
            val height = maxOf(0f, size.height + 2 * spread)
            val outline = shape.createOutline(Size(width, height), layoutDirection, this)
            val left = layer.x.toPx() - spread - margin
            val top = layer.y.toPx() - spread - margin
            // Layers stand at whole pixels; what is left over is drawn.
            val corner = IntOffset(left.toInt() - 1, top.toInt() - 1)
            val light = obtainGraphicsLayer()
            light.topLeft = corner
            light.record(size = IntSize((width + 2 * margin).toInt() + 3, (height + 2 * margin).toInt() + 3)) {
                translate(margin + left - corner.x, margin + top - corner.y) {
                    drawOutline(outline, if (layer.isInset) Color.Black else layer.color)
                }
            }
            if (blur > 0) light.renderEffect = BlurEffect(blur, blur, TileMode.Decal)
            if (!layer.isInset) return@map layer to light
            // What is left of the shape when the light that falls into it is taken out.
            light.blendMode = BlendMode.DstOut
            val inner = obtainGraphicsLayer()
            inner.compositingStrategy = CompositingStrategy.Offscreen
            inner.record(size = IntSize(size.width.toInt() + 1, size.height.toInt() + 1)) {
                drawRect(layer.color)
                drawLayer(light)
            }
            layer to inner
        }
        onDrawWithContent {
            for ((layer, picture) in drawn) if (!layer.isInset) drawLayer(picture)
            drawContent()
            clipPath(box) { for ((layer, picture) in drawn) if (layer.isInset) drawLayer(picture) }
        }
    }
    """
  }
}
