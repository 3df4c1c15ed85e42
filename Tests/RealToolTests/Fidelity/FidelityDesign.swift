import Diagnostics
import Emission
import Foundation
import IR
import TestSupport

/// All shapes and animations of `tokens/` with awkward ones, compiled in one design. For each shape there
/// is a text and a container that has it, since CSS draws shapes only as part of components.
enum FidelityDesign {
  static let compiled = Task {
    let specs = try specFiles()
    let settings = OutputSettings(namespace: "Fidelity", package: "dev.tessera.fidelity")
    let plain = try await CompiledSpec(specs, settings: settings, platforms: [])
    return try await CompiledSpec(
      specs + [SourceFile(path: "probes.yaml", text: probes(plain.design.shapes))],
      settings: settings, platforms: ["swift", "kotlin", "css"].map { PlatformID($0) })
  }

  /// The component that draws the shape behind its text.
  static func text(of shape: String) -> String { "\(shape)Probe" }

  /// The component that cuts its content to the shape.
  static func box(of shape: String) -> String { "\(shape)ProbeBox" }

  private static func specFiles() throws -> [SourceFile] {
    let folder = PackageRoot.file("tokens")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".yaml") && $0 != "tessera.yaml" }
    let files = try names.map { name in
      SourceFile(
        path: name, bytes: Array(try Data(contentsOf: folder.appending(path: name))))
    }
    return files + [
      SourceFile(path: "awkward.yaml", text: AwkwardShape.text),
      SourceFile(path: "motion.yaml", text: AwkwardMotion.text),
    ]
  }

  private static func probes(_ shapes: [ShapeDeclaration]) -> String {
    shapes.reduce(into: "components:\n") { text, shape in
      text +=
        "  \(Self.text(of: shape.name)): { kind: text, shape: \(shape.name), background: black }\n"
      text += "  \(box(of: shape.name)): { kind: container, shape: \(shape.name) }\n"
    }
  }
}

extension DesignSystem {
  /// Those that are written and end by themselves: what repeats has no course from 0 to 1.
  var playedAnimations: [AnimationDeclaration] {
    animations.filter { !$0.isPredefined && $0.repetition == .once && !$0.autoreverses }
  }
}

extension String {
  /// As a class of a style sheet is named: `chatBubble` as `chat-bubble`.
  var inKebabCase: String {
    reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : "\($1)" }
  }

  /// As a type is named.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
