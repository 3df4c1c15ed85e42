import Color
import Diagnostics
import Geometry
import IR
import Motion

/// Draws values as SVG. Only numbers and colours get into it, and families' names without anything
/// but letters, digits and blanks.
struct Drawing {
  /// By how much two pictures are drawn smaller, so that they can be compared and have room.
  struct Scale {
    let factor: Double

    init(_ one: Picture?, _ other: Picture?) {
      var width = 1.0
      var height = 1.0
      for picture in [one, other] {
        switch picture {
        case .length(let length)?: width = max(width, length.magnitude)
        case .outline(_, let own, let ownHeight)?:
          width = max(width, own)
          height = max(height, ownHeight)
        default: break
        }
      }
      factor = min(1, 240 / width, 160 / height)
    }
  }

  /// How many things have a name so far.
  private var names = 0

  mutating func svg(_ picture: Picture, _ scale: Scale) -> String {
    switch picture {
    case .color(let color):
      return svg(
        56, 36,
        "<rect fill=\"url(#check)\" width=\"56\" height=\"36\" rx=\"6\"/>"
          + "<rect class=\"swatch\" fill=\"\(color.text)\" width=\"56\" height=\"36\" rx=\"6\"/>"
          + "<rect class=\"frame\" x=\".5\" y=\".5\" width=\"55\" height=\"35\" rx=\"5.5\"/>")
    case .length(let length):
      let width = length.magnitude * scale.factor
      let bar = length < 0 ? "line" : "ink"
      return svg(
        max(width, 1), 12,
        "<rect class=\"\(bar)\" y=\"2\" width=\"\(number(width))\" height=\"8\"/>")
    case .outline(let path, let width, let height):
      let factor = scale.factor
      return
        "<svg aria-hidden=\"true\" width=\"\(number(width * factor))\" height=\"\(number(height * factor))\" "
        + "viewBox=\"0 0 \(number(width)) \(number(height))\">"
        + "<rect class=\"box\" width=\"\(number(width))\" height=\"\(number(height))\"/>"
        + "<path class=\"ink\" d=\"\(OutlineData.text(path))\"/></svg>"
    case .curve(let curve): return plot((1...48).map { curve.progress(at: Double($0) / 48) })
    case .spring(let spring):
      let end = min(spring.settlingTime(), 8 * spring.response)
      return plot((1...72).map { spring.position(at: end * Double($0) / 72) })
    case .gradient(let stops): return gradient(stops)
    case .shadow(let layers, let rem): return shadow(layers, rem)
    case .border(let border, let rem): return self.border(border, rem)
    case .text(let style, let rem): return text(style, rem)
    }
  }

  private func svg(_ width: Double, _ height: Double, _ content: String) -> String {
    "<svg aria-hidden=\"true\" width=\"\(number(width))\" height=\"\(number(height))\">\(content)</svg>"
  }

  private func number(_ number: Double) -> String {
    Decimal.text(Decimal.rounded(number.isFinite ? min(max(number, -1e5), 1e5) : 0, places: 3))
  }

  /// Progress from 0 to 1, with room for what overshoots.
  private func plot(_ values: [Double]) -> String {
    let top = values.max() ?? 1
    let bottom = min(0, values.min() ?? 0)
    let height = 48 / max(1, top - bottom)
    func y(_ value: Double) -> String { number(50 - (value - bottom) * height) }
    let points = values.enumerated().map { index, value in
      "L\(number(72 * Double(index + 1) / Double(values.count))) \(y(value))"
    }
    return svg(
      72, 52,
      "<path class=\"frame\" d=\"M0 \(y(0))H72M0 \(y(1))H72\"/>"
        + "<path class=\"line\" d=\"M0 \(y(0))\(points.joined())\"/>")
  }

  private mutating func gradient(_ stops: [GradientStop]) -> String {
    names += 1
    let list = stops.map {
      "<stop offset=\"\(number($0.position))\" stop-color=\"\($0.color.value.text)\"/>"
    }
    return svg(
      160, 36,
      "<defs><linearGradient id=\"gradient\(names)\">\(list.joined())</linearGradient></defs>"
        + "<rect fill=\"url(#check)\" width=\"160\" height=\"36\" rx=\"6\"/>"
        + "<rect fill=\"url(#gradient\(names))\" width=\"160\" height=\"36\" rx=\"6\"/>")
  }

