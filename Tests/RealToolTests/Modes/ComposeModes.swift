import Compiler
import Diagnostics
import Emission
import Foundation
import IR
import TestSupport

/// Specs that differ by mode, as Kotlin.
enum ComposeModes {
  static let axes =
    ModeAxis.standard + [ModeAxis(name: "density", contexts: ["comfortable", "compact"])]

  /// Values of all types, and what can be made of them without a screen.
  static let following = """
    tokens:
      color:
        $type: color
        white: "#FFFFFF"
        fixed: "#123456"
        text: { $value: "#111111", $modes: { dark: "#EEEEEE" } }
        surface: { $value: "{color.white}", $modes: { dark: "#222222", "dark & high": "#000000" } }
        mine: "{color.text}"
        deeper: { deep: "{color.mine}" }
        faint: "alpha({color.text}, 50%)"
        helper: { $value: "#0A84FF", $private: true, $modes: { dark: "#66AAFF", high: "#0000FF" } }
        shown: "{color.helper}"
      space: { $type: dimension, m: { $value: 8, $modes: { compact: 4 } }, l: "{space.m} * 2" }
      half: { $type: number, $value: 0.5, $modes: { high: 0.9 } }
      fast: { $type: duration, $value: 100ms, $modes: { high: 0ms } }
      out: { $type: cubicBezier, $value: [0, 0, 0.58, 1], $modes: { high: linear } }
      loud: { $type: boolean, $value: true, $modes: { dark: false } }
      greeting: { $type: string, $value: Good day, $modes: { dark: Good night } }
      weight: { $type: fontWeight, $value: 400, $modes: { high: 700 } }
      sans: { $type: fontFamily, $value: [Inter, sans-serif], $modes: { high: [serif] } }
      bouncy:
        $type: spring
        $value: { response: 0.4s, dampingFraction: 0.45 }
        $modes: { high: { response: 0.2s, dampingFraction: 1 } }
      type:
        $type: typography
        body: { $value: { fontFamily: "{sans}", fontSize: "{space.l}", fontWeight: "{weight}" } }
      size: { $type: fontSize, $value: 16, $modes: { compact: 14 } }
      tilt: { $type: angle, $value: 10deg, $modes: { high: 0deg } }
      deep: { $type: shadow, $value: { color: "{color.text}", offsetX: 0, offsetY: "{space.m}", blur: 4 } }
      edge: { $type: border, $value: { color: "{color.text}", width: 1, style: solid }, $modes: { high: { color: "{color.surface}", width: 2, style: solid } } }
      sky: { $type: gradient, $value: [{ color: "{color.surface}", position: 0 }, { color: "{color.helper}", position: 1 }] }
      line: { $type: strokeStyle, $value: dashed, $modes: { high: solid } }
      fade: { $type: transition, $value: { duration: "{fast}", delay: 0ms, timingFunction: "{out}" } }
      again: { shadow: "{deep}", fade: "{fade}" }
    shapes:
      leaf:
        parameters: { cornerRadius: "{space.m}", tail: cornerRadius / 2 }
        path:
          - move: [0, 0]
          - line: ["width + {space.m} * 3", 0]
          - line: [width - tail, height - cornerRadius]
    animations: { soft: { duration: "{fast} * 2 + 10ms", curve: easeOut } }
    components:
      recipe:
        kind: none
        shape: leaf
        width: "{space.m} * 3 + 1"
        lineHeight: "{half} + 1"
        parameters: { ink: "{color.text}" }
        background: ink
        foreground: "{color.helper}"
        variants:
          size:
            s: { padding: "{space.m}", fontSize: 10 }
            l: { padding: "{space.l}", fontSize: 20 }

    """

