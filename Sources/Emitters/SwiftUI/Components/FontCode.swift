import Emission
import Geometry
import IR

/// A text style field by field, `font` and the single properties taken together.
struct FontTables {
  var family: StatefulTable
  var size: StatefulTable
  var weight: StatefulTable
  /// In points.
  var lineHeight: StatefulTable
  /// In points.
  var letterSpacing: StatefulTable

  init(_ component: Component, _ values: Values) {
    var axes = AxisSet()
    for table in component.tables(of: [
      .font, .fontFamily, .fontSize, .lineHeight, .letterSpacing,
    ]) {
      for case let cell? in table.cells {
        for value in [cell.base] + cell.overrides.map({ Optional($0.value) }) {
          if let value { axes.formUnion(values.axesOfFont(value)) }
        }
      }
    }
    let contexts = values.contexts(over: axes)
    let tables = contexts.map { FontTables(component, in: values.design, $0) }
    func merged(_ part: (FontTables) -> StatefulTable) -> StatefulTable {
      StatefulTable(merging: zip(contexts, tables.map(part)), of: component)
    }
    self = tables[0]
    guard tables.count > 1 else { return }
    family = merged(\.family)
    size = merged(\.size)
    weight = merged(\.weight)
    lineHeight = merged(\.lineHeight)
    letterSpacing = merged(\.letterSpacing)
  }

  /// The style as it is in one context.
  private init(_ component: Component, in design: DesignSystem, _ context: ModeContext) {
    func field(_ property: Property, _ read: @escaping (Typography, DesignSystem) -> PropertyValue?)
      -> StatefulTable
    {
      var result = StatefulTable(property, of: component)
      result.rest = merge(component, component[.font], result.rest) { read($0, design) }
      for entry in component.states {
        guard let font = entry.properties.first(where: { $0.property == .font })?.table else {
          continue
        }
        let own = result.states.first { $0.state == entry.state }?.table
        result.states.removeAll { $0.state == entry.state }
        if let merged = merge(component, font, own, { read($0, design) }) {
          result.states.append((entry.state, merged))
        }
      }
      result.states.sort { $0.state < $1.state }
      return result
    }
    func merge(
      _ component: Component, _ font: VariantTable?, _ own: VariantTable?,
      _ read: (Typography) -> PropertyValue?
    ) -> VariantTable? {
      guard let font = font?.specialized(to: SwiftUIEmitter.platform) else { return own }
      return VariantTable(
        merging: own?.specialized(to: SwiftUIEmitter.platform), over: font, of: component
      ) { own, style in
        if own != nil { return own }
        guard case .typography(let token)? = style?.base,
          case .typography(let style)? = design.value(
            of: token, on: SwiftUIEmitter.platform, in: context)
        else { return nil }
        return read(style).map { Conditional($0) }
      }
    }
    family = field(.fontFamily) { style, _ in style.fontFamily.map { .fontFamily($0) } }
    family = family.map { value in
      guard case .fontFamily(.alias(let token, _)) = value,
        case .fontFamily(let names)? = design.value(
          of: token, on: SwiftUIEmitter.platform, in: context)
      else { return value }
      return .fontFamily(.literal(names))
    }
    size = field(.fontSize) { style, design in
      style.fontSize.map { .measure($0.measure { $0.pixels(rem: design.rem) }) }
    }
    weight = field(.fontWeight) { style, _ in style.fontWeight.map { .measure($0.measure { $0 }) } }
    lineHeight = field(.lineHeight) { style, design in
      switch style.lineHeight?.value {
      case .factor(let factor)?: .factor(Measure(factor))
      case .length(let length)?: .measure(Measure(length.pixels(rem: design.rem)))
      case nil: nil
      }
    }
    letterSpacing = field(.letterSpacing) { style, design in
      switch style.letterSpacing?.value {
      case .em(let factor)?: .em(Measure(factor))
      case .length(let length)?: .measure(Measure(length.pixels(rem: design.rem)))
      case nil: nil
      }
    }
    lineHeight = lineHeight.inPoints(of: size, component, in: design, context)
    letterSpacing = letterSpacing.inPoints(of: size, component, in: design, context)
  }
}

extension Values {
  /// The modes by which a text's font differs in more than the value of a token that has a name.
  fileprivate func axesOfFont(_ value: PropertyValue) -> AxisSet {
    switch value {
    case .typography(let token), .fontFamily(.alias(let token, _)):
      return design.argumentAxes(of: token)
    case .em(let measure), .factor(let measure):
      var result = AxisSet()
      for case .token(let place) in measure.symbols {
        result.formUnion(design.argumentAxes(of: TokenID(place)))
      }
      return result
    case .measure, .color, .fontFamily(.literal), .alignment, .boolean, .string, .strokeStyle,
      .shadow:
      return AxisSet()
    }
  }
}

