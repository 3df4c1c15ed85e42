import Emission
import Geometry
import IR

/// What there is to write for a component on this platform: its tables without what other platforms
/// say, and which of them its enums carry.
struct ComponentPlan {
  /// What is written as one thing: the four sides of a padding are.
  enum Slot: Hashable {
    case property(Property)
    case padding
    case margin
  }

  struct Table {
    var property: Property
    var table: VariantTable
  }

  let component: Component
  let names: ComponentNames
  var scope: FormulaScope
  /// At rest.
  let rest: [Table]
  /// In rising precedence.
  let states: [(state: State, tables: [Table])]
  /// By the axis's place: what the options of its enum hold.
  private(set) var carried: [[(slot: Slot, state: State?)]]
  private let design: DesignSystem
  /// The background is a parameter, so what stands on it is one too.
  let hasForegroundParameter: Bool

  /// - Parameter isPart: whether it is a part, of which no enum holds anything.
  init(
    _ component: Component, _ names: ComponentNames, _ design: DesignSystem, isPart: Bool = false
  ) {
    self.component = component
    self.names = names
    self.design = design
    scope = FormulaScope(component.parameters, names.parameters)
    scope.customKinds = component.customProperties.map(\.kind)
    var rest = ComponentPlan.tables(component.properties)
    var states = component.states.map { ($0.state, ComponentPlan.tables($0.properties)) }
      .filter { !$0.1.isEmpty }
    let background = rest.first { $0.property == .background }
    let derivesForeground =
      component.kind == .text && background != nil
      && !rest.contains { $0.property == .foreground }
    if derivesForeground, case .color(.parameter)? = background?.table.constant?.base {
      hasForegroundParameter = true
    } else {
      hasForegroundParameter = false
      if derivesForeground, let background {
        rest.append(ComponentPlan.foreground(on: background))
        for index in states.indices {
          let tables = states[index].1
          if !tables.contains(where: { $0.property == .foreground }),
            let background = tables.first(where: { $0.property == .background })
          {
            states[index].1.append(ComponentPlan.foreground(on: background))
          }
        }
      }
    }
    self.rest = rest
    self.states = states.map { (state: $0.0, tables: $0.1) }
    carried = component.axes.map { _ in [] }
    if !isPart { carry() }
  }

  private static func tables(_ properties: [PropertyTable]) -> [Table] {
    properties.compactMap { entry in
      // Compose's borders are solid, whatever is said of them.
      if entry.property == .borderStyle { return nil }
      let table = entry.table.specialized(to: KotlinFile.platform)
      guard table.cells.contains(where: { $0 != nil }) else { return nil }
      return Table(property: entry.property, table: table)
    }
  }

  /// Black or white, whichever is read better on a background.
  private static func foreground(on background: Table) -> Table {
    let table = background.table
    return Table(
      property: .foreground,
      table: VariantTable(
        axes: table.axes, optionCounts: table.optionCounts,
        cells: table.cells.map { cell in
          cell?.map { value in
            if case .color(let color) = value { .color(.onColor(color)) } else { value }
          }
        }))
  }

  // MARK: What there is

  func table(_ property: Property, in state: State? = nil) -> VariantTable? {
    tables(in: state).first { $0.property == property }?.table
  }

  func tables(in state: State?) -> [Table] {
    guard let state else { return rest }
    return states.first { $0.state == state }?.tables ?? []
  }

  /// Whether a state changes the property.
  func varies(_ property: Property) -> Bool {
    states.contains { $0.tables.contains { $0.property == property } }
  }

  /// Whether the property is set at rest or in a state.
  func has(_ property: Property) -> Bool {
    table(property) != nil || varies(property)
  }

  /// Whether it shows the states that it is in.
  var isResponding: Bool {
    component.interaction != nil || !states.isEmpty || !statesOfParts.isEmpty
  }

  /// The states that change something of a part.
  var statesOfParts: [State] {
    component.parts.flatMap(\.recipe.states).filter {
      !ComponentPlan.tables($0.properties).isEmpty
    }.map(\.state)
  }

