import Diagnostics
package import Document

/// Reads what the output `dtcg` keeps for Tessera alone.
extension SpecDecoder {
  /// The sections `tokens` and `animations` of a spec, at the top of a DTCG file: `"$extensions":
  /// { "dev.tessera": { "spec": { … } } }`.
  mutating func decodeKept(_ spec: Node) {
    let example = "\"spec\": { \"tokens\": { … } }"
    guard let sections = reader.map(spec, "the spec in a file of tokens", example: example) else {
      return
    }
    program.nativeParts[spec.span.file] = spec.span.range
    for section in sections {
      switch section.key.text {
      case "tokens": decodeTokens(section)
      case "animations": decodeAnimations(section.value)
      default:
        reader.report(
          unknownKey: section.key, in: "the spec in a file of tokens",
          known: ["tokens", "animations"])
      }
    }
  }
}

extension Node {
  /// What `$extensions` say for Tessera.
  package var ownExtensions: Node? { self["dev.tessera"] }
}