  /// Half of it is light and half is dark, so that every colour is seen, whatever the page's is.
  private func stage(_ width: Double, _ height: Double) -> String {
    "<rect fill=\"#fff\" width=\"\(number(width))\" height=\"\(number(height))\"/>"
      + "<rect fill=\"#1c1e22\" x=\"\(number(width / 2))\" width=\"\(number(width / 2))\" height=\"\(number(height))\"/>"
  }

  /// Layers inside of the box are not drawn.
  private func shadow(_ layers: [ShadowLayer], _ rem: Double) -> String {
    var content = ""
    for layer in layers.reversed() where !layer.isInset {
      func pixels(_ length: Aliasable<Dimension>) -> Double {
        min(max(length.value.pixels(rem: rem), -200), 200)
      }
      let spread = pixels(layer.spread)
      let (width, height) = (72 + 2 * spread, 40 + 2 * spread)
      guard width > 0, height > 0 else { continue }
      content +=
        "<rect fill=\"\(layer.color.value.text)\" x=\"\(number(36 - spread + pixels(layer.offsetX)))\" "
        + "y=\"\(number(20 - spread + pixels(layer.offsetY)))\" width=\"\(number(width))\" "
        + "height=\"\(number(height))\" rx=\"\(number(max(0, spread)))\" "
        + "filter=\"blur(\(number(pixels(layer.blur) / 2))px)\"/>"
    }
    return svg(
      144, 80,
      stage(144, 80) + content
        + "<rect fill=\"#fff\" x=\"36\" y=\"20\" width=\"36\" height=\"40\"/>"
        + "<rect fill=\"#3a3e45\" x=\"72\" y=\"20\" width=\"36\" height=\"40\"/>")
  }

  private func border(_ border: Border, _ rem: Double) -> String {
    let width = min(max(border.width.value.pixels(rem: rem), 0), 16)
    var dashes = ""
    switch border.style.value {
    case .keyword(.dashed):
      dashes = " stroke-dasharray=\"\(number(3 * width)) \(number(2 * width))\""
    case .keyword(.dotted):
      dashes = " stroke-dasharray=\"0 \(number(2 * width))\" stroke-linecap=\"round\""
    case .keyword: break
    case .dashes(let list, let cap):
      let lengths = list.prefix(16).map { number($0.value.pixels(rem: rem)) }
      dashes =
        " stroke-dasharray=\"\(lengths.joined(separator: " "))\" stroke-linecap=\"\(cap.rawValue)\""
    }
    return svg(
      112, 64,
      stage(112, 64)
        + "<rect fill=\"none\" stroke=\"\(border.color.value.text)\" stroke-width=\"\(number(width))\"\(dashes) "
        + "x=\"\(number(8 + width / 2))\" y=\"\(number(8 + width / 2))\" width=\"\(number(96 - width))\" "
        + "height=\"\(number(48 - width))\" rx=\"6\"/>")
  }

  private func text(_ style: Typography, _ rem: Double) -> String {
    let size = min(max(style.fontSize?.value.pixels(rem: rem) ?? 16, 1), 64)
    let spacing: Double =
      switch style.letterSpacing?.value {
      case .em(let factor)?: factor * size
      case .length(let length)?: length.pixels(rem: rem)
      case nil: 0
      }
    let families = (style.fontFamily?.value ?? []).map(Self.family).filter { !$0.isEmpty }
    let list = (families.map { "'\($0)'" } + ["sans-serif"]).joined(separator: ", ")
    let weight = min(max(style.fontWeight?.value ?? 400, 1), 1000)
    return svg(
      3.2 * size + 3 * max(0, spacing), 1.25 * size,
      "<text class=\"sample\" y=\"\(number(size))\" font-family=\"\(list)\" font-size=\"\(number(size))\" "
        + "font-weight=\"\(number(weight))\" letter-spacing=\"\(number(spacing))\">Aag1</text>")
  }

  /// A family's name, as far as it needs no escaping anywhere.
  private static func family(_ name: String) -> String {
    String(
      String.UnicodeScalarView(
        name.unicodeScalars.filter { scalar in
          switch scalar.value {
          case 0x20, 0x2D, 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
          default: scalar.value > 0x7F && scalar.properties.isAlphabetic
          }
        }))
  }
}
