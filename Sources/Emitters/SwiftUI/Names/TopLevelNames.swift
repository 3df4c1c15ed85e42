import Diagnostics
import Emission
import Geometry
import IR

/// The Swift names of shapes, interactions and components: all that stands beside the namespace.
struct TopLevelNames {
  private(set) var shapes: [ShapeNames] = []
  private(set) var interactions: [InteractionNames] = []
  private(set) var components: [ComponentNames] = []
  private(set) var brokenRules: FormatRules = []
  private var scope = NameTable(platformName: "Swift")
  private var taken: Set<String> = []
  private var sugarScope = NameTable(platformName: "Swift")
  private let prefix: String
  private let hasPreviews: Bool

  init(_ values: inout Values, settings: OutputSettings, diagnostics: inout DiagnosticList) {
    prefix = settings.componentPrefix
    hasPreviews = settings.hasPreviews
    let design = values.design
    for name in values.names.topLevel {
      scope.reserve(name.name)
      taken.insert(name.name)
    }
    for shape in design.shapes {
      shapes.append(names(of: shape, &values, &diagnostics))
    }
    for (place, _) in design.interactions.enumerated() {
      interactions.append(names(ofInteraction: place, &values, &diagnostics))
    }
    for component in design.components {
      components.append(names(of: component, &values, &diagnostics))
    }
    addPrivateNames(design)
    noteBrokenRules()
  }

  /// Private types take what names the public ones leave.
  private mutating func addPrivateNames(_ design: DesignSystem) {
    for (place, interaction) in design.interactions.enumerated() {
      let name = interaction.name + (interaction.isTap ? " tap" : " interaction")
      if interaction.hasMoreThanBackground { interactions[place].modifier = free(name) }
      if interaction.hasBackground { interactions[place].background = free(name + " background") }
    }
    for (place, component) in design.components.enumerated() where component.kind != .none {
      let name = prefix + " " + component.name
      if component.kind == .button {
        components[place].label = free(name + " label")
      } else if component.kind == .toggle || component.isPressable(in: design) {
        components[place].label = free(name + " label")
        components[place].tapStyle = free(name + " tap style")
      }
      components[place].parts = component.parts.map { free(name + " " + $0.recipe.name) }
      if hasPreviews { components[place].preview = free(name + " previews") }
    }
  }

  private mutating func free(_ name: String) -> Identifier<Swift> {
    var name = name
    var type = Naming.type(name, in: "Design")
    while !taken.insert(type.name).inserted {
      name += " part"
      type = Naming.type(name, in: "Design")
    }
    return type
  }

  private mutating func noteBrokenRules() {
    var names = shapes.map(\.type) + shapes.flatMap { $0.arguments.map(\.name) }
    for interaction in interactions {
      names += [interaction.function] + interaction.arguments.map(\.name)
      names += [interaction.modifier].compactMap { $0 }
    }
    for component in components {
      names += [component.type] + component.parameters.map(\.name) + component.customProperties
      names += [component.sugar].compactMap { $0 }
      for choice in component.choices {
        names += [choice.argument] + choice.cases + [choice.type].compactMap { $0 }
      }
    }
    for name in names { brokenRules.formUnion(name.brokenRules) }
  }

  private mutating func claim(
    _ name: String, for original: String, at span: SourceSpan, mend: String = "rename it",
    _ diagnostics: inout DiagnosticList
  ) -> Identifier<Swift> {
    let type = Naming.type(name, in: "Design")
    PlatformTypes.claim(
      type, for: original, in: &scope, at: span, mend: mend, diagnostics: &diagnostics)
    taken.insert(type.name)
    return type
  }

  private mutating func names(
    of shape: ShapeDeclaration, _ values: inout Values, _ diagnostics: inout DiagnosticList
  ) -> ShapeNames {
    let type = claim(
      shape.name + " shape", for: shape.name, at: shape.annotation.span, &diagnostics)
    var members = NameTable(platformName: "Swift")
    let own = shape.parameters.map {
      Naming.member($0.name, in: shape.name, unusable: ShapeNames.unusable).name
    }
    let modes = values.modes(of: shape, apart: ShapeNames.unusable.union(own))
    var names = ShapeNames(
      type: type, arguments: [], hasMinimumSize: false, isDrawnInSpiteOfDeprecation: false,
      modes: modes.modes, tokens: modes.tokens)
    var reading = values.reading(modes.modes)
    names.arguments = reading.arguments(
      shape.parameters, owner: shape.name, unusable: ShapeNames.unusable, numbersAreLengths: true,
      tokens: names.calls, in: &members, diagnostics: &diagnostics)
    let isUsedAlive = values.design.components.contains { component in
      guard case .declared(let id, _)? = component.shape else { return false }
      return values.design[id].name == shape.name && component.annotation.deprecation == nil
    }
    names.hasMinimumSize = shape.leastSize.width != .zero || shape.leastSize.height != .zero
    names.isDrawnInSpiteOfDeprecation = shape.annotation.deprecation != nil && isUsedAlive
    return names
  }

