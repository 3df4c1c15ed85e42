import Diagnostics
import Document
import IR
import Syntax

/// What can be said of components of each kind.
extension Analyzer {
  /// Whether components of a kind have a property, which is reported where they don't.
  mutating func isOfKind(_ key: Node, _ kind: Component.Kind) -> Bool {
    let name = key.text
    let help: String
    switch (kind, name) {
    case (.field, "interaction"), (.graphic, "interaction"):
      help =
        kind == .field
        ? "write what changes among its 'states'"
        : "only what people use has interactions: a button, a toggle, a text or a container"
    case (.field, "layout"), (.field, "gap"):
      help = "put it into a container, which lays out what it holds"
    default: return true
    }
    diagnostics.report(
      .error(
        .unknownProperty, at: key.span, "a component of kind '\(kind.rawValue)' has no '\(name)'",
        help: [help]))
    return false
  }

  mutating func report(_ state: State, at key: Node, ofKind kind: Component.Kind) {
    let help =
      switch state {
      case .checked: "only a toggle is checked: write 'kind: toggle'"
      case .invalid: "only a field is invalid: write 'kind: field'"
      case .pressed where kind == .field: "people do not press a field, they go into it: 'focused'"
      case .hovered, .focused, .pressed, .disabled:
        "only what people use has states: a button, a toggle, a field, a text or a container"
      }
    diagnostics.report(
      .error(
        .stateOfOtherKind, at: key.span,
        "a component of kind '\(kind.rawValue)' is never \(state.rawValue)", help: [help]))
  }

  mutating func layout(_ node: Node) -> Layout? {
    if let layout = Layout(rawValue: node.text) { return layout }
    let names = Layout.allCases.map(\.rawValue)
    guard node.isScalar, node.kind != .null else {
      diagnostics.report(wrongKind: node, expected: "a layout is one word", example: "row")
      return nil
    }
    diagnostics.report(
      .error(
        .unknownName, at: node.span, "there is no layout '\(node.text.shortened)'",
        help: [
          didYouMean(node.text, among: names).first ?? "the layouts are row, column and overlay"
        ]))
    return nil
  }
}

extension Component.Kind {
  /// The states that components of the kind can be in. Constants know all of them.
  var states: [State] {
    switch self {
    case .none: State.allCases
    case .text, .button, .container: [.hovered, .focused, .pressed, .disabled]
    case .toggle: [.hovered, .focused, .pressed, .checked, .disabled]
    case .field: [.hovered, .focused, .invalid, .disabled]
    case .graphic: []
    }
  }
}
