package dev.tessera.testing

import java.awt.image.BufferedImage
import java.io.File
import javax.imageio.ImageIO

/** A page that shows the pictures of each case side by side, and last where they differ. */
internal class FidelityReport(private val folder: File) {
    private val sections = LinkedHashMap<String, StringBuilder>()
    private val bad = StringBuilder()
    private var worst = 1.0
    private var count = 0

    init {
        folder.deleteRecursively()
        folder.mkdirs()
    }

    fun add(case: FidelityCase, pictures: List<Pair<String, Picture>>, comparison: Comparison) {
        count++
        if (case.scale == 3) worst = minOf(worst, comparison.overlap)
        val file = "${case.name.replace(' ', '-')}.png"
        ImageIO.write(strip(case, pictures), "png", folder.resolve(file))
        val isBad = comparison.away > 0 || case.scale == 3 && comparison.overlap < 0.998
        val figure = """
            <figure${if (isBad) " class=bad" else ""}><figcaption>${case.name}: ${"%.5f".format(comparison.overlap)}
            (${comparison.pair}; with antialiasing ${"%.5f".format(comparison.strictOverlap)}), ${comparison.away} away
            from edges</figcaption>
            <img src="$file" alt="${pictures.joinToString { it.first }}, difference" loading="lazy"></figure>
        """.trimIndent()
        sections.getOrPut(case.shape) { StringBuilder() }.append(figure).append('\n')
        if (isBad) bad.append(figure).append('\n')
    }

    /** The pictures in a row, black on white in a frame that is their box, then the difference in red. */
    private fun strip(case: FidelityCase, pictures: List<Pair<String, Picture>>): BufferedImage {
        val (width, height) = case.pixelsAcross to case.pixelsDown
        val image = BufferedImage((width + GAP) * (pictures.size + 1) - GAP, height, BufferedImage.TYPE_INT_RGB)
        val edge = case.margin * case.scale
        val (right, bottom) = edge + (case.width * case.scale).toInt() to edge + (case.height * case.scale).toInt()
        for (y in 0 until height) {
            for (x in 0 until image.width) image.setRGB(x, y, 0xE0E0E0)
            for (x in 0 until width) {
                var least = 255
                var most = 0
                val isFrame = (x == edge - 1 || x == right) && y in edge - 1..bottom ||
                    (y == edge - 1 || y == bottom) && x in edge - 1..right
                for ((index, picture) in pictures.withIndex()) {
                    val value = picture.second[x, y]
                    if (case.counts(picture.first, x, y)) {
                        least = minOf(least, value)
                        most = maxOf(most, value)
                    }
                    val gray = 255 - value
                    val paper = if (isFrame && value == 0) 0xB0D0FF else gray * 0x10101
                    image.setRGB(index * (width + GAP) + x, y, paper)
                }
                val light = 255 - maxOf(0, most - least)
                image.setRGB(pictures.size * (width + GAP) + x, y, 0xFF0000 or light * 0x101)
            }
        }
        return image
    }

    fun write() {
        val page = StringBuilder(
            """
            <!doctype html><html lang="en"><meta charset="utf-8"><title>Fidelity</title>
            <style>
              body { font: 14px/1.4 system-ui, sans-serif; margin: 24px; color: #222; background: #f6f6f6 }
              figure { display: inline-block; margin: 0 16px 16px 0 } img { image-rendering: pixelated }
              .bad figcaption { color: #b00000; font-weight: bold }
            </style>
            <h1>One shape, drawn by each platform</h1>
            <p>From left to right: Compose's shape in Skia, SwiftUI's path rasterised by Skia, the CSS background and the
            CSS clip in Chromium, a canvas drawn by hand where there is one; last, in red, where they differ. The number
            is the least overlap (intersection over union) of any two, antialiasing aside: coverage that differs by no
            more than a quarter counts as equal. Where a box is smaller than the least size of its
            shape, the CSS background is cut to the box.</p>
            <p>$count cases; the least overlap at scale 3 is ${"%.5f".format(worst)}.</p>
            """.trimIndent(),
        )
        page.append("\n<h2>What differs</h2>\n").append(bad.ifEmpty { "<p>Nothing.</p>\n" })
        for ((shape, figures) in sections) page.append("<h2>$shape</h2>\n").append(figures)
        folder.resolve("index.html").writeText(page.toString())
    }

    private companion object {
        const val GAP = 8
    }
}
