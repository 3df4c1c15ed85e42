import Emission
import IR

/// Components that are constants only, and the constants that others add to theirs.
extension ComponentWriter {
  mutating func recipeComponent(to writer: inout Writer) {
    let all = recipeMembers() + customMembers()
    writer.blank()
    let start = writer.bytes.count
    writer.annotation(component.annotation)
    let arguments = arguments(inside: true)
    guard !arguments.isEmpty else {
      writer.block("public enum \(id: names.type) {") { writer in
        for member in all {
          guard case .expression(let code) = member.body else { continue }
          writer.constant(
            "public nonisolated static let \(member.name): \(member.type)", .plain(code),
            from: writer.bytes.count)
        }
      }
      writer.keepLayout(from: start)
      return
    }
    writer.block("public struct \(id: names.type): Hashable, Sendable {") { writer in
      choiceTypes(to: &writer)
      writer.separate()
      storedProperties("public var", inside: true, to: &writer)
      writer.blank()
      writer.function("public init", arguments.map(\.signature)) { writer in
        for argument in arguments { argument.assign(&writer) }
      }
      publicMembers(all, to: &writer)
    }
    writer.keepLayout(from: start)
  }

  /// The spec's own properties, which the views do not know.
  mutating func customMembers() -> [Member] {
    var result: [Member] = []
    for (place, property) in component.customProperties.enumerated() {
      let kind: PropertyKind =
        switch property.kind {
        case .color: .color
        case .dimension: .length
        case .number: .number
        case .string: .string
        case .boolean: .boolean
        }
      let name = "\(id: names.customProperties[place])" as Code<Swift>
      result += constants(StatefulTable(.custom(place), of: component), kind, name: name)
    }
    return result
  }

  private mutating func recipeMembers() -> [Member] {
    var result = members
    members = []
    for constant in constants {
      result.append(
        Member(name: constant.name, type: constant.type, body: .expression(constant.value)))
    }
    if case .declared(let id, let arguments)? = component.shape {
      let shape = stillShape(id, arguments)
      result.append(Member(name: shape.name, type: shape.type, body: .expression(shape.value)))
    }
    let fonts = FontTables(component, in: values.design)
    let lengths: [(StatefulTable, Code<Swift>)] = [
      (StatefulTable(.width, of: component), "width"),
      (StatefulTable(.height, of: component), "height"),
      (StatefulTable(.minWidth, of: component), "minWidth"),
      (StatefulTable(.minHeight, of: component), "minHeight"),
      (StatefulTable(.maxWidth, of: component), "maxWidth"),
      (StatefulTable(.maxHeight, of: component), "maxHeight"),
      (StatefulTable(.cornerRadius, of: component), "cornerRadius"),
      (StatefulTable(.gap, of: component), "gap"),
      (StatefulTable(.offsetX, of: component), "offsetX"),
      (StatefulTable(.offsetY, of: component), "offsetY"),
      (StatefulTable(.borderWidth, of: component), "borderWidth"),
    ]
    for (table, name) in lengths { result += constants(table, .length, name: name) }
    result += distances({ .padding($0) }, "padding", component.paddingFrame)
    result += distances({ .margin($0) }, "margin", component.marginFrame)
    for (property, name) in [
      (Property.background, "background"), (.foreground, "foreground"),
      (.borderColor, "borderColor"),
    ]
      as [(Property, Code<Swift>)]
    {
      result += constants(StatefulTable(property, of: component), .color, name: name)
    }
    result += constants(StatefulTable(.shadow, of: component), .shadow, name: "shadow")
    result += constants(StatefulTable(.opacity, of: component), .number, name: "opacity")
    result += constants(StatefulTable(.scale, of: component), .length, name: "scale")
    result += constants(StatefulTable(.font, of: component), .typography, name: "font")
    result += constants(fonts.family, .family, name: "fontFamily")
    result += constants(fonts.size, .length, name: "fontSize")
    result += constants(fonts.weight, .fontWeight, name: "fontWeight")
    result += constants(fonts.lineHeight, .length, name: "lineHeight")
    result += constants(fonts.letterSpacing, .length, name: "letterSpacing")
    if let animation = component.animation {
      result.append(
        Member(
          name: "animation", type: values.types.animation,
          body: .expression(values.animation(animation, interactive: false).code)))
    }
    return result
  }

  private mutating func distances(
    _ property: (Side) -> Property, _ name: Code<Swift>, _ frame: SideFrame
  ) -> [Member] {
    let isPhysical = frame == .physical
    let sides: [(Side, Code<Swift>)] = [
      (.top, "Top"), (.bottom, "Bottom"), (.start, isPhysical ? "Left" : "Start"),
      (.end, isPhysical ? "Right" : "End"),
    ]
    var result: [Member] = []
    for (side, suffix) in sides {
      result += constants(
        StatefulTable(property(side), of: component), .length, name: name + suffix)
    }
    return result
  }

  /// A property as public members: its value at rest, and in the states that change it.
  private mutating func constants(
    _ table: StatefulTable, _ kind: PropertyKind, name: Code<Swift>
  ) -> [Member] {
    let kept = members
    members = []
    defer { members = kept }
    var result: [Member] = []
    var readings: [(Code<Swift>, Reading)] = []
    if let rest = reading(table.rest, kind, name: name) { readings.append((name, rest)) }
    for (state, table) in table.states {
      let stateName = Self.name(name, in: state)
      if let reading = reading(table, kind, name: stateName) {
        readings.append((stateName, reading))
      }
    }
    for (name, reading) in readings {
      if let member = members.first(where: { $0.name == reading.code }) {
        result.append(member)
      } else {
        let type = kind.type(values)
        result.append(
          Member(
            name: name, type: reading.isOptional ? "\(type)?" : type,
            body: .expression(reading.code)))
      }
    }
    return result
  }
}
