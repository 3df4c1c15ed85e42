// Generated from tokens/ by Tessera. Do not edit.

package dev.tessera.fukidashi

import androidx.compose.animation.core.CubicBezierEasing
import androidx.compose.animation.core.FiniteAnimationSpec
import androidx.compose.animation.core.InfiniteRepeatableSpec
import androidx.compose.animation.core.RepeatMode
import androidx.compose.animation.core.infiniteRepeatable
import androidx.compose.animation.core.spring
import androidx.compose.animation.core.tween
import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.ProvidableCompositionLocal
import androidx.compose.runtime.ReadOnlyComposable
import androidx.compose.runtime.compositionLocalOf
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp

/** The contexts of the axis `appearance`. */
public enum class FukidashiAppearance { Light, Dark }

/** The appearance that the app chose; `null` follows the system. */
public val LocalFukidashiAppearance: ProvidableCompositionLocal<FukidashiAppearance?> = compositionLocalOf { null }

/** The design tokens of Fukidashi. */
public object Fukidashi {
    public object Color {
        /** The default balloon colour. */
        public val green: androidx.compose.ui.graphics.Color get() = Color(0xFF6DE67B)

        public val white: androidx.compose.ui.graphics.Color get() = Color(0xFFFFFFFF)
        public val black: androidx.compose.ui.graphics.Color get() = Color(0xFF000000)

        /** Calls for action. */
        public val blue: androidx.compose.ui.graphics.Color get() = Color(0xFF0A84FF)

        public object Balloon {
            public val mine: androidx.compose.ui.graphics.Color get() = Fukidashi.Color.green
            public val yours: androidx.compose.ui.graphics.Color get() = Fukidashi.Color.white
        }
    }

    /** Text. */
    public val ink: androidx.compose.ui.graphics.Color
        @Composable @ReadOnlyComposable
        get() = when (Fukidashi.appearance) {
            FukidashiAppearance.Light -> Color(0xFF1A1A1A)
            FukidashiAppearance.Dark -> Color(0xFFF2F2F2)
        }

    /** What text stands on. */
    public val surface: androidx.compose.ui.graphics.Color
        @Composable @ReadOnlyComposable
        get() = when (Fukidashi.appearance) {
            FukidashiAppearance.Light -> Color(0xFFFFFFFF)
            FukidashiAppearance.Dark -> Color(0xFF1C1C1E)
        }

    /** Edges, and what is off. */
    public val line: androidx.compose.ui.graphics.Color
        @Composable @ReadOnlyComposable
        get() = when (Fukidashi.appearance) {
            FukidashiAppearance.Light -> Color(0xFFD8D8DC)
            FukidashiAppearance.Dark -> Color(0xFF48484A)
        }

    /** What is wrong, or waits. */
    public val alarm: androidx.compose.ui.graphics.Color
        @Composable @ReadOnlyComposable
        get() = when (Fukidashi.appearance) {
            FukidashiAppearance.Light -> Color(0xFFD70015)
            FukidashiAppearance.Dark -> Color(0xFFFF6961)
        }

    /** What lies a little above the page. */
    public val lift: List<FukidashiShadow>
        get() = listOf(FukidashiShadow(color = Color(0x33000000), x = 0.dp, y = 2.dp, blur = 6.dp))

    public object Motion {
        /**
         * From one side to the other, without overshooting.
         *
         * Response 0.3 s, damping fraction 1.
         *
         * @param visibilityThreshold how near its end the animation may stop.
         */
        public fun <T> slide(visibilityThreshold: T? = null): FiniteAnimationSpec<T> =
            spring(dampingRatio = 1f, stiffness = 438.64908f, visibilityThreshold = visibilityThreshold)

        /** Lasts 600 ms, for ever, there and back. */
        public fun <T> typing(): InfiniteRepeatableSpec<T> = infiniteRepeatable(
            animation = tween(600, easing = CubicBezierEasing(0.42f, 0f, 0.58f, 1f)),
            repeatMode = RepeatMode.Reverse,
        )

        /**
         * A quick spring that overshoots a little.
         *
         * Response 0.4 s, damping fraction 0.45.
         *
         * @param visibilityThreshold how near its end the animation may stop.
         */
        public fun <T> bouncy(visibilityThreshold: T? = null): FiniteAnimationSpec<T> =
            spring(dampingRatio = 0.45f, stiffness = 246.74011f, visibilityThreshold = visibilityThreshold)

        /** Lasts 350 ms. */
        public fun <T> easeOut(): FiniteAnimationSpec<T> = tween(350, easing = CubicBezierEasing(0f, 0f, 0.58f, 1f))
    }

    /** The current context of the axis `appearance`. */
    public val appearance: FukidashiAppearance
        @Composable @ReadOnlyComposable
        get() =
            LocalFukidashiAppearance.current
                ?: if (isSystemInDarkTheme()) FukidashiAppearance.Dark else FukidashiAppearance.Light
}

/**
 * One layer of a shadow. Of several, the first lies on top.
 *
 * @property blur twice the standard deviation, as CSS has it.
 * @property spread how far it reaches beyond the edge before it is blurred.
 * @property isInset whether it falls inwards.
 */
@Immutable
public data class FukidashiShadow(
    public val color: Color,
    public val x: Dp = 0.dp,
    public val y: Dp = 0.dp,
    public val blur: Dp = 0.dp,
    public val spread: Dp = 0.dp,
    public val isInset: Boolean = false,
)

/** Chooses contexts for [content] in place of the system's, or of those around it. */
@Composable
public fun FukidashiModes(
    appearance: FukidashiAppearance? = LocalFukidashiAppearance.current,
    content: @Composable () -> Unit,
) {
    CompositionLocalProvider(LocalFukidashiAppearance provides appearance, content = content)
}
