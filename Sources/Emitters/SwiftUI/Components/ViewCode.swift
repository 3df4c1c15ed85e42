import Emission
import Geometry
import IR

/// What a component draws: its content with all modifiers, from the inside outwards.
extension ComponentWriter {
  /// - Parameters:
  ///   - root: the content.
  ///   - isText: whether the content is a `Text`.
  mutating func view(_ root: Code<Swift>, isText: Bool) -> Chain {
    resolveParameters()
    let outline = outline()
    var chain = laidOut(root)
    defer {
      // What callers can read may ask whether the component is mirrored, too.
      members = members.mentioned(in: chain.code + constants.map(\.value) + [mirroringName])
    }
    chain.items += fontModifiers(isText: isText && chain.children.isEmpty)
    if let foreground = foreground() { chain.items.append(foreground) }
    chain.items += distances(
      { .padding($0) }, name: "padding", frame: component.paddingFrame)
    chain.items += sizes()
    if let background = background() {
      chain.items.append(.call(".background", [background, "in: \(outline ?? "Rectangle()")"]))
    }
    if component.kind == .container, let outline {
      chain.items.append(.call(".clipShape", [outline]))
    }
    chain.items += edges(outline)
    chain.items += effects(outline)
    chain.items += limitsAndPlace()
    chain.items += distances({ .margin($0) }, name: "margin", frame: component.marginFrame)
    return chain
  }

  private mutating func foreground() -> ChainItem? {
    guard let color = read(.foreground, .color, name: "foreground") else { return nil }
    // Only this one takes "none", which leaves the colour to what lies around.
    return .call(color.isOptional ? ".foregroundColor" : ".foregroundStyle", [color.code])
  }

  /// The colour behind the content. An interaction's counts where no state of the component's own
  /// says another.
  private mutating func background() -> Code<Swift>? {
    let table = StatefulTable(.background, of: component)
    let clear = "\(values.types.color).clear" as Code<Swift>
    var links = links(table, .color, name: "background")
    links += interactionBackgrounds()
    let rest = reading(table.rest, .color, name: "background", unset: clear)
    return combine(links, rest: rest, .color, name: "background", unset: clear)?.code
  }

  // MARK: Border and shadow

  /// The border inside the edge of the shape, and its shadows behind and upon it.
  private mutating func edges(_ outline: Code<Swift>?) -> [ChainItem] {
    var items: [ChainItem] = []
    if let width = read(.borderWidth, .length, name: "borderWidth", unset: "0"),
      let color = read(
        .borderColor, .color, name: "borderColor", unset: "\(values.types.color).clear")
    {
      items.append(.closure(".overlay", border(outline ?? "Rectangle()", width, color)))
    }
    if let shadow = read(
      .shadow, .shadow, name: "shadow", unset: "\(id: values.names.shadowType)()")
    {
      items.append(.call(".shadow", [shadow.code, "in: \(outline ?? "Rectangle()")"]))
    }
    return items
  }

  private mutating func border(
    _ outline: Code<Swift>, _ width: Reading, _ color: Reading
  ) -> Chain {
    // Half of a line lies outside of the edge that it follows: it is drawn twice as wide, and cut.
    let isDeclared = if case .declared? = component.shape { true } else { false }
    let lineWidth: Code<Swift> = isDeclared ? "2 * \(width.operand)" : width.code
    var style: [Code<Swift>] = ["lineWidth: \(lineWidth)"]
    if case .strokeStyle(let stroke)? = component.constant(
      .borderStyle, on: SwiftUIEmitter.platform)
    {
      var dashes = values.strokeStyleArguments(stroke, width: width.operand)
      if case .measure(let measure)? = component.constant(
        .borderWidth, on: SwiftUIEmitter.platform), let constant = measure.constantValue,
        component.states.isEmpty
      {
        dashes = values.strokeStyleArguments(stroke, width: constant)
      }
      if !dashes.isEmpty {
        let all = (style + dashes).joined(separator: ", ")
        style = ["style: \(values.types.strokeStyle)(\(all))"]
      }
    }
    var chain = Chain(root: outline)
    chain.items.append(.call(isDeclared ? ".stroke" : ".strokeBorder", [color.code] + style))
    if isDeclared { chain.items.append(.call(".clipShape", [outline])) }
    return chain
  }

