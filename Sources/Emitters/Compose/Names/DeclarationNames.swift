import Diagnostics
import Emission
import IR

/// The names of a shape, and of what its caller sets.
struct ShapeNames {
  var identifier: Identifier<Kotlin>
  /// The function that makes one of the current modes' values: `rememberBalloonShape`. `nil` where
  /// no default differs by mode.
  var factory: Identifier<Kotlin>?
  var parameters: [Identifier<Kotlin>]
}

/// The names of an interaction's modifier, of what its caller sets, and of what draws it.
struct InteractionNames {
  /// `onTapWithSpring`, `liftInteraction`
  var function: Identifier<Kotlin>
  /// `SpringIndication`
  var indication: Identifier<Kotlin>
  /// `SpringNode`
  var node: Identifier<Kotlin>
  var parameters: [Identifier<Kotlin>]
}

/// The names of a component, of what its caller sets, and of its variants.
struct ComponentNames {
  struct Axis {
    var parameter: Identifier<Kotlin>
    /// The enum of its options; `nil` for a choice between yes and no.
    var type: Identifier<Kotlin>?
    var options: [Identifier<Kotlin>]
  }

  var identifier: Identifier<Kotlin>
  /// As that of a shape, for a component that is constants only.
  var factory: Identifier<Kotlin>?
  /// The object that holds what no caller sets: `BadgeDefaults`.
  var defaults: Identifier<Kotlin>
  var parameters: [Identifier<Kotlin>]
  var axes: [Axis]
  /// By the place in `Component.customProperties`.
  var customProperties: [Identifier<Kotlin>]
  /// The colour of what stands on a background that is a parameter.
  var foreground: Identifier<Kotlin>
  /// The text style that a caller gives.
  var style: Identifier<Kotlin>
}

/// The names in the package: those of shapes, interactions and components, and, in each, those of
/// parameters and variants. An entry is `nil` when a fault was reported instead.
struct DeclarationNames {
  private(set) var shapes: [ShapeNames?] = []
  private(set) var interactions: [InteractionNames?] = []
  private(set) var components: [ComponentNames?] = []

  private var table = NameTable(platformName: "Kotlin")
  private let prefix: NameMaker.Words
  private let namespace: Identifier<Kotlin>
  /// The names that no entry of an enum may hide.
  private let needed: Set<String>

  init(
    _ design: DesignSystem, settings: OutputSettings, namespace: Identifier<Kotlin>,
    modes: ModeNames, diagnostics: inout DiagnosticList
  ) {
    prefix = NameStyle.words(settings.componentPrefix)
    self.namespace = namespace
    needed = Set([namespace.name, modes.values.name])
    table.reserve(namespace.name)
    for type in ["Shadow", "Gradient", "StrokeStyle"] { table.reserve(namespace.name + type) }
    for name in modes.topLevel { table.reserve(name) }
    for helper in Helper.allCases {
      for name in helper.names { table.reserve(name) }
    }
    for shape in design.shapes { shapes.append(name(shape, design, diagnostics: &diagnostics)) }
    for interaction in design.interactions {
      interactions.append(name(interaction, diagnostics: &diagnostics))
    }
    for component in design.components {
      components.append(name(component, design, diagnostics: &diagnostics))
    }
  }

  // MARK: Shapes and interactions

  private mutating func name(
    _ shape: ShapeDeclaration, _ design: DesignSystem, diagnostics: inout DiagnosticList
  ) -> ShapeNames? {
    let words = NameStyle.words(shape.name)
    var arguments = NameTable(platformName: "Kotlin")
    arguments.reserve("mirrored")
    guard
      let name = topLevel(
        words.isEmpty ? [] : words + ["shape"], .type, for: shape.name, in: "shapes",
        at: shape.annotation.span, diagnostics: &diagnostics),
      let parameters = parameters(
        shape.parameters, of: words, in: &arguments, diagnostics: &diagnostics)
    else { return nil }
    guard design.differs(shape) else {
      return ShapeNames(identifier: name, parameters: parameters)
    }
    guard
      let factory = topLevel(
        ["remember"] + words + ["shape"], .function, for: shape.name, in: "shapes",
        at: shape.annotation.span, diagnostics: &diagnostics)
    else { return nil }
    return ShapeNames(identifier: name, factory: factory, parameters: parameters)
  }

