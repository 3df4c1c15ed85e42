package dev.tessera.testing

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.Matrix
import androidx.compose.ui.graphics.Path
import kotlin.math.PI
import kotlin.math.abs

/** Builds a path, [scale] times as large, from the notation in which Swift's drivers tell outlines. */
internal class RecordedOutline(private val scale: Float) {
    val path = Path()

    /** Pieces parted by `;`, each a letter and numbers: see `Outline` of the tests. */
    fun add(notation: String) {
        for (piece in notation.split(';').filter { it.isNotEmpty() }) {
            val words = piece.split(' ')
            add(words[0], words.drop(1).map { it.toDouble() })
        }
    }

    private fun add(name: String, n: List<Double>) {
        val p = n.map { (it * scale).toFloat() }
        when (name) {
            "M" -> path.moveTo(p[0], p[1])
            "L" -> path.lineTo(p[0], p[1])
            "Q" -> path.quadraticTo(p[0], p[1], p[2], p[3])
            "C" -> path.cubicTo(p[0], p[1], p[2], p[3], p[4], p[5])
            "A" -> addArc(n)
            "Z" -> path.close()
            else -> error("no piece is called $name")
        }
    }

    /** A line to where the arc begins, then the arc: all that came before goes to the arc's own space and back. */
    private fun addArc(n: List<Double>) {
        val (x, y, radius, start, delta) = n
        val (a, b, c, d, tx) = n.drop(5)
        val place = Matrix()
        place[0, 0] = a.toFloat() * scale
        place[0, 1] = b.toFloat() * scale
        place[1, 0] = c.toFloat() * scale
        place[1, 1] = d.toFloat() * scale
        place[3, 0] = tx.toFloat() * scale
        place[3, 1] = n[10].toFloat() * scale
        path.transform(Matrix(place.values.copyOf()).apply { invert() })
        val bounds = Rect(Offset(x.toFloat(), y.toFloat()), radius.toFloat())
        val halves = if (abs(delta) > PI) 2 else 1
        for (half in 0 until halves) {
            val from = Math.toDegrees(start + delta * half / halves).toFloat()
            path.arcTo(bounds, from, Math.toDegrees(delta / halves).toFloat(), forceMoveTo = false)
        }
        path.transform(place)
    }
}
