import Geometry
import IR

/// A component as one platform sees it: its tables without what other platforms say.
final class Recipe {
  /// How many combinations properties that belong together may differ over, as one property may.
  static let combinationLimit = 4096

  let component: Component
  /// Whether some properties differ over more than that. They are left out then.
  private(set) var exceedsLimit = false
  private let rest: [Property: VariantTable]
  private let states: [State: [Property: VariantTable]]

  init(_ component: Component) {
    self.component = component
    func specialized(_ tables: [PropertyTable]) -> [Property: VariantTable] {
      Dictionary(
        tables.map { ($0.property, $0.table.specialized(to: CSSEmitter.platform)) },
        uniquingKeysWith: { _, last in last }
      ).filter { !$0.value.cells.allSatisfy { $0 == nil } }
    }
    rest = specialized(component.properties)
    states = Dictionary(
      component.states.map { ($0.state, specialized($0.properties)) },
      uniquingKeysWith: { _, last in last })
  }

  /// The custom property tables, in the order in which the spec has them.
  var customProperties: [Int] {
    component.customProperties.indices.filter { sets(.custom($0)) }
  }

  /// The states in which something is set, in rising precedence.
  var activeStates: [State] {
    State.allCases.filter { states[$0]?.isEmpty == false }
  }

  /// Whether a property has a value for some choice, at rest or in a state.
  func sets(_ property: Property) -> Bool {
    setsAtRest(property) || states.values.contains { $0[property] != nil }
  }

  func setsAtRest(_ property: Property) -> Bool { rest[property] != nil }

  func sets(_ property: Property, in state: State) -> Bool { states[state]?[property] != nil }

  /// The value, if no choice changes it.
  func constant(_ property: Property) -> PropertyValue? { rest[property]?.constant?.base }

  /// Whether it is drawn elsewhere along the line for some choice or in some state, which depends on
  /// the direction of text.
  var movesAcross: Bool {
    ([rest] + states.values).contains { tables in
      tables[.offsetX]?.cells.contains { cell in
        if case .measure(let measure)? = cell?.base { measure != .zero } else { false }
      } == true
    }
  }

  /// The properties for one combination of choices.
  struct Values {
    fileprivate let merged: (Property) -> PropertyValue?
    fileprivate let own: (Property) -> PropertyValue?

    /// What the state sets, and at rest what rest sets. A state says no more than its own, since
    /// what it repeated would hide lower states.
    subscript(property: Property) -> PropertyValue? { own(property) }

    /// The same, and in a state also what holds at rest: for what comes of several properties.
    func merged(_ property: Property) -> PropertyValue? { merged(property) }
  }

  /// What some properties come out as, for each combination of the choices that they depend on.
  ///
  /// - Parameters:
  ///   - state: `nil` at rest. A state's own values lie over those at rest; where it sets none of
  ///     the properties, there is no result.
  func table<Result: Hashable>(
    of properties: [Property], in state: State? = nil, _ result: (Values) -> Result?
  ) -> ChoiceTable<Result> {
    var tables: [Property: VariantTable] = [:]
    var own: [Property: VariantTable] = [:]
    for property in properties {
      if let table = rest[property] { tables[property] = table }
      if let state, let table = states[state]?[property] { own[property] = table }
    }
    if state != nil, own.isEmpty { return ChoiceTable(constant: nil) }
    var used: Set<Int> = []
    for table in tables.values { used.formUnion(table.axes) }
    for table in own.values { used.formUnion(table.axes) }
    let axes = used.sorted()
    let counts = axes.map { component.axes[$0].options.count }
    var combinations = 1
    for count in counts {
      combinations *= count
      guard combinations <= Recipe.combinationLimit else {
        exceedsLimit = true
        return ChoiceTable(constant: nil)
      }
    }

    var selection = component.axes.map { $0.defaultOption ?? 0 }
    for axis in axes { selection[axis] = 0 }
    var cells: [Result?] = []
    repeat {
      let current = selection
      let inState = { (property: Property) in own[property]?.value(for: current)?.base }
      let atRest = { (property: Property) in tables[property]?.value(for: current)?.base }
      let values = Values(
        merged: { inState($0) ?? atRest($0) }, own: state == nil ? atRest : inState)
      if state == nil || properties.contains(where: { inState($0) != nil }) {
        cells.append(result(values))
      } else {
        cells.append(nil)
      }
    } while Recipe.advance(&selection, axes, counts)
    return ChoiceTable(axes: axes, counts: counts, cells: cells)
  }

  /// The next combination, the last axis running fastest; `false` after the last one.
  private static func advance(_ selection: inout [Int], _ axes: [Int], _ counts: [Int]) -> Bool {
    for (axis, count) in zip(axes, counts).reversed() {
      selection[axis] += 1
      if selection[axis] < count { return true }
      selection[axis] = 0
    }
    return false
  }
}
