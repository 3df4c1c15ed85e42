import Emission
import Geometry
import IR

/// Code that reads the modes at hand: those that the code around it has as arguments or in the
/// environment.
extension Values {
  // MARK: What differs

  /// The modes at hand that a token's value, beside what its constant follows, differs by.
  func modalAxes(_ token: TokenID) -> AxisSet {
    arguments.isEmpty ? AxisSet() : arguments.intersection(design.argumentAxes(of: token))
  }

  func modalAxes(_ measure: Measure) -> AxisSet {
    if arguments.isEmpty { return AxisSet() }
    var result = AxisSet()
    for case .token(let place) in measure.symbols { result.formUnion(modalAxes(TokenID(place))) }
    return result
  }

  /// - Parameter parameters: those of the declaration, for what hangs on their defaults.
  func modalAxes(
    _ color: ColorExpression, parameters: some Collection<Parameter>
  ) -> AxisSet {
    // What a caller sets is no matter of modes.
    if arguments.isEmpty { return AxisSet() }
    if case .parameter = color { return AxisSet() }
    return design.token(behind: color, parameters: parameters, on: SwiftUIEmitter.platform)
      .map { modalAxes($0.token) } ?? AxisSet()
  }

  func modalAxes(
    _ value: PropertyValue, parameters: some Collection<Parameter>
  ) -> AxisSet {
    switch value {
    case .measure(let measure), .em(let measure), .factor(let measure): return modalAxes(measure)
    case .color(let color): return modalAxes(color, parameters: parameters)
    case .typography(let token), .fontFamily(.alias(let token, _)), .shadow(.alias(let token, _)):
      return modalAxes(token)
    case .shadow(.literal(let layers)):
      var result = AxisSet()
      for token in Value.shadow(layers).references { result.formUnion(modalAxes(token)) }
      return result
    case .fontFamily(.literal), .alignment, .boolean, .string, .strokeStyle: return AxisSet()
    }
  }

  // MARK: Writing

  /// In how many contexts one value is looked at, at most.
  private static let contextLimit = 1024

  /// The contexts to write a value for that differs by some modes at hand.
  func contexts(over axes: AxisSet) -> [ModeContext] {
    guard !axes.isEmpty, design.axes.contextCount(over: axes, limit: Self.contextLimit) != nil
    else {
      return [context]
    }
    return design.axes.contexts(over: axes, from: context)
  }

  /// What the context of an axis is called where the code stands.
  func argument(of axis: Int) -> Code<Swift> {
    argumentNames[axis] ?? names.modes.axes[axis].map { "\(id: $0.argument)" } ?? "mode"
  }

  /// One value for some choices, in each context.
  struct ModalRow {
    /// A pattern for each of the choices.
    var patterns: [Code<Swift>]
    var codes: [Code<Swift>]
  }

  /// A `switch` over choices and modes.
  ///
  /// - Parameters:
  ///   - subjects: what the choices are called.
  ///   - rows: all of them; each has a code for each of `contexts`.
  func choice(
    _ subjects: [Code<Swift>], _ rows: [ModalRow], over axes: AxisSet, _ contexts: [ModeContext]
  ) -> Member.Body {
    let relevant = axes.places.filter { axis in
      contexts.indices.contains { place in
        var other = contexts[place]
        other[axis] = context[axis]
        guard let same = contexts.firstIndex(of: other) else { return false }
        return rows.contains { $0.codes[place] != $0.codes[same] }
      }
    }
    let shown = contexts.indices.filter { place in
      axes.places.allSatisfy {
        relevant.contains($0) || contexts[place][$0] == context[$0]
      }
    }
    var cases: [Member.Case] = []
    for row in rows {
      for place in shown {
        let modes = relevant.map { axis -> Code<Swift> in
          guard let names = names.modes.axes[axis] else { return "_" }
          return ".\(id: names.cases[contexts[place][axis]])"
        }
        let parts = row.patterns + modes
        let pattern = parts.count == 1 ? parts[0] : "(\(parts.joined(separator: ", ")))"
        if let same = cases.firstIndex(where: { $0.value.base == row.codes[place] }) {
          cases[same].patterns.append(pattern)
        } else {
          cases.append(Member.Case(patterns: [pattern], value: .plain(row.codes[place])))
        }
      }
    }
    let all = subjects + relevant.map { argument(of: $0) }
    let subject = all.count == 1 ? all[0] : "(\(all.joined(separator: ", ")))"
    if cases.count == 1 { return .expression(cases[0].value.base) }
    if all.count == 1 { return .table(subject: subject, cases: cases, otherwise: nil) }
    var most = 0
    for index in cases.indices where cases[index].patterns.count > cases[most].patterns.count {
      most = index
    }
    let otherwise = cases.remove(at: most).value.base
    return .table(subject: subject, cases: cases, otherwise: otherwise)
  }
}

/// What writes a struct whose members can read modes.
protocol ModalWriter {
  var values: Values { get set }
  mutating func addMember(
    _ name: Code<Swift>, _ type: Code<Swift>, body: Member.Body
  ) -> Code<Swift>
}

extension ModalWriter {
  /// A value that may differ by modes at hand: its code where that is the same in all contexts, else the
  /// name of a member that chooses.
  mutating func inModes(
    _ axes: AxisSet, _ name: Code<Swift>, _ type: Code<Swift>,
    _ code: (inout Self) -> Code<Swift>
  ) -> Code<Swift> {
    let contexts = values.contexts(over: axes)
    guard contexts.count > 1 else { return code(&self) }
    let codes = self.codes(in: contexts, code)
    guard codes.contains(where: { $0 != codes[0] }) else { return codes[0] }
    return addMember(
      name, type,
      body: values.choice([], [.init(patterns: [], codes: codes)], over: axes, contexts))
  }

  mutating func codes(
    in contexts: [ModeContext], _ code: (inout Self) -> Code<Swift>
  ) -> [Code<Swift>] {
    let outside = values.context
    defer { values.context = outside }
    return contexts.map { context in
      values.context = context
      return code(&self)
    }
  }

  /// The modes that some code mentions, as the environment has them.
  func readModes(in code: [Code<Swift>]) -> [(key: Code<Swift>, name: Code<Swift>)] {
    values.arguments.places.compactMap { axis in
      let name = values.argument(of: axis)
      guard let names = values.names.modes.axes[axis], code.contains(where: { $0.mentions(name) })
      else { return nil }
      return ("\(id: names.environment)", name)
    }
  }
}

extension Values {
  /// Lets code read all modes from the environment, under names that are not taken.
  mutating func readEnvironment(apart taken: Set<String>) {
    for (place, axis) in names.modes.axes.enumerated() {
      guard let axis else { continue }
      arguments.insert(place)
      var name = axis.argument.name
      while taken.contains(name) { name += "Mode" }
      if name != axis.argument.name, let free = Identifier<Swift>(name) {
        argumentNames[place] = "\(id: free)"
      }
    }
  }
}
