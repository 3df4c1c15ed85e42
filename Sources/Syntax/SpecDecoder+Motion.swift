import Diagnostics
import Document

extension SpecDecoder {
  private static let animationKeys = [
    "description", "deprecated", "duration", "curve", "spring", "delay", "repeat", "autoreverse",
  ]
  /// The states that an interaction can speak of.
  static let interactionStates = ["hovered", "focused", "pressed", "disabled"]
  private static let interactionKeys =
    interactionStates + ["animation", "parameters", "description", "deprecated"]

  mutating func decodeAnimations(_ section: Node) {
    let example = "animations: { soft: { duration: 350ms, curve: easeOut } }"
    for declaration in declarations(section, "animation", example: example) {
      var animation = AnimationSyntax(key: declaration.key, isBroken: declaration.isBroken)
      for entry in declaration.entries
      where !reader.readAnnotation(entry, into: &animation.annotation) {
        switch entry.key.text {
        case "duration": animation.duration = entry.value
        case "curve": animation.curve = entry.value
        case "spring": animation.spring = entry.value
        case "delay": animation.delay = entry.value
        case "repeat": animation.repetition = entry.value
        case "autoreverse": animation.autoreverse = entry.value
        default:
          animation.isBroken = true
          reader.diagnostics.report(
            unknownKey: entry.key, in: "an animation", known: Self.animationKeys)
        }
      }
      program.animations.append(animation)
    }
  }

  mutating func decodeInteractions(_ section: Node) {
    let example = "interactions: { fade: { pressed: { opacity: 0.75 }, animation: easeOut } }"
    for declaration in declarations(section, "interaction", example: example) {
      var interaction = InteractionSyntax(key: declaration.key, isBroken: declaration.isBroken)
      for entry in declaration.entries
      where !reader.readAnnotation(entry, into: &interaction.annotation) {
        switch entry.key.text {
        case "parameters": interaction.parameters = reader.parameters(entry.value, choices: choices)
        case "animation": interaction.animation = entry.value
        case let name where Self.interactionStates.contains(name):
          let effects = reader.map(entry.value, "a state", example: "\(name): { opacity: 0.75 }")
          interaction.states.append((entry.key, effects.map(Array.init) ?? []))
        case let name where Self.states.contains(name):
          interaction.isBroken = true
          reader.diagnostics.report(
            .error(
              .stateOfOtherKind, at: entry.key.span,
              "an interaction does not know whether something is \(name)",
              help: ["write it among the 'states' of a component"]))
        default:
          interaction.isBroken = true
          reader.diagnostics.report(
            unknownKey: entry.key, in: "an interaction", known: Self.interactionKeys)
        }
      }
      program.interactions.append(interaction)
    }
  }
}
