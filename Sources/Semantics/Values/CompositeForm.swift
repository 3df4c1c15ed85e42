internal import Color
internal import Diagnostics
internal import Document
internal import IR
internal import Syntax

/// The fields of a composite value, and what is said where they are not as they should be.
struct CompositeForm: Sendable {
  /// Without an article: "shadow".
  var subject: String
  /// The names of its fields, those that cannot be left out first.
  var fields: [String]
  var requiredCount: Int
  /// Other names that people write, and the fields that they mean.
  var synonyms: [(name: String, field: Int)] = []
  /// A right value, for messages.
  var example: String

  /// The place of a field in `fields`.
  func place(of key: Node) -> Int? {
    let name = key.text
    return fields.firstIndex(of: name) ?? synonyms.first { $0.name == name }?.field
  }
}

/// What stands in the fields of a composite value, in the order of `CompositeForm.fields`.
struct CompositeFields {
  var nodes: [Node?]
  /// Whether nothing is missing, or wrong with the keys.
  var isWhole: Bool

  subscript(place: Int) -> Node? { nodes[place] }
}

extension Analyzer {
  /// The fields of a composite value on a platform, or `nil` after an error was reported. Unknown and
  /// missing fields are reported, and the others can still be read.
  mutating func fields(
    of node: Node, _ form: CompositeForm, on platform: PlatformID?
  ) -> CompositeFields? {
    guard node.kind == .mapping, node.slips.isEmpty else {
      diagnostics.report(
        wrongKind: node, expected: "a \(form.subject) is written as its fields",
        example: form.example)
      return nil
    }
    var result = CompositeFields(
      nodes: Array(repeating: nil, count: form.fields.count), isWhole: true)
    var keys = [Node?](repeating: nil, count: form.fields.count)
    /// The fields that a misspelt key was meant for.
    var excused: [String] = []
    for entry in node.entries {
      guard let place = form.place(of: entry.key) else {
        if reportUnknownField(entry.key, in: "a \(form.subject)", known: form.fields) {
          if let meant = nearestName(to: entry.key.text, among: form.fields) {
            excused.append(meant)
          }
          result.isWhole = false
        }
        continue
      }
      if let other = keys[place] {
        diagnostics.report(
          .error(
            .duplicateKey, at: entry.key.span,
            "'\(entry.key.text)' and '\(other.text)' are the same field of a \(form.subject)",
            help: ["keep one of them"],
            related: [.init(span: other.span, message: "it is also said here")]))
        result.isWhole = false
        continue
      }
      keys[place] = entry.key
      result.nodes[place] = own(entry.value, on: platform)
      // Else other platforms have this field, and with it the value.
      if result.nodes[place] == nil { result.isWhole = false }
    }
    for place in 0..<form.requiredCount where keys[place] == nil {
      result.isWhole = false
      guard !excused.contains(form.fields[place]) else { continue }
      diagnostics.report(
        .error(
          .missingField, at: node.span, "the \(form.subject) has no '\(form.fields[place])'",
          help: ["write it like this: \(form.example)"]))
    }
    return result
  }

  // MARK: Fields of the types that several composites have

  /// A colour in a field, by the token's name where it is one.
  mutating func colorField(
    _ node: Node?, of subject: String, on platform: PlatformID?
  ) -> Aliasable<ColorValue>? {
    guard let node,
      case .literal(let color)? = color(node, of: subject, in: .tokens, on: platform)
    else { return nil }
    return aliasable(color, soleReference(node), .color)
  }

  /// A length in a field, by the token's name where it is one.
  mutating func lengthField(
    _ node: Node?, of subject: String, allowsNegative: Bool = false, on platform: PlatformID?
  ) -> Aliasable<Dimension>? {
    guard let node, let length = dimension(node, of: subject, on: platform) else { return nil }
    guard allowsNegative || length.number >= 0 else {
      diagnostics.report(
        .error(.outOfRange, at: node.span, "\(subject) cannot be negative"))
      return nil
    }
    return aliasable(length, soleReference(node), .dimension)
  }

  /// A duration in a field, by the token's name where it is one.
  mutating func durationField(
    _ node: Node?, of subject: String, on platform: PlatformID?
  ) -> Aliasable<Duration>? {
    guard let node, let duration = duration(node, of: subject, on: platform) else { return nil }
    return aliasable(duration, soleReference(node), .duration)
  }

  /// The value as an alias, when it is one of a token of a type that fits the field as it is.
  func aliasable<Written>(
    _ value: Written, _ alias: TokenID?, _ types: TokenType...
  ) -> Aliasable<Written> {
    guard let alias, types.contains(design[alias].type) else { return .literal(value) }
    return .alias(alias, value)
  }

  // MARK: Whole values

  /// The value that a text stands for when it is exactly one reference; its type is checked.
  enum Referred {
    case notReference
    /// After an error was reported, or because it has no value on the platform.
    case nothing
    case value(Value)
  }

  /// - Parameters:
  ///   - subject: what is expected, with its article: "a shadow".
  ///   - types: what can stand here.
  mutating func referred(
    _ node: Node, _ subject: String, example: String, types: TokenType..., on platform: PlatformID?
  ) -> Referred {
    switch soleOperand(node, on: platform) {
    case .noReference: return .notReference
    case .nothing: return .nothing
    case .value(.other(let value)) where types.contains(value.type): return .value(value)
    case .value(let operand):
      diagnostics.report(
        .error(
          .typeMismatch, at: node.span, "this is \(operand.words), not \(subject)",
          help: ["write it like this: \(example)"]))
      return .nothing
    }
  }
}
