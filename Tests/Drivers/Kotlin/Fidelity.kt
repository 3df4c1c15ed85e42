package dev.tessera.testing

import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Canvas
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.ImageBitmap
import androidx.compose.ui.graphics.Paint
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.addOutline
import androidx.compose.ui.graphics.asSkiaBitmap
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.LayoutDirection
import java.io.File

/**
 * Draws each case of `cases.tsv` in the folder that is the first argument, once a platform, and says how far the
 * pictures agree: of each case `[least overlap, pixels that differ away from edges, least overlap with antialiasing,
 * covered pixels]`, and which two pictures overlap least. With a second argument it writes a report to that folder.
 *
 * Compose's pictures are drawn from the generated shapes of [fidelityShapes], SwiftUI's from the outlines in
 * `outlines.tsv`; what Chromium showed is cut out of its screenshots. [fidelityAnimations] are sampled too.
 */
public fun main(arguments: Array<String>) {
    val folder = File(arguments[0])
    val report = arguments.getOrNull(1)?.let { FidelityReport(File(it)) }
    val outlines = folder.resolve("outlines.tsv").readLines().associate { line ->
        line.substringBefore('\t') to line.substringAfter('\t')
    }
    var page: Screenshot? = null
    for (case in folder.resolve("cases.tsv").readLines().map { FidelityCase(it.split('\t')) }) {
        if (page?.name != case.page) page = Screenshot(folder, case.page)
        val pictures = case.pictures(outlines, page)
        val comparison = Comparison(pictures, case)
        Report.numbers(
            case.name,
            listOf(comparison.overlap, comparison.away, comparison.strictOverlap, pictures.first().second.area / 255.0),
        )
        Report.text("${case.name} pair", comparison.pair)
        report?.add(case, pictures, comparison)
    }
    report?.write()
    for ((name, animation) in fidelityAnimations) Report.animation(name, animation)
    // Skia keeps threads of its own.
    System.exit(0)
}

/** A shape in a box of [width] × [height] dp, as one line of `cases.tsv` says it. */
internal class FidelityCase(fields: List<String>) {
    val name = fields[0]
    val shape = fields[1]
    val width = fields[2].toFloat()
    val height = fields[3].toFloat()

    /** How many pixels a dp takes. */
    val scale = fields[4].toInt()

    /** The room around the box, in dp. */
    val margin = fields[5].toInt()
    private val mirrored = fields[6] == "true"
    private val rightToLeft = fields[7] == "true"
    private val outline = fields[8]

    /** Whether Chromium paints no background beyond the box: what is there is no part of that picture. */
    private val backgroundIsCut = fields[9] == "true"
    val page = fields[10]

    /** The name of a picture and where it is on the page, in dp. */
    private val places = fields.drop(11).chunked(3) { Triple(it[0], it[1].toInt(), it[2].toInt()) }

    val pixelsAcross = (Math.ceil(width.toDouble()).toInt() + 2 * margin) * scale
    val pixelsDown = (Math.ceil(height.toDouble()).toInt() + 2 * margin) * scale

    fun pictures(outlines: Map<String, String>, page: Screenshot): List<Pair<String, Picture>> {
        val drawn = listOf("Compose" to draw(composePath()), "SwiftUI" to draw(swiftPath(outlines.getValue(outline))))
        return drawn + places.map { (name, x, y) ->
            name to page.cut(x * scale, y * scale, pixelsAcross, pixelsDown)
        }
    }

    /** Whether the pixel counts where the picture called [name] is one of the two that are compared. */
    fun counts(name: String, x: Int, y: Int): Boolean {
        if (!backgroundIsCut || name != "CSS") return true
        val (left, top) = x / scale - margin to y / scale - margin
        return left >= 0 && top >= 0 && left < width.toInt() && top < height.toInt() && x >= margin * scale &&
            y >= margin * scale
    }

    private fun composePath(): Path {
        val outline = fidelityShapes.getValue(shape)(mirrored).createOutline(
            Size(width * scale, height * scale),
            if (rightToLeft) LayoutDirection.Rtl else LayoutDirection.Ltr,
            Density(scale.toFloat()),
        )
        return Path().apply { addOutline(outline) }
    }

    private fun swiftPath(notation: String) = RecordedOutline(scale.toFloat()).apply { add(notation) }.path

    private fun draw(path: Path): Picture {
        val image = ImageBitmap(pixelsAcross, pixelsDown)
        val paint = Paint().apply {
            color = Color.Black
            isAntiAlias = true
        }
        val canvas = Canvas(image)
        canvas.translate(margin * scale.toFloat(), margin * scale.toFloat())
        canvas.drawPath(path, paint)
        val bitmap = image.asSkiaBitmap()
        val bytes = checkNotNull(bitmap.readPixels(dstRowBytes = pixelsAcross * 4))
        return Picture(pixelsAcross, pixelsDown, IntArray(pixelsAcross * pixelsDown) { bytes[4 * it + 3].toInt() and 255 })
    }
}