  private mutating func name(
    _ interaction: InteractionDeclaration, diagnostics: inout DiagnosticList
  ) -> InteractionNames? {
    let words = NameStyle.words(interaction.name)
    let span = interaction.annotation.span
    var arguments = NameTable(platformName: "Kotlin")
    for name in InteractionNames.ownArguments { arguments.reserve(name) }
    guard
      let function = topLevel(
        words.isEmpty
          ? [] : interaction.isTap ? ["on", "tap", "with"] + words : words + ["interaction"],
        .function, for: interaction.name, in: "interactions", at: span, diagnostics: &diagnostics),
      let indication = topLevel(
        words + ["indication"], .type, for: interaction.name, in: "interactions", at: span,
        diagnostics: &diagnostics),
      let node = topLevel(
        words + ["node"], .type, for: interaction.name, in: "interactions", at: span,
        diagnostics: &diagnostics),
      let parameters = parameters(
        interaction.parameters, of: words, in: &arguments, diagnostics: &diagnostics)
    else { return nil }
    return InteractionNames(
      function: function, indication: indication, node: node, parameters: parameters)
  }

  // MARK: Components

  private mutating func name(
    _ component: Component, _ design: DesignSystem, diagnostics: inout DiagnosticList
  ) -> ComponentNames? {
    let words = NameStyle.words(component.name)
    let all = words.isEmpty ? [] : prefix + words
    guard
      let identifier = topLevel(
        all, .type, for: component.name, in: "components", at: component.annotation.span,
        diagnostics: &diagnostics)
    else { return nil }
    guard let defaults = NameMaker.name(all + ["defaults"], within: [], .type)?.identifier else {
      return nil
    }
    if component.kind != .none, !component.customProperties.isEmpty {
      claim(defaults, for: "components.\(component.name)", component.annotation.span, &diagnostics)
    }
    var arguments = NameTable(platformName: "Kotlin")
    for name in ComponentNames.ownArguments(of: component) { arguments.reserve(name) }
    guard
      let parameters = parameters(
        component.parameters, of: words, in: &arguments, diagnostics: &diagnostics)
    else { return nil }
    var axes: [ComponentNames.Axis] = []
    for axis in component.axes {
      guard
        let axis = name(
          axis, of: component, words: all, arguments: &arguments, diagnostics: &diagnostics)
      else { return nil }
      axes.append(axis)
    }
    var properties: [Identifier<Kotlin>] = []
    for property in component.customProperties {
      guard
        let name = NameMaker.name(NameStyle.words(property.name), within: words, .property)
      else {
        NameMaker.report(unsayable: property.name, at: property.span, to: &diagnostics)
        return nil
      }
      properties.append(name.identifier)
    }
    var factory: Identifier<Kotlin>?
    if component.kind == .none, design.differs(component.parameters) {
      factory = topLevel(
        ["remember"] + all, .function, for: component.name, in: "components",
        at: component.annotation.span, diagnostics: &diagnostics)
    }
    let taken = Set(parameters.map(\.name) + axes.map(\.parameter.name))
    return ComponentNames(
      identifier: identifier, factory: factory, defaults: defaults, parameters: parameters,
      axes: axes,
      customProperties: properties,
      foreground: Identifier(known: taken.contains("foreground") ? "contentColor" : "foreground"),
      style: Identifier(known: taken.contains("style") ? "textStyle" : "style"))
  }

