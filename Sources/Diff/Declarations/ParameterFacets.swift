import IR

extension ValueReader {
  /// What callers can set.
  func facets(of parameters: [Parameter]) -> [Facet] {
    parameters.flatMap { parameter -> [Facet] in
      let aspect = Aspect(.parameter, parameter.name)
      let isRequired = parameter.defaultValue == nil
      let whole = Facet(
        aspect, Shown(parameter.kind.rawValue),
        added: isRequired ? .init(.breaking, "callers have to give it") : .feature,
        removed: .init(.breaking, "callers that give it break"),
        changed: .init(.breaking, "callers that give it break"))
      guard let value = parameter.defaultValue else { return [whole] }
      var facet = Facet(
        Aspect(.parameterDefault, parameter.name), modes: modes(of: value) { $0.tokens }
      ) { _, context in
        value.value(on: platform, in: context).map {
          parameterDefault($0, kind: parameter.kind, context)
        }
      }
      facet.parent = aspect
      facet.added = .feature
      facet.removed = .init(.breaking, "callers that leave it out break")
      return [whole, facet]
    }
  }

  func order(of parameters: [Parameter]) -> (aspect: Aspect, names: [String]) {
    (Aspect(.parameterOrder), parameters.map(\.name))
  }
}
