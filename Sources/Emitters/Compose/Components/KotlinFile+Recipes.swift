import Diagnostics
import Emission
import Geometry
import IR

/// Components that are constants only: a class of the choices, with a getter for each property; and
/// what other components let callers know.
extension KotlinFile {
  private struct Member {
    var name: Code<Kotlin>
    var type: Code<Kotlin>
    var value: Layout
    var reading = ModeReading.nothing
  }

  mutating func writeRecipe(_ plan: ComponentPlan) {
    let signature = signature(plan, isComposable: false)
    let parameters = signature.required + signature.optional
    let members = recipeMembers(plan)
    let end: Code<Kotlin> = members.isEmpty ? "" : " {"
    document(plan.component.annotation)
    if parameters.isEmpty {
      line("public object \(id: plan.names.identifier)\(end)")
    } else {
      line("@\(use(.immutable))")
      write(
        .list(
          "public data class \(id: plan.names.identifier)(",
          parameters.map { .code("public val \($0)") }, ")\(end)"))
    }
    if !members.isEmpty {
      indented { file in
        for (index, member) in members.enumerated() {
          if index > 0, member.reading != .nothing || members[index - 1].reading != .nothing {
            file.blank()
          }
          file.write(member)
        }
      }
      line("}")
    }
    if let factory = plan.names.factory {
      let signature = self.signature(plan)
      writeFactory(
        factory, of: plan.names.identifier, signature.required + signature.optional,
        signature.passed)
    }
  }

  /// The function that makes something with what its defaults are in the current modes.
  mutating func writeFactory(
    _ factory: Identifier<Kotlin>, of type: Identifier<Kotlin>, _ parameters: [Code<Kotlin>],
    _ passed: [Code<Kotlin>]
  ) {
    blank()
    line("/** A [\(id: type)] with the values of the current modes. */")
    line("@\(use(.composable))")
    write(.list("public fun \(id: factory)(", parameters.map { .code($0) }, "): \(id: type) ="))
    indented { file in
      file.write(
        .lambda(
          "\(file.use(.remember))(\(passed.joined(separator: ", ")))",
          .call("\(id: type)", passed.map { .argument($0, .code($0)) })))
    }
  }

  private mutating func recipeMembers(_ plan: ComponentPlan) -> [Member] {
    var plan = plan
    var members: [Member] = []
    if let shape = recipeShape(&plan) { members.append(shape) }
    for state in [nil] + plan.states.map({ Optional($0.state) }) {
      var written: Set<ComponentPlan.Slot> = []
      for entry in plan.tables(in: state) where written.insert(entry.property.slot).inserted {
        let name = name(of: entry.property.slot, in: state, plan)
        guard isFree(name, for: entry, plan) else { continue }
        switch entry.property.slot {
        case .property(let property):
          let (type, isNullable) = type(of: property, in: plan.component)
          let isComplete = entry.table.cells.allSatisfy { $0 != nil }
          let (value, reading) = noting { $0.value(entry.table, property, state, plan) }
          members.append(
            Member(
              name: name,
              type: isNullable && (!isComplete || property == .fontFamily) ? "\(type)?" : type,
              value: value, reading: reading))
        case .padding, .margin:
          let slot = entry.property.slot
          let frame =
            slot == .padding ? plan.component.paddingFrame : plan.component.marginFrame
          let (value, reading) = noting { $0.sides(plan, slot, frame, state) }
          members.append(
            Member(name: name, type: type(.paddingValues), value: value, reading: reading))
        }
      }
    }
    return members
  }

  /// Whether no parameter or choice has the name of a member. One that is the property's value says
  /// the same; any other is reported.
  private mutating func isFree(
    _ name: Code<Kotlin>, for entry: ComponentPlan.Table, _ plan: ComponentPlan
  ) -> Bool {
    let parameter = zip(plan.component.parameters, plan.names.parameters)
      .first { "\(id: $1)" == name }?.0.span
    let axis = zip(plan.component.axes, plan.names.axes)
      .first { "\(id: $1.parameter)" == name }?.0.span
    guard let span = parameter ?? axis else { return true }
    if parameter != nil, value(entry.table, entry.property, nil, plan).flat == name {
      return false
    }
    diagnostics.report(
      .error(
        .nameCollision, at: span,
        "'\(name.text)' of '\(plan.component.name)' is a name of two things in Kotlin: what a caller sets, and a property",
        help: ["rename it"]))
    return false
  }

