package dev.tessera.testing

import java.io.File
import org.jetbrains.skia.Bitmap
import org.jetbrains.skia.ColorAlphaType
import org.jetbrains.skia.ColorType
import org.jetbrains.skia.Image
import org.jetbrains.skia.ImageInfo

/** How much of each pixel is covered, 0 to 255, row by row. */
internal class Picture(val width: Int, val height: Int, val coverage: IntArray) {
    val area: Int = coverage.sum()

    operator fun get(x: Int, y: Int): Int = if (x in 0 until width && y in 0 until height) coverage[y * width + x] else 0

    /** Whether all pixels around this one, and it, are covered alike, and wholly or not at all. */
    fun isPlain(x: Int, y: Int): Boolean {
        val value = this[x, y]
        if (value != 0 && value != 255) return false
        for (row in y - 1..y + 1) for (column in x - 1..x + 1) if (this[column, row] != value) return false
        return true
    }
}

/** What Chromium showed: black on white. */
internal class Screenshot(folder: File, val name: String) {
    private val image = Image.makeFromEncoded(folder.resolve(name).readBytes())
    private val bytes = Bitmap().run {
        allocPixels(ImageInfo(image.width, image.height, ColorType.RGBA_8888, ColorAlphaType.OPAQUE))
        check(image.readPixels(this))
        checkNotNull(readPixels(dstRowBytes = image.width * 4))
    }

    fun cut(left: Int, top: Int, width: Int, height: Int): Picture {
        check(left + width <= image.width && top + height <= image.height) { "$name is too small" }
        return Picture(
            width,
            height,
            IntArray(width * height) { index ->
                val at = (top + index / width) * image.width + left + index % width
                255 - (bytes[4 * at].toInt() and 255)
            },
        )
    }
}

/**
 * How far pictures of one case agree, each with each, antialiasing aside: where Skia cuts a pixel into four rows and
 * columns, an edge along them is off by up to an eighth, and two such pictures by a quarter. That much counts as equal.
 */
internal class Comparison(pictures: List<Pair<String, Picture>>, case: FidelityCase) {
    /** The least of all overlaps: the area that both cover over the area that either covers. */
    var overlap = 1.0
        private set

    /** Which two have it. */
    var pair = ""
        private set

    /** The least overlap where every difference counts. */
    var strictOverlap = 1.0
        private set

    /** How many pixels differ that are more than a pixel away from every edge in one of the two pictures. */
    var away = 0
        private set

    init {
        for ((index, first) in pictures.withIndex()) {
            for (second in pictures.drop(index + 1)) compare(first, second, case)
        }
    }

    private fun compare(first: Pair<String, Picture>, second: Pair<String, Picture>, case: FidelityCase) {
        val (a, b) = first.second to second.second
        var either = 0L
        var difference = 0L
        var strictDifference = 0L
        for (y in 0 until a.height) {
            for (x in 0 until a.width) {
                val p = a[x, y]
                val q = b[x, y]
                if (p == 0 && q == 0) continue
                if (!case.counts(first.first, x, y) || !case.counts(second.first, x, y)) continue
                either += maxOf(p, q)
                strictDifference += Math.abs(p - q)
                if (Math.abs(p - q) <= QUARTER) continue
                difference += Math.abs(p - q)
                if (a.isPlain(x, y) || b.isPlain(x, y)) away++
            }
        }
        if (either == 0L) return
        strictOverlap = minOf(strictOverlap, 1 - strictDifference.toDouble() / either)
        val share = 1 - difference.toDouble() / either
        if (share >= overlap && pair.isNotEmpty()) return
        overlap = share
        pair = "${first.first} and ${second.first}"
    }

    private companion object {
        const val QUARTER = 64
    }
}
