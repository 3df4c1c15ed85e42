package dev.tessera.testing

import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.ui.unit.LayoutDirection
import androidx.compose.ui.unit.dp
import dev.tessera.fukidashi.BalloonShape
import dev.tessera.fukidashi.ChatBubbleDirection
import dev.tessera.fukidashi.ChatBubbleShape
import dev.tessera.fukidashi.Fukidashi
import dev.tessera.fukidashi.RectangleButtonSize

/** Runs what the compiler made of `tokens/`: all but its composable functions. */
public fun main() {
    for ((width, height) in listOf(100f to 40f, 61f to 33f, 300f to 120f)) {
        for (mirrored in listOf(false, true)) {
            val size = "${width.toInt()}x${height.toInt()}${if (mirrored) " mirrored" else ""}"
            Report.outline("balloon $size", BalloonShape(mirrored = mirrored), width, height)
            Report.outline("balloon of 12 $size", BalloonShape(12.dp, mirrored = mirrored), width, height)
            Report.outline("bubble $size", ChatBubbleShape(mirrored), width, height)
            Report.outline("balloon $size rtl", BalloonShape(mirrored = mirrored), width, height, rightToLeft = true)
            Report.outline("bubble $size rtl", ChatBubbleShape(mirrored), width, height, rightToLeft = true)
        }
    }
    Report.outline("balloon at 2", BalloonShape(), 100f, 40f, density = 2f)
    for (mirrored in listOf(false, true)) {
        val name = if (mirrored) " mirrored" else ""
        Report.mask("balloon painted$name", BalloonShape(mirrored = mirrored), 100f, 40f, density = 3f)
        Report.mask("bubble painted$name", ChatBubbleShape(mirrored), 100f, 40f, density = 3f)
    }

    Report.text("green", Fukidashi.Color.green.value.toString(16))
    Report.text("mine", Fukidashi.Color.Balloon.mine.value.toString(16))
    Report.text("sizes", RectangleButtonSize.entries.map { listOf(it, it.fontSize, it.width, it.height) })
    for (direction in ChatBubbleDirection.entries) {
        for (layout in LayoutDirection.entries) {
            Report.text("margin of $direction in $layout", sides(direction.margin, layout))
        }
    }

    Report.animation("bouncy", Fukidashi.Motion.bouncy(visibilityThreshold = 0.0005f))
    Report.animation("easeOut", Fukidashi.Motion.easeOut())
    // Skia keeps threads of its own.
    System.exit(0)
}

private fun sides(margin: PaddingValues, layout: LayoutDirection) = listOf(
    margin.calculateLeftPadding(layout),
    margin.calculateTopPadding(),
    margin.calculateRightPadding(layout),
    margin.calculateBottomPadding(),
)
