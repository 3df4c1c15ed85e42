import Color
import Diagnostics
import Document
import IR
import Syntax

/// Finds a token's type and value. All tokens that it refers to are resolved before it.
extension Analyzer {
  mutating func resolve(_ id: TokenID) {
    let syntax = program.tokens[declarations[id.index]]
    let declared = syntax.details.flatMap { program.tokenDetails[$0].type }
    let choice = program.choices.read(syntax.value, diagnostics: &diagnostics)
    guard let type = type(of: id, declared: declared, choice: choice) else {
      progress[id.index] = .broken
      return
    }
    design.tokens[id.index].type = type
    var value = Conditional<TokenValue>(nil)
    var isWhole = true
    if let base = choice.base {
      if let branch = conditionalValue(base, as: type) {
        value = branch
      } else {
        isWhole = false
      }
    }
    for (name, node) in choice.overrides {
      let platform = PlatformID(name)
      guard let branch = conditionalValue(node, as: type) else {
        isWhole = false
        continue
      }
      guard let own = branch.value(on: platform) else { continue }
      value.overrides.removeAll { $0.condition.platform == platform }
      value.overrides.append(.init(Condition(platform: platform), own))
    }
    design.tokens[id.index].value = value
    progress[id.index] = isWhole ? .done : .broken
    var named = value.platforms
    let aliases = ([value.base].compactMap { $0 } + value.overrides.map(\.value))
    for case .alias(let target) in aliases {
      for platform in platformsOfToken[target.index] ?? [] where !named.contains(platform) {
        named.append(platform)
      }
    }
    if !named.isEmpty { platformsOfToken[id.index] = named }
  }

  // MARK: Type

  /// Its own; else that of the token that it is just a name for; else the nearest group's; else what
  /// the value says by itself. Nothing of it: reported.
  private mutating func type(
    of id: TokenID, declared: Node?, choice: PlatformChoice
  ) -> TokenType? {
    if let declared { return tokenType(declared) }
    guard let node = choice.base ?? choice.overrides.first?.value else { return .string }
    if let target = soleReference(node) {
      return progress[target.index] == .done ? design[target].type : nil
    }
    if let type = groupTypes[design[id].group.index] { return type }
    return inferredType(of: node, token: id)
  }

  private mutating func inferredType(of node: Node, token id: TokenID) -> TokenType? {
    switch node.kind {
    case .boolean: return .boolean
    case .number: return .number
    case .string:
      if node.isQuoted || !node.text.isEmpty, let type = typeOfText(node) { return type }
    case .null, .sequence, .mapping: break
    }
    guard !node.isReported else { return nil }
    var reader = FieldReader(diagnostics: diagnostics)
    let isSlip = reader.reportSlip(node)
    diagnostics = reader.diagnostics
    if isSlip { return nil }
    if node.kind == .string, brokenReference(in: node) { return nil }
    diagnostics.report(
      .error(
        .missingType, at: design[id].annotation.span,
        "nothing says what '\(path(of: .token(id)))' is",
        help: [
          "add its type, as in '$type: \(guess(node))', here or at the group around it: \(design[id].name): { $type: \(guess(node)), $value: … }"
        ]))
    return nil
  }

  private func guess(_ node: Node) -> String {
    switch node.kind {
    case .sequence: node.count == 4 ? "cubicBezier" : "fontFamily"
    case .mapping: "typography"
    default: "string"
    }
  }

  /// Reports a reference in a text of no known type that leads nowhere: the likelier fault.
  private mutating func brokenReference(in node: Node) -> Bool {
    guard node.withUTF8({ ReferenceText.soleReference(in: $0) }) != nil,
      let expression = ExpressionParser.parse(node, diagnostics: &diagnostics)
    else { return false }
    guard evaluate(expression, in: .tokens, on: nil) == nil else { return false }
    return true
  }

  private mutating func typeOfText(_ node: Node) -> TokenType? {
    let text = node.text
    if node.withUTF8({ ColorSyntax.looksLikeColor($0) }) { return .color }
    if let literal = node.withUTF8({ Literal($0) }) {
      switch literal.unit {
      case "px", "pt", "dp", "rem": return .dimension
      case "ms", "s": return .duration
      case "", "%": return .number
      default: return nil
      }
    }
    // A formula says its type by what it comes to; what is none is a text.
    guard text.contains("{") || Self.functions.contains(where: { text.hasPrefix($0 + "(") }) else {
      return nil
    }
    var silent = DiagnosticList()
    swap(&silent, &diagnostics)
    defer { swap(&silent, &diagnostics) }
    guard let expression = ExpressionParser.parse(node, diagnostics: &diagnostics),
      let operand = evaluate(expression, in: .tokens, on: nil)
    else { return nil }
    switch operand {
    case .color: return .color
    case .quantity(let quantity):
      switch quantity.unit {
      case .length: return .dimension
      case .number: return .number
      case .duration: return .duration
      case .em, .angle: return nil
      }
    case .other(let value): return value.type
    case .parameter: return nil
    }
  }

  // MARK: Value

  /// What one way of writing the value comes to, on all platforms that the tokens in it tell apart.
  private mutating func conditionalValue(
    _ node: Node, as type: TokenType
  ) -> Conditional<TokenValue>? {
    if let target = soleReference(node) {
      guard progress[target.index] == .done else { return nil }
      if design[target].type == type { return Conditional(.alias(target)) }
    }
    let platforms = platformsMentioned(in: node)
    let before = diagnostics.diagnostics.count
    var result = Conditional(value(node, as: type, on: nil).map { TokenValue.literal($0) })
    guard diagnostics.diagnostics.count == before || result.base != nil else { return nil }
    for platform in platforms {
      guard let value = value(node, as: type, on: platform) else { continue }
      result.overrides.append(.init(Condition(platform: platform), .literal(value)))
    }
    return result.base == nil && result.overrides.isEmpty ? nil : result
  }

  /// The platforms on which a token that the value refers to has a value of its own.
  func platformsMentioned(in node: Node, depth: Int = 0) -> [PlatformID] {
    guard !platformsOfToken.isEmpty || !program.components.isEmpty else { return [] }
    var result: [PlatformID] = []
    switch node.kind {
    case .string:
      node.withUTF8 { bytes in
        var start = 0
        while start < bytes.count, let open = bytes[start...].firstIndex(of: 0x7B) {
          guard let close = bytes[open...].firstIndex(of: 0x7D) else { return }
          start = close + 1
          let range = ReferenceText.pathRange(in: bytes, between: open, and: close)
          switch lookUp(UnsafeBufferPointer(rebasing: bytes[range])) {
          case .token(let id)?, .field(let id, _)?:
            for platform in platformsOfToken[id.index] ?? [] where !result.contains(platform) {
              result.append(platform)
            }
          case .written(let value, _)?:
            guard depth < Self.writtenDepthLimit else { break }
            let keys = value.entries.map(\.key.text).filter(program.choices.platforms.contains)
            let inner = platformsMentioned(in: value, depth: depth + 1)
            for platform in keys.map({ PlatformID($0) }) + inner where !result.contains(platform) {
              result.append(platform)
            }
          case .group?, nil: break
          }
        }
      }
    case .sequence, .mapping:
      let children = node.kind == .sequence ? Array(node.elements) : node.entries.map(\.value)
      for child in children {
        for platform in platformsMentioned(in: child, depth: depth) where !result.contains(platform)
        {
          result.append(platform)
        }
      }
    case .null, .boolean, .number: break
    }
    return result
  }
}
