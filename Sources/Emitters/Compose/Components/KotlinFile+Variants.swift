import Emission
import IR

/// The variants of a component as enums whose entries hold what depends on them alone.
extension KotlinFile {
  mutating func writeVariants(of plan: ComponentPlan) {
    for (index, axis) in plan.component.axes.enumerated() {
      guard let type = plan.names.axes[index].type else { continue }
      writeEnum(type, axis, index, of: plan)
      blank()
    }
  }

  private mutating func writeEnum(
    _ type: Identifier<Kotlin>, _ axis: VariantAxis, _ index: Int, of plan: ComponentPlan
  ) {
    let options = plan.names.axes[index].options
    let carried = plan.carried[index]
    guard !carried.isEmpty else {
      return writeBareEnum(type, options)
    }
    let values = carried.filter { !plan.differs($0.slot, in: $0.state) }
    let outside = hidden
    if values.isEmpty {
      line("public enum class \(id: type) {")
      hidden.formUnion(options.map(\.name))
      indented { file in
        for name in options { file.line("\(id: name),") }
      }
    } else {
      writeEntries(type, values, index, of: plan)
    }
    if values.count < carried.count {
      indented { $0.writeDiffering(index, of: plan) }
    }
    hidden = outside
    line("}")
  }

  /// The entries with what they hold.
  private mutating func writeEntries(
    _ type: Identifier<Kotlin>, _ carried: [(slot: ComponentPlan.Slot, state: State?)],
    _ index: Int, of plan: ComponentPlan
  ) {
    let options = plan.names.axes[index].options
    var fields: [Layout] = []
    for entry in carried {
      let name = name(of: entry.slot, in: entry.state, plan)
      fields.append(.code("public val \(name): \(fieldType(entry.slot, entry.state, plan))"))
    }
    write(.list("public enum class \(id: type)(", fields, ") {"))
    // Among themselves, entries hide what is imported under their names.
    hidden.formUnion(options.map(\.name))
    indented { file in
      for (option, name) in options.enumerated() {
        let arguments: [Layout] = carried.map { entry in
          let value = file.value(entry.slot, entry.state, option: option, of: index, plan)
          return .argument(file.name(of: entry.slot, in: entry.state, plan), value)
        }
        file.write(.list("\(id: name)(", arguments, "),"))
      }
    }
  }

  /// What differs by mode is asked for where modes are known, and not kept in the entries.
  private mutating func writeDiffering(_ index: Int, of plan: ComponentPlan) {
    line(";")
    for entry in plan.carried[index] where plan.differs(entry.slot, in: entry.state) {
      blank()
      let (value, reading) = noting { file in
        file.choice(of: entry, on: index, plan)
      }
      let name = name(of: entry.slot, in: entry.state, plan)
      let type = fieldType(entry.slot, entry.state, plan)
      writeGetter("public val \(name): \(type)", value, reading)
    }
  }

  /// What decides between the options, inside the enum.
  private mutating func choice(
    of entry: (slot: ComponentPlan.Slot, state: State?), on index: Int, _ plan: ComponentPlan
  ) -> Layout {
    var groups: [(options: [Code<Kotlin>], value: Layout, code: [Layout.Line])] = []
    for (option, name) in plan.names.axes[index].options.enumerated() {
      let value = value(entry.slot, entry.state, option: option, of: index, plan)
      let code = value.lines(width: KotlinFile.width)
      if let place = groups.firstIndex(where: { $0.code == code }) {
        groups[place].options.append("\(id: name)")
      } else {
        groups.append((["\(id: name)"], value, code))
      }
    }
    if groups.count == 1 { return groups[0].value }
    return .when(
      "when (this)", groups.map { ($0.options.joined(separator: ", "), $0.value) })
  }

  mutating func writeBareEnum(
    _ type: Identifier<Kotlin>, _ options: [Identifier<Kotlin>]
  ) {
    let names = options.map { "\(id: $0)" as Code<Kotlin> }
    let whole: Code<Kotlin> =
      "public enum class \(id: type) { \(names.joined(separator: ", ")) }"
    if whole.columns <= KotlinFile.width { return line(whole) }
    block("public enum class \(id: type)") { file in
      for name in names { file.line("\(name),") }
    }
  }

