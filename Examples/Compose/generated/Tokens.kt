// Generated from tokens/ by Tessera. Do not edit.

package dev.tessera.fukidashi

import androidx.compose.animation.core.CubicBezierEasing
import androidx.compose.animation.core.FiniteAnimationSpec
import androidx.compose.animation.core.spring
import androidx.compose.animation.core.tween
import androidx.compose.ui.graphics.Color

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

    public object Motion {
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
}