  /// Whether something of it, or of a part, moves: by a state, or by an animation of its own.
  var moves: Bool {
    let moving: [Property] = [.scale, .offsetX, .offsetY]
    return moving.contains(where: varies)
      || component.parts.contains { part in
        let start = part.start
        return start?.scale != nil || start?.offsetX != nil || start?.offsetY != nil
          || part.recipe.states.contains { state in
            ComponentPlan.tables(state.properties).contains { moving.contains($0.property) }
          }
      }
  }

  /// Whether a tap is part of what it shows.
  func isPressable(in design: DesignSystem) -> Bool {
    component.interaction.map { design[$0.interaction].isTap } == true
      || (states.map(\.state) + statesOfParts).contains(.pressed)
  }

  /// Whether a formula asks the component's shape for a parameter.
  func asksShape(_ least: LeastSize) -> Bool {
    func asks(_ symbols: [Symbol]) -> Bool {
      symbols.contains { symbol in if case .shapeParameter = symbol { true } else { false } }
    }
    let tables = rest + states.flatMap(\.tables)
    let arguments = component.interaction?.arguments ?? []
    return !(least.width.symbols + least.height.symbols).isEmpty
      || tables.contains { entry in
        entry.table.cells.contains { cell in
          if case .measure(let measure)? = cell?.base { asks(measure.symbols) } else { false }
        }
      }
      || arguments.contains { argument in
        if case .measure(let measure)? = argument?.value(on: KotlinFile.platform) {
          asks(measure.symbols)
        } else {
          false
        }
      }
  }

  func isCarried(_ slot: Slot, in state: State? = nil) -> Int? {
    carried.firstIndex { $0.contains { $0.slot == slot && $0.state == state } }
  }

  /// Whether what is written as one thing differs by mode.
  func differs(_ slot: Slot, in state: State? = nil) -> Bool {
    tables(in: state).contains { entry in
      entry.property.slot == slot
        && entry.table.cells.contains { $0?.base.map { design.differs($0) } == true }
    }
  }

  // MARK: What enums carry

  private mutating func carry() {
    // A padding that a state changes is written side by side.
    let movable: (ComponentPlan.Slot) -> Bool = { [states] slot in
      !states.contains { $0.tables.contains { $0.property.slot == slot } }
    }
    for entry in rest {
      let slot = entry.property.slot
      switch slot {
      case .property:
        if let axis = carrier(of: [entry.table], entry.property) { add(slot, nil, to: axis) }
      case .padding, .margin:
        guard movable(slot), isCarried(slot) == nil else { continue }
        let sides = rest.filter { $0.property.slot == slot }.map(\.table)
        if let axis = carrier(of: sides, entry.property) { add(slot, nil, to: axis) }
      }
    }
    for (state, tables) in states {
      for entry in tables {
        guard case .property = entry.property.slot, !entry.property.isCustom,
          entry.table.cells.allSatisfy({ $0 != nil }),
          let axis = carrier(of: [entry.table], entry.property)
        else { continue }
        add(entry.property.slot, state, to: axis)
      }
    }
  }

  private mutating func add(_ slot: Slot, _ state: State?, to axis: Int) {
    carried[axis].append((slot, state))
  }

  /// The one axis of named options on which all tables together depend, if an enum can hold them.
  private func carrier(of tables: [VariantTable], _ property: Property) -> Int? {
    let axes = Set(tables.flatMap(\.axes))
    guard axes.count == 1, let axis = axes.first, !component.axes[axis].isBoolean else {
      return nil
    }
    for table in tables {
      for case let cell? in table.cells where cell.base?.dependsOnParameters == true { return nil }
    }
    if case .custom(let index) = property {
      // Every enum entry has these already.
      if ["name", "ordinal"].contains(names.customProperties[index].name) { return nil }
    }
    return axis
  }
}

extension Property {
  var slot: ComponentPlan.Slot {
    switch self {
    case .padding: .padding
    case .margin: .margin
    default: .property(self)
    }
  }

  var isCustom: Bool { if case .custom = self { true } else { false } }
}
