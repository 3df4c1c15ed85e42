import Foundation
import TestSupport
import Testing

/// Tokens with fields in Kotlin: compiled by the real compiler, and run upon real Compose.
@Suite(.requires(KotlinCompiler.tools))
struct ComposeTypesTests {
  @Test func compilesAndRuns() async throws {
    let folder = try TemporaryFolder()
    let program = try await KotlinCompiler.compile(
      try await TypesOfTokens.compiled.value.files("kotlin") + [
        folder.write(Self.driver, to: "Driver.kt"),
        PackageRoot.file("Tests/Drivers/Kotlin/Report.kt"),
      ])
    #expect(program.complaints == "")
    let report = try Report(await KotlinCompiler.run(program, main: "dev.tessera.driver.DriverKt"))
    #expect(
      try report.text("layers") == """
        0.0.dp 1.0.dp 2.0.dp 0.0.dp false 33000000
        0.0.dp -1.0.dp 0.0.dp 1.0.dp true 80ffffff
        """)
    #expect(try report.text("many") == "4")
    #expect(try report.text("border") == "1.0.dp")
    #expect(try report.text("stroke") == "width 6.0, cap Round, dashed true")
    #expect(try report.text("solid") == "width 3.0, cap Butt, dashed false")
    #expect(try report.text("sizes") == "12.0.sp 17.0.sp 34.0.sp")
    #expect(try report.text("angles") == "45.0 -22.5")
    #expect(try report.text("tween") == "100 50")
    // As drawn: white at the left, black at the right, red half-way; one stop is one colour.
    let painted = try report.numbers("sunset").map { Int($0) }
    #expect(painted.count == 3)
    #expect((painted.first ?? 0) > 240 && (painted.last ?? 255) < 15)
    #expect(try report.numbers("one stop").map { Int($0) } == [255, 255, 255])
  }

  private static let driver = """
    package dev.tessera.driver

    import androidx.compose.animation.core.TweenSpec
    import androidx.compose.ui.geometry.Rect
    import androidx.compose.ui.geometry.Size
    import androidx.compose.ui.graphics.Brush
    import androidx.compose.ui.graphics.Canvas
    import androidx.compose.ui.graphics.ImageBitmap
    import androidx.compose.ui.graphics.Paint
    import androidx.compose.ui.graphics.drawscope.Stroke
    import androidx.compose.ui.graphics.toArgb
    import androidx.compose.ui.graphics.toPixelMap
    import androidx.compose.ui.unit.Density
    import androidx.compose.ui.unit.dp
    import dev.tessera.kit.Kit
    import dev.tessera.kit.KitStrokeStyle
    import dev.tessera.testing.Report

    public fun main() {
        Report.text("layers", Kit.Shadow.card.joinToString("\\n") {
            "${it.x} ${it.y} ${it.blur} ${it.spread} ${it.isInset} ${Integer.toHexString(it.color.toArgb())}"
        })
        Report.text("many", Kit.Shadow.many.size)
        Report.text("border", Kit.Border.thin.width)
        Report.text("stroke", describe(Kit.Stroke.long.stroke(2.dp, Density(3f))))
        Report.text("solid", describe(KitStrokeStyle().stroke(1.dp, Density(3f))))
        Report.text("sizes", "${Kit.Text.small} ${Kit.Text.body} ${Kit.Text.big}")
        Report.text("angles", "${Kit.Angle.tilt} ${Kit.Angle.back}")
        val late: TweenSpec<Float> = Kit.Transition.late()
        Report.text("tween", "${late.durationMillis} ${late.delay}")
        Report.numbers("sunset", greens(Kit.Gradient.sunset.horizontal()))
        Report.numbers("one stop", greens(Kit.Gradient.start.linear()))
    }

    private fun describe(stroke: Stroke): String =
        "width ${stroke.width}, cap ${stroke.cap}, dashed ${stroke.pathEffect != null}"

    /** The share of green in the first, the middle and the last pixel of a line. */
    private fun greens(brush: Brush): List<Int> {
        val image = ImageBitmap(101, 1)
        val paint = Paint()
        brush.applyTo(Size(101f, 1f), paint, 1f)
        Canvas(image).drawRect(Rect(0f, 0f, 101f, 1f), paint)
        val pixels = image.toPixelMap()
        return listOf(0, 50, 100).map { Math.round(pixels[it, 0].green * 255) }
    }
    """
}
