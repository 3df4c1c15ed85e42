import Compiler
import Diagnostics
import Emission
import Foundation
import IR
import Syntax
import Testing

/// The output `dtcg` of a spec, and what comes of reading it again.
struct Emitted {
  static let platform = PlatformID("dtcg")

  let design: DesignSystem
  /// By their paths.
  let files: [String: String]

  init(
    _ spec: String, axes: [ModeAxis] = ModeAxis.standard,
    settings: OutputSettings = OutputSettings()
  ) async throws {
    let compilation = await Emitted.compile(
      [("a.yaml", spec, .native)], axes: axes, platforms: ["dtcg"], settings: settings)
    try #require(
      compilation.diagnostics.diagnostics.isEmpty, "\(compilation.diagnostics.diagnostics)")
    design = compilation.design
    files = Emitted.texts(compilation.outputs[0].files)
  }

  static func compile(
    _ specs: [(path: String, text: String, dialect: Dialect)], axes: [ModeAxis] = ModeAxis.standard,
    platforms: [String], settings: OutputSettings = OutputSettings()
  ) async -> Compilation {
    var snapshot = Snapshot()
    for spec in specs {
      snapshot.addSpec(SourceFile(path: spec.path, text: spec.text), spec.dialect)
    }
    return await Pipeline.compile(
      snapshot,
      CompilerOptions(
        axes: axes,
        outputs: platforms.map {
          OutputRequest(name: $0, platform: PlatformID($0), settings: settings)
        }))
  }

  static func texts(_ files: [OutputFile]) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
  }

  func text(_ path: String = "DesignTokens.tokens.json") throws -> String {
    try #require(files[path], "\(files.keys.sorted())")
  }

  /// A file as Foundation reads it.
  func object(_ path: String = "DesignTokens.tokens.json") throws -> NSDictionary {
    let data = Data(try text(path).utf8)
    return try #require(try JSONSerialization.jsonObject(with: data) as? NSDictionary)
  }

  /// What stands at a place of the main file: `color.green.$value`.
  func value(_ path: String, in file: String = "DesignTokens.tokens.json") throws -> NSObject? {
    var value: Any? = try object(file)
    for key in path.split(separator: ".") { value = (value as? NSDictionary)?[String(key)] }
    return value as? NSObject
  }
}

/// A JSON text as an object to compare with.
func json(_ text: String) throws -> NSObject {
  let value = try JSONSerialization.jsonObject(
    with: Data(text.utf8), options: .fragmentsAllowed)
  return try #require(value as? NSObject)
}