  private mutating func names(
    ofInteraction place: Int, _ values: inout Values, _ diagnostics: inout DiagnosticList
  ) -> InteractionNames {
    let interaction = values.design.interactions[place]
    let span = interaction.annotation.span
    let word = interaction.isTap ? " tap" : " interaction"
    let style =
      interaction.isTap
      ? claim(interaction.name + word + " style", for: interaction.name, at: span, &diagnostics)
      : nil
    let function = Naming.member(
      interaction.isTap ? "on tap with " + interaction.name : interaction.name + " interaction",
      in: "design")
    var members = NameTable(platformName: "Swift")
    let arguments = values.arguments(
      interaction.parameters, owner: interaction.name, unusable: InteractionNames.unusable,
      in: &members, diagnostics: &diagnostics)
    let users = values.design.components.filter { $0.interaction?.interaction.index == place }
    return InteractionNames(
      function: function, modifier: nil, style: style, background: nil, arguments: arguments,
      followsShape: interaction.hasOverlay && users.contains { $0.kind != .none })
  }

  private mutating func names(
    of component: Component, _ values: inout Values, _ diagnostics: inout DiagnosticList
  ) -> ComponentNames {
    let span = component.annotation.span
    let mend = """
      say componentPrefix in tessera.yaml, which goes before the names of all components, \
      or rename this one
      """
    let base = prefix + " " + component.name
    let type = claim(
      component.kind == .button ? base + " style" : base, for: component.name, at: span,
      mend: mend, &diagnostics)
    var members = NameTable(platformName: "Swift")
    let choices = choices(
      of: component, type: type, base: base, &values, &members, &diagnostics)
    var hidden: Set<String> = []
    if component.kind != .container {
      for case let type? in choices.map(\.type) { hidden.insert(type.name) }
    }
    values.types = TypeNames(hidden: hidden)
    let parameters = values.arguments(
      component.parameters, owner: component.name, unusable: ComponentNames.unusable, in: &members,
      diagnostics: &diagnostics)
    var names = ComponentNames(
      type: type, label: nil, tapStyle: nil, sugar: nil, hiddenTypes: hidden,
      parameters: parameters, choices: choices)
    for property in component.customProperties {
      let name = Naming.member(
        property.name, in: component.name, unusable: ComponentNames.unusable)
      members.claim(
        name.name, for: property.name, at: property.span, diagnostics: &diagnostics)
      names.customProperties.append(name)
    }
    if component.kind == .button {
      let sugar = Naming.member(ButtonSugar.name(base), in: "design")
      sugarScope.claim(sugar.name, for: component.name, at: span, diagnostics: &diagnostics)
      names.sugar = sugar
    }
    return names
  }

  /// A container is generic, and a type in a generic one would be another for each content: its
  /// choices stand beside it.
  private mutating func choices(
    of component: Component, type: Identifier<Swift>, base: String, _ values: inout Values,
    _ members: inout NameTable, _ diagnostics: inout DiagnosticList
  ) -> [ChoiceNames] {
    var result: [ChoiceNames] = []
    for axis in component.axes {
      let argument = Naming.member(
        axis.name, in: component.name, unusable: ComponentNames.unusable)
      members.claim(argument.name, for: axis.name, at: axis.span, diagnostics: &diagnostics)
      guard !axis.isBoolean else {
        result.append(
          ChoiceNames(argument: argument, type: nil, path: values.types.bool, cases: []))
        continue
      }
      let name: Identifier<Swift>
      let path: Code<Swift>
      if component.kind == .container {
        name = claim(base + " " + axis.name, for: axis.name, at: axis.span, &diagnostics)
        path = "\(id: name)"
      } else {
        name = Naming.type(
          axis.name, in: component.name,
          unusable: ComponentNames.unusableTypes.union([values.names.namespace.name]))
        members.claim(name.name, for: axis.name, at: axis.span, diagnostics: &diagnostics)
        path = "\(id: type).\(id: name)"
      }
      var scope = NameTable(platformName: "Swift")
      let cases = axis.options.map { option in
        let label = Naming.member(option.name, in: name.name, unusable: ChoiceNames.unusable)
        scope.claim(label.name, for: option.name, at: option.span, diagnostics: &diagnostics)
        return label
      }
      result.append(ChoiceNames(argument: argument, type: name, path: path, cases: cases))
    }
    return result
  }
}
