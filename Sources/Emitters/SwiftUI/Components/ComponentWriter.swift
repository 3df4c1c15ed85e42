import Diagnostics
import Emission
import Geometry
import IR

/// Writes one component: what a caller can choose, and the view, style or constants that it is.
///
/// First it goes through the component's properties and notes how each is read, what that needs
/// from the surroundings, and which members carry the figures; then it writes.
struct ComponentWriter {
  /// Who says whether the component is mirrored.
  enum Mirroring {
    case constant(Bool)
    /// An argument or a property of this name.
    case named(Code<Swift>)
  }

  let component: Component
  let names: ComponentNames
  let context: ComponentContext
  let symbols: Symbols
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
    if let constant = table.constant?.base { return constantReading(constant, kind) }
    let isOptional = unset == nil && table.cells.contains { $0 == nil }
    if let sides = mirroredSides(of: table) {
      return Reading(
        Reading.Sides(
          mirrored: code(sides.mirrored, kind, unset), usual: code(sides.usual, kind, unset)),
        mirroringName, isOptional: isOptional)
    }
    let type = isOptional ? "\(kind.type(values))?" : kind.type(values)
    var codes: [Code<Swift>] = []
    for cell in table.cells { codes.append(code(cell, kind, unset)) }
    if table.axes.count == 1, let axis = table.axes.first, !component.axes[axis].isBoolean,
      part == nil, !table.mentionsParameters, !table.isPhysical
    {
      return Reading(
        optionMember(name, type, axis, codes.map { .plain($0) }), isOptional: isOptional)
    }
    return Reading(
      addMember(name, type, body: self.table(table, codes)), isOptional: isOptional)
  }

  /// The name by which code asks whether the component is mirrored.
  var mirroringName: Code<Swift> {
    if case .named(let name) = mirroring { name } else { "false" }
  }

  private mutating func constantReading(_ value: PropertyValue, _ kind: PropertyKind) -> Reading {
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
    guard let value = cell?.base else { return unset ?? "nil" }
    return code(value, kind)
  }

  mutating func code(_ value: PropertyValue, _ kind: PropertyKind) -> Code<Swift> {
    switch value {
    case .measure(let measure) where kind == .fontWeight: return fontWeight(measure)
    case .measure(let measure): return values.measure(measure, symbols).code
    case .em(let number), .factor(let number): return Values.number(number)
    case .color(let color):
      return values.color(color, symbols, parameters: component.parameters[...])
    case .typography(let token):
      if let reference = values.reference(to: token) { return reference }
      guard
        case .typography(let style)? = values.design.value(of: token, on: SwiftUIEmitter.platform)
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
      case .measure(let measure)?: measure.mentionsParameters
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
