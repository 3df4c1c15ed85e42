import Geometry
import IR
import Motion
import Syntax

/// What stands below a composite value: `{shadow.card.0.color}`, `{text.body.fontSize}`.
extension Analyzer {
  /// What a path below a value leads to.
  enum Part {
    /// - alias: the token that the field is a name for, if it is one.
    case found(Operand, alias: TokenID?)
    /// A field that this value leaves open.
    case open(String)
    /// Nothing: which name of the path is wrong, and what could stand there.
    case unknown(place: Int, known: [String])
  }

  /// The token that a field of another is a name for, on all platforms alike.
  func alias(in fields: [Substring], of id: TokenID) -> TokenID? {
    let end = TokenID(Int(aliasEnds[id.index]))
    guard progress[end.index] == .done, !design.tokens[end.index].value.namesPlatforms,
      case .literal(let value)? = design.tokens[end.index].value.base,
      case .found(_, let alias) = part(fields[...], of: value)
    else { return nil }
    return alias
  }

  func part(_ path: ArraySlice<Substring>, of value: Value) -> Part {
    switch value {
    case .typography(let style): part(path, of: style)
    case .spring(let timing): part(path, of: timing)
    case .shadow(let layers):
      element(path, of: layers, whole: { .shadow([$0]) }, field: part)
    case .gradient(let stops):
      element(path, of: stops, whole: { .gradient([$0]) }, field: part)
    case .border(let border): part(path, of: border)
    case .strokeStyle(let style): part(path, of: style)
    case .transition(let transition): part(path, of: transition)
    case .cubicBezier(let curve):
      element(
        path, of: [curve.x1, curve.y1, curve.x2, curve.y2], whole: { .number($0) },
        field: { path, _ in .unknown(place: path.startIndex, known: []) })
    case .fontFamily(let families):
      element(
        path, of: families, whole: { .fontFamily([$0]) },
        field: { path, _ in .unknown(place: path.startIndex, known: []) })
    case .color, .dimension, .number, .duration, .string, .boolean, .fontWeight, .fontSize, .angle:
      .unknown(place: path.startIndex, known: [])
    }
  }

  /// One of several by its number, from 0 on, and what stands below it. A number may be left out where
  /// there is but one.
  private func element<Element>(
    _ path: ArraySlice<Substring>, of elements: [Element], whole: (Element) -> Value,
    field: (ArraySlice<Substring>, Element) -> Part
  ) -> Part {
    guard let first = path.first else { return .unknown(place: path.startIndex, known: []) }
    if let number = Int(first), elements.indices.contains(number), first == String(number) {
      let rest = path.dropFirst()
      return rest.isEmpty
        ? .found(operand(of: whole(elements[number])), alias: nil) : field(rest, elements[number])
    }
    let numbers = elements.indices.prefix(12).map { String($0) }
    guard elements.count == 1, let only = elements.first else {
      return .unknown(place: path.startIndex, known: numbers)
    }
    let part = field(path, only)
    if case .unknown(path.startIndex, let known) = part, known.isEmpty {
      return .unknown(place: path.startIndex, known: numbers)
    }
    return part
  }

  /// A field that has nothing below it.
  private func leaf<Written>(
    _ path: ArraySlice<Substring>, _ field: Aliasable<Written>, _ value: (Written) -> Value
  ) -> Part {
    guard path.count == 1 else { return .unknown(place: path.startIndex + 1, known: []) }
    return .found(operand(of: value(field.value)), alias: field.alias)
  }

  /// A field with a value that has parts of its own.
  private func branch<Written>(
    _ path: ArraySlice<Substring>, _ field: Aliasable<Written>, _ value: (Written) -> Value
  ) -> Part {
    path.count == 1
      ? leaf(path, field, value) : part(path.dropFirst(), of: value(field.value))
  }

  private func part(_ path: ArraySlice<Substring>, of layer: ShadowLayer) -> Part {
    switch path.first {
    case "color": leaf(path, layer.color) { .color($0) }
    case "offsetX", "x": leaf(path, layer.offsetX) { .dimension($0) }
    case "offsetY", "y": leaf(path, layer.offsetY) { .dimension($0) }
    case "blur": leaf(path, layer.blur) { .dimension($0) }
    case "spread": leaf(path, layer.spread) { .dimension($0) }
    case "inset": leaf(path, .literal(layer.isInset)) { .boolean($0) }
    default: .unknown(place: path.startIndex, known: Self.shadowForm.fields)
    }
  }

