import Diagnostics
import Document
import IR
import Syntax

/// What a token is in some contexts, as it is written.
struct ModeLayer {
  /// None: in all contexts. Without default contexts, once layers are in order.
  var modes: [Condition.Mode]
  var choice: PlatformChoice
}

/// Reads the values that a token has in other modes: `$modes`, and files with `mode:`.
extension Analyzer {
  /// A value for some contexts, and the place that names them.
  private struct Written {
    var modes: [Condition.Mode]
    var node: Node
    var place: SourceSpan
  }

  /// Calls `body` with every place where a token's values in other modes are written.
  func forEachModeValue(of token: Int, _ body: (Node) -> Void) {
    if let details = program.tokens[declarations[token]].details,
      let modes = program.tokenDetails[details].modes
    {
      body(modes)
    }
    for place in overridesOfToken[token] ?? [] {
      let syntax = program.overrides[place].token
      body(syntax.value)
      if let modes = syntax.details.flatMap({ program.tokenDetails[$0].modes }) { body(modes) }
    }
  }

  /// The layers of a token's value, each before those that win over it: the more axes a layer names
  /// the later it comes, and of two with equally many the one that names the later axis.
  ///
  /// - Returns: `nil` after an error was reported.
  mutating func modeLayers(
    of id: TokenID, _ details: TokenSyntax.Details?, base: ModeLayer
  ) -> [ModeLayer]? {
    var written: [Written] = []
    var isWhole = true
    if let modes = details?.modes {
      isWhole = gather(modes, under: [], of: design.tokens[id.index].name, into: &written)
    }
    for place in overridesOfToken[id.index] ?? [] {
      let override = program.overrides[place]
      guard !override.token.isBroken, let modes = modes(of: override) else {
        isWhole = false
        continue
      }
      written.append(
        Written(modes: modes, node: override.token.value, place: override.token.key.span))
      if let inner = override.token.details.flatMap({ program.tokenDetails[$0].modes }) {
        isWhole =
          gather(inner, under: modes, of: design.tokens[id.index].name, into: &written) && isWhole
      }
    }
    guard isWhole, reportDuplicates(written) else { return nil }
    let layers = written.map { written in
      ModeLayer(modes: written.modes, choice: choice(written.node))
    }
    return ordered([base] + layers)
  }

  // MARK: Reading

  /// - Returns: `false` after an error was reported.
  private mutating func gather(
    _ node: Node, under outer: [Condition.Mode], of token: String, into written: inout [Written]
  ) -> Bool {
    guard node.kind == .mapping, !node.entries.isEmpty else {
      diagnostics.report(
        wrongKind: node, expected: "'$modes' holds a value for each mode",
        example: "$modes: { dark: \"#EEE\" }")
      return false
    }
    var isWhole = true
    for entry in node.entries {
      if entry.key.hasText("$value") || entry.key.hasText("$description") { continue }
      guard let own = modes(entry.key), let modes = joined(outer, own, at: entry.key) else {
        isWhole = false
        continue
      }
      if let value = nestedValue(entry.value) {
        if let value { written.append(Written(modes: modes, node: value, place: entry.key.span)) }
        isWhole = gather(entry.value, under: modes, of: token, into: &written) && isWhole
      } else {
        written.append(Written(modes: modes, node: entry.value, place: entry.key.span))
      }
    }
    return isWhole
  }

  /// For a map that holds further modes, its `$value` if it has one; `nil` for anything else.
  private func nestedValue(_ node: Node) -> Node?? {
    guard node.kind == .mapping, !node.entries.isEmpty else { return nil }
    if let value = node["$value"] { return .some(value) }
    let isNested = node.entries.allSatisfy { entry in
      design.axes.contains { axis in
        axis.contexts.contains(entry.key.text) || entry.key.text.hasPrefix(axis.name + ":")
      }
    }
    return isNested ? .some(nil) : nil
  }

  private mutating func modes(of override: TokenOverride) -> [Condition.Mode]? {
    guard let axis = override.axis else { return modes(override.mode) }
    guard let place = design.axes.firstIndex(where: { $0.name == axis.text }),
      let context = design.axes[place].contexts.firstIndex(of: override.mode.text)
    else { return nil }
    return [Condition.Mode(axis: place, context: context)]
  }