  // MARK: Shape

  /// The component's shape: the name `shape`, or what makes one of SwiftUI's own.
  private mutating func outline() -> Code<Swift>? {
    switch component.shape {
    case nil:
      guard let radius = read(.cornerRadius, .length, name: "cornerRadius", unset: "0") else {
        return nil
      }
      return "RoundedRectangle(cornerRadius: \(radius.code), style: .circular)"
    case .rectangle: return "Rectangle()"
    case .capsule: return "Capsule(style: .circular)"
    case .circle: return "Circle()"
    case .roundedRectangle(let radius):
      let code = inModes(values.modalAxes(radius), "cornerRadius", values.types.length) {
        $0.values.measure(radius, $0.symbols).code
      }
      return "RoundedRectangle(cornerRadius: \(code), style: .circular)"
    case .declared(let id, let arguments):
      constants.append(declaredShape(id, arguments))
      return "shape"
    }
  }

  private mutating func declaredShape(_ id: ShapeID, _ arguments: [Measure?]) -> Constant {
    let shape = context.names.shapes[id.index]
    var parts = shapeArguments(id, arguments)
    switch (values.design[id].axis, mirroring) {
    case (.fixed, .constant(false)): break
    case (.fixed, .constant(true)): parts.append("mirrored: true")
    case (.fixed, .named(let name)): parts.append("mirrored: \(name)")
    case (.start, .constant(let flag)):
      needs.insert(.layoutDirection)
      parts.append(flag ? "mirrored: !isRightToLeft" : "mirrored: isRightToLeft")
    case (.start, .named(let name)):
      needs.insert(.layoutDirection)
      parts.append("mirrored: \(name) != isRightToLeft")
    }
    return Constant(
      name: "shape", type: "\(id: shape.type)",
      value: "\(id: shape.type)(\(parts.joined(separator: ", ")))")
  }

  /// The shape without regard to the reading direction.
  mutating func stillShape(_ id: ShapeID, _ arguments: [Measure?]) -> Constant {
    let type = "\(id: context.names.shapes[id.index].type)" as Code<Swift>
    var parts = shapeArguments(id, arguments)
    switch mirroring {
    case .constant(false): break
    case .constant(true): parts.append("mirrored: true")
    case .named(let name): parts.append("mirrored: \(name)")
    }
    return Constant(name: "shape", type: type, value: "\(type)(\(parts.joined(separator: ", ")))")
  }

  /// What the component gives the shape's parameters.
  mutating func shapeArguments(_ id: ShapeID, _ arguments: [Measure?]) -> [Code<Swift>] {
    let shape = context.names.shapes[id.index]
    var parts: [Code<Swift>] = []
    if shape.isDrawnInSpiteOfDeprecation { parts.append("forComponents: ()") }
    for (argument, name) in zip(arguments, shape.arguments) {
      guard let argument else { continue }
      let code = inModes(values.modalAxes(argument), "\(id: name.name)", values.types.length) {
        $0.values.measure(argument, $0.symbols).code
      }
      parts.append("\(label: name.name): \(code)")
    }
    for mode in shape.modes where values.arguments.contains(mode.axis) {
      parts.append("\(label: mode.name): \(values.argument(of: mode.axis))")
    }
    return parts
  }

  // MARK: Opacity, scale and the interaction

  private mutating func effects(_ outline: Code<Swift>?) -> [ChainItem] {
    var items: [ChainItem] = []
    if let opacity = running(opacity(), from: part?.start?.opacity, rest: "1") {
      items.append(.call(".compositingGroup", []))
      items.append(.call(".opacity", [opacity.code]))
    }
    if let scale = running(scale(), from: part?.start?.scale, rest: "1", moves: true) {
      items.append(.call(".scaleEffect", [scale.code]))
    }
    items += offset()
    if let use = component.interaction, let modifier = interactionModifier(use, outline) {
      items.append(modifier)
    }
    if part == nil, component.kind == .button || names.label != nil {
      items.append(.call(".contentShape", [outline ?? "Rectangle()"]))
    }
    if needs.contains(.isHovered) { items.append(.hover) }
    items += animations() + runningAnimation()
    return items
  }

