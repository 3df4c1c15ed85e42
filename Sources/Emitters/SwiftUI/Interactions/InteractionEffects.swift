import Emission
import Geometry
import IR

/// The effects of an interaction as modifiers.
extension InteractionWriter {
  private typealias Effect = InteractionDeclaration.Effect

  /// The modifiers of all effects, save the background.
  mutating func effects() -> [ChainItem] {
    var items: [ChainItem] = []
    if let overlay = overlay() { items.append(overlay) }
    if let shadow = shadow() { items.append(.call(".shadow", [shadow])) }
    if let opacity = value("opacity", "Double", links: opacityLinks(), rest: "1") {
      items.append(.call(".compositingGroup", []))
      items.append(.call(".opacity", [opacity]))
    }
    let scale = still(
      links("scale") {
        if case .scale(let measure) = $0 { measure.value(on: SwiftUIEmitter.platform) } else { nil }
      }, rest: "1")
    if let scale = value("scale", "CGFloat", links: scale, rest: "1") {
      items.append(.call(".scaleEffect", [scale]))
    }
    let x = still(
      links("offsetX") {
        if case .offset(let x, _) = $0 { x.value(on: SwiftUIEmitter.platform) } else { nil }
      }, rest: "0")
    let y = still(
      links("offsetY") {
        if case .offset(_, let y) = $0 { y.value(on: SwiftUIEmitter.platform) } else { nil }
      }, rest: "0")
    var offset: [Code<Swift>] = []
    // SwiftUI turns the x of an offset round where text runs from right to left.
    if x.contains(where: { $0.value.text != "0" }),
      let x = value("offsetX", "CGFloat", links: x, rest: "0")
    {
      offset.append("x: \(x)")
    }
    if y.contains(where: { $0.value.text != "0" }),
      let y = value("offsetY", "CGFloat", links: y, rest: "0")
    {
      offset.append("y: \(y)")
    }
    if !offset.isEmpty { items.append(.call(".offset", offset)) }
    return items
  }

  /// The modifier that lays a colour behind the view.
  mutating func background() -> [ChainItem] {
    var links: [Link] = []
    for (state, effects) in interaction.states.reversed() {
      for case .background(let color) in effects {
        guard let color = color.value(on: SwiftUIEmitter.platform) else { continue }
        links.append(link(state, code(color, ComponentWriter.name("background", in: state))))
      }
    }
    guard let color = value("background", "Color", links: links, rest: "Color.clear") else {
      return []
    }
    return [.call(".background", [color, "in: Rectangle()"])]
  }

  /// What animates the states that have an effect of those that count.
  mutating func animations(of counts: (InteractionDeclaration.Effect) -> Bool) -> [ChainItem] {
    guard let id = interaction.animation else { return [] }
    var animation = self.animation(id, interactive: true)
    if needs.contains(.reduceMotion), case .spring = values.design[id].timing {
      // What fades in place of moving must not swing.
      animation = "reduceMotion ? .easeOut : \(animation)"
    }
    var items: [ChainItem] = []
    for (state, effects) in interaction.states where effects.contains(where: counts) {
      items.append(.call(".animation", [animation, "value: \(needs.value(of: state))"]))
    }
    return items
  }

  // MARK: Shadow

  private mutating func shadow() -> Code<Swift>? {
    let type: Code<Swift> = "\(id: values.names.shadowType)"
    var links: [Link] = []
    for (state, effects) in interaction.states.reversed() {
      for case .shadow(let shadow) in effects {
        guard let shadow = shadow.value(on: SwiftUIEmitter.platform) else { continue }
        let value = PropertyValue.shadow(shadow)
        let axes = values.modalAxes(value, parameters: interaction.parameters)
        let code = inModes(axes, ComponentWriter.name("shadow", in: state), type) {
          $0.values.shadow(shadow)
        }
        links.append(link(state, code))
      }
    }
    return value("shadow", type, links: links, rest: "\(type)()")
  }

  // MARK: Overlay

