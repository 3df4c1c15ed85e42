import Emission
import Geometry
import IR

/// A value that differs by mode, brought along to where no mode can be read: into a shape, or what
/// draws an interaction.
struct ModalField {
  var value: ModalValue
  var name: Identifier<Kotlin>
}

extension KotlinFile {
  /// Names for values, each value once.
  func modalFields(_ values: [ModalValue], apart taken: [String]) -> [ModalField] {
    var taken = Set(taken)
    var fields: [ModalField] = []
    for value in values where !fields.contains(where: { $0.value == value }) {
      let base =
        NameMaker.name(words(of: value), within: ["token"], .property)?.identifier.name ?? "token"
      let name = ModalValues.free(base, taken)
      taken.insert(name.name)
      fields.append(ModalField(value: value, name: name))
    }
    return fields
  }

  /// What an interaction draws with.
  func modalFields(
    _ interaction: InteractionDeclaration, _ interactionNames: InteractionNames,
    _ effects: [StateEffects]
  ) -> [ModalField] {
    let scope = FormulaScope(interaction.parameters, interactionNames.parameters)
    var values: [ModalValue] = []
    for effect in effects {
      for measure in [
        effect.opacity, effect.scale, effect.offset?.x, effect.offset?.y, effect.overlay?.opacity,
      ] {
        if let measure { values += modalValues(in: measure) }
      }
      for color in [effect.overlay?.color, effect.background] {
        if let value = color.flatMap({ modalValue(of: $0, in: scope) }) { values.append(value) }
      }
    }
    return modalFields(
      values,
      apart: interactionNames.parameters.map(\.name) + [
        "shape", "enabled", "drawsBackground", "drawsFocus",
      ])
  }

  func modalValues(in measure: Measure) -> [ModalValue] {
    measure.symbols.compactMap { symbol in
      guard case .token(let index) = symbol, differs(TokenID(index)) else { return nil }
      return .token(TokenID(index))
    }
  }

  /// The value, where modes can be read.
  mutating func source(of value: ModalValue) -> Code<Kotlin>? {
    if case .token(let id) = value { return name(of: id) }
    return name(of: value)
  }
}