  private mutating func write(_ member: Member) {
    writeGetter("public val \(member.name): \(member.type)", member.value, member.reading)
  }

  private mutating func sides(
    _ plan: ComponentPlan, _ slot: ComponentPlan.Slot, _ frame: SideFrame, _ state: State?
  ) -> Layout {
    if state == nil, let axis = plan.isCarried(slot) {
      if plan.differs(slot) { note(.reads) }
      return .code(
        "\(id: plan.names.axes[axis].parameter).\(name(of: slot, in: nil, plan))")
    }
    var values: [Side: Layout] = [:]
    for side in Side.allCases {
      let property: Property = slot == .padding ? .padding(side) : .margin(side)
      guard let table = plan.table(property, in: state) else { continue }
      values[side] = value(table, property, state, plan)
    }
    let function = type(.paddingValues)
    return .call(
      frame == .physical ? "\(function).Absolute" : function,
      SideCodes(frame) { values[$0] }.arguments)
  }

  /// The shape, which formulas of other members can ask for its parameters.
  private mutating func recipeShape(_ plan: inout ComponentPlan) -> Member? {
    let type: Code<Kotlin>
    switch plan.component.shape {
    case nil: return nil
    case .rectangle:
      return Member(
        name: "shape", type: self.type(.shape), value: .code(self.type(.rectangleShape)))
    case .capsule, .circle, .roundedRectangle: type = self.type(.shape)
    case .declared(let id, _):
      guard let names = names.declarations.shapes[id.index] else { return nil }
      type = "\(id: names.identifier)"
    }
    var body = ComponentBody(plan)
    let (_, reading) = noting { $0.addShape(&plan, to: &body) }
    if case .definition(_, let value)? = body.statements.first {
      return Member(name: "shape", type: type, value: value, reading: reading)
    }
    return body.shape.map { Member(name: "shape", type: type, value: .code($0)) }
  }

  // MARK: What a component lets callers know

  /// Properties of the component's own that no enum carries.
  mutating func writeDefaults(_ plan: ComponentPlan) {
    let custom = plan.rest.filter {
      $0.property.isCustom && plan.isCarried($0.property.slot) == nil
    }
    guard !custom.isEmpty else { return }
    blank()
    line("/** What [\(id: plan.names.identifier)] is made with. */")
    block("public object \(id: plan.names.defaults)") { file in
      for (index, entry) in custom.enumerated() {
        if index > 0 { file.blank() }
        file.writeDefault(entry, plan)
      }
    }
  }

  private mutating func writeDefault(_ entry: ComponentPlan.Table, _ plan: ComponentPlan) {
    let name = name(of: entry.property.slot, in: nil, plan)
    let (type, _) = type(of: entry.property, in: plan.component)
    let isComplete = entry.table.cells.allSatisfy { $0 != nil }
    let result: Code<Kotlin> = isComplete ? type : "\(type)?"
    let (value, reading) = noting { $0.value(entry.table, entry.property, nil, plan) }
    var parameters: [Code<Kotlin>] = []
    for (parameter, name) in zip(plan.component.parameters, plan.names.parameters)
    where depends(entry.table, on: parameter, plan) {
      parameters.append("\(id: name): \(self.type(of: parameter.kind))")
    }
    for axis in entry.table.axes {
      let type: Code<Kotlin> = plan.names.axes[axis].type.map { "\(id: $0)" } ?? "Boolean"
      parameters.append("\(id: plan.names.axes[axis].parameter): \(type)")
    }
    guard !parameters.isEmpty else {
      return write(Member(name: name, type: result, value: value, reading: reading))
    }
    if let annotations = annotations(reading) { line(annotations) }
    write(
      .definition(
        "public fun \(name)(\(parameters.joined(separator: ", "))): \(result) =", value))
  }

  /// Whether what a caller sets is part of a property.
  private func depends(
    _ table: VariantTable, on parameter: Parameter, _ plan: ComponentPlan
  ) -> Bool {
    guard let place = plan.component.parameters.firstIndex(of: parameter) else { return false }
    return table.cells.contains { cell in
      switch cell?.base {
      case .measure(let measure)?: measure.mentions(.parameter(place))
      case .color(let color)?: color.mentions(place)
      default: false
      }
    }
  }
}

extension ColorExpression {
  fileprivate func mentions(_ parameter: Int) -> Bool {
    switch self {
    case .parameter(let index): index == parameter
    case .onColor(let other): other.mentions(parameter)
    case .literal, .token: false
    }
  }
}
