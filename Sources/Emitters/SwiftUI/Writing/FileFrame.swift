import Emission

extension SourceWriter<Swift> {
  /// Tessera's marker, what swift-format is to overlook, and the import.
  mutating func beginFile(_ settings: OutputSettings, brokenRules: FormatRules) {
    line("// \(comment: Marker.sentence(origin: settings.origin))")
    blank()
    var rules: [Code<Swift>] = []
    if brokenRules.contains(.alwaysUseLowerCamelCase) { rules.append("AlwaysUseLowerCamelCase") }
    if brokenRules.contains(.identifiersMustBeASCII) { rules.append("IdentifiersMustBeASCII") }
    if !rules.isEmpty {
      line("// swift-format-ignore-file: \(rules.joined(separator: ", "))")
      blank()
    }
    line("import SwiftUI")
  }

  /// An empty line, unless a block has just been opened.
  mutating func separate() {
    if !ends(in: [0x7B, 0x0A]) { blank() }
  }

  /// Whether the last line is the end of a block.
  var hasJustClosedBlock: Bool {
    ends(in: [0x20, 0x7D, 0x0A]) || ends(in: [0x0A, 0x7D, 0x0A])
  }
}
