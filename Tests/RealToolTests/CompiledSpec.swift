import Compiler
import Diagnostics
import Emission
import Foundation
import IR
import TestSupport

/// A spec compiled for all platforms, its files written where compilers and browsers find them.
struct CompiledSpec {
  let diagnostics: [Diagnostic]
  let design: DesignSystem
  private let folder: TemporaryFolder
  private let outputs: [Compilation.Output]

  init(
    _ text: String, axes: [ModeAxis] = ModeAxis.standard, settings: OutputSettings
  ) async throws {
    try await self.init(
      [SourceFile(path: "spec.yaml", text: text)], axes: axes, settings: settings)
  }

  /// One design of several files.
  init(
    _ files: [SourceFile], axes: [ModeAxis] = ModeAxis.standard, settings: OutputSettings,
    platforms: [PlatformID] = Platforms.ids
  ) async throws {
    var snapshot = Snapshot()
    for file in files { snapshot.addSpec(file) }
    let compilation = await Pipeline.compile(
      snapshot,
      CompilerOptions(
        axes: axes,
        outputs: platforms.map {
          OutputRequest(name: $0.name, platform: $0, settings: settings)
        }))
    diagnostics = compilation.diagnostics.sorted
    design = compilation.design
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
