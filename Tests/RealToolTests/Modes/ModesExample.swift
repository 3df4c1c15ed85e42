import Compiler
import Diagnostics
import Emission
import Foundation
import IR
import TestSupport

/// A design that differs by appearance, contrast and an axis of its own, compiled for all platforms.
struct ModesExample {
  static let spec = """
    tokens:
      color:
        $type: color
        white: "#ffffff"
        text: { $value: "#111111", $modes: { dark: "#eeeeee" } }
        surface: { $value: "{color.white}", $modes: { dark: "#222222", dark & high: "#000000" } }
        label: "{color.text}"
        faint: alpha({color.text}, 50%)
        hidden: { $value: "#0000ff", $modes: { dark: "#00ffff" }, $private: true }
        link: "{color.hidden}"
        vivid: { $value: "color(display-p3 0 0.8 0.4)", $modes: { dark: "#003300" } }
        brand: { $value: "#ff0000", $modes: { dark: "#aa0000", compact: "#00ff00" } }
      space:
        $type: dimension
        gap: { $value: 8, $modes: { compact: 4, high: 10, compact & high: 6 } }
        inset: "{space.gap}"
        wide: "{space.gap} * 2"
      line:
        weight: { $type: number, $value: 1, $modes: { high: 2 } }
        again: "{line.weight}"
      text:
        $type: typography
        body:
          $value: { fontFamily: [Inter, sans-serif], fontSize: 16, lineHeight: 1.5 }
          $modes: { compact: { fontFamily: [Inter, sans-serif], fontSize: 14, lineHeight: 1.3 } }
    components:
      notice:
        kind: text
        padding: "{space.gap}"
        background: "{color.surface}"
      hint:
        kind: text
        background: "{color.hidden}"
        states: { disabled: { background: "alpha({color.text}, 20%)" } }
    """

  let diagnostics: [Diagnostic]
  private let folder: TemporaryFolder
  private let outputs: [Compilation.Output]

  static let compiled = Task { try await ModesExample() }

  init() async throws {
    var snapshot = Snapshot()
    snapshot.addSpec(SourceFile(path: "modes.yaml", text: Self.spec))
    let compilation = await Pipeline.compile(
      snapshot,
      CompilerOptions(
        axes: ModeAxis.standard
          + [ModeAxis(name: "density", contexts: ["comfortable", "compact"])],
        outputs: Platforms.ids.map {
          OutputRequest(
            name: $0.name, platform: $0,
            settings: OutputSettings(namespace: "Modal", package: "dev.tessera.modal"))
        }))
    diagnostics = compilation.diagnostics.sorted
    outputs = compilation.outputs
    folder = try TemporaryFolder()
    for output in outputs {
      for file in output.files {
        try folder.write(
          String(decoding: file.bytes, as: UTF8.self), to: "\(output.request.name)/\(file.path)")
      }
    }
  }

  func files(_ platform: String) -> [URL] {
    outputs.first { $0.request.name == platform }?.files.map {
      folder.url.appending(path: "\(platform)/\($0.path)")
    } ?? []
  }

  func text(_ platform: String, _ name: String) throws -> String {
    guard let file = files(platform).first(where: { $0.lastPathComponent == name }) else {
      return ""
    }
    return try String(contentsOf: file, encoding: .utf8)
  }
}
