import Compiler
import Diagnostics
import Emission
import Foundation
import IR
import TestSupport

/// A spec compiled for all platforms, its files written where compilers and browsers find them.
struct CompiledSpec {
  let diagnostics: [Diagnostic]
  private let folder: TemporaryFolder
  private let outputs: [Compilation.Output]

  init(
    _ text: String, axes: [ModeAxis] = ModeAxis.standard, settings: OutputSettings
  ) async throws {
    var snapshot = Snapshot()
    snapshot.addSpec(SourceFile(path: "spec.yaml", text: text))
    let compilation = await Pipeline.compile(
      snapshot,
      CompilerOptions(
        axes: axes,
        outputs: Platforms.ids.map {
          OutputRequest(name: $0.name, platform: $0, settings: settings)
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
