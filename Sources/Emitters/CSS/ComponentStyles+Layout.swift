import Emission
import IR

/// How a component lays out its parts and what it wraps.
extension ComponentStyles {
  /// `nil` where the browser lays it out.
  var layout: Layout? {
    guard part == nil, component.kind != .none else { return nil }
    return component.parts.isEmpty ? component.layout : component.layoutOfParts
  }

  func addLayout(_ layout: Layout) {
    let isBlock = component.kind == .container
    let (block, inline): (CSSCode, CSSCode) =
      layout == .overlay ? ("grid", "inline-grid") : ("flex", "inline-flex")
    add([.align]) { values, state in
      if values[.align] != nil { return [Placed(.host, "display", block)] }
      return state == nil ? [Placed(.host, "display", isBlock ? block : inline)] : nil
    }
    switch layout {
    case .row:
      builder.add([Placed(.host, "align-items", "center")])
      if component.kind == .button { builder.add([Placed(.host, "justify-content", "center")]) }
    case .column:
      builder.add([
        Placed(.host, "flex-direction", "column"), Placed(.host, "align-items", "flex-start"),
      ])
    case .overlay:
      builder.add([
        Placed(.host, "place-items", "center"), Placed(.children, "grid-area", "1 / 1"),
      ])
      return
    }
    add([.gap]) { values, _ in
      values.measure(.gap).map { [Placed(.host, "gap", expressions.length($0))] }
    }
  }

  /// The side of its component at which a part stands.
  func addPlaceInLayout() {
    add([.align]) { values, _ in
      values[.align]?.alignment.map { [Placed(.host, "justify-self", CSSCode($0))] }
    }
  }

  /// What an author writes inside of the element.
  var exampleContent: CSSCode? {
    if component.kind == .field { return nil }
    let wraps = component.kind != .toggle && component.kind != .graphic
    var content = CSSCode()
    for (place, part) in parts.enumerated() {
      if wraps, place == component.leadingPartCount { content += "…" }
      let element: CSSCode = "<span class=\"\(comment: part.scope.className.name)\"></span>"
      for _ in 0..<min(part.part?.count ?? 1, 3) { content += element }
      if let count = part.part?.count, count > 3 { content += "…" }
    }
    if wraps, component.leadingPartCount >= parts.count { content += "…" }
    return content
  }
}
