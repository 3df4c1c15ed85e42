import Emission
import Geometry
import IR

extension ComponentStyles {
  /// Margins, the place in the room that is given, and paddings.
  func addSides() {
    add([.margin(.top), .margin(.bottom)]) { values, _ in
      pair(
        "margin-block", "margin-block-start", "margin-block-end",
        values.measure(.margin(.top)), values.measure(.margin(.bottom)))
    }
    let across: [Property] = [.align, .maxWidth, .margin(.start), .margin(.end)]
    if part != nil { addPlaceInLayout() }
    add(across) { values, _ in placement(values, rightToLeft: false) }
    builder.add(
      recipe.table(of: across) { values in
        // Only what differs from the rules for text from left to right.
        let mirrored = placement(values, rightToLeft: true)
        return mirrored == placement(values, rightToLeft: false) ? nil : mirrored
      }, in: .rightToLeft)
    add([.padding(.top), .padding(.bottom)]) { values, _ in
      pair(
        "padding-block", "padding-block-start", "padding-block-end",
        values.measure(.padding(.top)), values.measure(.padding(.bottom)))
    }
    add([.padding(.start), .padding(.end)]) { values, _ in
      let (start, end) = (values.measure(.padding(.start)), values.measure(.padding(.end)))
      switch component.paddingFrame {
      case .reading:
        return pair("padding-inline", "padding-inline-start", "padding-inline-end", start, end)
      case .physical:
        return sides("padding-left", start.map(length), "padding-right", end.map(length))
      }
    }
  }

  private func length(_ measure: Measure) -> CSSCode { expressions.length(measure) }

  /// Both sides in one declaration, where both are set.
  private func pair(
    _ both: CSSCode, _ first: CSSCode, _ second: CSSCode, _ start: Measure?, _ end: Measure?
  ) -> [Placed]? {
    guard let start, let end else {
      return sides(first, start.map(length), second, end.map(length))
    }
    let value = start == end ? length(start) : "\(length(start)) \(length(end))"
    return [Placed(.host, both, value)]
  }

  private func sides(
    _ first: CSSCode, _ start: CSSCode?, _ second: CSSCode, _ end: CSSCode?
  ) -> [Placed]? {
    let placed = [
      start.map { Placed(.host, first, $0) }, end.map { Placed(.host, second, $0) },
    ].compactMap { $0 }
    return placed.isEmpty ? nil : placed
  }

  /// An aligned component stands at its side of the room by an automatic margin on the other side.
  /// Such a margin leaves no room free by itself, so the greatest width does.
  private func placement(_ values: Recipe.Values, rightToLeft: Bool) -> [Placed]? {
    // An alignment, the margins and the greatest width hang together, so that a state that sets one
    // of them says all.
    let start = values.merged(.margin(.start))?.measure
    let end = values.merged(.margin(.end))?.measure
    guard part == nil, let alignment = values.merged(.align)?.alignment else {
      let limit = values.merged(.maxWidth)?.measure.map {
        [Placed(.host, "max-inline-size", length($0))]
      }
      let margins =
        switch component.marginFrame {
        case .reading: pair("margin-inline", "margin-inline-start", "margin-inline-end", start, end)
        case .physical: sides("margin-left", start.map(length), "margin-right", end.map(length))
        }
      return limit == nil && margins == nil ? nil : (limit ?? []) + (margins ?? [])
    }
    let (near, far) = (start ?? .zero, end ?? .zero)
    let room = Measure(.width) - (near + far)
    let limit = values.merged(.maxWidth)?.measure.map { Measure.minimum([$0, room]) } ?? room
    var placed = [Placed(.host, "max-inline-size", roomFormula.value(limit))]
    placed += margins(alignment, near, far, rightToLeft: rightToLeft)
    return placed
  }

  /// Percentages are of the room that the component is given.
  private var roomFormula: Formula {
    let inner = expressions.formula(.px)
    return Formula(.px) { symbol in
      if case .width = symbol { return .side }
      return inner.operand(symbol)
    }
  }

  private func margins(
    _ alignment: Alignment, _ start: Measure, _ end: Measure, rightToLeft: Bool
  ) -> [Placed] {
    let isPhysical = component.marginFrame == .physical
    // The margins of the left and the right side, in the direction of text asked for.
    let swaps = rightToLeft && !isPhysical
    let (left, right) = swaps ? (length(end), length(start)) : (length(start), length(end))
    switch alignment {
    case .start where !isPhysical:
      return [Placed(.host, "margin-inline", "\(length(start)) auto")]
    case .end where !isPhysical:
      return [Placed(.host, "margin-inline", "auto \(length(end))")]
    case .center:
      return centered(start, end, isPhysical: isPhysical)
    case .start where rightToLeft, .end where !rightToLeft, .right:
      return [Placed(.host, "margin-left", "auto"), Placed(.host, "margin-right", right)]
    case .start, .end, .left:
      return [Placed(.host, "margin-left", left), Placed(.host, "margin-right", "auto")]
    }
  }

  /// In the middle of what the margins leave, not of the whole.
  private func centered(_ start: Measure, _ end: Measure, isPhysical: Bool) -> [Placed] {
    var placed = [Placed(.host, "margin-inline", "auto")]
    guard start != end else { return placed }
    placed.append(Placed(.host, "position", "relative"))
    let shift = length((start - end) / 2)
    placed.append(
      isPhysical ? Placed(.host, "left", shift) : Placed(.host, "inset-inline-start", shift))
    return placed
  }
}
