import Diagnostics
import Document

extension SpecDecoder {
  private static let animationKeys = [
    "description", "deprecated", "duration", "curve", "spring", "delay", "repeat", "autoreverse",
  ]

  mutating func decodeAnimations(_ section: Node) {
    let example = "animations: { soft: { duration: 350ms, curve: easeOut } }"
    for (key, entries, _) in declarations(section, "animation", example: example) {
      var animation = AnimationSyntax(key: key)
      for entry in entries where !reader.readAnnotation(entry, into: &animation.annotation) {
        switch entry.key.text {
        case "duration": animation.duration = entry.value
        case "curve": animation.curve = entry.value
        case "spring": animation.spring = entry.value
        case "delay": animation.delay = entry.value
        case "repeat": animation.repetition = entry.value
        case "autoreverse": animation.autoreverse = entry.value
        default: reader.report(unknownKey: entry.key, in: "an animation", known: Self.animationKeys)
        }
      }
      program.animations.append(animation)
    }
  }

  mutating func decodeInteractions(_ section: Node) {
    let example = "interactions: { fade: { pressed: { opacity: 0.75 }, animation: easeOut } }"
    for (key, entries, _) in declarations(section, "interaction", example: example) {
      var interaction = InteractionSyntax(key: key)
      for entry in entries where !reader.readAnnotation(entry, into: &interaction.annotation) {
        switch entry.key.text {
        case "parameters": interaction.parameters = reader.parameters(entry.value, choices: choices)
        case "animation": interaction.animation = entry.value
        case "hovered", "focused", "pressed", "disabled":
          guard
            let effects = reader.map(
              entry.value, "a state", example: "\(entry.key.text): { opacity: 0.75 }")
          else { continue }
          interaction.states.append((entry.key, Array(effects)))
        default:
          reader.report(
            unknownKey: entry.key, in: "an interaction",
            known: [
              "hovered", "focused", "pressed", "disabled", "animation", "parameters", "description",
              "deprecated",
            ])
        }
      }
      program.interactions.append(interaction)
    }
  }
}
