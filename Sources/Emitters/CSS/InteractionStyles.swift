import Diagnostics
import Emission
import IR

/// Builds the rules of an interaction's own class, which goes with any element.
struct InteractionStyles {
  let builder: StyleBuilder
  let example: Example

  init(
    _ index: Int, _ context: Context, names: inout Names, diagnostics: inout DiagnosticList
  ) {
    let interaction = context.design.interactions[index]
    let scope = names.interactions[index]
    let expressions = Expressions(context, interaction.parameters, names: scope.parameters)
    builder = StyleBuilder(selectors: [".\(id: scope.className)"])
    var rules = InteractionRules(interaction: interaction, expressions: expressions)
    builder.add(expressions.declarations.map { Placed(.host, $0) })
    if interaction.holdsPress { rules.held = names.held }
    if interaction.movesAcross {
      let direction = names.variable("direction", in: scope, diagnostics: &diagnostics)
      rules.direction = direction
      builder.add([Placed(.host, Declaration(direction, "1"))])
      builder.add([Placed(.host, Declaration(direction, "-1"))], in: .rightToLeft)
    }
    let overlay = rules.overlay
    if !overlay.isEmpty { builder.add([Placed(.host, "position", "relative")]) }
    builder.add(overlay)
    rules.add(to: builder)
    if let id = interaction.animation {
      Transitions(id, context, held: rules.held)?.add(to: builder)
    } else if let held = rules.held {
      Transitions.hold(held, in: builder)
    }
    example = Example(
      title: interaction.name, element: "button", className: scope.className, choices: [],
      required: expressions.required)
  }
}