  /// The name under which an enum holds something: `fontSize`, `pressedBackground`.
  func name(
    of slot: ComponentPlan.Slot, in state: State?, _ plan: ComponentPlan
  ) -> Code<Kotlin> {
    let name: Identifier<Kotlin>
    switch slot {
    case .property(.custom(let index)): name = plan.names.customProperties[index]
    case .property(let property): name = property.name
    case .padding: name = Identifier(known: "padding")
    case .margin: name = Identifier(known: "margin")
    }
    guard let state else { return "\(id: name)" }
    let words = NameStyle.words(state.rawValue) + NameStyle.words(name.name)
    return Code(identifiers: [NameStyle.lowerCamel(words)[...]])
  }

  private mutating func fieldType(
    _ slot: ComponentPlan.Slot, _ state: State?, _ plan: ComponentPlan
  ) -> Code<Kotlin> {
    guard case .property(let property) = slot else { return type(.paddingValues) }
    let (code, isNullable) = type(of: property, in: plan.component)
    let isComplete = plan.table(property, in: state)?.cells.allSatisfy { $0 != nil } == true
    return isNullable && (!isComplete || property == .fontFamily) ? "\(code)?" : code
  }

  private mutating func value(
    _ slot: ComponentPlan.Slot, _ state: State?, option: Int, of axis: Int, _ plan: ComponentPlan
  ) -> Layout {
    switch slot {
    case .property(let property):
      let value = plan.table(property, in: state).flatMap { cell($0, option) }
      return .code(
        value.flatMap { code($0, of: property, in: plan.scope) } ?? missing(property))
    case .padding:
      return paddingValues(plan.component.paddingFrame) { file, side in
        file.side(plan.table(.padding(side)), .padding(side), option, plan)
      }
    case .margin:
      return paddingValues(plan.component.marginFrame) { file, side in
        file.side(plan.table(.margin(side)), .margin(side), option, plan)
      }
    }
  }

  private mutating func side(
    _ table: VariantTable?, _ property: Property, _ option: Int, _ plan: ComponentPlan
  ) -> Code<Kotlin>? {
    table.flatMap { cell($0, option) }.flatMap { code($0, of: property, in: plan.scope) }
  }

  /// The cell of a table that depends on one axis at most.
  private func cell(_ table: VariantTable, _ option: Int) -> PropertyValue? {
    let cell = table.axes.isEmpty ? table.cells.first : table.cells[option]
    return cell.flatMap { $0 }?.base
  }

  /// `PaddingValues`, whose sides follow the reading direction or don't.
  mutating func paddingValues(
    _ frame: SideFrame, _ side: (inout KotlinFile, Side) -> Code<Kotlin>?
  ) -> Layout {
    let sides = SideCodes(frame) { side(&self, $0).map { .code($0) } }
    let function = type(.paddingValues)
    return .call(
      frame == .physical ? "\(function).Absolute" : function,
      sides.arguments.isEmpty ? [.code(dp(0))] : sides.arguments)
  }
}

/// The four sides of a padding as arguments, as short as they can be said.
struct SideCodes {
  let arguments: [Layout]

  init(_ frame: SideFrame, _ value: (Side) -> Layout?) {
    let names: [(Side, Code<Kotlin>)] =
      frame == .reading
      ? [(.start, "start"), (.top, "top"), (.end, "end"), (.bottom, "bottom")]
      : [(.start, "left"), (.top, "top"), (.end, "right"), (.bottom, "bottom")]
    let values = names.map { ($0.0, $0.1, value($0.0)) }
    func flat(_ side: Side) -> Code<Kotlin>? {
      values.first { $0.0 == side }?.2?.flat
    }
    let (start, end, top, bottom) = (flat(.start), flat(.end), flat(.top), flat(.bottom))
    if frame == .reading, start == end, top == bottom,
      values.allSatisfy({ $0.2?.flat != nil || $0.2 == nil })
    {
      if let start, start == top {
        arguments = [.code(start)]
      } else {
        arguments = [("horizontal", start), ("vertical", top)].compactMap { name, code in
          code.map { .argument(name, .code($0)) }
        }
      }
      return
    }
    arguments = values.compactMap { _, name, value in value.map { .argument(name, $0) } }
  }
}
