import Diagnostics
import Emission
import Geometry
import IR

/// Writes one component: what a caller can choose, and the view, style or constants that it is.
///
/// First it goes through the component's properties and notes how each is read, what that needs
/// from the surroundings, and which members carry the figures; then it writes.
struct ComponentWriter: ModalWriter {
  /// Who says whether the component is mirrored.
  enum Mirroring {
    case constant(Bool)
    /// An argument or a property of this name.
    case named(Code<Swift>)
  }

  let component: Component
  let names: ComponentNames
  let context: ComponentContext
  var symbols: Symbols
  var values: Values
  var needs: Surroundings = []
  /// The part that it is, inside of its component.
  var part: ComponentPart?
  var helpers: ComponentHelpers = []
  /// By axis: what its enum carries.
  var optionMembers: [[Member]]
  /// What the struct that draws carries.
  var members: [Member] = []
  /// The parts, once the view is built.
  var drawnParts: [DrawnPart] = []
  /// Named before the view is built: `mirrored`, `shape`.
  var constants: [Constant] = []
  /// Parameters with their defaults, in brackets as operands need them, and without.
  private(set) var bareParameters: [Code<Swift>: Code<Swift>] = [:]
  private(set) var mirroring = Mirroring.constant(false)
  /// For a choice that alone decides about mirroring: which of its options are mirrored.
  private var mirroredOptions: (axis: Int, flags: [Bool])?

  /// A name for something that the view mentions several times.
  struct Constant {
    var name: Code<Swift>
    var type: Code<Swift>
    var value: Code<Swift>
  }

  init(
    _ component: Component, _ names: ComponentNames, _ context: ComponentContext, _ values: Values
  ) {
    self.component = component
    self.names = names
    self.context = context
    self.values = values
    self.values.types = TypeNames(hidden: names.hiddenTypes)
    self.values.readEnvironment(apart: names.argumentNames.union(ComponentNames.unusable))
    var shapeParameters: [Code<Swift>] = []
    if case .declared(let id, _)? = component.shape {
      shapeParameters = context.names.shapes[id.index].arguments.map { "shape.\(id: $0.name)" }
    }
    symbols = Symbols(
      parameters: names.parameters.map { "\(id: $0.name)" }, shapeParameters: shapeParameters)
    optionMembers = component.axes.map { _ in [] }
    decideMirroring()
  }

  private mutating func decideMirroring() {
    if let axis = component.axes.firstIndex(where: \.isBoolean) {
      mirroring = .named("\(id: names.choices[axis].argument)")
      mirroredOptions = (axis, [false, true])
      return
    }
    guard let table = component[.mirrored]?.specialized(to: SwiftUIEmitter.platform) else { return }
    let flags = table.cells.map { $0?.base == .boolean(true) }
    guard let first = flags.first, flags.contains(!first) else {
      mirroring = .constant(flags.first == true)
      return
    }
    mirroring = .named("mirrored")
    guard table.axes.count == 1, let axis = table.axes.first else {
      members.append(
        Member(
          name: "mirrored", type: values.types.bool,
          body: self.table(table, flags.map { Values.boolean($0) })))
      return
    }
    mirroredOptions = (axis, flags)
    let chosen = flags.indices.filter { flags[$0] }
    let argument = names.choices[axis].argument
    let conditions = chosen.map {
      "\(id: argument) == .\(id: names.choices[axis].cases[$0])" as Code<Swift>
    }
    constants.append(
      Constant(
        name: "mirrored", type: values.types.bool, value: conditions.joined(separator: " || ")))
  }
}

// MARK: Reading properties

