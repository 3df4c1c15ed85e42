import Diagnostics
import IR

/// What others use says what it is for. Aliases and private tokens need no words of their own.
enum MissingDescriptionRule: LintRule {
  static let rule = Rule.missingDescription
  static let level = LintLevel.off

  static func check(_ subject: LintSubject, _ findings: inout [Diagnostic]) {
    func check(_ annotation: Annotation, _ what: String, _ name: String) {
      guard annotation.description?.isEmpty != false else { return }
      findings.append(
        finding(
          at: annotation.span, "the \(what) '\(name)' says nothing about what it is for",
          help: ["add a '\(what == "token" ? "$description" : "description")'"]))
    }
    let design = subject.design
    for kind in subject.settings.described {
      switch kind {
      case .tokens:
        for id in subject.tokens where !subject.isPrivate(id) {
          if case .alias? = design[id].value.base { continue }
          check(design[id].annotation, "token", subject.path(of: id))
        }
      case .shapes: for shape in design.shapes { check(shape.annotation, "shape", shape.name) }
      case .animations:
        for animation in design.animations where !animation.isPredefined {
          check(animation.annotation, "animation", animation.name)
        }
      case .interactions:
        for interaction in design.interactions {
          check(interaction.annotation, "interaction", interaction.name)
        }
      case .components:
        for component in design.components {
          check(component.annotation, "component", component.name)
        }
      }
    }
  }
}
