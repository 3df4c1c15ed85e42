import Emission

/// How a class is used, for the comment over its rules.
struct Example {
  /// What the spec calls it.
  var title: String
  var element: CSSCode
  var className: Name
  var choices: [CSSCode]
  /// Custom properties that a caller has to set.
  var required: [Name]
  /// What it holds; `nil` for an element that holds nothing.
  var content: CSSCode? = "…"

  /// `rectangleButton: <button class="rectangle-button" data-size="large | small">…</button>`
  var line: CSSCode {
    var attributes: CSSCode = "class=\"\(comment: className.name)\""
    for choice in choices { attributes += " \(choice)" }
    if !required.isEmpty {
      let list = required.map { name -> CSSCode in "\(id: name): …" }.joined(separator: "; ")
      attributes += " style=\"\(list)\""
    }
    guard let content else { return "\(comment: title): <\(element) \(attributes)>" }
    return "\(comment: title): <\(element) \(attributes)>\(content)</\(element)>"
  }
}