extension ComponentWriter {
  /// How a property is read, registering the member that carries it where it depends on choices.
  ///
  /// - Parameters:
  ///   - name: what such a member is called.
  ///   - unset: what stands where the property is not set; without it the reading is optional
  ///     there.
  /// - Returns: `nil` when the property is never set.
  mutating func reading(
    _ table: VariantTable?, _ kind: PropertyKind, name: Code<Swift>, unset: Code<Swift>? = nil
  ) -> Reading? {
    guard let table = table?.specialized(to: SwiftUIEmitter.platform),
      table.cells.contains(where: { $0 != nil })
    else { return nil }
    let isOptional = unset == nil && table.cells.contains { $0 == nil }
    let modes = modalAxes(table)
    if let body = choice(table, kind, unset, over: modes) {
      let type = isOptional ? "\(kind.type(values))?" : kind.type(values)
      return Reading(addMember(name, type, body: body), isOptional: isOptional)
    }
    if let constant = table.constant { return constantReading(constant, kind) }
    if let sides = mirroredSides(of: table) {
      return Reading(
        Reading.Sides(
          mirrored: code(sides.mirrored, kind, unset), usual: code(sides.usual, kind, unset)),
        mirroringName, isOptional: isOptional)
    }
    let type = isOptional ? "\(kind.type(values))?" : kind.type(values)
    var codes: [Code<Swift>] = []
    for cell in table.cells { codes.append(code(cell, kind, unset)) }
    if modes.isEmpty, part == nil, table.axes.count == 1, let axis = table.axes.first,
      !component.axes[axis].isBoolean, !table.mentionsParameters, !table.isPhysical
    {
      return Reading(
        optionMember(name, type, axis, codes.map { .plain($0) }), isOptional: isOptional)
    }
    return Reading(
      addMember(name, type, body: self.table(table, codes)), isOptional: isOptional)
  }

  /// The modes at hand by which some value in a table differs.
  func modalAxes(_ table: VariantTable) -> AxisSet {
    var result = AxisSet()
    for case let cell? in table.cells {
      result.formUnion(values.arguments.intersection(cell.axes))
      for value in [cell.base] + cell.overrides.map({ Optional($0.value) }) {
        guard let value else { continue }
        result.formUnion(values.modalAxes(value, parameters: component.parameters))
      }
    }
    return result
  }

  /// A table that differs by modes as a `switch`; `nil` where its code is the same in all contexts.
  private mutating func choice(
    _ table: VariantTable, _ kind: PropertyKind, _ unset: Code<Swift>?, over modes: AxisSet
  ) -> Member.Body? {
    let contexts = values.contexts(over: modes)
    guard contexts.count > 1 else { return nil }
    var rows: [Values.ModalRow] = []
    for (index, cell) in table.cells.enumerated() {
      rows.append(
        .init(
          patterns: patterns(ofCell: index, in: table),
          codes: codes(in: contexts) { $0.code(cell, kind, unset) }))
    }
    guard rows.contains(where: { row in row.codes.contains { $0 != row.codes[0] } }) else {
      return nil
    }
    return values.choice(subjects(of: table), rows, over: modes, contexts)
  }

  /// Puts a name in place of each parameter whose default the mode decides.
  mutating func resolveParameters() {
    for (place, argument) in names.parameters.enumerated() {
      guard case .inMode(let value) = argument.defaultValue else { continue }
      let own = "\(id: argument.name)" as Code<Swift>
      let usual = parameterCode(value, own + "Default", argument.type)
      symbols.parameters[place] = addMember(
        own + "Value", argument.type, body: .expression("\(own) ?? \(usual)"))
    }
  }

  private mutating func parameterCode(
    _ value: Parameter.Default, _ name: Code<Swift>, _ type: Code<Swift>
  ) -> Code<Swift> {
    switch value {
    case .measure(let measure):
      inModes(values.modalAxes(measure), name, type) { $0.values.measure(measure, $0.symbols).code }
    case .color(let color):
      inModes(values.modalAxes(color, parameters: component.parameters), name, type) {
        $0.values.color(color, $0.symbols, parameters: $0.component.parameters[...])
      }
    case .string(let text): "\(string: text)"
    case .boolean(let flag): Values.boolean(flag)
    }
  }

  /// Writes what callers can read, where there is no environment: as it is in the default contexts, or
  /// with some modes as arguments.
  mutating func outside<Result>(
    _ arguments: AxisSet = AxisSet(), _ body: (inout ComponentWriter) -> Result
  ) -> Result {
    let inside = (values.arguments, symbols)
    defer { (values.arguments, symbols) = inside }
    values.arguments = arguments
    for (place, argument) in names.parameters.enumerated() {
      guard case .inMode(let value) = argument.defaultValue else { continue }
      let kept = members
      let usual = parameterCode(value, "\(id: argument.name)Default", argument.type)
      members = kept
      let whole = "\(id: argument.name) ?? \(usual)" as Code<Swift>
      symbols.parameters[place] = "(\(whole))"
      bareParameters["(\(whole))"] = whole
    }
    return body(&self)
  }

