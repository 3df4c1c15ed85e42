import Diagnostics
import Document
import Geometry
import IR
import Syntax

/// A token without a name: it holds what a declaration says in each mode, and what uses it writes its
/// values.
struct NamelessToken: Hashable {
  var type: TokenType
  var value: Conditional<TokenValue>
  /// What generated code can call it.
  var label: String
}

/// What declarations compute or copy from tokens that differ by mode.
extension Analyzer {
  /// The contexts, but the default ones, in which something that a value refers to differs.
  mutating func otherContexts(of node: Node) -> [ModeContext] {
    otherContexts(over: axesMentioned(in: PlatformChoice(base: node)), at: node)
  }

  mutating func otherContexts(over axes: AxisSet, at node: Node) -> [ModeContext] {
    guard !axes.isEmpty else { return [] }
    guard design.axes.contextCount(over: axes, limit: Self.contextLimit) != nil else {
      diagnostics.report(
        .error(
          .tooManyModes, at: node.span,
          "what this refers to differs in more than \(Self.contextLimit) ways",
          help: ["refer to tokens that differ by fewer modes"]))
      return []
    }
    return Array(design.axes.contexts(over: axes).dropFirst())
  }

  /// What `read` makes in each of some contexts.
  mutating func read<Result>(
    in contexts: [ModeContext], _ read: (inout Analyzer) -> Result
  ) -> [Result] {
    let outside = context
    defer { context = outside }
    return contexts.map { other in
      context = other
      return read(&self)
    }
  }

  /// A token without a name for a value that differs by mode; `nil` where it does not.
  ///
  /// - Parameters:
  ///   - values: one for each of `contexts`.
  ///   - node: where the value is written.
  mutating func nameless(
    _ type: TokenType, _ standard: Value, _ values: [Value], in contexts: [ModeContext],
    at node: Node
  ) -> TokenID? {
    var value = Conditional<TokenValue>.literal(standard)
    for (context, own) in zip(contexts, values)
    where value.value(on: nil, in: context) != .literal(own) {
      value.overrides.append(.init(Condition(modes: context.modes), .literal(own)))
    }
    guard !value.overrides.isEmpty else { return nil }
    let token = NamelessToken(type: type, value: value, label: label(of: node, type))
    if let known = namelessTokens[token] { return known }
    let id = TokenID(design.tokens.count)
    design.tokens.append(
      Token(
        name: "", group: .root, type: type, value: value, annotation: Annotation(span: node.span),
        isPrivate: true, outputName: token.label))
    progress.append(.done)
    aliasEnds.append(Int32(id.index))
    axesOfToken[id.index] = value.axes
    namelessTokens[token] = id
    return id
  }

  /// The declaration's name, and that of the first token in the value.
  private func label(of node: Node, _ type: TokenType) -> String {
    var path: String?
    if node.kind == .string {
      let dialect = dialect(of: node)
      node.withUTF8 { bytes in
        ReferenceText.forEach(in: bytes, by: dialect) { braces in
          if path == nil { path = String(decoding: bytes[braces.path], as: UTF8.self) }
        }
      }
    }
    return "\(declaration) \(path ?? type.rawValue)"
  }

  // MARK: Figures

  /// A formula whose fixed numbers, where they differ by mode, are tokens without a name.
  ///
  /// - Parameters:
  ///   - standard: what it comes to in the default contexts.
  ///   - type: what those tokens are: `dimension`, `number` or `fontWeight`.
  ///   - read: computes it in another context.
  mutating func inModes(
    _ node: Node, _ standard: Measure, as type: TokenType,
    _ read: (inout Analyzer) -> Measure?
  ) -> Measure {
    let contexts = otherContexts(of: node)
    guard !contexts.isEmpty else { return standard }
    let before = (diagnostics.diagnostics.count, silencedCount)
    let measures = self.read(in: contexts, read)
    guard (diagnostics.diagnostics.count, silencedCount) == before else { return standard }
    guard measures.contains(where: { $0 != standard }) else { return standard }
    guard measures.allSatisfy({ $0?.hasSameForm(as: standard) == true }) else {
      warnOfFixedModes(node)
      return standard
    }
    let usual = standard.constants
    let constants = measures.compactMap { $0?.constants }
    func value(_ number: Double) -> Value {
      switch type {
      case .number: .number(number)
      case .fontWeight: .fontWeight(number)
      default: .dimension(Dimension(number))
      }
    }
    return standard.replacingConstants { place in
      nameless(
        type, value(usual[place]), constants.map { value($0[place]) }, in: contexts, at: node
      ).map { Measure(.token($0.index)) }
    }
  }

  /// The same of a number. One that is exactly a token of `own`'s types, and differs, stays that token.
  mutating func inModes(
    _ node: Node, _ standard: Double, as type: TokenType, own: [TokenType],
    _ read: (inout Analyzer) -> Double?
  ) -> Measure {
    if let id = soleReference(node), own.contains(design[id].type), axesOfToken[id.index] != nil {
      return Measure(.token(id.index))
    }
    return inModes(node, Measure(standard), as: type) { read(&$0).map { Measure($0) } }
  }

  /// Warns of something that stays as it is in the default contexts, though tokens in it differ by mode.
  mutating func warnOfFixedModes(_ node: Node) {
    let axes = axesMentioned(in: PlatformChoice(base: node))
    guard !axes.isEmpty else { return }
    let names = axes.places.map { "'\(design.axes[$0].name)'" }.joined(separator: " and ")
    diagnostics.report(
      .warning(
        .fixedMode, at: node.span,
        "this stays what it is in the default context of \(names), whichever is chosen",
        help: [
          "what follows modes is a colour, a figure, a text style, a font or a shadow, and a factor of a parameter does not"
        ]))
  }
}
