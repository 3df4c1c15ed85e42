import Diagnostics
import IR

/// All names are written in one style. Numbers, such as the steps of a scale, are of every style.
enum NamingStyleRule: LintRule {
  static let rule = Rule.namingStyle
  static let level = LintLevel.warning

  static func check(_ subject: LintSubject, _ findings: inout [Diagnostic]) {
    guard let style = subject.settings.namingStyle else { return }
    func check(_ name: String, _ what: String, at span: SourceSpan) {
      guard !name.isEmpty, name != "$root", !style.fits(name) else { return }
      let better = style.spelling(of: name)
      findings.append(
        finding(
          at: span, "the name of \(what) '\(name)' is not written in \(style.rawValue)",
          help: better.isEmpty || !style.fits(better) ? [] : ["call it '\(better)'"]))
    }
    let design = subject.design
    for group in design.groups.dropFirst() {
      check(group.name, "the group", at: group.annotation.span)
    }
    for id in subject.tokens { check(design[id].name, "the token", at: design[id].annotation.span) }
    for shape in design.shapes { check(shape.name, "the shape", at: shape.annotation.span) }
    for animation in design.animations where !animation.isPredefined {
      check(animation.name, "the animation", at: animation.annotation.span)
    }
    for interaction in design.interactions {
      check(interaction.name, "the interaction", at: interaction.annotation.span)
    }
    for component in design.components {
      check(component.name, "the component", at: component.annotation.span)
    }
  }
}

extension LintSettings.NamingStyle {
  /// What stands between words; `nil` where nothing does.
  private var separator: UInt8? {
    switch self {
    case .camelCase, .lowercase: nil
    case .kebabCase: 0x2D
    case .snakeCase: 0x5F
    }
  }

  /// Letters outside ASCII fit everywhere.
  fileprivate func fits(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    var last = separator
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case 0x61...0x7A, 0x30...0x39, 0x80...: break
      case 0x41...0x5A: if self != .camelCase || index == 0 { return false }
      // The point of a step such as 1.5.
      case 0x2E where index > 0 && index + 1 < bytes.count: break
      case separator: if last == byte || index + 1 == bytes.count { return false }
      default: return false
      }
      last = byte
    }
    return true
  }

  /// The same words in this style; empty when there are none.
  fileprivate func spelling(of name: String) -> String {
    var words: [[UInt8]] = []
    var isNew = true
    var wasUpper = false
    for byte in name.utf8 {
      let isUpper = (0x41...0x5A).contains(byte)
      let isWord =
        isUpper || (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
        || byte >= 0x80
      guard isWord else {
        isNew = true
        wasUpper = false
        continue
      }
      if isNew || isUpper && !wasUpper { words.append([]) }
      words[words.count - 1].append(isUpper ? byte | 0x20 : byte)
      isNew = false
      wasUpper = isUpper
    }
    var result: [UInt8] = []
    for (index, word) in words.enumerated() {
      if index > 0, let separator { result.append(separator) }
      if index > 0, self == .camelCase, let first = word.first, (0x61...0x7A).contains(first) {
        result.append(first & 0xDF)
        result += word.dropFirst()
      } else {
        result += word
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