  /// The name by which code asks whether the component is mirrored.
  var mirroringName: Code<Swift> {
    if case .named(let name) = mirroring { name } else { "false" }
  }

  private mutating func constantReading(
    _ cell: Conditional<PropertyValue>, _ kind: PropertyKind
  ) -> Reading {
    guard let value = cell.value(on: nil, in: values.context) else { return Reading("nil") }
    if case .measure(let measure) = value, kind != .fontWeight {
      let code = values.measure(measure, symbols)
      return Reading(code.code, isCompound: code.pieces.count > 1)
    }
    return Reading(code(value, kind))
  }

  /// The two values of a table that depends on nothing but whether the component is mirrored.
  private func mirroredSides(
    of table: VariantTable
  ) -> (mirrored: VariantTable.Cell, usual: VariantTable.Cell)? {
    guard let (axis, flags) = mirroredOptions, table.axes == [axis],
      let mirrored = flags.firstIndex(of: true), let usual = flags.firstIndex(of: false)
    else { return nil }
    let fits = table.cells.indices.allSatisfy {
      table.cells[$0] == table.cells[flags[$0] ? mirrored : usual]
    }
    return fits ? (table.cells[mirrored], table.cells[usual]) : nil
  }

  mutating func code(
    _ cell: VariantTable.Cell, _ kind: PropertyKind, _ unset: Code<Swift>?
  ) -> Code<Swift> {
    guard let value = cell?.value(on: nil, in: values.context) else { return unset ?? "nil" }
    return code(value, kind)
  }

  mutating func code(_ value: PropertyValue, _ kind: PropertyKind) -> Code<Swift> {
    switch value {
    case .measure(let measure) where kind == .fontWeight: return fontWeight(measure)
    case .measure(let measure): return values.measure(measure, symbols).code
    case .em(let measure), .factor(let measure): return values.measure(measure, symbols).code
    case .color(let color):
      return values.color(color, symbols, parameters: component.parameters[...])
    case .typography(let token):
      if let reference = values.reference(to: token) { return reference }
      guard
        case .typography(let style)? = values.design.value(
          of: token, on: SwiftUIEmitter.platform, in: values.context)
      else { return "nil" }
      return values.typography(style).code
    case .fontFamily(let families):
      if case .named(let name) = FontFamily(families.value) { return "\(string: name)" }
      return "nil"
    case .alignment(let alignment): return alignmentCode(alignment)
    case .boolean(let flag): return Values.boolean(flag)
    case .string(let text): return "\(string: text)"
    case .strokeStyle(let style): return values.strokeStyle(style).code
    case .shadow(let shadow):
      return values.shadow(shadow)
    }
  }

  private mutating func fontWeight(_ measure: Measure) -> Code<Swift> {
    let measure = values.known(measure, symbols)
    if let constant = measure.constantValue { return Values.fontWeight(constant) }
    if case .token(let place)? = measure.singleSymbol,
      values.design[TokenID(place)].type == .fontWeight,
      let reference = values.reference(to: TokenID(place))
    {
      return reference
    }
    helpers.insert(.fontWeight)
    return "fontWeight(\(values.measure(measure, symbols).code))"
  }
}

extension VariantTable {
  /// Whether some value mentions a parameter, of the component or of its shape.
  var mentionsParameters: Bool {
    cells.contains { cell in
      switch cell?.base {
      case .measure(let measure)?, .em(let measure)?, .factor(let measure)?:
        measure.mentionsParameters
      case .color(let color)?: color.mentionsParameters
      default: false
      }
    }
  }
}

extension VariantTable {
  /// Whether some value is an alignment that does not follow the reading direction, which an enum
  /// does not know.
  fileprivate var isPhysical: Bool {
    cells.contains { $0?.base == .alignment(.left) || $0?.base == .alignment(.right) }
  }
}

extension ColorExpression {
  var mentionsParameters: Bool {
    switch self {
    case .parameter: true
    case .literal, .token: false
    // What it contrasts with is known now.
    case .onColor: false
    }
  }
}
