import Emission
import Geometry
import IR

/// What a component's box is made of: distances, sizes, the place in the room that it is given.
extension ComponentWriter {
  // MARK: Distances

  /// The modifiers of padding or margin.
  mutating func distances(
    _ side: (Side) -> Property, name: Code<Swift>, frame: SideFrame
  ) -> [ChainItem] {
    func named(_ suffix: Code<Swift>) -> Code<Swift> { name + suffix }
    let isPhysical = frame == .physical
    if !isPhysical, let insets = wholeInsets(side, name: name) {
      return [.call(".padding", [insets])]
    }
    let top = read(side(.top), .length, name: named("Top"), unset: "0")
    let bottom = read(side(.bottom), .length, name: named("Bottom"), unset: "0")
    let start = read(
      side(.start), .length, name: named(isPhysical ? "Left" : "Start"), unset: "0")
    let end = read(side(.end), .length, name: named(isPhysical ? "Right" : "End"), unset: "0")
    let zero = Reading("0")
    let leading: Reading
    let trailing: Reading
    if isPhysical {
      leading = physical(left: start ?? zero, right: end ?? zero)
      trailing = physical(left: end ?? zero, right: start ?? zero)
    } else {
      (leading, trailing) = (start ?? zero, end ?? zero)
    }
    return insets(top ?? zero, leading, bottom ?? zero, trailing)
  }

  /// What stands at the leading edge, when these stand at the left and at the right.
  private mutating func physical(left: Reading, right: Reading) -> Reading {
    if left.code == right.code { return left }
    needs.insert(.layoutDirection)
    if let sides = left.sides, let others = right.sides, sides.mirrored == others.usual,
      sides.usual == others.mirrored
    {
      return Reading(
        "\(mirroringName) != isRightToLeft ? \(sides.mirrored) : \(sides.usual)", isCompound: true)
    }
    return Reading("isRightToLeft ? \(right.operand) : \(left.operand)", isCompound: true)
  }

  /// The fewest calls of `.padding` that say four distances.
  private func insets(
    _ top: Reading, _ leading: Reading, _ bottom: Reading, _ trailing: Reading
  ) -> [ChainItem] {
    if top.code == bottom.code, leading.code == trailing.code, top.code == leading.code {
      return top.code.text == "0" ? [] : [.call(".padding", [top.code])]
    }
    var items: [ChainItem] = []
    func add(_ edge: Code<Swift>, _ reading: Reading) {
      if reading.code.text != "0" { items.append(.call(".padding", [edge, reading.code])) }
    }
    if leading.code == trailing.code {
      add(".horizontal", leading)
    } else {
      add(".leading", leading)
      add(".trailing", trailing)
    }
    if top.code == bottom.code {
      add(".vertical", top)
    } else {
      add(".top", top)
      add(".bottom", bottom)
    }
    return items
  }

  /// All four distances as one property of an enum, when one choice decides about several.
  private mutating func wholeInsets(
    _ property: (Side) -> Property, name: Code<Swift>
  ) -> Code<Swift>? {
    let sides: [Side] = [.top, .start, .bottom, .end]
    var tables: [VariantTable?] = []
    for side in sides {
      let table = StatefulTable(property(side), of: component)
      guard table.states.isEmpty else { return nil }
      tables.append(table.rest?.specialized(to: SwiftUIEmitter.platform))
    }
    let varying = tables.compactMap { $0 }.filter { !$0.axes.isEmpty }
    guard part == nil, varying.count > 1, let axes = varying.first?.axes, axes.count == 1,
      varying.allSatisfy({ $0.axes == axes }), let axis = axes.first,
      !component.axes[axis].isBoolean,
      !tables.contains(where: {
        $0.map { $0.mentionsParameters || !modalAxes($0).isEmpty } == true
      })
    else { return nil }
    var selection = component.axes.map { _ in 0 }
    var codes: [Expression] = []
    for option in component.axes[axis].options.indices {
      selection[axis] = option
      let labels: [Code<Swift>] = ["top", "leading", "bottom", "trailing"]
      var parts: [Code<Swift>] = []
      for (label, table) in zip(labels, tables) {
        parts.append("\(label): \(code(table?.value(for: selection), .length, "0"))")
      }
      codes.append(.call("EdgeInsets", parts))
    }
    return optionMember(name, "EdgeInsets", axis, codes)
  }

  // MARK: Sizes

