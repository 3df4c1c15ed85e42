import Diagnostics
import Emission
import IR

/// A choice as an attribute: `data-size="small"`, and `data-mirrored` alone for yes or no.
struct AxisCode {
  let attribute: Name
  /// The values that a caller writes.
  let options: [String]
  let defaultOption: Int?
  /// Whether the attribute alone says yes.
  private let isFlag: Bool

  init(_ axis: VariantAxis, componentName: String, diagnostics: inout DiagnosticList) {
    attribute =
      Name("data-\(NameStyle.kebab(NameStyle.words(axis.name)))") ?? Name(known: "data-choice")
    defaultOption = axis.defaultOption
    isFlag = axis.isBoolean && axis.defaultOption == 0
    if axis.isBoolean {
      options = ["false", "true"]
      return
    }
    var table = NameTable(platformName: "CSS")
    options = axis.options.map { option in
      let name = NameStyle.kebab(NameStyle.words(option.name))
      table.claim(
        name, for: "components.\(componentName).variants.\(axis.name).\(option.name)",
        at: option.span, diagnostics: &diagnostics)
      return name
    }
  }

  func selector(_ condition: Choice.Condition) -> CSSCode {
    if isFlag {
      // Of two options, excluding one is choosing the other.
      return condition.options.contains(1) != condition.isExcluded
        ? "[\(id: attribute)]" : ":not([\(id: attribute)])"
    }
    let alternatives = condition.options.map { option -> CSSCode in
      "[\(id: attribute)=\(string: options[option])]"
    }
    let list = alternatives.joined(separator: ", ")
    if condition.isExcluded { return ":not(\(list))" }
    return alternatives.count == 1 ? list : ":is(\(list))"
  }

  /// How the choice is written in an example: `data-size="large | small"`.
  var example: CSSCode {
    if isFlag { return "\(id: attribute)" }
    return "\(id: attribute)=\"\(comment: options.joined(separator: " | "))\""
  }
}
