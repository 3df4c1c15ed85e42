import Diagnostics
import Emission
import EmissionTestSupport
import IR
import SwiftUIEmitter

/// What the emitter makes of a design.
struct Emitted {
  var tokens = ""
  var components = ""
  var diagnostics: [Diagnostic] = []

  init(
    _ design: DesignSystem, settings: OutputSettings = OutputSettings(namespace: "Fukidashi")
  ) {
    var list = DiagnosticList()
    for file in SwiftUIEmitter.emit(design, settings: settings, diagnostics: &list) {
      let text = String(decoding: file.bytes, as: UTF8.self)
      if file.path == "Tokens.swift" { tokens = text } else { components = text }
    }
    diagnostics = list.sorted
  }

  init(
    settings: OutputSettings = OutputSettings(namespace: "Fukidashi"),
    _ fill: (inout DesignBuilder) -> Void
  ) {
    var builder = DesignBuilder()
    fill(&builder)
    self.init(builder.design, settings: settings)
  }

  /// The declaration whose first line is, or begins with, `opening`, up to the line that ends it,
  /// without the indentation that it has as a whole. Empty when there is none.
  func declaration(_ opening: String) -> String {
    Self.declaration(opening, in: components)
  }

  func constant(_ opening: String) -> String {
    Self.declaration(opening, in: tokens)
  }

  private static func declaration(_ opening: String, in text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.firstIndex(where: { $0.trimmed.hasPrefix(opening) }) else { return "" }
    let indentation = lines[first].prefix { $0 == " " }
    var result: [Substring] = []
    for (place, line) in lines[first...].enumerated() {
      let isInside = line.hasPrefix("\(indentation) ") || line.isEmpty
      let ends = line.dropFirst(indentation.count).first.map { "})".contains($0) } == true
      // What follows on the same level is another declaration.
      if place > 0, !isInside, !ends { break }
      result.append(line.isEmpty ? line : line.dropFirst(indentation.count))
      if ends, !line.hasSuffix("{") { break }
      if place == 0, !line.hasSuffix("{"), !line.hasSuffix("("), !line.hasSuffix("=") { break }
    }
    while result.last?.isEmpty == true { result.removeLast() }
    return result.joined(separator: "\n")
  }
}

extension Emitted {
  /// Whether a file has exactly this line; quicker upon long texts than `contains`.
  static func has(_ line: String, in text: String) -> Bool {
    text.utf8.split(separator: 0x0A).contains { $0.elementsEqual(line.utf8) }
  }
}

extension Substring {
  fileprivate var trimmed: Substring { drop { $0 == " " } }
}
