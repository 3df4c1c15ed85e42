import Color
import Diagnostics
import Emission
import IR

/// Values of the design as Kotlin.
extension KotlinFile {
  // MARK: Colours

  /// Compose keeps sRGB colours in 8 bits a channel, so hex loses nothing; wider ones stay wide.
  mutating func color(_ color: ColorValue) -> Code<Kotlin> {
    let function = use(.color)
    guard color.isWide else { return "\(function)(0x\(hex: color.rgba8.argb, digits: 8))" }
    let parts = color.displayP3Components
    let numbers = [parts.red, parts.green, parts.blue, color.alpha].map {
      Literal.float(Decimal.shown($0, places: 5))
    }
    return "\(function)(\(numbers.joined(separator: ", ")), \(type(.colorSpaces)).DisplayP3)"
  }

  /// Black or white by its name, other colours by their numbers.
  mutating func namedColor(_ color: ColorValue) -> Code<Kotlin> {
    switch color {
    case .black: "\(type(.color)).Black"
    case .white: "\(type(.color)).White"
    default: self.color(color)
    }
  }

  // MARK: Text

  /// Compose's common code knows families by what they are like, not by name: the first of the list
  /// that it knows. `nil` when it knows none.
  mutating func fontFamily(_ families: [String]) -> Code<Kotlin>? {
    for family in families {
      let member: Code<Kotlin>
      switch family.lowercased() {
      case "sans-serif", "ui-sans-serif": member = "SansSerif"
      case "serif", "ui-serif": member = "Serif"
      case "monospace", "ui-monospace": member = "Monospace"
      case "cursive": member = "Cursive"
      case "system-ui", "-apple-system": member = "Default"
      default: continue
      }
      return "\(type(.fontFamily)).\(member)"
    }
    return nil
  }

  mutating func fontWeight(_ weight: Double) -> Code<Kotlin> {
    "\(use(.fontWeight))(\(number: min(max(weight.rounded(), 1), 1000)))"
  }

  mutating func dp(_ pixels: Double) -> Code<Kotlin> {
    need(.dp)
    return Literal.unit(pixels, "dp")
  }

  mutating func sp(_ pixels: Double) -> Code<Kotlin> {
    need(.sp)
    return Literal.unit(pixels, "sp")
  }

  mutating func em(_ factor: Double) -> Code<Kotlin> {
    need(.em)
    return Literal.unit(factor, "em")
  }

  // MARK: Tokens

  func value(of id: TokenID) -> Value? {
    guard let context else { return design.value(of: id, on: KotlinFile.platform) }
    return design.value(of: id, on: KotlinFile.platform, in: context)
  }

  /// The colour that a token holds, by its name where it has one.
  mutating func color(of id: TokenID) -> Code<Kotlin> {
    if let name = name(of: id) { return name }
    if case .color(let value)? = value(of: id) { return color(value) }
    return "\(type(.color)).Unspecified"
  }
}
