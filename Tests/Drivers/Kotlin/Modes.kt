package dev.tessera.testing

import androidx.compose.animation.core.SpringSpec
import androidx.compose.animation.core.TweenSpec
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Outline
import androidx.compose.ui.graphics.SolidColor
import androidx.compose.ui.graphics.toArgb
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.LayoutDirection
import dev.tessera.composition.systemIsDark
import dev.tessera.following.Following
import dev.tessera.following.FollowingAppearance
import dev.tessera.following.FollowingContrast
import dev.tessera.following.FollowingDensity
import dev.tessera.following.FollowingModes
import dev.tessera.following.RecipeSize
import dev.tessera.following.rememberLeafShape
import dev.tessera.following.rememberRecipe

/** What generated code is in each mode. */
public fun main() {
    for (appearance in FollowingAppearance.entries) {
        for (contrast in FollowingContrast.entries) {
            for (density in FollowingDensity.entries) {
                FollowingModes(appearance, contrast, density) { report("$appearance $contrast $density") }
            }
        }
    }
    report("nothing chosen")
    systemIsDark = true
    report("system dark")
    FollowingModes(density = FollowingDensity.Compact) { report("system dark, compact") }
    FollowingModes(appearance = FollowingAppearance.Light) {
        report("light in a dark system")
        FollowingModes(contrast = FollowingContrast.High) { report("inside that, high") }
        FollowingModes(appearance = null) { report("inside that, as the system") }
    }
    System.exit(0)
}

private fun report(mode: String) {
    fun tell(name: String, value: Any?) = Report.text("$mode: $name", if (value is Color) hex(value) else value)
    tell("contexts", "${Following.appearance} ${Following.contrast} ${Following.density}")
    tell("text", Following.Color.text)
    tell("surface", Following.Color.surface)
    tell("deep", Following.Color.Deeper.deep)
    tell("faint", Following.Color.faint)
    tell("shown", Following.Color.shown)
    tell("fixed", Following.Color.fixed)
    tell("space", "${Following.Space.m} ${Following.Space.l}")
    tell("others", listOf(Following.half, Following.fast, Following.loud, Following.greeting, Following.weight.weight))
    tell("sans", Following.sans)
    tell("out", Following.out.transform(0.5f))
    tell("body", "${Following.Type.body.fontSize} ${Following.Type.body.fontWeight?.weight}")
    tell("size", "${Following.size} ${Following.tilt}")
    tell("shadow", Following.Again.shadow.single().let { "${hex(it.color)} ${it.y}" })
    tell("edge", "${hex((Following.edge.brush as SolidColor).value)} ${Following.edge.width}")
    tell("sky", Following.sky.stops.map { hex(it.second) })
    tell("line", Following.line.dashes)
    tell("fade", Following.Again.fade<Float>().durationMillis)
    val spring = Following.bouncy<Float>() as SpringSpec<Float>
    tell("spring", spring.dampingRatio)
    tell("leaf", rememberLeafShape().cornerRadius)
    val recipe = rememberRecipe(RecipeSize.S)
    tell("recipe", listOf(hex(recipe.background), hex(recipe.foreground), recipe.padding, recipe.shape.cornerRadius))
    val soft = Following.Motion.soft<Float>() as TweenSpec<Float>
    tell("computed", listOf(recipe.width, recipe.lineHeight, soft.durationMillis))
    val box = Size(100f, 50f)
    val outline = rememberLeafShape().createOutline(box, LayoutDirection.Ltr, Density(1f)) as Outline.Generic
    tell("outline", outline.path.getBounds().right)
    tell("large", listOf(rememberRecipe(RecipeSize.L).padding, RecipeSize.L.padding, RecipeSize.L.fontSize))
}

private fun hex(color: Color): String = "%08X".format(color.toArgb())
