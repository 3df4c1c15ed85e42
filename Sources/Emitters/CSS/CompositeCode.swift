import Color
import Diagnostics
import Emission
import IR

/// Composite values as custom properties: the shorthand, and each part that CSS has a property for.
/// Fields that are tokens stay their names.
struct CompositeCode {
  let context: Context
  /// Whether colours beyond sRGB are written as they are; else what shows in their place.
  var showsWideColors = false

  // MARK: Shadows and gradients

  /// What `box-shadow` takes.
  func shadow(_ layers: [ShadowLayer]) -> DeclarationValue {
    .list(
      layers.map { layer in
        let inset: CSSCode = layer.isInset ? "inset " : ""
        let lengths = [layer.offsetX, layer.offsetY, layer.blur, layer.spread].map { length($0) }
        return "\(inset)\(lengths.joined(separator: " ")) \(color(layer.color))"
      })
  }

  /// The stops, as every gradient function takes them.
  func gradient(_ stops: [GradientStop]) -> DeclarationValue {
    .list(
      stops.map { stop in
        let percent = Decimal.shown(stop.position * 100, places: 5)
        return "\(color(stop.color)) \(number: percent)%"
      })
  }

  /// A shadow by its name, or written out on one line.
  func shadow(_ shadow: Aliasable<[ShadowLayer]>) -> CSSCode {
    if let name = named(shadow) { return name }
    guard case .list(let layers) = self.shadow(shadow.value), !layers.isEmpty else { return "none" }
    return layers.joined(separator: ", ")
  }

  /// The same, or what it is named by where it differs by mode.
  func filter(_ shadow: Aliasable<[ShadowLayer]>) -> CSSCode {
    if case .alias(let token, _) = shadow, let name = context.local(.filter(token)) {
      return .variable(name)
    }
    return filter(shadow.value)
  }

  /// What one `drop-shadow()` after the other draws: without spread, and outwards only. Its blur is a
  /// standard deviation, half of what `box-shadow` says (Filter Effects 1 §6).
  func filter(_ layers: [ShadowLayer]) -> CSSCode {
    let shadows = layers.filter { !$0.isInset }.map { layer -> CSSCode in
      let blur: CSSCode
      if let name = named(layer.blur) {
        blur = "calc(\(name) / 2)"
      } else {
        let half = Dimension(layer.blur.value.number / 2, layer.blur.value.unit)
        blur = length(.literal(half))
      }
      return
        "drop-shadow(\(length(layer.offsetX)) \(length(layer.offsetY)) \(blur) \(color(layer.color)))"
    }
    return shadows.isEmpty ? "none" : shadows.joined(separator: " ")
  }

  // MARK: Lines

  func border(_ border: Border, _ name: Name) -> [Declaration] {
    let width = length(border.width, allowsBareZero: false)
    let style = named(border.style) ?? Self.keyword(border.style.value)
    let color = color(border.color)
    return [
      Declaration(name, "\(width) \(style) \(color)"),
      Declaration(name.with(.width), width),
      Declaration(name.with(.style), style),
      Declaration(name.with(.color), color),
    ]
  }

  func strokeStyle(_ style: StrokeStyle, _ name: Name) -> [Declaration] {
    var result = [Declaration(name, Self.keyword(style))]
    if case .dashes(let dashes, let cap) = style {
      let lengths = dashes.map { length($0, allowsBareZero: false) }
      result.append(Declaration(name.with(.dashes), lengths.joined(separator: " ")))
      result.append(Declaration(name.with(.cap), Self.cap(cap)))
    }
    return result
  }

  /// The value of `border-style`: what comes nearest, where dashes have lengths of their own.
  static func keyword(_ style: StrokeStyle) -> CSSCode {
    switch style {
    case .keyword(let keyword):
      switch keyword {
      case .solid: "solid"
      case .dashed: "dashed"
      case .dotted: "dotted"
      case .double: "double"
      case .groove: "groove"
      case .ridge: "ridge"
      case .outset: "outset"
      case .inset: "inset"
      }
    case .dashes(let dashes, let cap):
      // A dash of no length with round ends is a dot.
      cap == .round && dashes.first?.value.number == 0 ? "dotted" : "dashed"
    }
  }

  private static func cap(_ cap: StrokeStyle.LineCap) -> CSSCode {
    switch cap {
    case .round: "round"
    case .butt: "butt"
    case .square: "square"
    }
  }

  // MARK: Transitions

  /// What follows the property's name in `transition`, and each part.
  func transition(_ transition: Transition, _ name: Name) -> [Declaration] {
    let duration = named(transition.duration) ?? CSSCode(transition.duration.value)
    let delay = named(transition.delay) ?? CSSCode(transition.delay.value)
    let curve = named(transition.timingFunction) ?? CSSCode(transition.timingFunction.value)
    return [
      Declaration(name, "\(duration) \(curve) \(delay)"),
      Declaration(name.with(.duration), duration),
      Declaration(name.with(.delay), delay),
      Declaration(name.with(.timingFunction), curve),
    ]
  }

  // MARK: Fields

  private func color(_ color: Aliasable<ColorValue>) -> CSSCode {
    if let name = named(color) { return name }
    let (plain, wide) = CSSCode.forms(of: color.value)
    return showsWideColors ? wide ?? plain : plain
  }

  /// - Parameter allowsBareZero: whether nobody can come to calculate with the length.
  private func length(_ length: Aliasable<Dimension>, allowsBareZero: Bool = true) -> CSSCode {
    if let name = named(length) { return name }
    return allowsBareZero && length.value.number == 0 ? "0" : CSSCode(length.value)
  }

  private func named<Written>(_ field: Aliasable<Written>) -> CSSCode? {
    guard case .alias(let token, _) = field else { return nil }
    return context.name(of: token).map { .variable($0) }
  }
}

extension Value {
  /// Whether it is a composite with a colour of its own that needs a fallback.
  var hasWideColors: Bool {
    func isWide(_ color: Aliasable<ColorValue>) -> Bool {
      if case .literal(let value) = color { CSSCode.forms(of: value).wide != nil } else { false }
    }
    return switch self {
    case .shadow(let layers): layers.contains { isWide($0.color) }
    case .gradient(let stops): stops.contains { isWide($0.color) }
    case .border(let border): isWide(border.color)
    case .color, .dimension, .number, .duration, .cubicBezier, .spring, .string, .boolean,
      .fontFamily, .fontWeight, .typography, .fontSize, .angle, .strokeStyle, .transition:
      false
    }
  }
}
