import Emission
import IR

/// Shows a press for a moment even when it ends before anything is drawn.
///
/// A transition that is turned back before its first frame shows nothing. So a press also sets a custom
/// property, which goes back to 0 a moment late, and at rest the view looks as pressed as that says. While
/// a transition runs it is what is seen; where none could begin, it is this.
enum PressHold {
  /// As long as a tap of a finger shows.
  static let duration: CSSCode = "100ms"

  /// What makes the custom property a number, known to the element alone: only numbers go back late.
  static func registration(of name: Name) -> Rule {
    Rule(
      selectors: ["@property \(id: name)"],
      declarations: [
        Declaration("syntax", "\"<number>\""), Declaration("inherits", "false"),
        Declaration("initial-value", "0"),
      ])
  }
}

extension InteractionDeclaration {
  /// Whether a press is held: it changes a number, and no other state changes what it does.
  var holdsPress: Bool {
    effects(in: .pressed).contains(where: \.isHeld)
      && states.allSatisfy { $0.state == .pressed || $0.state == .disabled }
  }
}

extension InteractionDeclaration.Effect {
  fileprivate var isHeld: Bool {
    switch self {
    case .opacity, .scale, .overlay: true
    case .offset, .background, .shadow: false
    }
  }
}
