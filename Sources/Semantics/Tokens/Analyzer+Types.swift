import Color
import Diagnostics
import Document
import IR
import Syntax

/// Finds a token's type: its own; else that of what it is just a name for; else the nearest group's;
/// else what the value says by itself.
extension Analyzer {
  /// `nil` after an error was reported, here or at what the token refers to.
  mutating func type(
    of id: TokenID, declared: Node?, choice: PlatformChoice
  ) -> TokenType? {
    guard let node = choice.base ?? choice.overrides.first?.value else { return nil }
    if let declared { return type(saidBy: declared, of: node, token: id) }
    switch referentType(of: node) {
    case .type(let type): return type
    case .broken, .unknown: return nil
    case .unsaid: break
    }
    switch groupType(of: id) {
    case .type(let type): return type
    case .broken:
      silencedCount += 1
      return nil
    case .unknown(let place): return type(saidBy: unknownTypes[place], of: node, token: id)
    case .unsaid: break
    }
    if let declared = fileType(of: id) {
      return type(saidBy: declared, of: node, token: id)
    }
    return inferredType(of: node, token: id)
  }

  /// - Parameter declared: what says the type.
  private mutating func type(
    saidBy declared: Node, of node: Node, token id: TokenID
  ) -> TokenType? {
    switch dialect(of: declared) {
    case .native, .designTokens: return tokenType(declared)
    case .styleDictionary:
      if let type = TokenType(rawValue: declared.text) { return type }
      // Its types are free: what is no map says by itself what it is.
      if node.isScalar {
        let type = referentType(of: node)
        if case .type(let type) = type { return type }
        return type == .unsaid ? inferredType(of: node, token: id) : nil
      }
    case .tokensStudio:
      let name = declared.text
      if TokensStudioTypes.isOpen(name) {
        let type = referentType(of: node)
        if case .type(let type) = type { return type }
        return type == .unsaid ? inferredType(of: node, token: id) : nil
      }
      if let type = TokensStudioTypes.type(name) ?? TokenType(rawValue: name) { return type }
    }
    diagnostics.report(
      .error(
        .unknownType, at: design[id].annotation.span,
        "'\(path(of: .token(id)).shortened)' is of type '\(declared.text.shortened)', which Tessera does not have"
      ))
    return nil
  }

  /// What the file that declares the token says at its top.
  private func fileType(of id: TokenID) -> Node? {
    var group = program.tokens[declarations[id.index]].group
    while let parent = program.groups[group].parent { group = parent }
    return program.groups[group].fileType
  }

  /// The type of the groups that the token is declared in; else of those that it came into.
  private func groupType(of id: TokenID) -> GroupType {
    let declared = groupOf[program.tokens[declarations[id.index]].group]
    let type = groupTypes[declared.index]
    return type == .unsaid ? groupTypes[design.tokens[id.index].group.index] : type
  }

  /// The type of the token, or field, that the value is exactly one reference to.
  private mutating func referentType(of node: Node) -> GroupType {
    if case .token(let id)? = pointerTarget(of: node) { return type(ofReferent: id, at: node) }
    guard node.kind == .string,
      let range = node.withUTF8({ ReferenceText.soleReference(in: $0) })
    else { return .unsaid }
    let dialect = dialect(of: node)
    switch node.withUTF8({ lookUp(UnsafeBufferPointer(rebasing: $0[range]), by: dialect) }) {
    case .token(let id)?: return type(ofReferent: id, at: node)
    case .field(let id, let fields)?:
      // A fault is told when the value is read.
      let platform = value(of: id, on: nil) == nil ? platformsOfToken[id.index]?.first : nil
      guard case .success(let operand) = field(fields, of: id, on: platform),
        let type = tokenType(of: operand)
      else { return .unsaid }
      return .type(type)
    case .group?, .written?, nil: return .unsaid
    }
  }

  private mutating func type(ofReferent id: TokenID, at node: Node) -> GroupType {
    guard progress[id.index] == .done else {
      if !reportIfLeftOut(id, at: node.span) { silencedCount += 1 }
      return .broken
    }
    return .type(design[id].type)
  }

  /// What the value says by itself; reported when it says nothing. In DTCG files it never does.
  private mutating func inferredType(of node: Node, token id: TokenID) -> TokenType? {
    let dialect = dialect(of: node)
    guard dialect != .designTokens else {
      reportMissingType(inTokenFile: node, token: id)
      return nil
    }
    switch node.kind {
    case .boolean: return .boolean
    case .number: return .number
    case .string: return typeOfText(node, token: id)
    case .null:
      diagnostics.report(
        wrongKind: node, expected: "'\(path(of: .token(id)))' needs a value", example: "")
      return nil
    case .sequence, .mapping:
      guard !node.isReported, !diagnostics.reportSlip(node) else { return nil }
      reportMissingType(node, token: id)
      return nil
    }
  }

