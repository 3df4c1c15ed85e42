import Color
import Diagnostics
import IR
import Motion

extension Shown {
  /// - Parameters:
  ///   - value: without names of tokens.
  ///   - rem: how many logical pixels one rem is.
  init(_ value: Value, rem: Double) {
    switch value {
    case .color(let color): self.init(color.text, .color(color))
    case .dimension(let length), .fontSize(let length):
      self.init(length.text, .length(length.pixels(rem: rem)))
    case .number(let number), .fontWeight(let number): self.init(Self.number(number))
    case .angle(let degrees): self.init(Self.number(degrees) + "deg")
    case .duration(let duration): self.init(duration.text)
    case .cubicBezier(let curve): self.init(curve.text, .curve(curve))
    case .spring(let timing): self.init(timing.text, .spring(timing.spring))
    case .string(let text): self.init(Self.quoted(text))
    case .boolean(let flag): self.init(flag ? "true" : "false")
    case .fontFamily(let families): self.init(Self.list(families))
    case .typography(let style): self.init(style.text, .text(style, rem: rem))
    case .strokeStyle(let style): self.init(style.text)
    case .border(let border):
      self.init(
        "\(border.width.value.text) \(border.style.value.text) \(border.color.value.text)",
        .border(border, rem: rem))
    case .transition(let transition):
      var text = "\(transition.duration.value.text) \(transition.timingFunction.value.text)"
      if transition.delay.value.milliseconds != 0 {
        text += ", delay \(transition.delay.value.text)"
      }
      self.init(text, .curve(transition.timingFunction.value))
    case .shadow(let layers): self.init(layers, rem: rem)
    case .gradient(let stops):
      let texts = stops.map { "\($0.color.value.text) \(Self.number($0.position * 100))%" }
      self.init(texts.joined(separator: ", "), .gradient(stops))
    }
  }

  /// - Parameter layers: none is no shadow.
  init(_ layers: [ShadowLayer], rem: Double) {
    guard !layers.isEmpty else {
      self.init("none")
      return
    }
    self.init(layers.map(\.text).joined(separator: ", "), .shadow(layers, rem: rem))
  }

  static func number(_ number: Double) -> String { Decimal.text(Decimal.shown(number)) }

  static func pixels(_ number: Double) -> Shown {
    Shown(Self.number(number) + "px", .length(number))
  }

  static func words(_ words: [String]) -> Shown { Shown(words.joined(separator: ", ")) }

  /// In quotes, as YAML and JSON take it.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result + "\""
  }

  static func list(_ texts: [String]) -> String {
    texts.map(quoted).joined(separator: ", ")
  }
}

extension Dimension {
  var text: String {
    switch unit {
    case .px: Shown.number(number) + "px"
    case .rem: Shown.number(number) + "rem"
    }
  }
}

extension IR.Duration {
  var text: String { Shown.number(milliseconds) + "ms" }
}

extension CubicBezier {
  /// By its name in CSS, if it has one.
  var text: String {
    switch self {
    case .linear: return "linear"
    case .ease: return "ease"
    case .easeIn: return "ease-in"
    case .easeOut: return "ease-out"
    case .easeInOut: return "ease-in-out"
    default:
      let numbers = [x1, y1, x2, y2].map { Decimal.text(Decimal.shown($0, places: 5)) }
      return "cubic-bezier(\(numbers.joined(separator: ", ")))"
    }
  }
}

extension SpringTiming {
  var text: String {
    var text =
      "spring(response \(Shown.number(spring.response))s, "
      + "damping fraction \(Shown.number(spring.dampingFraction))"
    if spring.mass != 1 { text += ", mass \(Shown.number(spring.mass))" }
    if blend != 0 { text += ", blend \(Shown.number(blend))s" }
    return text + ")"
  }
}

extension Typography {
  var text: String {
    var parts: [String] = []
    if let family = fontFamily { parts.append(Shown.list(family.value)) }
    if let size = fontSize { parts.append(size.value.text) }
    if let weight = fontWeight { parts.append("weight \(Shown.number(weight.value))") }
    switch lineHeight?.value {
    case .factor(let factor)?: parts.append("line height \(Shown.number(factor))")
    case .length(let length)?: parts.append("line height \(length.text)")
    case nil: break
    }
    switch letterSpacing?.value {
    case .em(let factor)?: parts.append("letter spacing \(Shown.number(factor))em")
    case .length(let length)?: parts.append("letter spacing \(length.text)")
    case nil: break
    }
    return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
  }
}

extension StrokeStyle {
  var text: String {
    switch self {
    case .keyword(let keyword): keyword.rawValue
    case .dashes(let dashes, let cap):
      "dashes \(dashes.map(\.value.text).joined(separator: " ")), \(cap.rawValue) ends"
    }
  }
}

extension ShadowLayer {
  var text: String {
    let lengths = [offsetX, offsetY, blur, spread].map(\.value.text).joined(separator: " ")
    return "\(isInset ? "inset " : "")\(lengths) \(color.value.text)"
  }
}
