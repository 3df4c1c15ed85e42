import Emission
import Foundation
import IR
import TestSupport

/// All generated code that the tests look at as its receiver does.
enum GeneratedSpec: String, CaseIterable, Sendable {
  case fourSystems
  case landmines
  case modes
  case figures
  case types

  func files(_ platform: String) async throws -> [URL] {
    switch self {
    case .fourSystems:
      switch platform {
      case "swift": SwiftUIExample.generated
      case "kotlin": Array(ComposeExample.files.prefix(2))
      default: ["tokens.css", "components.css"].map { WebExample.folder.appending(path: $0) }
      }
    case .landmines: try await Landmines.compiled.value.files(platform)
    case .modes: try await ModesExample.compiled.value.files(platform)
    case .figures: try await FiguresExample.compiled.value.files(platform)
    case .types: try await TypesOfTokens.compiled.value.files(platform)
    }
  }

  /// With foundation's texts, and with previews.
  static let withOptions = Task {
    try await [FiguresExample.spec, TypesOfTokens.spec].enumerated().asyncMap { index, spec in
      try await CompiledSpec(
        spec,
        axes: ModeAxis.standard + [
          ModeAxis(name: "density", contexts: ["comfortable", "compact"])
        ],
        settings: OutputSettings(
          namespace: "Bare\(index)", package: "dev.tessera.bare\(index)", usesMaterial: false,
          hasPreviews: true))
    }
  }
}

extension Sequence {
  fileprivate func asyncMap<Result>(_ transform: (Element) async throws -> Result) async rethrows
    -> [Result]
  {
    var results: [Result] = []
    for element in self { results.append(try await transform(element)) }
    return results
  }
}