  /// SwiftUI turns the x round where text runs from right to left.
  private mutating func offset() -> [ChainItem] {
    let x = read(.offsetX, .length, name: "offsetX", unset: "0")
    let y = read(.offsetY, .length, name: "offsetY", unset: "0")
    var arguments: [Code<Swift>] = []
    if let x = running(x, from: part?.start?.offsetX, rest: "0", moves: true) {
      arguments.append("x: \(x.code)")
    }
    if let y = running(y, from: part?.start?.offsetY, rest: "0", moves: true) {
      arguments.append("y: \(y.code)")
    }
    return arguments.isEmpty ? [] : [.call(".offset", arguments)]
  }

  /// Where movement is reduced, states that move the component fade it instead.
  private mutating func opacity() -> Reading? {
    let opacity = StatefulTable(.opacity, of: component)
    let scale = StatefulTable(.scale, of: component)
    var links: [StateLink] = []
    for state in State.allCases.reversed() {
      let own = opacity.states.filter { $0.state == state }
      if !own.isEmpty {
        links += self.links(StatefulTable(rest: nil, states: own), .number, name: "opacity")
      } else if scale.states.contains(where: { $0.state == state }) {
        needs.insert(.reduceMotion)
        links.append(
          StateLink(
            condition: "\(needs.condition(for: state)) && reduceMotion", reading: Reading("0.75")))
      }
    }
    let rest = reading(opacity.rest, .number, name: "opacity", unset: "1")
    return combine(links, rest: rest, .number, name: "opacity", unset: "1")
  }

  private mutating func scale() -> Reading? {
    let table = StatefulTable(.scale, of: component)
    var links = links(table, .length, name: "scale")
    let rest = reading(table.rest, .length, name: "scale", unset: "1")
    guard !links.isEmpty else { return rest }
    needs.insert(.reduceMotion)
    if links.count == 1, !links[0].reading.isOptional {
      links[0].condition += " && !reduceMotion"
      links[0].isDisabled = false
    } else {
      links.insert(
        StateLink(condition: "reduceMotion", reading: rest ?? Reading("1")), at: 0)
    }
    return combine(links, rest: rest, .length, name: "scale", unset: "1")
  }

  /// What animates the component's own states: the interaction's animation, else its own.
  private mutating func animations() -> [ChainItem] {
    let states = component.states.filter { entry in
      entry.properties.contains { $0.table.specialized(to: SwiftUIEmitter.platform).isSet }
    }.map(\.state)
    let interaction = component.interaction.map { values.design[$0.interaction] }
    let animation: Code<Swift>?
    if let id = interaction?.animation {
      animation = self.animation(id, interactive: true)
    } else {
      animation = component.animation.map { self.animation($0, interactive: false) }
    }
    guard let animation else { return [] }
    let covered = interaction?.animation == nil ? [] : interaction?.states.map(\.state) ?? []
    var items: [ChainItem] = []
    for state in states where !covered.contains(state) {
      // What stands elsewhere in a state jumps there for readers who asked for less movement.
      let moves = [Property.offsetX, .offsetY].contains { property in
        StatefulTable(property, of: component).states.contains { $0.state == state }
      }
      if moves { needs.insert(.reduceMotion) }
      let code: Code<Swift> = moves ? "reduceMotion ? nil : \(animation)" : animation
      items.append(.call(".animation", [code, "value: \(needs.value(of: state))"]))
    }
    return items
  }
}

extension ModalWriter {
  /// An animation, which may differ by modes.
  mutating func animation(_ id: AnimationID, interactive: Bool) -> Code<Swift> {
    inModes(values.modalAxes(id), "animation", values.types.animation) {
      $0.values.animation(id, interactive: interactive).code
    }
  }
}

extension VariantTable {
  /// Whether some choice has a value.
  var isSet: Bool { cells.contains { $0 != nil } }
}