  /// The modifiers that give the box its size: exact ones, then least ones.
  ///
  /// Text grows with the reader's setting: a height is exact at 100 % and below, and the least one
  /// above.
  mutating func sizes() -> [ChainItem] {
    var items: [ChainItem] = []
    let width = read(.width, .length, name: "width")
    let height = read(.height, .length, name: "height")
    let least = leastSize()
    var exact: [Code<Swift>] = []
    if let width { exact.append("width: \(width.code)") }
    if let height, !component.scalesText { exact.append("height: \(height.code)") }
    if !exact.isEmpty { items.append(.call(".frame", exact)) }
    let minWidth = read(.minWidth, .length, name: "minWidth")
    let minHeight = read(.minHeight, .length, name: "minHeight")
    let leastWidth: [Code<Swift>] =
      greatest(minWidth, least?.width).map { ["minWidth: \($0)"] } ?? []
    let leastHeight: [Code<Swift>] =
      greatest(minHeight, least?.height).map { ["minHeight: \($0)"] } ?? []
    guard let height, component.scalesText else {
      if !(leastWidth + leastHeight).isEmpty {
        items.append(.call(".frame", leastWidth + leastHeight))
      }
      return items
    }
    needs.insert(.textScale)
    let grown: [Code<Swift>] = [
      "minHeight: \(height.code)", "maxHeight: textScale > 1 ? nil : \(height.operand)",
    ]
    if leastHeight.isEmpty {
      items.append(.call(".frame", leastWidth + grown))
    } else {
      items += [.call(".frame", grown), .call(".frame", leastWidth + leastHeight)]
    }
    return items
  }

  /// The modifiers that keep the box from growing beyond a size, and that put it to its place in
  /// the room it is given. They stand outside of the background, so that a small box stays small.
  mutating func limitsAndPlace() -> [ChainItem] {
    var items: [ChainItem] = []
    let table = component[.align]?.specialized(to: SwiftUIEmitter.platform)
    let place = table.flatMap { alignment($0) }
    let isOptional = table?.cells.contains { $0 == nil } == true
    let width = read(.maxWidth, .length, name: "maxWidth")
    let height = read(.maxHeight, .length, name: "maxHeight")
    var bounds: [Code<Swift>] = []
    if let width { bounds.append("maxWidth: \(width.code)") }
    if let height {
      var code = height.code
      if component.scalesText {
        needs.insert(.textScale)
        code = height.scaled(by: "max(1, textScale)").code
      }
      bounds.append("maxHeight: \(code)")
    }
    if !bounds.isEmpty {
      let inner = place.map { isOptional ? "\($0) ?? .leading" : $0 } ?? ".leading"
      items.append(.call(".frame", bounds + ["alignment: \(inner)"]))
    }
    guard let place else { return items }
    items.append(
      .call(
        ".frame",
        isOptional
          ? ["maxWidth: \(place) == nil ? nil : .infinity", "alignment: \(place) ?? .center"]
          : ["maxWidth: .infinity", "alignment: \(place)"]))
    return items
  }

  private func greatest(_ first: Reading?, _ second: Code<Swift>?) -> Code<Swift>? {
    guard let first else { return second }
    guard let second else { return first.code }
    return first.isOptional
      ? "max(\(first.operand) ?? 0, \(second))" : "max(\(first.code), \(second))"
  }

  /// The least size in which the component's shape is whole.
  private func leastSize() -> (width: Code<Swift>?, height: Code<Swift>?)? {
    guard case .declared(let id, _)? = component.shape,
      context.names.shapes[id.index].hasMinimumSize
    else { return nil }
    let size = values.design[id].leastSize
    return (
      size.width == .zero ? nil : "shape.minimumSize.width",
      size.height == .zero ? nil : "shape.minimumSize.height"
    )
  }

  // MARK: Alignment

  private mutating func alignment(_ table: VariantTable) -> Code<Swift>? {
    let isOptional = table.cells.contains { $0 == nil }
    guard !isOptional, let reading = reading(table, .alignment, name: "alignment") else {
      guard table.cells.contains(where: { $0 != nil }) else { return nil }
      var codes: [Code<Swift>] = []
      for cell in table.cells { codes.append(code(cell, .alignment, nil)) }
      return addMember("alignment", "Alignment?", body: self.table(table, codes))
    }
    guard let sides = reading.sides else { return reading.code }
    // Mirroring swaps left and right: one question serves both.
    if sides.mirrored == alignmentCode(.right), sides.usual == alignmentCode(.left) {
      return "\(mirroringName) != isRightToLeft ? .trailing : .leading"
    }
    if sides.mirrored == alignmentCode(.left), sides.usual == alignmentCode(.right) {
      return "\(mirroringName) != isRightToLeft ? .leading : .trailing"
    }
    return reading.code
  }

  mutating func alignmentCode(_ alignment: IR.Alignment) -> Code<Swift> {
    switch alignment {
    case .start: return ".leading"
    case .center: return ".center"
    case .end: return ".trailing"
    case .left:
      needs.insert(.layoutDirection)
      return "isRightToLeft ? .trailing : .leading"
    case .right:
      needs.insert(.layoutDirection)
      return "isRightToLeft ? .leading : .trailing"
    }
  }
}
