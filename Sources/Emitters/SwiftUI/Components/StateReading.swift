import Emission
import IR

/// What a property is at rest and in the states that change it.
struct StatefulTable {
  var rest: VariantTable?
  /// In rising precedence.
  var states: [(state: State, table: VariantTable)]

  init(rest: VariantTable?, states: [(state: State, table: VariantTable)] = []) {
    self.rest = rest
    self.states = states
  }

  init(_ property: Property, of component: Component) {
    rest = component[property]
    states = component.states.compactMap { entry in
      entry.properties.first { $0.property == property }.map { (entry.state, $0.table) }
    }
  }
}

/// What holds in a state, in falling precedence.
struct StateLink {
  var condition: Code<Swift>
  var reading: Reading
  /// Whether the condition is that the component is disabled, which reads better turned round.
  var isDisabled = false
}

extension ComponentWriter {
  /// How a property is read at any moment.
  mutating func read(
    _ property: Property, _ kind: PropertyKind, name: Code<Swift>, unset: Code<Swift>? = nil
  ) -> Reading? {
    read(StatefulTable(property, of: component), kind, name: name, unset: unset)
  }

  mutating func read(
    _ table: StatefulTable, _ kind: PropertyKind, name: Code<Swift>, unset: Code<Swift>? = nil
  ) -> Reading? {
    let links = links(table, kind, name: name)
    let rest = reading(table.rest, kind, name: name, unset: unset)
    return combine(links, rest: rest, kind, name: name, unset: unset)
  }

  /// The states that set a property, the strongest first.
  mutating func links(
    _ table: StatefulTable, _ kind: PropertyKind, name: Code<Swift>
  ) -> [StateLink] {
    var links: [StateLink] = []
    for (state, table) in table.states.reversed() {
      guard let reading = reading(table, kind, name: Self.name(name, in: state)) else { continue }
      links.append(
        StateLink(
          condition: needs.condition(for: state), reading: reading, isDisabled: state == .disabled))
    }
    return links
  }

  /// `disabledFontSize`
  static func name(_ property: Code<Swift>, in state: State) -> Code<Swift> {
    switch state {
    case .hovered: "hovered\(property.capitalized)"
    case .focused: "focused\(property.capitalized)"
    case .pressed: "pressed\(property.capitalized)"
    case .checked: "checked\(property.capitalized)"
    case .invalid: "invalid\(property.capitalized)"
    case .disabled: "disabled\(property.capitalized)"
    }
  }

  /// The value in the first state that holds, else the one at rest.
  mutating func combine(
    _ links: [StateLink], rest: Reading?, _ kind: PropertyKind, name: Code<Swift>,
    unset: Code<Swift>?
  ) -> Reading? {
    guard !links.isEmpty else { return rest }
    var links = links
    for index in links.indices.reversed() {
      // A state that two speak for is the stronger one's.
      let isDecided = links[..<index].contains {
        $0.condition == links[index].condition && !$0.reading.isOptional
      }
      if isDecided { links.remove(at: index) }
    }
    let rest = rest ?? unset.map { Reading($0) } ?? Reading("nil", isOptional: true)
    while let last = links.last, !last.reading.isOptional, last.reading.code == rest.code {
      links.removeLast()
    }
    if links.isEmpty { return rest }
    if links.count == 1, let link = links.first, !link.reading.isOptional {
      return link.isDisabled
        ? Reading(
          "isEnabled ? \(rest.operand) : \(link.reading.operand)", isOptional: rest.isOptional,
          isCompound: true)
        : Reading(
          "\(link.condition) ? \(link.reading.operand) : \(rest.operand)",
          isOptional: rest.isOptional, isCompound: true)
    }
    let type = kind.type(values)
    let chain = links.map { link in
      link.reading.isOptional
        ? Member.Link(
          condition: "\(link.condition), let value: \(type) = \(link.reading.code)",
          value: "value")
        : Member.Link(condition: link.condition, value: link.reading.code)
    }
    let member = addMember(
      name, rest.isOptional ? "\(type)?" : type, body: .chain(chain, otherwise: rest.code))
    return Reading(member, isOptional: rest.isOptional)
  }
}

extension Code<Swift> {
  /// With a capital at its beginning: `fontSize` behind `disabled` is `disabledFontSize`.
  fileprivate var capitalized: Code {
    Identifier<Swift>(NameStyle.upperCamel(NameStyle.words(text))).map { "\(id: $0)" } ?? self
  }
}