  private func part(_ path: ArraySlice<Substring>, of stop: GradientStop) -> Part {
    switch path.first {
    case "color": leaf(path, stop.color) { .color($0) }
    case "position": leaf(path, .literal(stop.position)) { .number($0) }
    default: .unknown(place: path.startIndex, known: Self.stopForm.fields)
    }
  }

  private func part(_ path: ArraySlice<Substring>, of border: Border) -> Part {
    switch path.first {
    case "color": leaf(path, border.color) { .color($0) }
    case "width": leaf(path, border.width) { .dimension($0) }
    case "style": branch(path, border.style) { .strokeStyle($0) }
    default: .unknown(place: path.startIndex, known: Self.borderForm.fields)
    }
  }

  private func part(_ path: ArraySlice<Substring>, of style: StrokeStyle) -> Part {
    guard case .dashes(let dashes, let cap) = style else {
      return .unknown(place: path.startIndex, known: [])
    }
    switch path.first {
    case "lineCap": return leaf(path, .literal(cap.rawValue)) { .string($0) }
    case "dashArray":
      let numbers = dashes.indices.prefix(12).map { String($0) }
      guard path.count > 1, let number = Int(path[path.startIndex + 1]),
        dashes.indices.contains(number)
      else { return .unknown(place: path.startIndex + 1, known: numbers) }
      return leaf(path.dropFirst(), dashes[number]) { .dimension($0) }
    default: return .unknown(place: path.startIndex, known: Self.strokeStyleForm.fields)
    }
  }

  private func part(_ path: ArraySlice<Substring>, of transition: Transition) -> Part {
    switch path.first {
    case "duration": leaf(path, transition.duration) { .duration($0) }
    case "delay": leaf(path, transition.delay) { .duration($0) }
    case "timingFunction": branch(path, transition.timingFunction) { .cubicBezier($0) }
    default: .unknown(place: path.startIndex, known: Self.transitionForm.fields)
    }
  }

  // MARK: Styles of text, and springs

  private func part(_ path: ArraySlice<Substring>, of style: Typography) -> Part {
    func open(_ part: Part?) -> Part {
      part ?? .open(String(path[path.startIndex]))
    }
    switch path.first {
    case "fontFamily":
      return open(style.fontFamily.map { family in branch(path, family) { .fontFamily($0) } })
    case "fontSize":
      return open(style.fontSize.map { size in leaf(path, size) { .dimension($0) } })
    case "fontWeight":
      return open(style.fontWeight.map { weight in leaf(path, weight) { .fontWeight($0) } })
    case "lineHeight":
      return open(
        style.lineHeight.map { lineHeight in
          switch lineHeight.value {
          case .factor(let factor): found(path, Quantity(factor), lineHeight.alias)
          case .length(let length): leaf(path, lineHeight) { _ in .dimension(length) }
          }
        })
    case "letterSpacing":
      return open(
        style.letterSpacing.map { spacing in
          switch spacing.value {
          case .em(let factor): found(path, Quantity(Measure(factor), .em), spacing.alias)
          case .length(let length): leaf(path, spacing) { _ in .dimension(length) }
          }
        })
    default: return .unknown(place: path.startIndex, known: Self.typographyFields)
    }
  }

  private func part(_ path: ArraySlice<Substring>, of timing: SpringTiming) -> Part {
    func seconds(_ value: Double) -> Part {
      found(path, Quantity(Measure(settled(value * 1000, places: 5)), .duration), nil)
    }
    return switch path.first {
    case "response": seconds(timing.spring.response)
    case "blend": seconds(timing.blend)
    case "dampingFraction": found(path, Quantity(timing.spring.dampingFraction), nil)
    case "stiffness": found(path, Quantity(timing.spring.stiffness), nil)
    case "damping": found(path, Quantity(timing.spring.damping), nil)
    case "mass": found(path, Quantity(timing.spring.mass), nil)
    default: .unknown(place: path.startIndex, known: Self.springFigures)
    }
  }

  private func found(
    _ path: ArraySlice<Substring>, _ quantity: Quantity, _ alias: TokenID?
  ) -> Part {
    guard path.count == 1 else { return .unknown(place: path.startIndex + 1, known: []) }
    return .found(.quantity(quantity), alias: alias)
  }
}

extension Aliasable {
  /// The token that it is a name for.
  fileprivate var alias: TokenID? {
    if case .alias(let token, _) = self { token } else { nil }
  }
}