  /// Components of all kinds that read modes wherever they can.
  static let components = """
    interactions:
      overlay:
        parameters: { overlayColor: "{color.surface}" }
        pressed: { overlay: { color: overlayColor, opacity: "{half}" }, scale: "{half}" }
        hovered: { background: "{color.helper}" }
        animation: easeOut
      fade:
        focused: { opacity: "{half}", offset: { x: "{space.m}", y: 1 } }
        disabled: { overlay: { color: "{color.text}", opacity: 0.5 } }
    components:
      note:
        kind: text
        shape: leaf
        parameters: { tint: "{color.surface}" }
        padding: "{space.m}"
        background: tint
        opacity: "{half}"
        interaction: overlay
        variants:
          tone:
            info: { foreground: "{color.text}", fontSize: 12, padding: { start: "{space.l}" } }
            danger: { foreground: "{color.helper}", fontSize: 14 }
          color: { color: { fontWeight: "{weight}" }, dp: { fontWeight: 400 } }
        defaults: { tone: info, color: dp }
        states: { pressed: { scale: "{half}" } }
      plate:
        kind: container
        background: "{color.surface}"
        font: "{type.body}"
        cornerRadius: "{space.m}"
        shadow: "{deep}"
        border: { color: "{color.helper}", width: "{space.m}" }
        scale: "{half}"
        properties: { glow: { type: color }, inset: { type: dimension } }
        glow: "{color.helper}"
        variants: { span: { s: { width: "{space.l}" }, l: { width: 200, inset: "{space.m}" } } }
        states: { disabled: { opacity: "{half}" }, hovered: { background: "{color.helper}" } }
      tag:
        kind: text
        background: "alpha({color.helper}, 50%)"
        fontFamily: "{sans}"
        fontSize: "{space.l}"
        interaction: { overlay: { overlayColor: "{color.helper}" } }
      press:
        kind: button
        width: "{space.l}"
        height: "{space.l}"
        background: "{color.text}"
        interaction: fade
        variants:
          rank:
            s: { background: "{color.helper}", padding: { horizontal: "{space.m}" } }
            l: { background: "{color.surface}", padding: 4 }
        states:
          pressed: { background: "{color.text}", opacity: "{half}" }
    """

  static let diagnosticsAndFiles = Task { try await ComposeModes.write() }

  /// All of it compiled with what runs it, once.
  static let program = Task {
    let written = try await diagnosticsAndFiles.value
    return try await KotlinCompiler.compile(
      written.files
        + ["Composition", "Modes", "Report"].map {
          PackageRoot.file("Tests/Drivers/Kotlin/\($0).kt")
        })
  }

  static let report = Task {
    try Report(try await KotlinCompiler.run(program.value, main: "dev.tessera.testing.ModesKt"))
  }

  struct Written {
    let folder: TemporaryFolder
    var files: [URL] = []
    var complaints: [String] = []
  }

  /// Aliases kept and written out against Compose itself; and, to run, the constants against a stand-in
  /// for what of Compose's runtime needs its plug-in.
  private static func write() async throws -> Written {
    var written = Written(folder: try TemporaryFolder())
    try await compile([following, components], "Kept", keepsAliases: true, to: &written)
    try await compile([following, components], "Inlined", keepsAliases: false, to: &written)
    try await compile([following], "Following", keepsAliases: true, to: &written) { text in
      text.replacing("import androidx.compose.runtime.", with: "import dev.tessera.composition.")
        .replacing(
          "import androidx.compose.foundation.isSystemInDarkTheme",
          with: "import dev.tessera.composition.isSystemInDarkTheme")
    }
    return written
  }

  private static func compile(
    _ specs: [String], _ name: String, keepsAliases: Bool, to written: inout Written,
    _ adapt: (String) -> String = { $0 }
  ) async throws {
    var snapshot = Snapshot()
    for (index, spec) in specs.enumerated() {
      snapshot.addSpec(SourceFile(path: "modes\(index).yaml", text: spec))
    }
    let settings = OutputSettings(
      namespace: name, package: "dev.tessera.\(name.lowercased())", keepsAliases: keepsAliases)
    let compilation = await Pipeline.compile(
      snapshot,
      CompilerOptions(
        axes: axes,
        outputs: [OutputRequest(name: "kotlin", platform: PlatformID("kotlin"), settings: settings)]
      ))
    written.complaints += compilation.diagnostics.sorted.map(\.message)
    for file in compilation.outputs.flatMap(\.files) {
      let url = try written.folder.write(
        adapt(String(decoding: file.bytes, as: UTF8.self)), to: "\(name)\(file.path)")
      written.files.append(url)
    }
  }
}
