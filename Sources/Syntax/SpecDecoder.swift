package import Diagnostics
package import Document

/// Reads the sections of native spec files.
package struct SpecDecoder {
  /// The top-level keys of a native spec.
  package static let sections = [
    "mode", "tokens", "shapes", "animations", "interactions", "components",
  ]

  var reader: FieldReader
  var program: Program

  var choices: PlatformChoice.Reader { program.choices }

  /// Everything that the documents declare; what cannot be read is reported and left out, or marked
  /// as broken where its name still counts.
  ///
  /// - Parameter platforms: the names of all platforms, as specs write them.
  package static func decode(
    _ documents: [DocumentTree], platforms: [String], diagnostics: inout DiagnosticList
  ) -> Program {
    var decoder = SpecDecoder(
      reader: FieldReader(diagnostics: diagnostics),
      program: Program(choices: PlatformChoice.Reader(platforms: platforms)))
    for document in documents { decoder.decode(document.root) }
    diagnostics = decoder.reader.diagnostics
    return decoder.program
  }

  private mutating func decode(_ root: Node) {
    guard
      let entries = reader.map(
        root, "a spec", allowsNothing: true, example: "tokens: { color: { green: \"#6DE67B\" } }")
    else { return }
    for entry in entries {
      switch entry.key.text {
      case "tokens": decodeTokens(entry)
      case "shapes": decodeShapes(entry.value)
      case "animations": decodeAnimations(entry.value)
      case "interactions": decodeInteractions(entry.value)
      case "components": decodeComponents(entry.value)
      case "mode": reportLater("modes", at: entry.key.span)
      default:
        reader.diagnostics.report(
          unknownKey: entry.key, in: "a spec file", known: Self.sections, rule: .unknownSection)
      }
    }
  }

  /// Says that something of the language comes with a later version.
  mutating func reportLater(_ what: String, at span: SourceSpan) {
    reader.diagnostics.report(
      .error(.notYetSupported, at: span, "this version of Tessera does not read \(what) yet"))
  }

  /// One entry of a section.
  struct Declaration {
    var key: Node
    var node: Node
    /// None when it is broken.
    var entries: [Node.Entry]
    /// It is no map, which has been reported.
    var isBroken: Bool
  }

  /// The declarations of a section, each with a map of keys.
  mutating func declarations(
    _ section: Node, _ subject: String, example: String
  ) -> [Declaration] {
    guard
      let entries = reader.map(
        section, "the section of \(subject)s", allowsNothing: true, example: example)
    else { return [] }
    return entries.map { entry in
      let fields = reader.map(entry.value, article(subject), example: example)
      return Declaration(
        key: entry.key, node: entry.value, entries: fields.map(Array.init) ?? [],
        isBroken: fields == nil)
    }
  }

  private func article(_ subject: String) -> String {
    "aeiou".contains(subject.prefix(1)) ? "an \(subject)" : "a \(subject)"
  }
}