  /// The contexts that a key names: `dark`, `dark & high`, `contrast:high`.
  private mutating func modes(_ key: Node) -> [Condition.Mode]? {
    var result: [Condition.Mode] = []
    for part in key.text.split(separator: "&", omittingEmptySubsequences: false) {
      let name = part.trimmed
      guard let mode = mode(name, at: key), let all = joined(result, [mode], at: key) else {
        return nil
      }
      result = all
    }
    return result
  }

  private mutating func mode(_ name: String, at key: Node) -> Condition.Mode? {
    var found: [Condition.Mode] = []
    for (place, axis) in design.axes.enumerated() {
      for (context, own) in axis.contexts.enumerated()
      where own == name || axis.name + ":" + own == name {
        found.append(Condition.Mode(axis: place, context: context))
      }
    }
    if found.count == 1 { return found[0] }
    guard !key.isReported else { return nil }
    guard found.isEmpty else {
      let names = found.map { "'\(design.axes[$0.axis].name):\(name)'" }
      diagnostics.report(
        .error(
          .ambiguousMode, at: key.span,
          "'\(name.shortened)' is a context of \(found.count) axes",
          help: ["say which: \(names.joined(separator: " or "))"]))
      return nil
    }
    let known = design.axes.flatMap(\.contexts)
    diagnostics.report(
      .error(
        .unknownMode, at: key.span, "no axis has a context called '\(name.shortened)'",
        help: [
          nearestName(to: name, among: known).map { "did you mean '\($0)'?" }
            ?? (known.isEmpty
              ? "name the axes under 'modes' in tessera.yaml"
              : "the contexts are \(known.joined(separator: ", ")); more can be named under 'modes' in tessera.yaml")
        ]))
    return nil
  }

  /// Both together, in the order of the axes.
  private mutating func joined(
    _ first: [Condition.Mode], _ second: [Condition.Mode], at key: Node
  ) -> [Condition.Mode]? {
    for mode in second {
      guard let other = first.first(where: { $0.axis == mode.axis }) else { continue }
      let axis = design.axes[mode.axis]
      diagnostics.report(
        .error(
          .ambiguousMode, at: key.span,
          other.context == mode.context
            ? "'\(axis.contexts[mode.context])' is named twice"
            : "'\(axis.contexts[other.context])' and '\(axis.contexts[mode.context])' are contexts of one axis, '\(axis.name)', of which only one holds at a time",
          help: ["name one context of each axis"]))
      return nil
    }
    return (first + second).sorted { $0.axis < $1.axis }
  }

  private mutating func reportDuplicates(_ written: [Written]) -> Bool {
    var places: [[Condition.Mode]: SourceSpan] = [:]
    var isWhole = true
    for value in written {
      if let other = places.updateValue(value.place, forKey: value.modes) {
        isWhole = false
        let names = value.modes.map { design.axes[$0.axis].contexts[$0.context] }
        diagnostics.report(
          .error(
            .duplicateMode, at: value.place,
            "the value for '\(names.joined(separator: " & "))' is given twice",
            help: ["take one of them out"],
            related: [.init(span: other, message: "it is also given here")]))
      }
    }
    return isWhole
  }

  // MARK: Order

  private mutating func ordered(_ layers: [ModeLayer]) -> [ModeLayer]? {
    let ordered = layers.enumerated().sorted { left, right in
      let (first, second) = (left.element.modes, right.element.modes)
      if first.count != second.count { return first.count < second.count }
      for (one, other) in zip(first.reversed(), second.reversed()) where one.axis != other.axis {
        return one.axis < other.axis
      }
      return left.offset < right.offset
    }.map(\.element)
    guard ordered.contains(where: { $0.modes.contains { $0.context == 0 } }) else { return ordered }
    return withoutDefaults(ordered)
  }

  /// The same in terms of contexts that are no defaults: for each context what holds there.
  private mutating func withoutDefaults(_ layers: [ModeLayer]) -> [ModeLayer]? {
    var axes = AxisSet()
    for layer in layers {
      for mode in layer.modes { axes.insert(mode.axis) }
    }
    guard design.axes.contextCount(over: axes, limit: Self.layerLimit) != nil else {
      diagnostics.report(
        .error(
          .tooManyModes, at: layers[0].choice.place,
          "this token differs in more than \(Self.layerLimit) ways",
          help: ["give it fewer modes, or leave the default contexts to '$value'"]))
      return nil
    }
    return design.axes.contexts(over: axes).flatMap { context in
      let holding = layers.filter { Condition(modes: $0.modes).holds(in: context) }
      // What is said for all platforms hides what is below it.
      let first = holding.lastIndex { $0.choice.base != nil } ?? 0
      return holding[first...].map { ModeLayer(modes: context.modes, choice: $0.choice) }
    }
  }