extension Component {
  /// The tables of some properties, at rest and in states.
  fileprivate func tables(of properties: [Property]) -> [VariantTable] {
    ([self.properties] + states.map(\.properties)).flatMap { tables in
      tables.filter { properties.contains($0.property) }.map(\.table)
    }
  }
}

extension StatefulTable {
  /// What tables are that have been worked out for several contexts, the standard one first.
  fileprivate init(
    merging all: some Sequence<(ModeContext, StatefulTable)>, of component: Component
  ) {
    let all = Array(all)
    rest = VariantTable(merging: all.map { ($0, $1.rest) }, of: component)
    states = (all.first?.1.states ?? []).compactMap { state, _ in
      let tables = all.map { context, table in
        (context, table.states.first { $0.state == state }?.table)
      }
      return VariantTable(merging: tables, of: component).map { (state, $0) }
    }
  }
}

extension VariantTable {
  fileprivate init?(merging all: [(ModeContext, VariantTable?)], of component: Component) {
    guard let first = all.first?.1 else { return nil }
    var result = first.specialized(to: SwiftUIEmitter.platform)
    for (context, table) in all.dropFirst() {
      guard let table = table?.specialized(to: SwiftUIEmitter.platform) else { continue }
      result = VariantTable(merging: result, over: table, of: component) { known, own in
        guard var known, let own = own?.base else { return known }
        if known.value(on: nil, in: context) != own {
          known.overrides.append(.init(Condition(modes: context.modes), own))
        }
        return known
      }
    }
    self = result
  }
}

extension Aliasable {
  /// A number as a formula that keeps the name of the token.
  fileprivate func measure(_ number: (Written) -> Double) -> Measure {
    switch self {
    case .literal(let written): Measure(number(written))
    case .alias(let token, _): Measure(.token(token.index))
    }
  }
}

extension StatefulTable {
  /// With other values.
  fileprivate func map(_ value: (PropertyValue) -> PropertyValue) -> StatefulTable {
    func mapped(_ table: VariantTable) -> VariantTable {
      VariantTable(
        axes: table.axes, optionCounts: table.optionCounts,
        cells: table.cells.map { $0?.map(value) })
    }
    return StatefulTable(rest: rest.map(mapped), states: states.map { ($0, mapped($1)) })
  }

  /// Factors of the font size turned into lengths.
  fileprivate func inPoints(
    of size: StatefulTable, _ component: Component, in design: DesignSystem,
    _ context: ModeContext
  ) -> StatefulTable {
    func number(_ measure: Measure) -> Double {
      measure.evaluated { symbol in
        guard case .token(let place) = symbol,
          case .number(let number)? = design.value(
            of: TokenID(place), on: SwiftUIEmitter.platform, in: context)
        else { return 0 }
        return number
      }
    }
    func points(_ table: VariantTable, _ size: VariantTable?) -> VariantTable {
      VariantTable(
        merging: table.specialized(to: SwiftUIEmitter.platform),
        over: size?.specialized(to: SwiftUIEmitter.platform)
          ?? VariantTable(axes: [], optionCounts: [], cells: [nil]),
        of: component
      ) { own, size in
        var fontSize = Measure(TypographyDefaults.size)
        if case .measure(let measure)? = size?.base { fontSize = measure }
        switch own?.base {
        case .factor(let factor)?, .em(let factor)?:
          return Conditional(.measure(fontSize * number(factor)))
        default: return own
        }
      }
    }
    return StatefulTable(
      rest: rest.map { points($0, size.rest) },
      states: states.map { state, table in
        (state, points(table, size.states.first { $0.state == state }?.table ?? size.rest))
      })
  }
}

extension VariantTable {
  /// A table over the choices of both, cell by cell.
  init(
    merging first: VariantTable?, over second: VariantTable, of component: Component,
    _ merge: (Cell, Cell) -> Cell
  ) {
    let axes = Set((first?.axes ?? []) + second.axes).sorted()
    let counts = axes.map { component.axes[$0].options.count }
    var selection = component.axes.map { _ in 0 }
    var cells: [Cell] = []
    let count = counts.reduce(1, *)
    for index in 0..<count {
      var rest = index
      for (axis, options) in zip(axes, counts).reversed() {
        selection[axis] = rest % options
        rest /= options
      }
      cells.append(merge(first?.value(for: selection), second.value(for: selection)))
    }
    self.init(axes: axes, optionCounts: counts, cells: cells)
  }
}

// MARK: Modifiers

