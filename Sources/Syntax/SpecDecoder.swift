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

  /// Everything that the documents declare; what cannot be read is reported and left out.
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
      case "mode":
        reader.diagnostics.report(
          .error(
            .notYetSupported, at: entry.key.span, "this version of Tessera does not read modes yet")
        )
      default:
        reader.report(
          unknownKey: entry.key, in: "a spec file", known: Self.sections, rule: .unknownSection)
      }
    }
  }

  /// The declarations of a section, each with a map of keys.
  mutating func declarations(
    _ section: Node, _ subject: String, example: String
  ) -> [(key: Node, entries: [Node.Entry], node: Node)] {
    guard
      let entries = reader.map(
        section, "the section of \(subject)s", allowsNothing: true, example: example)
    else { return [] }
    return entries.compactMap { entry in
      guard let fields = reader.map(entry.value, article(subject), example: example) else {
        return nil
      }
      return (entry.key, Array(fields), entry.value)
    }
  }

  private func article(_ subject: String) -> String {
    "aeiou".contains(subject.prefix(1)) ? "an \(subject)" : "a \(subject)"
  }
}
