import Diagnostics
import Emission
import Geometry
import IR

/// What is drawn around a component: its border and its shadow.
extension ComponentStyles {
  func addEdges(diagnostics: inout DiagnosticList) {
    if isCut {
      addShadowOfOutline()
      reportCutEdges(to: &diagnostics)
      return
    }
    if component.kind == .field {
      addEdgesInside()
      return
    }
    if drawsBorder { addBorder() }
    add([.shadow]) { values, _ in
      guard case .shadow(let shadow)? = values[.shadow] else { return nil }
      return [Placed(.host, "box-shadow", code(shadow))]
    }
  }

  /// Whether there is a border, and outlines do not hide it.
  var drawsBorder: Bool { recipe.sets(.borderWidth) && recipe.sets(.borderColor) && !isCut }

  /// A box of its own over the content has the border, so that it takes no room, as on the other
  /// platforms. Where an interaction has that box, a line of the element itself does.
  private func addBorder() {
    let part: Part = drawsOverlay ? .host : .after
    if part == .after {
      builder.add([
        Placed(.after, "content", "\"\""), Placed(.after, "position", "absolute"),
        Placed(.after, "inset", "0"), Placed(.after, "border-radius", "inherit"),
        Placed(.after, "pointer-events", "none"),
      ])
    }
    let style = CompositeCode.keyword(borderStyle)
    add([.borderColor, .borderWidth]) { values, _ in
      guard case .measure(let width)? = values.merged(.borderWidth),
        case .color(let color)? = values.merged(.borderColor)
      else { return nil }
      let line: CSSCode =
        width == .zero
        ? "0" : "\(expressions.length(width)) \(style) \(expressions.color(color))"
      return [Placed(part, "border", line)]
    }
  }

  /// A field has no boxes of its own over its text: its border is a shadow inside of the edge, which
  /// takes no room either, before its other shadows.
  private func addEdgesInside() {
    add([.borderColor, .borderWidth, .shadow]) { values, _ in
      var layers: [CSSCode] = []
      if case .measure(let width)? = values.merged(.borderWidth), width != .zero,
        case .color(let color)? = values.merged(.borderColor)
      {
        layers.append("inset 0 0 0 \(expressions.length(width)) \(expressions.color(color))")
      }
      if case .shadow(let shadow)? = values.merged(.shadow), !shadow.value.isEmpty {
        layers.append(code(shadow))
      }
      return [Placed(.host, "box-shadow", layers.isEmpty ? "none" : layers.joined(separator: ", "))]
    }
  }

  /// What `box-shadow` takes.
  func code(_ shadow: Aliasable<[ShadowLayer]>) -> CSSCode {
    CompositeCode(context: context).shadow(shadow)
  }

  /// The same in every variant and state.
  private var borderStyle: StrokeStyle {
    if case .strokeStyle(let style)? = recipe.constant(.borderStyle) {
      style
    } else {
      .keyword(.solid)
    }
  }

  // MARK: Outlines of one's own

  /// Whether the outline is cut out of the box, and with it what lies along the box's edges.
  var isCut: Bool {
    switch component.shape {
    case .circle where component.isSquare: false
    case .declared, .circle: wearsOutline || drawsBehind
    case .rectangle, .capsule, .roundedRectangle, nil: false
    }
  }

  /// The shadow of all that is drawn, where the outline is that of a box behind the content.
  private func addShadowOfOutline() {
    guard !wearsOutline else { return }
    add([.shadow]) { values, _ in
      guard case .shadow(let shadow)? = values[.shadow] else { return nil }
      return [
        Placed(.host, "filter", CompositeCode(context: context).filter(shadow))
      ]
    }
  }

  private func reportCutEdges(to diagnostics: inout DiagnosticList) {
    var lost: [String] = []
    if recipe.sets(.borderWidth) { lost.append("border") }
    if recipe.sets(.shadow), wearsOutline { lost.append("shadow") }
    guard !lost.isEmpty else { return }
    diagnostics.report(
      .warning(
        .unsupportedOnPlatform, at: component.annotation.span,
        "CSS draws no \(lost.joined(separator: " and no ")) along the outline of '\(component.name)'",
        help: [
          lost.contains("shadow")
            ? "engineers can give an element around it 'filter: drop-shadow(…)'"
            : "give css no border, or the component a rectangle, a capsule or rounded corners"
        ]))
  }
}
