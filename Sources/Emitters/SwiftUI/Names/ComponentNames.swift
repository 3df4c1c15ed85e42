import Emission
import IR

/// The Swift names of a component.
struct ComponentNames {
  let type: Identifier<Swift>
  /// The private modifier that draws what can be pressed: a style cannot read the environment.
  var label: Identifier<Swift>?
  /// The private button style of what can be pressed and is no button.
  var tapStyle: Identifier<Swift>?
  /// The private views that draw the parts.
  var parts: [Identifier<Swift>] = []
  /// What shows the component in Xcode; `nil` where nothing does.
  var preview: Identifier<Swift>?
  /// `rectangle`, as in `.buttonStyle(.rectangle(.small))`.
  var sugar: Identifier<Swift>?
  /// The component's own types, which hide the system's inside it.
  let hiddenTypes: Set<String>
  let parameters: [Argument]
  /// One for each axis.
  let choices: [ChoiceNames]
  var customProperties: [Identifier<Swift>] = []

  /// What the code of components needs for itself.
  static let unusable: Set<String> = [
    "action", "body", "bundle", "comment", "configuration", "content", "font", "index", "isChecked",
    "isEnabled", "isFocused", "isHovered", "isInvalid", "isOn", "isPressed", "isRightToLeft",
    "isRunning", "key", "label", "layoutDirection", "makeBody", "reduceMotion", "shape",
    "tableName", "text", "textScale",
  ]
  static let unusableTypes: Set<String> = [
    "Alignment", "Binding", "Body", "Bundle", "Button", "ButtonStyle", "Capsule", "CaseIterable",
    "Circle", "Configuration", "Content", "EdgeInsets", "Environment", "FocusState", "ForEach",
    "HStack", "Hashable", "Label", "LocalizedStringKey", "MainActor", "Optional", "Rectangle",
    "RoundedRectangle", "ScaledMetric", "Sendable", "State", "StaticString", "StringProtocol",
    "Swift", "SwiftUI", "Text", "TextField", "Toggle", "VStack", "View", "ViewBuilder",
    "ViewModifier", "Void", "ZStack",
  ]

  /// All names that code inside the component could mean.
  var argumentNames: Set<String> {
    Set(parameters.map(\.name.name) + choices.map(\.argument.name) + customProperties.map(\.name))
  }
}

/// The Swift names of a choice.
struct ChoiceNames {
  let argument: Identifier<Swift>
  /// The enum; `nil` for a choice between yes and no.
  let type: Identifier<Swift>?
  /// The type as it is spelt outside the component.
  let path: Code<Swift>
  let cases: [Identifier<Swift>]

  static let unusable: Set<String> = ["allCases", "hash", "hashValue", "rawValue"]
}

/// The Swift names of an interaction.
struct InteractionNames {
  /// `onTapWithSpring`
  let function: Identifier<Swift>
  /// The private modifier with all effects but the background; `nil` without any.
  var modifier: Identifier<Swift>?
  /// The public button style of a tap.
  let style: Identifier<Swift>?
  /// The private modifier for a background, which components draw themselves.
  var background: Identifier<Swift>?
  let arguments: [Argument]
  /// Whether the overlay takes the shape of a component.
  let followsShape: Bool

  static let unusable: Set<String> = [
    "action", "body", "configuration", "content", "isEnabled", "isFocused", "isHovered",
    "isPressed", "makeBody", "reduceMotion", "shape",
  ]
}

/// How a button's style is called for short.
enum ButtonSugar {
  /// The component's name without a closing "button", unless SwiftUI has a style of that name;
  /// then the whole name, and with "style" behind it if SwiftUI has that too.
  static func name(_ component: String) -> String {
    let words = NameStyle.words(component)
    var short = words[...]
    if words.count > 1, words.last?.lowercased() == "button" { short.removeLast() }
    for candidate in [short, words[...]] where !taken.contains(NameStyle.lowerCamel(candidate)) {
      return candidate.joined(separator: " ")
    }
    return words.joined(separator: " ") + " style"
  }

  private static let taken: Set<String> = [
    "accessoryBar", "accessoryBarAction", "automatic", "bordered", "borderedProminent",
    "borderless", "card", "glass", "glassProminent", "link", "plain",
  ]
}

extension Component {
  /// Whether something happens to the component when it is pressed.
  func isPressable(in design: DesignSystem) -> Bool {
    ([self] + parts.map(\.recipe)).contains { $0.states.contains { $0.state == .pressed } }
      || interaction.map { design[$0.interaction].isTap } == true
  }
}

extension InteractionDeclaration {
  var hasBackground: Bool { has { if case .background = $0 { true } else { false } } }
  var hasOverlay: Bool { has { if case .overlay = $0 { true } else { false } } }

  /// Whether there is an effect besides a background.
  var hasMoreThanBackground: Bool { has { if case .background = $0 { false } else { true } } }

  private func has(_ isOne: (Effect) -> Bool) -> Bool {
    states.contains { $0.effects.contains(where: isOne) }
  }
}
