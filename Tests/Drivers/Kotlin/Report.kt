package dev.tessera.testing

import androidx.compose.animation.core.AnimationVector1D
import androidx.compose.animation.core.Easing
import androidx.compose.animation.core.FiniteAnimationSpec
import androidx.compose.animation.core.VectorConverter
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Canvas
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.ImageBitmap
import androidx.compose.ui.graphics.Outline
import androidx.compose.ui.graphics.Paint
import androidx.compose.ui.graphics.Shape
import androidx.compose.ui.graphics.addOutline
import androidx.compose.ui.graphics.asSkiaPath
import androidx.compose.ui.graphics.toPixelMap
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.LayoutDirection
import org.jetbrains.skia.PathVerb

/**
 * What generated code does when it runs, told to the tests in Swift: one line of JSON a value, each with
 * a `name` and one of `text`, `numbers` and `lines`.
 */
public object Report {
    public fun text(name: String, value: Any?): Unit = line(name, "text", quoted(value.toString()))

    public fun numbers(name: String, values: List<Number>): Unit =
        line(name, "numbers", values.joinToString(",", "[", "]"))

    /** The outline of [shape] in a box of [width] × [height] dp, in px. */
    public fun outline(
        name: String,
        shape: Shape,
        width: Float,
        height: Float,
        rightToLeft: Boolean = false,
        density: Float = 1f,
    ): Unit = line(
        name,
        "lines",
        segments(outlineOf(shape, width, height, rightToLeft, density)).joinToString(",", "[", "]") { quoted(it) },
    )

    /** How much of each pixel [shape] covers as Skia draws it, 0 to 255, row by row. */
    public fun mask(
        name: String,
        shape: Shape,
        width: Float,
        height: Float,
        rightToLeft: Boolean = false,
        density: Float = 1f,
    ) {
        val image = ImageBitmap((width * density).toInt(), (height * density).toInt())
        val paint = Paint().apply {
            color = Color.Black
            isAntiAlias = true
        }
        Canvas(image).drawPath(pathOf(outlineOf(shape, width, height, rightToLeft, density)), paint)
        val pixels = image.toPixelMap()
        val coverage = ArrayList<Number>(image.width * image.height)
        for (y in 0 until image.height) {
            for (x in 0 until image.width) coverage.add(Math.round(pixels[x, y].alpha * 255))
        }
        numbers(name, coverage)
    }

    /** The values of [spec] from 0 to 1 at each whole millisecond until it ends. */
    public fun animation(name: String, spec: FiniteAnimationSpec<Float>) {
        val zero = AnimationVector1D(0f)
        val one = AnimationVector1D(1f)
        val vectors = spec.vectorize(Float.VectorConverter)
        val end = vectors.getDurationNanos(zero, one, zero) / 1_000_000
        val values = ArrayList<Number>()
        for (millisecond in 0L..end) {
            values.add(vectors.getValueFromNanos(millisecond * 1_000_000, zero, one, zero).value)
        }
        numbers(name, values)
    }

    /** The values of [easing] at 0, 1/100, … 1. */
    public fun easing(name: String, easing: Easing) {
        val values = ArrayList<Number>()
        for (hundredth in 0..100) values.add(easing.transform(hundredth / 100f))
        numbers(name, values)
    }

    private fun outlineOf(
        shape: Shape,
        width: Float,
        height: Float,
        rightToLeft: Boolean,
        density: Float,
    ): Outline = shape.createOutline(
        Size(width * density, height * density),
        if (rightToLeft) LayoutDirection.Rtl else LayoutDirection.Ltr,
        Density(density),
    )

    private fun pathOf(outline: Outline) = androidx.compose.ui.graphics.Path().apply { addOutline(outline) }

    // Skia's own segments: Compose's iterator loses the weights of conic sections, which arcs are made of.
    private fun segments(outline: Outline): List<String> = pathOf(outline).asSkiaPath().mapNotNull { segment ->
        val points = listOfNotNull(segment?.p0, segment?.p1, segment?.p2, segment?.p3).map { "${it.x} ${it.y}" }
        val ends = points.drop(1).joinToString(" ")
        when (segment?.verb) {
            PathVerb.MOVE -> "M ${points.first()}"
            PathVerb.LINE -> "L $ends"
            PathVerb.QUAD -> "Q $ends"
            PathVerb.CONIC -> "K $ends ${segment.conicWeight}"
            PathVerb.CUBIC -> "C $ends"
            PathVerb.CLOSE -> "Z"
            PathVerb.DONE, null -> null
        }
    }

    private fun line(name: String, kind: String, value: String) {
        println("{\"name\":${quoted(name)},\"$kind\":$value}")
    }

    private fun quoted(text: String): String {
        val out = StringBuilder("\"")
        for (character in text) {
            when {
                character == '"' || character == '\\' -> out.append('\\').append(character)
                character < ' ' -> out.append("\\u%04x".format(character.code))
                else -> out.append(character)
            }
        }
        return out.append('"').toString()
    }
}
