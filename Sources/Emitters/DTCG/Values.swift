import Color
import Diagnostics
import Emission
import IR
import Motion

/// Values in the forms of DTCG 2025.10.
extension Context {
  /// What a token holds: `{other.token}` or a value.
  func tree(_ written: TokenValue) -> JSONTree {
    switch written {
    case .alias(let target): .text(names.reference(to: target, in: design))
    case .literal(let value): tree(value)
    }
  }

  /// Types that DTCG has no form for are written as specs have them.
  func tree(_ value: Value) -> JSONTree {
    switch value {
    case .color(let color): .color(color)
    case .dimension(let dimension), .fontSize(let dimension): .dimension(dimension)
    case .number(let number), .fontWeight(let number), .angle(let number):
      .number(Decimal.shown(number))
    case .duration(let duration): .duration(duration)
    case .cubicBezier(let curve): .curve(curve)
    case .spring(let timing): .spring(timing)
    case .string(let text): .specText(text)
    case .boolean(let flag): .flag(flag)
    case .fontFamily(let families): .families(families)
    case .typography(let style): tree(style)
    case .strokeStyle(let style): tree(style)
    case .border(let border):
      .object([
        .init("color", field(border.color, .color) { .color($0) }),
        .init("width", field(border.width, .dimension) { .dimension($0) }),
        .init("style", field(border.style, .strokeStyle) { tree($0) }),
      ])
    case .transition(let transition):
      .object([
        .init("duration", field(transition.duration, .duration) { .duration($0) }),
        .init("delay", field(transition.delay, .duration) { .duration($0) }),
        .init("timingFunction", field(transition.timingFunction, .cubicBezier) { .curve($0) }),
      ])
    case .shadow(let layers):
      layers.count == 1 ? tree(layers[0]) : .list(layers.map { tree($0) })
    case .gradient(let stops):
      .list(
        stops.map { stop in
          .object([
            .init("color", field(stop.color, .color) { .color($0) }),
            .init("position", .number(Decimal.shown(stop.position))),
          ])
        })
    }
  }

  private func tree(_ layer: ShadowLayer) -> JSONTree {
    var entries = [JSONTree.Entry("color", field(layer.color, .color) { .color($0) })]
    for (name, length) in [
      ("offsetX", layer.offsetX), ("offsetY", layer.offsetY), ("blur", layer.blur),
      ("spread", layer.spread),
    ] {
      entries.append(.init(name, field(length, .dimension) { .dimension($0) }))
    }
    if layer.isInset { entries.append(.init("inset", .flag(true))) }
    return .object(entries)
  }

  private func tree(_ style: StrokeStyle) -> JSONTree {
    switch style {
    case .keyword(let keyword): .text(keyword.rawValue)
    case .dashes(let dashes, let cap):
      .object([
        .init("dashArray", .list(dashes.map { field($0, .dimension) { .dimension($0) } })),
        .init("lineCap", .text(cap.rawValue)),
      ])
    }
  }

  /// A style of text; what it leaves open is left out. Here a line height is a factor of the font size,
  /// and a letter spacing a length, whichever way the spec says them: `exactMetrics` keeps that way.
  private func tree(_ style: Typography) -> JSONTree {
    var entries: [JSONTree.Entry] = []
    if let family = style.fontFamily {
      entries.append(.init("fontFamily", field(family, .fontFamily) { .families($0) }))
    }
    if let size = style.fontSize {
      entries.append(.init("fontSize", field(size, .dimension) { .dimension($0) }))
    }
    if let weight = style.fontWeight {
      entries.append(
        .init("fontWeight", field(weight, .fontWeight) { .number(Decimal.shown($0)) }))
    }
    if let spacing = style.letterSpacing {
      switch spacing.value {
      case .length: entries.append(.init("letterSpacing", field(spacing, .dimension, length)))
      case .em(let factor):
        if let size = style.fontSize?.value {
          entries.append(
            .init("letterSpacing", .dimension(Dimension(factor * size.number, size.unit))))
        }
      }
    }
    if let height = style.lineHeight {
      switch height.value {
      case .factor: entries.append(.init("lineHeight", field(height, .number, factor)))
      case .length(let length):
        if let size = style.fontSize?.value.pixels(rem: design.rem), size > 0 {
          let factor = length.pixels(rem: design.rem) / size
          entries.append(.init("lineHeight", .number(Decimal.shown(factor, places: 5))))
        }
      }
    }
    return .object(entries)
  }

  /// The line height and the letter spacing of a style as the spec says them, where DTCG has another
  /// form for them.
  func exactMetrics(of style: Typography) -> [JSONTree.Entry] {
    var entries: [JSONTree.Entry] = []
    if case .em(let factor)? = style.letterSpacing?.value {
      let number: JSONCode = "\"\(number: Decimal.shown(factor, places: 5))em\""
      entries.append(.init("letterSpacing", .leaf(number)))
    }
    if case .length(let length)? = style.lineHeight?.value {
      entries.append(.init("lineHeight", .dimension(length)))
    }
    return entries
  }

  private func length(_ spacing: Typography.LetterSpacing) -> JSONTree {
    switch spacing {
    case .length(let length): .dimension(length)
    case .em(let factor): .number(factor)
    }
  }

  private func factor(_ height: Typography.LineHeight) -> JSONTree {
    switch height {
    case .factor(let factor): .number(Decimal.shown(factor))
    case .length(let length): .dimension(length)
    }
  }

  /// A field of a composite value: the name of the token that it repeats, if that has the type that the
  /// field has in DTCG, else the value.
  private func field<Written>(
    _ field: Aliasable<Written>, _ type: TokenType, _ tree: (Written) -> JSONTree
  ) -> JSONTree {
    if case .alias(let id, _) = field, let named = named(id),
      design.tokens[named.index].type.designTokensName == type.designTokensName
    {
      return .text(names.reference(to: named, in: design))
    }
    return tree(field.value)
  }
}

extension JSONTree {
  static func dimension(_ dimension: Dimension) -> JSONTree {
    let unit: JSONTree =
      switch dimension.unit {
      case .px: .text("px")
      case .rem: .text("rem")
      }
    return .object([
      .init("value", .number(Decimal.shown(dimension.number, places: 5))), .init("unit", unit),
    ])
  }

  static func duration(_ duration: Duration) -> JSONTree {
    .object([
      .init("value", .number(Decimal.shown(duration.milliseconds, places: 5))),
      .init("unit", .text("ms")),
    ])
  }

  static func curve(_ curve: CubicBezier) -> JSONTree {
    .list([curve.x1, curve.y1, curve.x2, curve.y2].map { .number(Decimal.shown($0)) })
  }

  static func families(_ families: [String]) -> JSONTree {
    families.count == 1 ? .text(families[0]) : .list(families.map { .text($0) })
  }
}