  private mutating func typeOfText(_ node: Node, token id: TokenID) -> TokenType? {
    if node.withUTF8({ ColorSyntax.looksLikeColor($0) }) { return .color }
    if let literal = node.withUTF8({ Literal($0) }) {
      switch literal.unit {
      case "px", "pt", "dp", "rem": return .dimension
      case "ms", "s": return .duration
      case "deg", "rad", "turn": return .angle
      case "", "%": return .number
      default: break
      }
    }
    // A formula says its type by what it comes to.
    var faults = DiagnosticList()
    guard let expression = ExpressionParser.parse(node, diagnostics: &faults) else {
      if dialect(of: node).isLenient, node.withUTF8({ !$0.contains(0x7B) }) { return .string }
      if beginsLikeFormula(node) {
        diagnostics.report(contentsOf: faults)
      } else {
        reportMissingType(node, token: id)
      }
      return nil
    }
    guard expression.isMoreThanNames else {
      if dialect(of: node).isLenient { return isColorName(node.text) ? .color : .string }
      reportMissingType(node, token: id)
      return nil
    }
    let platforms = platformsMentioned(in: node)
    let before = (diagnostics.diagnostics.count, silencedCount)
    var operand = evaluate(expression, in: .tokens, on: nil)
    if (diagnostics.diagnostics.count, silencedCount) != before, operand == nil { return nil }
    for platform in platforms where operand == nil {
      operand = evaluate(expression, in: .tokens, on: platform)
    }
    guard let operand else {
      if (diagnostics.diagnostics.count, silencedCount) == before { reportNoValue(node, on: nil) }
      return nil
    }
    if let type = tokenType(of: operand) { return type }
    if case .quantity(let quantity) = operand {
      diagnostics.report(
        .error(
          .unitMismatch, at: node.span, "no token can be \(quantity.words)",
          help: ["'em' can be used for the letterSpacing and lineHeight of a text style only"]))
    } else {
      reportMissingType(node, token: id)
    }
    return nil
  }

  /// Whether a text that cannot be read as a formula was meant as one: it is a token's name or a number
  /// with a unit, calls a function of the language, or begins with a number and has an operator.
  private func beginsLikeFormula(_ node: Node) -> Bool {
    let isFormula = node.withUTF8 { bytes in
      let beginsWithNumber = bytes.first.map { (0x28...0x39).contains($0) && $0 != 0x2C } ?? false
      return ReferenceText.soleReference(in: bytes) != nil || Literal(bytes) != nil
        || beginsWithNumber && bytes.contains { [0x28, 0x2A, 0x2B, 0x2F].contains($0) }
    }
    if isFormula { return true }
    let text = node.text
    return Self.functions.contains { text.hasPrefix($0 + "(") }
  }

  private func tokenType(of operand: Operand) -> TokenType? {
    switch operand {
    case .color: return .color
    case .quantity(let quantity):
      switch quantity.unit {
      case .length: return .dimension
      case .number: return .number
      case .duration: return .duration
      case .angle: return .angle
      case .em: return nil
      }
    case .other(let value): return value.type
    case .parameter: return nil
    }
  }

  /// In a DTCG file a value never says by itself what it is.
  private mutating func reportMissingType(inTokenFile node: Node, token id: TokenID) {
    let path = path(of: .token(id)).shortened
    if let pointer = node.pointer, case .nothing(let diagnostic)? = pointerTarget(of: node) {
      diagnostics.report(diagnostic)
      _ = pointer
      return
    }
    if node.kind == .string, let range = node.withUTF8({ ReferenceText.soleReference(in: $0) }) {
      let name = node.withUTF8 { String(decoding: $0[range], as: UTF8.self) }
      _ = operand(ofToken: name, at: node.contentSpan(range), on: nil)
      return
    }
    diagnostics.report(
      .error(
        .missingType, at: design[id].annotation.span, "nothing says what '\(path)' is",
        help: [
          #"add its type, "$type": "\#(guess(node))", to the token or to a group around it"#
        ]))
  }

  private mutating func reportMissingType(_ node: Node, token id: TokenID) {
    let name = design[id].name.shortened
    let type = guess(node)
    let value = node.isScalar && node.text.utf8.count <= 40 ? "\"\(node.text)\"" : "…"
    diagnostics.report(
      .error(
        .missingType, at: design[id].annotation.span,
        "nothing says what '\(path(of: .token(id)).shortened)' is",
        help: [
          "add its type here, \(name): { $type: \(type), $value: \(value) }, or '$type: \(type)' to the group around it"
        ]))
  }

  private func guess(_ node: Node) -> String {
    switch node.kind {
    case .number: return "number"
    case .boolean: return "boolean"
    case .null: return "string"
    case .sequence:
      if node.elements.contains(where: { $0.kind == .mapping }) {
        return node.elements.contains { $0["position"] != nil } ? "gradient" : "shadow"
      }
      return node.count == 4
        && node.elements.allSatisfy { if case .number = $0.kind { true } else { false } }
        ? "cubicBezier" : "fontFamily"
    case .mapping: return guessFields(node)
    case .string:
      if isColorName(node.text) || node.withUTF8({ ColorSyntax.looksLikeColor($0) }) {
        return "color"
      }
      return switch node.withUTF8({ Literal($0)?.unit }) {
      case "px", "rem": "dimension"
      case "ms", "s": "duration"
      case "": "number"
      default: "string"
      }
    }
  }

  private func guessFields(_ node: Node) -> String {
    if let unit = node["unit"], node["value"] != nil {
      switch unit.text {
      case "ms", "s": return "duration"
      case "deg", "rad", "turn": return "angle"
      default: return "dimension"
      }
    }
    let signs = [
      ("response", "spring"), ("stiffness", "spring"), ("blur", "shadow"), ("offsetX", "shadow"),
      ("dashArray", "strokeStyle"), ("timingFunction", "transition"), ("width", "border"),
      ("colorSpace", "color"),
    ]
    return signs.first { node[$0.0] != nil }?.1 ?? "typography"
  }
}

extension Expression {
  /// Whether a number, a colour, a token or a function is in it. Words alone are a text.
  fileprivate var isMoreThanNames: Bool {
    switch form {
    case .name: false
    case .number, .reference, .color, .call: true
    case .negated(let inner): inner.isMoreThanNames
    case .binary(_, let left, let right): left.isMoreThanNames || right.isMoreThanNames
    }
  }
}
