internal import Diagnostics

/// Texts that need quotes because of how they begin.
extension YAMLDiagnosis {
  var quoting: Finding? {
    let first = text[place]
    switch problem.context {
    case "while scanning for the next token" where first != 0x09:
      return beginning("YAML keeps '\(text.string(place..<place + 1))' for itself")
    case "while scanning an alias":
      return beginning("YAML reads '*' as the repetition of a value that is marked with '&'")
    case "while scanning an anchor":
      return beginning("YAML reads '&' as the mark of a value that is repeated with '*'")
    case "while scanning a block scalar":
      guard problem.problem != "found a tab character where an indentation space is expected"
      else { return nil }
      return beginning(
        "YAML reads '\(text.string(place..<place + 1))' as the beginning of a text on the lines below"
      )
    case "while scanning a tag", "while parsing a tag", "while parsing a node":
      return beginning("YAML reads '!' as a tag")
    case "while scanning a directive", "while scanning a %YAML directive",
      "while scanning a %TAG directive", "while parsing a %TAG directive":
      return Finding(
        error(
          at: text.content(ofLineAt: problem.contextOffset), "a line can't begin with '%' here",
          label: "YAML reads this as an instruction to itself",
          help: ["put quotes round the text if the '%' belongs to it"]))
    case "":
      guard problem.problem.hasPrefix("found incompatible YAML document") else { return nil }
      return Finding(
        error(
          at: text.content(ofLineAt: place), "this version of YAML is not known here",
          help: ["leave the line out"]))
    case "while parsing a block node" where first == UInt8(ascii: ","):
      return beginning("YAML keeps ',' for lists")
    default: return nil
    }
  }

  /// A value or key that can't begin as it does without quotes.
  private func beginning(_ reason: String) -> Finding? {
    let value = keyOrValue(at: place)
    guard value.lowerBound == place else { return nil }
    return Finding(
      error(
        at: value, "\(text.string(value)) needs quotes", label: reason,
        help: ["write \(quoted(value))"], fixIts: [quotingFixIt(value)]),
      [Patch(range: value, content: .text)])
  }
}
