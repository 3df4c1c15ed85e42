import Geometry
import IR

extension ValueReader {
  static func declared(
    _ interaction: InteractionDeclaration, _ design: DesignSystem, _ platform: PlatformID
  ) -> Declared {
    let reader = ValueReader(
      design: design, platform: platform, parameters: interaction.parameters)
    var declared = Declared(
      name: interaction.name, annotation: interaction.annotation,
      summary: Shown(interaction.states.map(\.state.rawValue).joined(separator: ", ")))
    declared.facets = reader.facets(of: interaction.parameters)
    declared.orders = [reader.order(of: interaction.parameters)]
    declared.facets.append(
      Facet(
        Aspect(.tap), Shown(interaction.isTap ? "answers to taps" : "does not answer to taps"),
        changed: .init(.breaking, "generated code has another name")))
    for (state, effects) in interaction.states {
      for effect in effects {
        declared.facets += reader.facets(of: effect, state.rawValue)
      }
    }
    declared.facets.append(
      Facet(Aspect(.animation), interaction.animation.map { Shown(design[$0].name) }))
    return declared
  }

  private func facets(of effect: InteractionDeclaration.Effect, _ state: String) -> [Facet] {
    func aspect(_ name: String) -> Aspect { Aspect(.effect, name, state: state) }
    switch effect {
    case .opacity(let value): return [facet(aspect("opacity"), value, unit: "")]
    case .scale(let value): return [facet(aspect("scale"), value, unit: "")]
    case .offset(let x, let y):
      return [
        facet(aspect("offset x"), x, unit: "px"), facet(aspect("offset y"), y, unit: "px"),
      ]
    case .overlay(let color, let opacity):
      return [
        facet(aspect("overlay colour"), color), facet(aspect("overlay opacity"), opacity, unit: ""),
      ]
    case .background(let color): return [facet(aspect("background"), color)]
    case .shadow(let shadow):
      return [
        Facet(aspect("shadow"), modes: modes(of: shadow) { $0.tokens }) { _, context in
          shadow.value(on: platform, in: context).map { self.shadow($0, context) }
        }
      ]
    }
  }

  func facet(
    _ aspect: Aspect, _ value: Conditional<Measure>, unit: String
  ) -> Facet {
    Facet(aspect, modes: modes(of: value) { $0.tokens }) { _, context in
      value.value(on: platform, in: context).map { measure($0, unit: unit, context) }
    }
  }

  private func facet(_ aspect: Aspect, _ value: Conditional<ColorExpression>) -> Facet {
    Facet(aspect, modes: modes(of: value) { $0.tokens }) { _, context in
      value.value(on: platform, in: context).map { color($0, context) }
    }
  }
}
