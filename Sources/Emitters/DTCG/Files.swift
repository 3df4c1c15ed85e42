import Emission
import IR

/// The tokens of all files: of the one for the default contexts, of one for each other context, and those
/// that DTCG has no form for.
///
/// A resolver's modifier knows one axis. What a token is in a context of several axes at once is therefore
/// held by a token of its own: the later axis makes the token an alias of that one, and the earlier axes
/// change what that one is. `{ dark: A, high: B, "dark & high": C }` becomes
///
///     base             surface: …   modes.high.surface: B
///     appearance/dark  surface: A   modes.high.surface: C
///     contrast/high    surface: {modes.high.surface}
struct Files {
  let context: Context
  private(set) var base = TokenTree()
  /// In the language of specs.
  private(set) var others = TokenTree()
  /// By axis and context. Those of default contexts stay empty.
  private(set) var overrides: [[TokenTree]]
  /// What contexts are called as groups, by axis and context: all different.
  private let contextNames: [[String]]

  init(_ context: Context) {
    self.context = context
    let axes = context.design.axes
    overrides = axes.map { $0.contexts.map { _ in TokenTree() } }
    var taken: Set<String> = []
    contextNames = axes.map { axis in
      axis.contexts.map { name in
        var name = Names.allowed(name)
        while !taken.insert(name).inserted { name = "\(Names.allowed(axis.name)) \(name)" }
        return name
      }
    }
    addTokens()
    base.describe(
      [context.names.modes], context.extensions([.init("private", .flag(true))]))
    // Files for one context say types at their tokens: what they said of a group would be said of all
    // its tokens, those of other files included.
    base.findTypes()
  }

  /// In the order of groups and their members, without recursion.
  private mutating func addTokens() {
    let design = context.design
    var pending: [TokenGroup.Member] = design.groups[0].members.reversed()
    while let member = pending.popLast() {
      switch member {
      case .group(let id):
        if design.isGenerated(id, on: DTCGEmitter.platform) {
          pending += design.groups[id.index].members.reversed()
        }
      case .token(let id):
        guard context.isGenerated(id) else { continue }
        if design.tokens[id.index].type.designTokensName == nil {
          addOther(id)
        } else {
          add(id)
        }
      }
    }
  }

  // MARK: Tokens

  private mutating func add(_ id: TokenID) {
    let axes = context.axes(of: id)
    guard let written = context.written(id, in: .standard) else { return }
    add(id, context.fields(of: id, holding: written), written, to: \.base, attributes: true)
    if !axes.isEmpty { split(id, under: [], axes.places[...], chosen: []) }
  }

  /// Adds what a token is in contexts of some axes, when those of others are chosen.
  ///
  /// - Parameter prefix: the names of the groups around the token that holds it: none for itself.
  private mutating func split(
    _ id: TokenID, under prefix: [String], _ axes: ArraySlice<Int>, chosen: [Condition.Mode]
  ) {
    guard let last = axes.last else { return }
    let rest = axes.dropLast()
    let standard = forms(of: id, over: rest, chosen)
    for place in context.design.axes[last].contexts.indices.dropFirst() {
      let own = chosen + [Condition.Mode(axis: last, context: place)]
      let forms = forms(of: id, over: rest, own)
      if forms == standard { continue }
      let file = \Files.overrides[last][place]
      if forms.dropFirst().allSatisfy({ $0 == forms[0] }) {
        if let written = context.written(id, in: ModeContext(own)) {
          add(id, forms[0], written, under: prefix, to: file)
        }
        continue
      }
      let inner =
        (prefix.isEmpty ? [context.names.modes] : prefix) + [contextNames[last][place]]
      let path = context.names.reference(to: id, in: context.design).dropFirst()
      let alias = JSONTree.text("{\(inner.joined(separator: ".")).\(path)")
      var fields: [JSONTree.Entry] = []
      if prefix.isEmpty {
        fields = context.annotations(of: id)
        fields += context.extensions([], besides: context.design.keptOfTokens[id.index])
        fields += context.kept(of: id)
      }
      fields.insert(.init("$value", alias), at: 0)
      add(id, fields, nil, under: prefix, to: file)
      if let written = context.written(id, in: ModeContext(own)) {
        add(id, forms[0], written, under: inner, to: \.base)
      }
      split(id, under: inner, rest, chosen: own)
    }
    split(id, under: prefix, rest, chosen: chosen)
  }

  /// What is written for a token in all contexts of some axes, the default first.
  private func forms(
    of id: TokenID, over axes: ArraySlice<Int>, _ chosen: [Condition.Mode]
  ) -> [[JSONTree.Entry]] {
    var set = AxisSet()
    for axis in axes { set.insert(axis) }
    return context.design.axes.contexts(over: set, from: ModeContext(chosen)).map { modes in
      context.written(id, in: modes).map { context.fields(of: id, holding: $0) } ?? []
    }
  }

  private mutating func add(
    _ id: TokenID, _ fields: [JSONTree.Entry], _ written: TokenValue?, under prefix: [String] = [],
    to file: WritableKeyPath<Files, TokenTree>, attributes: Bool = false
  ) {
    let token = context.design.tokens[id.index]
    // An alias has the type of what it names.
    let type: String? =
      if case .literal? = written { token.type.designTokensName } else { nil }
    self[keyPath: file].add(
      context.names.tokens[id.index], to: token.group, under: prefix, type: type, fields: fields,
      of: context,
      attributes: { [context] in attributes ? context.annotations(of: $0) : [] })
  }

  // MARK: Tokens that DTCG has no form for

  private mutating func addOther(_ id: TokenID) {
    guard let written = context.written(id, in: .standard) else { return }
    let token = context.design.tokens[id.index]
    var fields = context.fields(of: id, holding: written)
    let modes = context.design.axes.contexts(over: context.axes(of: id)).dropFirst()
    let values: [JSONTree.Entry] = modes.compactMap { modes in
      context.written(id, in: modes).map { value in
        JSONTree.Entry(context.key(of: modes), context.tree(value))
      }
    }
    if !values.isEmpty { fields.append(.init("$modes", .object(values))) }
    others.add(
      token.name, to: token.group, type: token.type.rawValue, fields: fields, of: context)
  }
}

extension Context {
  /// `dark & contrast:high`, as specs have it.
  fileprivate func key(of context: ModeContext) -> String {
    context.modes.map { mode in
      let name = design.axes[mode.axis].contexts[mode.context]
      let isShared = design.axes.filter { $0.contexts.contains(name) }.count > 1
      return isShared ? "\(design.axes[mode.axis].name):\(name)" : name
    }.joined(separator: " & ")
  }
}
