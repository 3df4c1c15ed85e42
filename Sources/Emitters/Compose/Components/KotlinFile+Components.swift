import Diagnostics
import Emission
import Geometry
import IR

/// The file of shapes, interactions and components.
extension KotlinFile {
  mutating func writeComponents() {
    modalValues = ModalValues()
    for (shape, names) in zip(design.shapes, names.declarations.shapes) {
      guard let names else { continue }
      blank()
      writeShape(shape, names)
    }
    for (interaction, names) in zip(design.interactions, names.declarations.interactions) {
      guard let names else { continue }
      blank()
      writeInteraction(interaction, names)
    }
    for (component, names) in zip(design.components, names.declarations.components) {
      guard let names else { continue }
      blank()
      let plan = ComponentPlan(component, names, design)
      warnAboutNegativeMargins(plan)
      writeVariants(of: plan)
      switch component.kind {
      case .text: writeText(plan)
      case .button: writeButton(plan)
      case .container: writeContainer(plan)
      case .toggle: writeToggle(plan)
      case .field: writeField(plan)
      case .graphic: writeGraphic(plan)
      case .none: writeRecipe(plan)
      }
      if component.kind != .none { writeDefaults(plan) }
    }
    if helpers.contains(.reducesMotion) || helpers.contains(.interactionNode)
      || helpers.contains(.focusIndication)
    {
      writeReducedMotionLocal()
    }
    if needsTextStyle { writeTextStyleLocal() }
    writeModalValues()
    writeHelpers()
  }

  private mutating func writeReducedMotionLocal() {
    need(.providableCompositionLocal, .compositionLocalOf)
    preamble.append(
      """
      /** Whether movement is left out; `null` follows the system where it says (Android's animator duration scale). */
      public val \(id: names.reducedMotion): ProvidableCompositionLocal<Boolean?> = compositionLocalOf { null }
      """)
  }

  private mutating func writeTextStyleLocal() {
    need(.providableCompositionLocal, .compositionLocalOf, .textStyle)
    preamble.append(
      """
      /** The style of texts around which nothing says another. */
      public val \(id: names.textStyle): ProvidableCompositionLocal<TextStyle> = compositionLocalOf { TextStyle.Default }
      """)
  }

  /// The local that texts take their style from.
  mutating func localTextStyle() -> Code<Kotlin> {
    if settings.usesMaterial { return use(.localTextStyle) }
    needsTextStyle = true
    return "\(id: names.textStyle)"
  }

  /// The colour that content has around a component that says none.
  mutating func currentContentColor() -> Code<Kotlin> {
    settings.usesMaterial
      ? "\(use(.localContentColor)).current" : "\(localTextStyle()).current.color"
  }

  private mutating func warnAboutNegativeMargins(_ plan: ComponentPlan) {
    let isNegative = plan.rest.contains { entry in
      guard case .margin = entry.property else { return false }
      return entry.table.cells.contains { cell in
        guard case .measure(let measure)?? = cell.map(\.base) else { return false }
        return measure.constantValue.map { $0 < 0 } == true
      }
    }
    guard isNegative else { return }
    diagnostics.report(
      .warning(
        .unsupportedOnPlatform, at: plan.component.annotation.span,
        "Compose knows no negative margin: '\(plan.component.name)' gets none on that side",
        help: ["give Kotlin its own value: { default: -4, kotlin: 0 }"]))
  }

  // MARK: What a caller sets

  /// The parameters of a component, those that a call must give first, as Compose's guidelines ask.
  struct Signature {
    var required: [Code<Kotlin>] = []
    var optional: [Code<Kotlin>] = []
    /// The arguments that pass all of them on, by name.
    var passed: [Code<Kotlin>] = []
  }

  /// - Parameter isComposable: whether a default can differ by mode; where it can't, it is left out.
  mutating func signature(_ plan: ComponentPlan, isComposable: Bool = true) -> Signature {
    var signature = Signature()
    for (parameter, name) in zip(plan.component.parameters, plan.names.parameters) {
      let code = self.parameter(parameter, name, plan.scope, isComposable: isComposable)
      if !isComposable, design.differs([parameter]) {
        signature.required.append(code)
      } else if parameter.defaultValue?.value(on: KotlinFile.platform) == nil {
        signature.required.append(code)
      } else {
        signature.optional.append(code)
      }
      signature.passed.append("\(id: name)")
    }
    if plan.hasForegroundParameter,
      case .color(let background)? = plan.table(.background)?.constant?.base
    {
      let color = color(.onColor(background), in: plan.scope)
      signature.optional.append("\(id: plan.names.foreground): \(type(.color)) = \(color)")
      signature.passed.append("\(id: plan.names.foreground)")
    }
    for (axis, name) in zip(plan.component.axes, plan.names.axes) {
      let type: Code<Kotlin> = name.type.map { "\(id: $0)" } ?? "Boolean"
      let declaration: Code<Kotlin> = "\(id: name.parameter): \(type)"
      if let option = axis.defaultOption {
        let value: Code<Kotlin> =
          name.type == nil
          ? (option == 1 ? "true" : "false") : "\(type).\(id: name.options[option])"
        signature.optional.append("\(declaration) = \(value)")
      } else {
        signature.required.append(declaration)
      }
      signature.passed.append("\(id: name.parameter)")
    }
    return signature
  }

  // MARK: Values of properties

  /// How the choices of a component are asked for.
  func asked(_ plan: ComponentPlan) -> [CodeTable.Axis] {
    plan.names.axes.map { axis in
      CodeTable.Axis(
        code: "\(id: axis.parameter)",
        options: axis.type.map { type in axis.options.map { "\(id: type).\(id: $0)" } } ?? [])
    }
  }

  /// A property at rest: what the enum holds, or what decides it. `nil` when it is never set.
  mutating func restValue(_ property: Property, _ plan: ComponentPlan) -> Layout? {
    guard let table = plan.table(property) else { return nil }
    return value(table, property, nil, plan)
  }

  mutating func value(
    _ table: VariantTable, _ property: Property, _ state: State?, _ plan: ComponentPlan
  ) -> Layout {
    if let axis = plan.isCarried(property.slot, in: state), case .property = property.slot {
      let name = name(of: property.slot, in: state, plan)
      if plan.differs(property.slot, in: state) { note(.reads) }
      return .code("\(id: plan.names.axes[axis].parameter).\(name)")
    }
    let codes = CodeTable(table) { code($0, of: property, in: plan.scope) }
    let missing = codes.isComplete ? Code() : missing(property)
    return codes.decision(asked(plan), missing: missing)
  }

  /// Whether the content is mirrored; `nil` when it never is.
  mutating func mirrored(_ plan: ComponentPlan) -> Layout? {
    if let value = restValue(.mirrored, plan) {
      return value.flat == "false" ? nil : value
    }
    guard let axis = plan.component.axes.firstIndex(where: \.isBoolean) else { return nil }
    return .code("\(id: plan.names.axes[axis].parameter)")
  }
}