  private mutating func name(
    _ axis: VariantAxis, of component: Component, words: NameMaker.Words,
    arguments: inout NameTable, diagnostics: inout DiagnosticList
  ) -> ComponentNames.Axis? {
    let axisWords = NameStyle.words(axis.name)
    guard let parameter = NameMaker.name(axisWords, within: words, .property)?.identifier else {
      NameMaker.report(unsayable: axis.name, at: axis.span, to: &diagnostics)
      return nil
    }
    arguments.claim(
      parameter.name, for: "components.\(component.name).\(axis.name)", at: axis.span,
      diagnostics: &diagnostics)
    guard !axis.isBoolean else { return .init(parameter: parameter, type: nil, options: []) }
    guard
      let type = topLevel(
        words + axisWords, .type, for: "\(component.name).variants.\(axis.name)", in: "components",
        at: axis.span, diagnostics: &diagnostics)
    else { return nil }
    var table = NameTable(platformName: "Kotlin")
    var options: [Identifier<Kotlin>] = []
    for option in axis.options {
      guard
        let name = NameMaker.name(
          NameStyle.words(option.name), within: axisWords, .type, isTaken: needed.contains
        )?.identifier
      else {
        NameMaker.report(unsayable: option.name, at: option.span, to: &diagnostics)
        return nil
      }
      table.claim(
        name.name, for: "\(axis.name).\(option.name)", at: option.span, diagnostics: &diagnostics)
      options.append(name)
    }
    return .init(parameter: parameter, type: type, options: options)
  }

  // MARK: Common to all

  /// Claims a name of the package. It must not hide what people write beside it.
  private mutating func topLevel(
    _ words: NameMaker.Words, _ kind: NameMaker.Kind, for original: String, in section: String,
    at span: SourceSpan, diagnostics: inout DiagnosticList
  ) -> Identifier<Kotlin>? {
    guard
      let name = NameMaker.name(words, within: NameStyle.words(namespace.name), kind)?.identifier
    else {
      NameMaker.report(unsayable: original, at: span, to: &diagnostics)
      return nil
    }
    if kind == .type, PlatformNames.contains(name.name) {
      diagnostics.report(
        .error(
          .hidesPlatformType, at: span,
          "'\(original)' would be called '\(name.name)' in Kotlin and hide Compose's own '\(name.name)'",
          help: [
            "put a word before the names of all components: componentPrefix: \(namespace.name) in tessera.yaml, or rename it"
          ]))
    }
    claim(name, for: "\(section).\(original)", span, &diagnostics)
    return name
  }

  private mutating func claim(
    _ name: Identifier<Kotlin>, for original: String, _ span: SourceSpan,
    _ diagnostics: inout DiagnosticList
  ) {
    table.claim(name.name, for: original, at: span, diagnostics: &diagnostics)
  }

  private func parameters(
    _ parameters: [Parameter], of words: NameMaker.Words, in table: inout NameTable,
    diagnostics: inout DiagnosticList
  ) -> [Identifier<Kotlin>]? {
    var names: [Identifier<Kotlin>] = []
    for parameter in parameters {
      guard
        let name = NameMaker.name(NameStyle.words(parameter.name), within: words, .property)?
          .identifier
      else {
        NameMaker.report(unsayable: parameter.name, at: parameter.span, to: &diagnostics)
        return nil
      }
      table.claim(name.name, for: parameter.name, at: parameter.span, diagnostics: &diagnostics)
      names.append(name)
    }
    return names
  }
}

extension InteractionNames {
  /// What the modifiers themselves take, in addition to what specs declare.
  fileprivate static let ownArguments = [
    "enabled", "onClickLabel", "role", "interactionSource", "onClick", "shape", "drawsBackground",
    "drawsFocus",
  ]
}

extension ComponentNames {
  /// What a component itself takes, in addition to what its spec declares.
  fileprivate static func ownArguments(of component: Component) -> [String] {
    let responding = ["onClick", "enabled", "interactionSource"]
    let isResponding =
      component.interaction != nil
      || ([component] + component.parts.map(\.recipe)).contains { !$0.states.isEmpty }
    return switch component.kind {
    case .text:
      ["text", "modifier", "overflow", "softWrap", "maxLines"] + (isResponding ? responding : [])
    case .button: ["modifier", "content"] + responding
    case .container: ["modifier", "content"] + (isResponding ? responding : [])
    case .toggle: ["checked", "onCheckedChange", "modifier"] + responding
    case .field:
      ["value", "onValueChange", "modifier", "isError", "placeholder", "singleLine"]
        + ["keyboardOptions", "keyboardActions"] + responding
    case .graphic: ["modifier"]
    case .none: []
    }
  }
}
