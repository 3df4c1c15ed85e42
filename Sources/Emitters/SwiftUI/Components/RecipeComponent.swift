import Emission
import IR

/// Components that are constants only, and the constants that others add to theirs.
extension ComponentWriter {
  mutating func recipeComponent(to writer: inout Writer) {
    let all = outside { $0.recipeMembers() + $0.customMembers() }
    writer.blank()
    let start = writer.bytes.count
    writer.annotation(component.annotation)
    let arguments = arguments(inside: true)
    guard !arguments.isEmpty else {
      writer.block("public enum \(id: names.type) {") { writer in
        for member in all {
          guard member.parameters.isEmpty else {
            writer.separate()
            writer.member(member, access: "public nonisolated static")
            continue
          }
          if writer.hasJustClosedBlock { writer.separate() }
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
      var axes = AxisSet()
      for mode in context.names.shapes[id.index].modes { axes.insert(mode.axis) }
      result += function("shape", over: axes) {
        let shape = $0.stillShape(id, arguments)
        return Member(name: shape.name, type: shape.type, body: .expression(shape.value))
      }
    }
    let fonts = FontTables(component, values)
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
      result += function("animation", over: axesOutside { $0.modalAxes(animation) }) {
        let code = $0.animation(animation, interactive: false)
        return Member(name: "animation", type: $0.values.types.animation, body: .expression(code))
      }
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
    for (name, reading) in readings.map({ ($0, unbracketed($1)) }) {
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
    result += functions(table.rest, kind, name: name)
    for (state, table) in table.states {
      result += functions(table, kind, name: Self.name(name, in: state))
    }
    return result
  }

  /// A parameter with its default is in brackets, which it does not need where it stands alone.
  private func unbracketed(_ reading: Reading) -> Reading {
    bareParameters[reading.code].map { Reading($0, isOptional: reading.isOptional) } ?? reading
  }

  // MARK: Modes

  /// The functions of modes beside a constant that differs by them.
  private mutating func functions(
    _ table: VariantTable?, _ kind: PropertyKind, name: Code<Swift>
  ) -> [Member] {
    guard let table = table?.specialized(to: SwiftUIEmitter.platform) else { return [] }
    var all = self
    let axes = all.outside(everyAxis) { $0.modalAxes(table) }
    return function(name, over: axes) { writer in
      guard let reading = writer.reading(table, kind, name: name).map(writer.unbracketed) else {
        return nil
      }
      let type = kind.type(writer.values)
      return Member(
        name: name, type: reading.isOptional ? "\(type)?" : type, body: .expression(reading.code))
    }
  }

  private func axesOutside(_ axes: (Values) -> AxisSet) -> AxisSet {
    var values = values
    values.arguments = everyAxis
    return axes(values)
  }

  private var everyAxis: AxisSet {
    var result = AxisSet()
    for (place, axis) in values.names.modes.axes.enumerated() where axis != nil {
      result.insert(place)
    }
    return result
  }

  /// - Parameter member: what the function returns: an expression, or the name of a member of which it is
  ///   the body.
  private mutating func function(
    _ name: Code<Swift>, over axes: AxisSet, _ member: (inout ComponentWriter) -> Member?
  ) -> [Member] {
    guard !axes.isEmpty else { return [] }
    let kept = members
    members = []
    defer { members = kept }
    return outside(axes) { writer -> [Member] in
      guard var result = member(&writer) else { return [] }
      if case .expression(let code) = result.body,
        let own = writer.members.first(where: { $0.name == code })
      {
        result.body = own.body
      }
      result.name = name
      result.parameters = axes.places.compactMap { axis in
        writer.values.names.modes.axes[axis].map {
          "_ \(writer.values.argument(of: axis)): \(id: $0.type)"
        }
      }
      return [result]
    }
  }
}
