import Diagnostics
import Document
import IR
import Syntax

/// Finds a token's type and value. All tokens that it refers to are resolved before it.
extension Analyzer {
  mutating func resolve(_ id: TokenID) {
    guard progress[id.index] == .waiting else { return }
    let syntax = program.tokens[declarations[id.index]]
    guard dialect(of: syntax.value).isLenient else { return resolve(id, syntax) }
    let before = diagnostics.diagnostics.count
    let hadErrors = diagnostics.hasErrors
    resolve(id, syntax)
    if progress[id.index] == .broken, diagnostics.diagnostics.count > before {
      progress[id.index] = .leftOut
      diagnostics.leaveOut(
        from: before, hadErrors: hadErrors,
        help: "'\(path(of: .token(id)).shortened)' is left out")
    }
  }

  private mutating func resolve(_ id: TokenID, _ syntax: TokenSyntax) {
    let details = syntax.details.map { program.tokenDetails[$0] }
    let differs = details?.modes != nil || overridesOfToken[id.index] != nil
    if details?.type == nil, !differs, isPlainAlias(id) { return }
    let choice = choice(syntax.value)
    progress[id.index] = .broken
    guard let type = type(of: id, declared: details?.type, choice: choice) else { return }
    design.tokens[id.index].type = type
    var value = Conditional<TokenValue>.nothing
    let base = ModeLayer(modes: [], choice: choice)
    guard
      let layers = differs ? modeLayers(of: id, details, base: base) : [base],
      layers.allSatisfy({ add($0, as: type, to: &value) })
    else { return }
    if type == .typography, let own = details?.extensions?.ownExtensions {
      value = value.withExactMetrics(own, rem: design.rem)
    }
    design.tokens[id.index].value = value
    progress[id.index] = .done
    if value.overrides.isEmpty {
      switch value.base {
      case .alias(let target)?: aliasEnds[id.index] = aliasEnds[target.index]
      case .literal?, nil: return
      }
    }
    noteDifferences(of: id, value)
  }

  /// Remembers the platforms and the axes with which a token's value differs.
  private mutating func noteDifferences(of id: TokenID, _ value: Conditional<TokenValue>) {
    var named = value.namesPlatforms ? value.platforms : []
    var axes = value.axes
    let aliases = [value.base].compactMap { $0 } + value.overrides.map(\.value)
    for case .alias(let target) in aliases {
      if let others = axesOfToken[target.index] { axes.formUnion(others) }
      for platform in platformsOfToken[target.index] ?? [] where !named.contains(platform) {
        named.append(platform)
      }
    }
    if !named.isEmpty { platformsOfToken[id.index] = named }
    if !axes.isEmpty { axesOfToken[id.index] = axes }
  }

  /// Adds what one way of writing the value comes to, in each context in which something that it
  /// refers to differs. `false` after an error was reported, here or elsewhere.
  private mutating func add(
    _ layer: ModeLayer, as type: TokenType, to value: inout Conditional<TokenValue>
  ) -> Bool {
    defer { context = .standard }
    context = ModeContext(layer.modes)
    guard let first = self.value(layer.choice, as: type) else { return false }
    value.add(first, for: layer.modes)
    var axes = axesMentioned(in: layer.choice)
    for mode in layer.modes { axes.remove(mode.axis) }
    if case .alias? = first.base, first.overrides.isEmpty { axes = AxisSet() }
    guard !axes.isEmpty else { return true }
    guard design.axes.contextCount(over: axes, limit: Self.contextLimit) != nil else {
      diagnostics.report(
        .error(
          .tooManyModes, at: layer.choice.place,
          "what this refers to differs in more than \(Self.contextLimit) ways",
          help: ["refer to tokens that differ by fewer modes"]))
      return false
    }
    for other in design.axes.contexts(over: axes, from: context).dropFirst() {
      context = other
      guard let own = self.value(layer.choice, as: type) else { return false }
      if !value.isAlready(own, in: other) { value.add(own, for: other.modes) }
    }
    return true
  }

  /// How many contexts one value is computed in, at most.
  static let contextLimit = 1024

