import Diagnostics
import Emission
import IR
import Motion

/// What DTCG has no form for, in the language of specs: it is kept under `$extensions`.
extension JSONTree {
  /// A text in which no brace begins a reference.
  static func specText(_ text: String) -> JSONTree {
    guard text.utf8.contains(0x7B) else { return .text(text) }
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if byte == 0x7B { bytes.append(0x5C) }
      bytes.append(byte)
    }
    return .text(String(decoding: bytes, as: UTF8.self))
  }

  static func spring(_ timing: SpringTiming) -> JSONTree {
    let spring = timing.spring
    var entries: [Entry]
    if spring.mass == 1, let simple = spring.simple {
      entries = [
        .init("response", .seconds(simple.response)),
        .init("dampingFraction", .number(simple.dampingFraction)),
      ]
    } else {
      entries = [
        .init("stiffness", .number(spring.stiffness)), .init("damping", .number(spring.damping)),
        .init("mass", .number(spring.mass)),
      ]
    }
    if timing.blend != 0 { entries.append(.init("blend", .seconds(timing.blend))) }
    return .object(entries)
  }

  static func animation(_ animation: AnimationDeclaration) -> JSONTree {
    var entries: [Entry] = []
    if let description = animation.annotation.description {
      entries.append(.init("description", .text(description)))
    }
    if let deprecation = animation.annotation.deprecation {
      entries.append(.init("deprecated", deprecation.message.map { .text($0) } ?? .flag(true)))
    }
    switch animation.timing {
    case .curve(let curve, let duration):
      entries.append(.init("duration", .duration(duration)))
      entries.append(.init("curve", .curve(curve)))
    case .spring(let timing):
      entries.append(.init("spring", .spring(timing)))
    }
    if animation.delay.milliseconds != 0 {
      entries.append(.init("delay", .duration(animation.delay)))
    }
    switch animation.repetition {
    case .once: break
    case .times(let count): entries.append(.init("repeat", .number(Double(count))))
    case .forever: entries.append(.init("repeat", .text("forever")))
    }
    if animation.autoreverses { entries.append(.init("autoreverse", .flag(true))) }
    return .object(entries)
  }

  private static func seconds(_ number: Double) -> JSONTree {
    .leaf("\"\(number: number)s\"")
  }
}

extension Spring {
  /// The two numbers from which the very same spring comes, if there are such.
  fileprivate var simple: (response: Double, dampingFraction: Double)? {
    guard let other = try? Spring(response: response, dampingFraction: dampingFraction),
      other == self
    else { return nil }
    return (response, dampingFraction)
  }
}
