import Diagnostics
import Emission
import Geometry
import IR

/// How an interaction's node draws: each state has a progress from 0 to 1, and what a higher state
/// says lies over what a lower one does.
extension KotlinFile {
  mutating func writeDrawing(
    _ interaction: InteractionDeclaration, _ interactionNames: InteractionNames,
    _ effects: [StateEffects]
  ) {
    var scope = FormulaScope(interaction.parameters, interactionNames.parameters)
    for index in scope.parameters.indices {
      scope.parameters[index].code = "look.\(scope.parameters[index].code)"
    }
    for field in modalFields(interaction, interactionNames, effects) {
      scope.modal[field.value] = "look.\(id: field.name)"
    }
    let scopeType = use(.contentDrawScope)
    line("override fun \(scopeType).draw() {")
    indented { file in
      for effect in effects where effect.state != .disabled {
        let name = KotlinFile.progress(effect.state)
        file.line("val \(name) = \(name).value")
      }
      let inner = file.drawnContent(effects, scope)
      for statement in inner { file.write(statement) }
      if interaction.isTap {
        file.line("drawFocusRing()")
      } else {
        file.line("if (look.drawsFocus) drawFocusRing()")
      }
    }
    line("}")
  }

  private static func progress(_ state: State) -> Code<Kotlin> {
    switch state {
    case .hovered: "hovered"
    case .focused: "focused"
    case .pressed: "pressed"
    // Interactions speak neither of what is checked nor of what is invalid.
    case .checked, .invalid, .disabled: "enabled"
    }
  }

  private mutating func drawnContent(
    _ effects: [StateEffects], _ scope: FormulaScope
  ) -> [Layout] {
    let moves = effects.contains(where: \.moves)
    let scales = effects.contains { $0.scale != nil }
    let backgrounds = covers(effects, scope) { $0.background.map { ($0, Measure(1)) } }
    var statements: [Layout] =
      backgrounds.isEmpty ? [] : [.block("if (look.drawsBackground)", backgrounds)]
    statements.append(.code(moves ? "this@draw.drawContent()" : "drawContent()"))
    statements += covers(effects, scope) { $0.overlay }
    var values: [Layout] = []
    if scales {
      let chain = chain(effects, "1f") { file, effect in
        effect.scale.map { file.formula($0, as: .number, in: scope) }
      }
      values.append(.definition("val scale =", .code("if (reducesMotion) 1f else \(chain)")))
      statements = [lambda("\(use(.scale))(scale)", statements)]
    }
    if effects.contains(where: { $0.offset != nil }) {
      var arguments: [Layout] = []
      if effects.contains(where: { $0.offset.map { $0.x != .zero } == true }) {
        need(.layoutDirection)
        values.append(offset("towardsEnd", \.x, effects, scope))
        values.append(
          .code(
            "val right = if (layoutDirection == LayoutDirection.Rtl) -towardsEnd else towardsEnd"))
        arguments.append(.code("left = right"))
      }
      if effects.contains(where: { $0.offset.map { $0.y != .zero } == true }) {
        values.append(offset("down", \.y, effects, scope))
        arguments.append(.code("top = down"))
      }
      if let call = Layout.call(use(.translate), arguments).flat {
        statements = [lambda(call, statements)]
      }
    }
    if let alpha = alpha(effects, scope) {
      helpers.insert(.drawLayer)
      values.append(.definition("val alpha =", alpha))
      statements = [lambda("drawLayer(alpha)", statements)]
    }
    return values + statements
  }

  private mutating func offset(
    _ name: Code<Kotlin>, _ part: KeyPath<(x: Measure, y: Measure), Measure>,
    _ effects: [StateEffects], _ scope: FormulaScope
  ) -> Layout {
    let chain = chain(effects, "0.dp", ofLengths: true) { file, effect in
      effect.offset.map { file.formula($0[keyPath: part], as: .length, in: scope) }
    }
    let isConditional = effects.contains { $0.state == .disabled && $0.offset != nil }
    let length: Code<Kotlin> = isConditional ? "(\(chain))" : chain
    return .code("val \(name) = if (reducesMotion) 0f else \(length).toPx()")
  }

  private func lambda(_ head: Code<Kotlin>, _ statements: [Layout]) -> Layout {
    statements.count == 1 ? .lambda(head, statements[0]) : .block(head, statements)
  }

  /// The opacity of the whole; `nil` when it stays 1.
  private mutating func alpha(_ effects: [StateEffects], _ scope: FormulaScope) -> Layout? {
    let usual: Code<Kotlin>? =
      effects.contains { $0.opacity != nil }
      ? chain(effects, "1f") { file, effect in
        effect.opacity.map { file.formula($0, as: .number, in: scope) }
      } : nil
    guard effects.contains(where: \.onlyMoves) else { return usual.map { .code($0) } }
    let still = chain(effects, "1f") { file, effect in
      effect.onlyMoves
        ? Literal.float(KotlinFile.stillOpacity)
        : effect.opacity.map { file.formula($0, as: .number, in: scope) }
    }
    return .conditional("reducesMotion", then: .code(still), else: .code(usual ?? "1f"))
  }

  /// The value at rest, and over it that of each state by its progress.
  private mutating func chain(
    _ effects: [StateEffects], _ rest: Code<Kotlin>, ofLengths: Bool = false,
    _ value: (inout KotlinFile, StateEffects) -> Code<Kotlin>?
  ) -> Code<Kotlin> {
    if ofLengths { need(.dp) }
    var result = rest
    for effect in effects {
      guard let target = value(&self, effect) else { continue }
      if effect.state == .disabled {
        result = "if (look.enabled) \(result) else \(target)"
      } else {
        // Compose has a public one for lengths only.
        if ofLengths { need(.lerp) } else { helpers.insert(.lerp) }
        result = "lerp(\(result), \(target), \(KotlinFile.progress(effect.state)))"
      }
    }
    return result
  }

  // MARK: Colours over and under the view

  private mutating func covers(
    _ effects: [StateEffects], _ scope: FormulaScope,
    _ cover: (StateEffects) -> (color: ColorExpression, opacity: Measure)?
  ) -> [Layout] {
    var statements: [Layout] = []
    for (index, effect) in effects.enumerated() {
      guard let (color, opacity) = cover(effect) else { continue }
      helpers.insert(.drawCover)
      var share = formula(opacity, as: .number, in: scope)
      if effect.state == .disabled {
        share = "if (look.enabled) 0f else \(share)"
      } else {
        let progress = KotlinFile.progress(effect.state)
        if opacity.constantValue == 1 {
          share = progress
        } else {
          share = opacity.isSum ? "(\(share)) * \(progress)" : "\(share) * \(progress)"
        }
        // What a higher state lays over the view takes its place.
        for higher in effects[(index + 1)...] where cover(higher) != nil {
          if higher.state == .disabled {
            share = "if (look.enabled) \(share) else 0f"
          } else {
            share += " * (1f - \(KotlinFile.progress(higher.state)))"
          }
        }
      }
      statements.append(
        .call(
          "drawCover",
          [
            .code("look.shape"), .code(self.color(color, in: scope)),
            .argument("alpha", .code(share)),
          ]))
    }
    return statements
  }
}

extension Measure {
  /// Whether it is written with more than one part.
  fileprivate var isSum: Bool {
    terms.count + bounds.count + (constant == 0 ? 0 : 1) > 1
  }
}