  private static let layerLimit = 1024

  // MARK: Axes

  /// The axes of a design with a resolver: its modifiers come last, in its order.
  mutating func adoptModifiers() {
    for modifier in program.modifiers {
      let name = modifier.name.text
      let contexts = modifier.contexts.map(\.text)
      var axis = ModeAxis(name: name, contexts: contexts)
      if let setting = ModeAxis.Setting(rawValue: name), contexts.contains(setting.names.on) {
        axis = ModeAxis(name: name, contexts: contexts, following: setting)
      }
      if let place = design.axes.firstIndex(where: { $0.name == name }) {
        let known = design.axes.remove(at: place)
        if known.contexts.first == contexts.first, Set(known.contexts) == Set(contexts) {
          // The configuration may say what it follows.
          axis = known
        } else if !ModeAxis.standard.contains(known) {
          diagnostics.report(
            .error(
              .invalidResolver, at: modifier.name.span,
              "tessera.yaml gives the axis '\(name.shortened)' other contexts than the resolver, or another default",
              help: ["write \(name): { contexts: [\(contexts.joined(separator: ", "))] } there"]))
        }
      }
      guard design.axes.count < AxisSet.limit else {
        diagnostics.report(
          .error(
            .invalidResolver, at: modifier.name.span,
            "there are more than \(AxisSet.limit) axes", help: ["take some out"]))
        return
      }
      design.axes.append(axis)
    }
  }

  /// The axes with which something that the value refers to differs.
  func axesMentioned(in choice: PlatformChoice) -> AxisSet {
    guard !axesOfToken.isEmpty else { return AxisSet() }
    var result = AxisSet()
    var visited: Set<SourceSpan> = []
    for node in [choice.base].compactMap({ $0 }) + choice.overrides.map(\.value) {
      gatherAxes(in: node, into: &result, &visited)
    }
    return result
  }

  private func gatherAxes(
    in node: Node, into result: inout AxisSet, _ visited: inout Set<SourceSpan>, depth: Int = 0
  ) {
    switch node.kind {
    case .string:
      let dialect = dialect(of: node)
      node.withUTF8 { bytes in
        ReferenceText.forEach(in: bytes, by: dialect) { braces in
          switch lookUp(UnsafeBufferPointer(rebasing: bytes[braces.path]), by: dialect) {
          case .token(let id)?, .field(let id, _)?:
            if let axes = axesOfToken[id.index] { result.formUnion(axes) }
          case .written(let value, _)?:
            guard depth < Self.writtenDepthLimit, visited.insert(value.span).inserted else { break }
            gatherAxes(in: value, into: &result, &visited, depth: depth + 1)
          case .group?, nil: break
          }
        }
      }
    case .sequence:
      for element in node.elements {
        gatherAxes(in: element, into: &result, &visited, depth: depth)
      }
    case .mapping:
      switch pointerTarget(of: node) {
      case .token(let id)?, .part(_, let id)?:
        if let axes = axesOfToken[id.index] { result.formUnion(axes) }
        return
      case .group?, .nothing?: return
      case nil: break
      }
      for entry in node.entries {
        gatherAxes(in: entry.value, into: &result, &visited, depth: depth)
      }
    case .null, .boolean, .number: break
    }
  }
}

extension PlatformChoice {
  /// Where the value, or the first of the platforms' values, is written.
  var place: SourceSpan? { (base ?? overrides.first?.value)?.span }
}

extension Substring {
  /// Without the blanks at both ends.
  fileprivate var trimmed: String {
    var bytes = utf8[...]
    while let first = bytes.first, first == 0x20 || first == 0x09 { bytes.removeFirst() }
    while let last = bytes.last, last == 0x20 || last == 0x09 { bytes.removeLast() }
    return String(Substring(bytes))
  }
}
