import Color
import Diagnostics
import Emission
import Geometry
import IR
import Motion

/// Writes values of the design as Swift expressions, and remembers which private helpers they need.
struct Values {
  struct Helpers: OptionSet {
    let rawValue: UInt8

    /// `rgb(0x6DE67B)`
    static let rgb = Helpers(rawValue: 1)
    /// `rgb(0x6DE67B, opacity: 0.5)`
    static let rgbOpacity = Helpers(rawValue: 2)
    /// `displayP3(0.9, 0.15, 0.1)`
    static let displayP3 = Helpers(rawValue: 4)
    /// `dynamic(light: rgb(0xFFFFFF), dark: rgb(0x000000))`
    static let dynamic = Helpers(rawValue: 8)
    /// The same with colours for more contrast.
    static let dynamicContrast = Helpers(rawValue: 16)
  }

  let design: DesignSystem
  let names: TokenNames
  let keepsAliases: Bool
  var types: TypeNames
  /// The axes of modes that the code around what is written has as arguments, or reads.
  var arguments = AxisSet()
  /// What they are called there, where that is not as usual.
  var argumentNames: [Int: Code<Swift>] = [:]
  /// The context that values are written for where no name says it.
  var context = ModeContext.standard
  private(set) var helpers: Helpers = []

  init(_ design: DesignSystem, names: TokenNames, keepsAliases: Bool, types: TypeNames) {
    self.design = design
    self.names = names
    self.keepsAliases = keepsAliases
    self.types = types
  }

  mutating func insert(_ helper: Helpers) {
    helpers.insert(helper)
  }

  /// The constant that a token becomes, when it can be named.
  func reference(to token: TokenID) -> Code<Swift>? {
    design.nameable(token, on: SwiftUIEmitter.platform, keepsAliases: keepsAliases)
      .flatMap { path(of: $0) }
  }

  /// A token by its name, in the modes at hand.
  func path(of token: TokenID) -> Code<Swift>? {
    names.path(of: token, in: design, arguments: arguments) { argument(of: $0) }
  }

  /// An sRGB colour by its hex, a wider one in display-p3.
  mutating func color(_ color: ColorValue) -> Code<Swift> {
    let opacity = Decimal.shown(color.alpha, places: 5)
    if color.isWide {
      helpers.insert(.displayP3)
      let (red, green, blue) = color.displayP3Components
      let function = names.helper("displayP3")
      let components: Code<Swift> =
        "\(id: function)(\(Self.part(red)), \(Self.part(green)), \(Self.part(blue))"
      return opacity == 1 ? "\(components))" : "\(components), opacity: \(number: opacity))"
    }
    let function = names.helper("rgb")
    let hex = color.rgba8.rgb
    guard opacity != 1 else {
      helpers.insert(.rgb)
      return "\(id: function)(0x\(hex: hex, digits: 6))"
    }
    helpers.insert(.rgbOpacity)
    return "\(id: function)(0x\(hex: hex, digits: 6), opacity: \(number: opacity))"
  }

  private static func part(_ number: Double) -> Code<Swift> {
    "\(number: Decimal.shown(number, places: 5))"
  }

  /// Logical pixels, which are points.
  static func length(_ number: Double) -> Code<Swift> {
    literal(Decimal.shown(number, places: 5))
  }

  func length(_ dimension: Dimension) -> Code<Swift> {
    Self.length(dimension.pixels(rem: design.rem))
  }

  static func number(_ number: Double) -> Code<Swift> {
    literal(Decimal.shown(number))
  }

  static func seconds(_ duration: Duration) -> Code<Swift> {
    literal(Decimal.shown(duration.milliseconds / 1000, places: 5))
  }

  /// Whole numbers of seven digits and more are grouped, as swift-format asks.
  private static func literal(_ number: Double) -> Code<Swift> {
    guard number.magnitude >= 1e6, let whole = Int64(exactly: number) else {
      return "\(number: number)"
    }
    var groups: [Code<Swift>] = []
    var rest = whole.magnitude
    while rest >= 1000 {
      let group = rest % 1000
      rest /= 1000
      let zeros: Code<Swift> = group < 10 ? "00" : group < 100 ? "0" : ""
      groups.append("\(zeros)\(number: Int(group))")
    }
    groups.append("\(number: Int(rest))")
    let digits = groups.reversed().joined(separator: "_")
    return whole < 0 ? "-\(digits)" : digits
  }

  static func fontWeight(_ weight: Double) -> Code<Swift> {
    // Halves round up, as CSS picks the heavier of two equally near weights from 500 on.
    switch weight {
    case ..<150: ".ultraLight"
    case ..<250: ".thin"
    case ..<350: ".light"
    case ..<450: ".regular"
    case ..<550: ".medium"
    case ..<650: ".semibold"
    case ..<750: ".bold"
    case ..<850: ".heavy"
    default: ".black"
    }
  }

  static func boolean(_ value: Bool) -> Code<Swift> { value ? "true" : "false" }
}
