import Diagnostics
import Document
import IR
import Motion
import Syntax

/// No animation goes on for longer than a reader can bear who cannot stop it (WCAG 2.2 §2.2.2), and none
/// flashes (§2.3.1). Generated code takes movement out where less motion is asked for; what repeats
/// goes on.
enum ReducedMotionRule: LintRule {
  static let rule = Rule.reducedMotion
  static let level = LintLevel.warning

  /// Milliseconds after which a reader must be able to stop what moves.
  private static let longest = 5000.0
  /// What blinks more often than this in a second can cause a seizure.
  private static let flashes = 3.0

  static func check(_ subject: LintSubject, _ findings: inout [Diagnostic]) {
    var said: Set<Diagnostic> = []
    for view in subject.views {
      for animation in view.design.animations where !animation.isPredefined {
        for found in check(animation, subject) where said.insert(found).inserted {
          findings.append(found)
        }
      }
    }
  }

  private static func check(
    _ animation: AnimationDeclaration, _ subject: LintSubject
  ) -> [Diagnostic] {
    let syntax = subject.program.animations.first { $0.key.span == animation.annotation.span }
    let place = syntax?.repetition?.span ?? animation.annotation.span
    let cycle = animation.timing.milliseconds
    let count: Double
    switch animation.repetition {
    case .once: return []
    case .times(let times): count = Double(times)
    case .forever: count = .infinity
    }
    var result: [Diagnostic] = []
    if count * cycle > longest {
      let words =
        count.isFinite
        ? "goes on for \(Decimal.text((count * cycle / 100).rounded() / 10)) seconds"
        : "never ends"
      result.append(
        finding(
          at: place, "'\(animation.name)' \(words), and a reader cannot stop it",
          help: [
            "let it end within 5 seconds, or give readers a way to stop it, and say so: # tessera allow reduced-motion: …"
          ]))
    }
    let blinks = 1000 / (animation.autoreverses ? cycle * 2 : cycle)
    if blinks > flashes, count >= flashes {
      result.append(
        finding(
          at: place,
          "'\(animation.name)' repeats \(Decimal.text(blinks.rounded(.down))) times a second, which can cause a seizure",
          help: ["let one repetition take a third of a second or longer"]))
    }
    return result
  }
}

extension AnimationDeclaration.Timing {
  /// How long it takes once.
  fileprivate var milliseconds: Double {
    switch self {
    case .curve(_, let duration): duration.milliseconds
    case .spring(let timing): timing.spring.settlingTime() * 1000
    }
  }
}