extension ComponentWriter {
  /// The modifiers that set a text's font and the distances of its lines and letters.
  ///
  /// - Parameter isText: whether they are upon a `Text`, which can do more than other views.
  mutating func fontModifiers(isText: Bool) -> [ChainItem] {
    if let style = wholeStyle() { return [.call(".typography", [style])] }
    let tables = FontTables(component, values)
    let size = read(tables.size, .length, name: "fontSize")
    let isOpen = size == nil && tables.families.isEmpty
    let weight = read(
      tables.weight, .fontWeight, name: "fontWeight", unset: isOpen ? nil : ".regular")
    var items = font(tables, size: size, weight: weight, isText: isText)
    let factor = component.scalesText ? "textScale" : nil as Code<Swift>?
    if let spacing = read(tables.letterSpacing, .length, name: "letterSpacing", unset: "0") {
      if factor != nil { needs.insert(.textScale) }
      if !isText { helpers.insert(.letterSpacing) }
      items.append(
        .call(isText ? ".tracking" : ".letterSpacing", [spacing.scaled(by: factor).code]))
    }
    if let height = read(tables.lineHeight, .length, name: "lineHeight", unset: "0") {
      if factor != nil { needs.insert(.textScale) }
      helpers.insert(.lineHeight)
      let fontSize =
        size.map { $0.isOptional ? Reading("(\($0.operand) ?? 17)") : $0 } ?? Reading("17")
      items.append(
        .call(
          ".lineHeight",
          [height.scaled(by: factor).code, "fontSize: \(fontSize.scaled(by: factor).code)"]))
    }
    return items
  }

  /// The style token that says all, when there is one for every choice and nothing beside it.
  private mutating func wholeStyle() -> Code<Swift>? {
    let single: Set<Property> = [
      .fontFamily, .fontSize, .fontWeight, .lineHeight, .letterSpacing,
    ]
    guard component.scalesText,
      let font = component[.font]?.specialized(to: SwiftUIEmitter.platform),
      !component.properties.contains(where: { single.contains($0.property) }),
      !component.states.contains(where: { entry in
        entry.properties.contains { $0.property == .font || single.contains($0.property) }
      })
    else { return nil }
    for cell in font.cells {
      guard case .typography(let token)? = cell?.base, values.reference(to: token) != nil else {
        return nil
      }
    }
    return reading(font, .typography, name: "typography")?.code
  }

  private mutating func font(
    _ tables: FontTables, size: Reading?, weight: Reading?, isText: Bool
  ) -> [ChainItem] {
    let factor = component.scalesText ? "textScale" : nil as Code<Swift>?
    let families = tables.families
    if size == nil, families.isEmpty {
      guard let weight else { return [] }
      if isText { return [.call(".fontWeight", [weight.code])] }
      needs.insert(.font)
      let plain = weight.isOptional ? "\(weight.operand) ?? .regular" : weight.code
      return [.call(".font", ["(font ?? .body).weight(\(plain))"])]
    }
    if factor != nil { needs.insert(.textScale) }
    let open = Reading(size == nil ? "17" : "points")
    let points = (size.map { $0.isOptional ? open : $0 } ?? open).scaled(by: factor)
    let weight = weight?.code
    var code: Code<Swift>
    if families.count == 1, !tables.familyIsOptional, let family = families.first {
      switch family {
      case .system(let design):
        var arguments: [Code<Swift>] = ["size: \(points.code)"]
        if let weight { arguments.append("weight: \(weight)") }
        if let design = design.code { arguments.append("design: \(design)") }
        code = ".system(\(arguments.joined(separator: ", ")))"
      case .named(let name):
        code = ".custom(\(string: name), fixedSize: \(points.code))"
        if let weight { code += ".weight(\(weight))" }
      }
    } else if let family = read(tables.family, .family, name: "fontFamily", unset: "nil") {
      helpers.insert(.namedFont)
      code = ".named(\(family.code), size: \(points.code))"
      if let weight { code += ".weight(\(weight))" }
    } else {
      var arguments: [Code<Swift>] = ["size: \(points.code)"]
      if let weight { arguments.append("weight: \(weight)") }
      code = ".system(\(arguments.joined(separator: ", ")))"
    }
    if let size, size.isOptional {
      needs.insert(.font)
      let type = values.types.font
      let member = addMember(
        "sizedFont", "\(type)?",
        body: .chain(
          [.init(condition: "let points: CGFloat = \(size.code)", value: "\(type)\(code)")],
          otherwise: "font"))
      return [.call(".font", [member])]
    }
    return [.call(".font", [code])]
  }
}

extension FontTables {
  /// The families that some choice or state asks for.
  fileprivate var families: [FontFamily] {
    var result: [FontFamily] = []
    for table in [family.rest].compactMap({ $0 }) + family.states.map(\.table) {
      for cell in table.specialized(to: SwiftUIEmitter.platform).cells {
        for value in [cell?.base] + (cell?.overrides ?? []).map({ Optional($0.value) }) {
          guard case .fontFamily(let names)? = value else { continue }
          let family = FontFamily(names.value)
          if !result.contains(family) { result.append(family) }
        }
      }
    }
    return result
  }

  /// Whether some choice leaves the family open.
  fileprivate var familyIsOptional: Bool {
    guard let rest = family.rest?.specialized(to: SwiftUIEmitter.platform) else { return true }
    return rest.cells.contains { $0 == nil }
  }
}