  /// What a place where platforms may have their own values says, in one context.
  private mutating func value(
    _ choice: PlatformChoice, as type: TokenType
  ) -> Conditional<TokenValue>? {
    var value = Conditional<TokenValue>.nothing
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
      guard let own = branch.value(on: platform), holds(own, on: platform) else {
        reportNoValue(node, on: platform)
        isWhole = false
        continue
      }
      value.overrides.removeAll { $0.condition.platform == platform }
      value.overrides.append(.init(Condition(platform: platform), own))
    }
    return isWhole ? value : nil
  }

  /// What is written for a value, for all platforms or each: token files have no platforms.
  mutating func choice(_ node: Node) -> PlatformChoice {
    dialect(of: node) == .native
      ? program.choices.read(node, diagnostics: &diagnostics)
      : PlatformChoice(base: followed(node))
  }

  /// Resolves a token that is another's name and nothing else, as a third of a design's are: it has that
  /// one's type. `false` when it is something else, or that one is broken.
  private mutating func isPlainAlias(_ id: TokenID) -> Bool {
    guard soleTargets[id.index] >= 0 else { return false }
    let target = TokenID(Int(soleTargets[id.index]))
    guard progress[target.index] == .done else { return false }
    design.tokens[id.index].type = design.tokens[target.index].type
    design.tokens[id.index].value = .alias(target)
    progress[id.index] = .done
    aliasEnds[id.index] = aliasEnds[target.index]
    if let named = platformsOfToken[target.index] { platformsOfToken[id.index] = named }
    if let axes = axesOfToken[target.index] { axesOfToken[id.index] = axes }
    return true
  }

  private mutating func holds(_ value: TokenValue, on platform: PlatformID) -> Bool {
    guard case .alias(let target) = value else { return true }
    return self.value(of: target, on: platform) != nil
  }

  /// Reports a value that is nothing on a platform, because what it refers to has none there.
  mutating func reportNoValue(_ node: Node, on platform: PlatformID?) {
    diagnostics.report(
      .error(
        .missingValue, at: node.span,
        platform.map { "what this refers to has no value for '\($0.name)'" }
          ?? "there is no platform for which all tokens in this have a value",
        help: ["give it a 'default' where it is declared, or write a value here"]))
  }

  // MARK: Value

  /// What one way of writing the value comes to, on all platforms that the tokens in it tell apart.
  private mutating func conditionalValue(
    _ node: Node, as type: TokenType
  ) -> Conditional<TokenValue>? {
    if let target = soleReference(node) {
      guard progress[target.index] == .done else {
        _ = reportIfLeftOut(target, at: node.span)
        return nil
      }
      if design.tokens[target.index].type == type { return .alias(target) }
    }
    let platforms = platformsMentioned(in: node)
    let before = (diagnostics.diagnostics.count, silencedCount)
    var result =
      value(node, as: type, on: nil).map { .literal($0) } ?? Conditional<TokenValue>.nothing
    guard (diagnostics.diagnostics.count, silencedCount) == before || result.base != nil else {
      return nil
    }
    for platform in platforms {
      guard let value = value(node, as: type, on: platform) else { continue }
      result.overrides.append(.init(Condition(platform: platform), .literal(value)))
    }
    guard result.base == nil, result.overrides.isEmpty else { return result }
    if (diagnostics.diagnostics.count, silencedCount) == before { reportNoValue(node, on: nil) }
    return nil
  }

  /// The platforms on which something that the value refers to has a value of its own.
  func platformsMentioned(in node: Node) -> [PlatformID] {
    guard !node.isScalar || !platformsOfToken.isEmpty || !program.components.isEmpty else {
      return []
    }
    var result: [PlatformID] = []
    var visited: Set<SourceSpan> = []
    gatherPlatforms(in: node, into: &result, &visited)
    return result
  }

  private func gatherPlatforms(
    in node: Node, into result: inout [PlatformID], _ visited: inout Set<SourceSpan>, depth: Int = 0
  ) {
    switch node.kind {
    case .string:
      let dialect = dialect(of: node)
      node.withUTF8 { bytes in
        ReferenceText.forEach(in: bytes, by: dialect) { braces in
          switch lookUp(UnsafeBufferPointer(rebasing: bytes[braces.path]), by: dialect) {
          case .token(let id)?, .field(let id, _)?:
            for platform in platformsOfToken[id.index] ?? [] where !result.contains(platform) {
              result.append(platform)
            }
          case .written(let value, _)?:
            guard depth < Self.writtenDepthLimit, visited.insert(value.span).inserted else { break }
            gatherPlatforms(in: value, into: &result, &visited, depth: depth + 1)
          case .group?, nil: break
          }
        }
      }
    case .sequence:
      for element in node.elements {
        gatherPlatforms(in: element, into: &result, &visited, depth: depth)
      }
    case .mapping:
      switch pointerTarget(of: node) {
      case .token(let id)?, .part(_, let id)?:
        for platform in platformsOfToken[id.index] ?? [] where !result.contains(platform) {
          result.append(platform)
        }
        return
      case .group?, .nothing?: return
      case nil: break
      }
      for entry in node.entries {
        let platform = PlatformID(entry.key.text)
        if platforms.contains(platform), !result.contains(platform) { result.append(platform) }
        gatherPlatforms(in: entry.value, into: &result, &visited, depth: depth)
      }
    case .null, .boolean, .number: break
    }
  }
}

extension Conditional<TokenValue> {
  /// Adds what holds in some contexts, for every platform that it tells apart.
  fileprivate mutating func add(_ value: Conditional, for modes: [Condition.Mode]) {
    if modes.isEmpty, base == nil {
      base = value.base
    } else if let base = value.base {
      overrides.append(.init(Condition(modes: modes), base))
    }
    for override in value.overrides {
      overrides.append(
        .init(Condition(platform: override.condition.platform, modes: modes), override.value))
    }
  }

  /// Whether that is what every platform has in a context anyway.
  fileprivate func isAlready(_ value: Conditional, in context: ModeContext) -> Bool {
    let platforms: [PlatformID?] = [nil] + self.platforms + value.platforms
    return platforms.allSatisfy {
      self.value(on: $0, in: context) == value.value(on: $0, in: .standard)
    }
  }
}