  private mutating func overlay() -> ChainItem? {
    var layers: [(state: State, color: Code<Swift>, opacity: Code<Swift>)] = []
    for (state, effects) in interaction.states.reversed() {
      for case .overlay(let color, let opacity) in effects {
        guard let color = color.value(on: SwiftUIEmitter.platform),
          let opacity = opacity.value(on: SwiftUIEmitter.platform)
        else { continue }
        let name = ComponentWriter.name("overlay", in: state)
        layers.append((state, code(color, name), code(opacity, name + "Opacity", "Double")))
      }
    }
    guard let lowest = layers.last else { return nil }
    var content: Chain
    if layers.allSatisfy({ $0.color == lowest.color }) {
      var links: [Link] = []
      for layer in layers { links.append(link(layer.state, layer.opacity)) }
      guard let opacity = value("overlayOpacity", "Double", links: links, rest: "0") else {
        return nil
      }
      content = Chain(root: lowest.color, items: [.call(".opacity", [opacity])])
      if names.followsShape {
        content = Chain(
          root: "shape.fill(\(lowest.color))", items: [.call(".opacity", [opacity])])
      }
    } else {
      var links: [Link] = []
      for layer in layers {
        links.append(link(layer.state, "\(layer.color).opacity(\(layer.opacity))"))
      }
      let color =
        value("overlay", "Color", links: links, rest: "\(lowest.color).opacity(0)") ?? "Color.clear"
      content = Chain(root: names.followsShape ? "shape.fill(\(color))" : color)
    }
    content.items.append(.call(".allowsHitTesting", ["false"]))
    return .closure(".overlay", content)
  }

  // MARK: States

  /// What holds in a state, in falling precedence.
  private struct Link {
    var condition: Code<Swift>
    var value: Code<Swift>
    var isDisabled: Bool
  }

  private mutating func link(_ state: State, _ value: Code<Swift>) -> Link {
    Link(
      condition: needs.condition(for: state), value: value, isDisabled: state == .disabled)
  }

  private mutating func links(
    _ name: Code<Swift>, _ measure: (Effect) -> Measure?
  ) -> [Link] {
    var links: [Link] = []
    for (state, effects) in interaction.states.reversed() {
      guard let measure = effects.lazy.compactMap(measure).first else { continue }
      let code = code(measure, ComponentWriter.name(name, in: state), "CGFloat")
      links.append(link(state, code))
    }
    return links
  }

  /// The opacities; where movement is reduced, states that move the view fade it instead.
  private mutating func opacityLinks() -> [Link] {
    var links: [Link] = []
    for (state, effects) in interaction.states.reversed() {
      var opacity: Measure?
      var moves = false
      for effect in effects {
        switch effect {
        case .opacity(let measure): opacity = measure.value(on: SwiftUIEmitter.platform)
        case .scale, .offset: moves = true
        case .overlay, .background, .shadow: break
        }
      }
      if let opacity {
        let code = code(opacity, ComponentWriter.name("opacity", in: state), "Double")
        links.append(link(state, code))
      } else if moves {
        needs.insert(.reduceMotion)
        let condition = needs.condition(for: state)
        links.append(
          Link(condition: "\(condition) && reduceMotion", value: "0.75", isDisabled: false))
      }
    }
    return links
  }

  /// Movement, which is left out where it is reduced.
  private mutating func still(_ links: [Link], rest: Code<Swift>) -> [Link] {
    guard var first = links.first else { return [] }
    needs.insert(.reduceMotion)
    guard links.count == 1 else {
      return [Link(condition: "reduceMotion", value: rest, isDisabled: false)] + links
    }
    first.condition += " && !reduceMotion"
    first.isDisabled = false
    return [first]
  }

  /// The value in the first state that holds, else the one at rest; `nil` when no state has one.
  private mutating func value(
    _ name: Code<Swift>, _ type: Code<Swift>, links: [Link], rest: Code<Swift>
  ) -> Code<Swift>? {
    guard let first = links.first else { return nil }
    if links.count == 1 {
      return first.isDisabled
        ? "isEnabled ? \(rest) : \(first.value)"
        : "\(first.condition) ? \(first.value) : \(rest)"
    }
    var free = name
    let taken = names.arguments.map { "\(id: $0.name)" as Code<Swift> }
    while taken.contains(free) { free += "Value" }
    members.append(
      Member(
        name: free, type: type,
        body: .chain(
          links.map { .init(condition: $0.condition, value: $0.value) }, otherwise: rest)))
    return free
  }
}
