import Emission
import Geometry
import IR

/// The shape of a component.
extension KotlinFile {
  /// Gives the component's shape a name, and its parameters to the formulas of the component.
  mutating func addShape(_ plan: inout ComponentPlan, to body: inout ComponentBody) {
    let isDrawn = drawsShape(plan, body)
    switch plan.component.shape {
    case nil:
      guard isDrawn, let radius = current(.cornerRadius, plan, &body) else { return }
      name(.call(use(.roundedCornerShape), [radius]), &body)
    case .rectangle: break
    case .capsule:
      guard isDrawn else { return }
      body.shape = type(.circleShape)
    case .circle where plan.component.isSquare:
      guard isDrawn else { return }
      body.shape = type(.circleShape)
    case .circle:
      guard isDrawn else { return }
      helpers.insert(.inscribedCircle)
      body.shape = "InscribedCircleShape"
    case .roundedRectangle(let radius):
      guard isDrawn else { return }
      name(
        .call(use(.roundedCornerShape), [.code(formula(radius, as: .length, in: plan.scope))]),
        &body)
    case .declared(let id, let arguments):
      guard isDrawn || plan.asksShape(design[id].leastSize),
        let shapeNames = names.declarations.shapes[id.index]
      else { return }
      let shape = design[id]
      if shape.annotation.deprecation != nil { usesDeprecated = true }
      var list: [Layout] = []
      for (index, argument) in arguments.enumerated() where index < shape.parameters.count {
        guard let argument else { continue }
        let form: FormulaForm = shape.parameters[index].kind == .dimension ? .length : .number
        list.append(
          .argument(
            "\(id: shapeNames.parameters[index])",
            .code(formula(argument, as: form, in: plan.scope))))
      }
      if let mirrored = mirrored(plan) { list.append(.argument("mirrored", mirrored)) }
      if let factory = shapeNames.factory {
        note(.remembers)
        plan.scope.shapeReading = .remembers
        name(.call("\(id: factory)", list), &body)
      } else {
        name(.call("\(id: shapeNames.identifier)", list), &body)
      }
      if let name = body.shape {
        plan.scope.shapeParameters = zip(shape.parameters, shapeNames.parameters).map {
          .init(code: "\(name).\(id: $1)", kind: $0.kind)
        }
      }
    }
  }

  /// Whether something has the shape: a colour, a clip, the platform's own feedback.
  private func drawsShape(_ plan: ComponentPlan, _ body: ComponentBody) -> Bool {
    let interaction = plan.component.interaction.map { effects(of: design[$0.interaction]) }
    return switch plan.component.kind {
    case .container, .none: true
    case .toggle where !plan.isResponding: true
    case .button where !plan.isResponding: true
    case .text, .button, .toggle, .field, .graphic:
      plan.has(.background) || plan.has(.borderWidth) || plan.has(.shadow)
        || !body.interactionBackgrounds.isEmpty
        || interaction.map { Look($0).covers } == true
    }
  }

  private mutating func name(_ shape: Layout, _ body: inout ComponentBody) {
    let local = body.local("shape")
    body.statements.append(.definition("val \(local) =", shape))
    body.shape = local
  }
}
