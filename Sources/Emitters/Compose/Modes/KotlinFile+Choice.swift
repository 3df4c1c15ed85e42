import Emission
import IR

/// Values that differ by mode, as Kotlin's `when`.
extension KotlinFile {
  /// Whether a token's value differs by mode, itself or through what it refers to.
  func differs(_ id: TokenID) -> Bool {
    !design.axes(of: id, on: KotlinFile.platform).isEmpty
  }

  /// The code for a value that can differ: `when (axis)` over all contexts where one axis decides, else
  /// `when` with a condition a line, the strongest first.
  ///
  /// - Parameters:
  ///   - value: its overrides name modes only.
  ///   - layout: the code for what holds in the current `context`; `nil` where there is none, and
  ///     the base serves.
  mutating func choice<Value>(
    _ value: Conditional<Value>, _ layout: (inout KotlinFile, Value) -> Layout?
  ) -> Layout? {
    guard let base = value.base.flatMap({ layout(&self, $0) }) else { return nil }
    guard !value.overrides.isEmpty else { return base }
    let outside = context
    defer { context = outside }
    var branches: [Branch] = []
    for override in value.overrides {
      context = ModeContext(override.condition.modes)
      branches.append(
        Branch(modes: override.condition.modes, layout: layout(&self, override.value) ?? base))
    }
    branches = needed(branches, base)
    guard let first = branches.first else { return base }
    note(.reads)
    let axis = first.modes.first?.axis ?? 0
    for mode in branches.flatMap(\.modes) { askedAxes.insert(mode.axis) }
    let isAlone = branches.allSatisfy { $0.modes.count == 1 && $0.modes[0].axis == axis }
    guard !isAlone else { return contexts(of: axis, branches, base) }
    let conditions = branches.reversed().map { branch -> (condition: Code<Kotlin>, value: Layout) in
      (branch.modes.map { isChosen($0) }.joined(separator: " && "), branch.layout)
    }
    return .when("when", conditions + [("else", base)])
  }

  /// One value, in the contexts that choose it.
  private struct Branch {
    var modes: [Condition.Mode]
    var layout: Layout
    /// By which those that say the same are known.
    let code: [Layout.Line]

    init(modes: [Condition.Mode], layout: Layout) {
      self.modes = modes
      self.layout = layout
      code = layout.lines(width: KotlinFile.width)
    }
  }

  /// How many contexts are looked at one by one to find branches that change nothing.
  private static let contextLimit = 64

  /// The branches without which some context would have another value: those that name a token which
  /// differs itself often say the same.
  ///
  /// - Parameter branches: the weakest first.
  private func needed(_ branches: [Branch], _ base: Layout) -> [Branch] {
    var axes = AxisSet()
    for mode in branches.flatMap(\.modes) { axes.insert(mode.axis) }
    guard design.axes.contextCount(over: axes, limit: KotlinFile.contextLimit) != nil else {
      return branches
    }
    let rest = Branch(modes: [], layout: base).code
    let contexts = design.axes.contexts(over: axes)
    func chosen(_ branches: [Branch], _ context: ModeContext) -> [Layout.Line] {
      branches.last { Condition(modes: $0.modes).holds(in: context) }?.code ?? rest
    }
    let values = contexts.map { chosen(branches, $0) }
    var result = branches
    var place = 0
    while place < result.count {
      var fewer = result
      fewer.remove(at: place)
      if zip(contexts, values).allSatisfy({ chosen(fewer, $0) == $1 }) {
        result = fewer
      } else {
        place += 1
      }
    }
    return result
  }

  /// All contexts of one axis, those with the same value together.
  private func contexts(of axis: Int, _ branches: [Branch], _ base: Layout) -> Layout {
    let names = names.modes[axis]
    let rest = Branch(modes: [], layout: base)
    var groups: [(contexts: [Code<Kotlin>], branch: Branch)] = []
    for (place, context) in names.contexts.enumerated() {
      let branch = branches.last { $0.modes[0].context == place } ?? rest
      let name: Code<Kotlin> = "\(id: names.type).\(id: context)"
      if let index = groups.firstIndex(where: { $0.branch.code == branch.code }) {
        groups[index].contexts.append(name)
      } else {
        groups.append(([name], branch))
      }
    }
    return .when(
      "when (\(id: self.names.namespace).\(id: names.property))",
      groups.map { ($0.contexts.joined(separator: ", "), $0.branch.layout) })
  }

  /// The test for one context.
  private func isChosen(_ mode: Condition.Mode) -> Code<Kotlin> {
    let axis = names.modes[mode.axis]
    return
      "\(id: names.namespace).\(id: axis.property) == \(id: axis.type).\(id: axis.contexts[mode.context])"
  }
}
