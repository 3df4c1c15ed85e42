package dev.tessera.testing

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.snapshots.Snapshot
import androidx.compose.ui.ImageComposeScene
import androidx.compose.ui.Modifier
import androidx.compose.ui.MotionDurationScale
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.input.pointer.PointerEventType
import androidx.compose.ui.layout.LayoutCoordinates
import androidx.compose.ui.layout.onGloballyPositioned
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsConfiguration
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.dp
import dev.tessera.taps.onTapWithOpacity
import dev.tessera.taps.onTapWithOverlay
import dev.tessera.taps.onTapWithSpring
import kotlin.coroutines.CoroutineContext
import kotlin.coroutines.EmptyCoroutineContext
import kotlinx.coroutines.Dispatchers
import org.jetbrains.skia.Bitmap

/**
 * Taps on views in a real scene of Compose. A series of numbers tells, frame by frame, how much of the view is seen:
 * its opacity or its scale; or, of an overlay, how much of it.
 */
public fun main() {
    var taps = 0
    val views: Map<String, (Boolean) -> Modifier> = mapOf(
        "opacity" to { enabled -> box.onTapWithOpacity(enabled, "Send") { taps++ }.background(Color.Black) },
        "overlay" to { enabled ->
            box.onTapWithOverlay(Color.Black, enabled = enabled, onClickLabel = "Send") { taps++ }.background(Color.White)
        },
        "spring" to { enabled -> box.onTapWithSpring(enabled, "Send") { taps++ }.background(Color.Black) },
    )
    for ((name, view) in views) {
        val stage = Stage(view(true))
        Report.text("$name role", stage.semantics.getOrNull(SemanticsProperties.Role))
        Report.text("$name label", stage.semantics.getOrNull(SemanticsActions.OnClick)?.label)
        taps = 0
        Report.numbers(name, stage.press(frames = 60) + stage.release(frames = 60))
        // Again, let go early, and pressed once more on the way back.
        Report.numbers("$name again", stage.press(frames = 8) + stage.release(frames = 4) + stage.press(frames = 4))
        stage.release(frames = 60)
        Report.numbers("$name shortest", stage.press(frames = 0) + stage.release(frames = 60))
        Report.text("$name taps", taps)

        val disabled = Stage(view(false))
        Report.text("$name disabled", disabled.semantics.getOrNull(SemanticsProperties.Disabled) != null)
        Report.numbers("$name without effect", disabled.press(frames = 20) + disabled.release(frames = 20))
        Report.text("$name taps in the end", taps)

        val still = Stage(view(true), NoMotion)
        val pressed = still.press(frames = 30)
        Report.numbers("$name without motion", pressed)
        Report.text("$name width without motion", still.widths.distinct())
    }
    System.exit(0)
}

private val box = Modifier.size(Stage.WIDTH.dp, 40.dp)

/** What a system that removes animations says. */
private object NoMotion : MotionDurationScale {
    override val scaleFactor: Float = 0f
}

/** A view that is shown, 62.5 frames a second; all of it on this thread, so that a frame never misses an event. */
private class Stage(modifier: Modifier, wishes: CoroutineContext = EmptyCoroutineContext) {
    private var coordinates: LayoutCoordinates? = null
    private var milliseconds = 0L
    private val scene: ImageComposeScene

    /** How many columns anything is seen in, at each frame. */
    val widths = ArrayList<Int>()

    init {
        // What Compose's compiler would make of a composable function that calls `Box`.
        val content = { composer: Any?, _: Any? -> emit(modifier.onGloballyPositioned { coordinates = it }, composer) }
        val constructor = ImageComposeScene::class.java.constructors.first { it.parameterCount == 5 }
        scene = constructor.newInstance(WIDTH, 40, Density(1f), Dispatchers.Unconfined + wishes, content) as ImageComposeScene
        frame()
        frame()
    }

    private fun emit(modifier: Modifier, composer: Any?) {
        val functions = Class.forName("androidx.compose.foundation.layout.BoxKt").methods
        functions.first { it.name == "Box" && it.parameterCount == 3 }.invoke(null, modifier, composer, 0)
    }

    fun press(frames: Int) = send(PointerEventType.Press, frames)

    fun release(frames: Int) = send(PointerEventType.Release, frames)

    private fun send(type: PointerEventType, frames: Int): List<Double> {
        scene.sendPointerEvent(type, Offset(30f, 20f), timeMillis = milliseconds)
        return List(frames) { frame() }
    }

    private fun frame(): Double {
        milliseconds += 16
        // Twice: what changed during the first is seen in the second.
        Snapshot.sendApplyNotifications()
        scene.render(milliseconds * 1_000_000)
        Snapshot.sendApplyNotifications()
        val bitmap = Bitmap.makeFromImage(scene.render(milliseconds * 1_000_000))
        val row = List(WIDTH) { bitmap.getColor(it, 20) }
        widths.add(row.count { it ushr 24 != 0 })
        // Black has no light, and an overlay takes it from white.
        return row.sumOf { ((it ushr 24) - (it and 255)) / 255.0 } / WIDTH
    }

    val semantics: SemanticsConfiguration
        get() {
            val node = checkNotNull(coordinates).let { it.javaClass.getMethod("getLayoutNode").invoke(it) }
            val getter = node.javaClass.methods.first { it.name.startsWith("getCollapsedSemantics") }
            return getter.invoke(node) as SemanticsConfiguration
        }

    companion object {
        const val WIDTH = 60
    }
}
