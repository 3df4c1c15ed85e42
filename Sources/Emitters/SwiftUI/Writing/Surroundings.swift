import Emission
import IR

/// What a struct's code reads from its surroundings.
struct Surroundings: OptionSet {
  let rawValue: UInt16

  static let layoutDirection = Surroundings(rawValue: 1)
  static let reduceMotion = Surroundings(rawValue: 2)
  static let isEnabled = Surroundings(rawValue: 4)
  static let isFocused = Surroundings(rawValue: 8)
  static let isHovered = Surroundings(rawValue: 16)
  static let textScale = Surroundings(rawValue: 32)
  static let font = Surroundings(rawValue: 64)
  static let isPressed = Surroundings(rawValue: 128)
  static let isChecked = Surroundings(rawValue: 256)
  static let isInvalid = Surroundings(rawValue: 512)
  /// The animation that begins when the view appears.
  static let isRunning = Surroundings(rawValue: 1024)
  /// The text field that the view wraps has the focus.
  static let hasFocus = Surroundings(rawValue: 2048)

  /// What only the component knows, and tells its parts.
  static let told: [(Surroundings, name: Code<Swift>)] = [
    (.isHovered, "isHovered"), (.isPressed, "isPressed"), (.isChecked, "isChecked"),
  ]

  /// What asks whether a state holds, noting what that takes.
  mutating func condition(for state: State) -> Code<Swift> {
    switch state {
    case .hovered:
      insert(.isHovered)
      return "isHovered"
    case .focused:
      insert(.isFocused)
      return "isFocused"
    case .pressed:
      insert(.isPressed)
      return "isPressed"
    case .checked:
      insert(.isChecked)
      return "isChecked"
    case .invalid:
      insert(.isInvalid)
      return "isInvalid"
    case .disabled:
      insert(.isEnabled)
      return "!isEnabled"
    }
  }

  /// The value that changes when a state begins or ends.
  mutating func value(of state: State) -> Code<Swift> {
    let condition = condition(for: state)
    return state == .disabled ? "isEnabled" : condition
  }
}

extension SourceWriter<Swift> {
  /// - Parameter modes: the environment's values of modes, and what they are called here.
  mutating func surroundings(
    _ needs: Surroundings, modes: [(key: Code<Swift>, name: Code<Swift>)] = []
  ) {
    let environment: [(Surroundings, Code<Swift>, Code<Swift>)] = [
      (.layoutDirection, "layoutDirection", "layoutDirection"),
      (.reduceMotion, "accessibilityReduceMotion", "reduceMotion"),
      (.isEnabled, "isEnabled", "isEnabled"),
      (.isFocused, "isFocused", "isFocused"),
      (.font, "font", "font"),
    ]
    for (need, key, name) in environment where needs.contains(need) {
      if need == .isFocused, needs.contains(.hasFocus) {
        line("@FocusState private var isFocused: Bool")
        continue
      }
      line("@Environment(\\.\(key)) private var \(name)")
    }
    for mode in modes { line("@Environment(\\.\(mode.key)) private var \(mode.name)") }
    if needs.contains(.isHovered) { line("@State private var isHovered = false") }
    if needs.contains(.isRunning) { line("@State private var isRunning = false") }
    if needs.contains(.textScale) {
      line("@ScaledMetric(relativeTo: .body) private var textScale: CGFloat = 1")
    }
  }
}
