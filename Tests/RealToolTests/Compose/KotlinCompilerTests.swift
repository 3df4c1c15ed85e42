import Foundation
import TestSupport
import Testing

/// The compiler that generated Kotlin is compiled with is as strict as it should be, and what it makes
/// runs on real Compose.
@Suite(.requires(KotlinCompiler.tools), .serialized)
struct KotlinCompilerTests {
  @Test func compilesAndRuns() async throws {
    let folder = try TemporaryFolder()
    let program = try await KotlinCompiler.compile([
      folder.write(Self.generated, to: "Generated.kt"),
      folder.write(Self.driver, to: "Driver.kt"),
      PackageRoot.file("Tests/Drivers/Kotlin/Report.kt"),
    ])
    #expect(program.complaints == "")
    let report = try Report(await KotlinCompiler.run(program, main: "dev.tessera.driver.DriverKt"))

    #expect(try report.text("ink") == "Color(1.0, 0.5019608, 0.0, 1.0, sRGB IEC61966-2.1)")
    #expect(try report.text("awkward") == "a \"quoted\" \\ line\nand another")

    // A disc in a box of 20 × 10 dp at 3 px a dp, by its outline and as Skia paints it.
    let outline = Mask(try report.outline("disc").polygons(), width: 60, height: 30)
    let painted = try report.mask("disc painted", width: 60)
    #expect(abs(outline.area - 225 * Double.pi) < 1)
    // Skia tells few degrees of coverage apart at an edge.
    #expect(outline.overlap(with: painted) > 0.98)
    #expect(abs(painted.area - outline.area) < 0.01 * outline.area)
    // Its middle is where the reading direction starts.
    #expect(try report.outline("disc").polygons().joined().map(\.x).max() == 30)
    #expect(try report.outline("disc, right to left").polygons().joined().map(\.x).min() == 30)

    // An undamped half turn: after response/2 the spring is on the other side, at 2.
    let spring = try report.numbers("spring")
    #expect(spring.first == 0)
    #expect(abs((spring.max() ?? 0) - 2) < 0.01)
    let easing = try report.numbers("easing")
    #expect(easing.count == 101)
    #expect(abs(easing[50] - 0.5) < 1e-3)
  }

  @Test func refusesMistakesAndWarnings() async throws {
    let folder = try TemporaryFolder()
    let program = try await KotlinCompiler.compile([
      folder.write(Self.mistakes, to: "Mistakes.kt")
    ])
    let lines = Self.mistakes.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where line.hasSuffix("// no") {
      #expect(
        program.complaints.contains("Mistakes.kt:\(index + 1):"), "\(line)\n\(program.complaints)")
    }
  }

  private static let generated = """
    package dev.tessera.sample

    import androidx.compose.foundation.background
    import androidx.compose.foundation.layout.Box
    import androidx.compose.foundation.layout.padding
    import androidx.compose.material3.LocalTextStyle
    import androidx.compose.material3.Text
    import androidx.compose.runtime.Composable
    import androidx.compose.runtime.CompositionLocalProvider
    import androidx.compose.runtime.remember
    import androidx.compose.ui.Modifier
    import androidx.compose.ui.geometry.Rect
    import androidx.compose.ui.geometry.Size
    import androidx.compose.ui.graphics.Color
    import androidx.compose.ui.graphics.Outline
    import androidx.compose.ui.graphics.Path
    import androidx.compose.ui.graphics.Shape
    import androidx.compose.ui.text.TextStyle
    import androidx.compose.ui.unit.Density
    import androidx.compose.ui.unit.LayoutDirection
    import androidx.compose.ui.unit.dp
    import androidx.compose.ui.unit.sp
    import kotlin.math.min

    public object Sample {
        public val ink: Color get() = Color(0xFFFF8000)
    }

    /** A disc at the start of its box. */
    public data class Disc(public val fill: Float = 1f) : Shape {
        override fun createOutline(size: Size, layoutDirection: LayoutDirection, density: Density): Outline {
            val side = min(size.width, size.height) * fill
            val left = if (layoutDirection == LayoutDirection.Rtl) size.width - side else 0f
            return Outline.Generic(Path().apply { addOval(Rect(left, 0f, left + side, side)) })
        }
    }

    @Composable
    public fun Tag(text: String, modifier: Modifier = Modifier, content: @Composable () -> Unit = {}) {
        val shape = remember(text) { Disc() }
        CompositionLocalProvider(LocalTextStyle provides LocalTextStyle.current.merge(TextStyle(fontSize = 12.sp))) {
            Box(modifier.background(Sample.ink, shape).padding(start = 4.dp)) {
                Text(text)
                content()
            }
        }
    }
    """

  private static let driver = """
    package dev.tessera.driver

    import androidx.compose.animation.core.CubicBezierEasing
    import androidx.compose.animation.core.spring
    import dev.tessera.sample.Disc
    import dev.tessera.sample.Sample
    import dev.tessera.testing.Report

    public fun main() {
        Report.text("ink", Sample.ink)
        Report.text("awkward", "a \\"quoted\\" \\\\ line\\nand another")
        Report.outline("disc", Disc(), 20f, 10f, density = 3f)
        Report.mask("disc painted", Disc(), 20f, 10f, density = 3f)
        Report.outline("disc, right to left", Disc(), 20f, 10f, rightToLeft = true, density = 3f)
        Report.animation("spring", spring(dampingRatio = 0.001f, stiffness = 100f, visibilityThreshold = 0.9f))
        Report.easing("easing", CubicBezierEasing(0.5f, 0f, 0.5f, 1f))
    }
    """

  private static let mistakes = """
    package dev.tessera.mistakes

    import androidx.compose.foundation.layout.padding
    import androidx.compose.runtime.Composable
    import androidx.compose.ui.Modifier
    import androidx.compose.ui.unit.dp

    fun invisible() {} // no
    public val untyped = 3 // no
    public val wrong: Int = "three" // no
    public fun absent(): Modifier = Modifier.paddingTop(3.dp) // no
    public fun unknown(): Modifier = Modifier.padding(inline = 3.dp) // no
    """
}
