public struct Color: Hashable, Sendable, CustomStringConvertible {
  public enum RGBColorSpace: Sendable {
    case sRGB
    case sRGBLinear
    case displayP3
  }

  indirect enum Storage: Hashable, Sendable {
    case named(String)
    case components(RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double)
    case opacity(Storage, Double)
  }

  let storage: Storage

  init(storage: Storage) { self.storage = storage }

  public init(
    _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    storage = .components(colorSpace, red: red, green: green, blue: blue, opacity: opacity)
  }

  public init(
    _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
  ) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  public func opacity(_ opacity: Double) -> Color { Color(storage: .opacity(storage, opacity)) }

  public static let clear = Color(storage: .named("clear"))
  public static let black = Color(storage: .named("black"))
  public static let white = Color(storage: .named("white"))
  public static let gray = Color(storage: .named("gray"))
  public static let red = Color(storage: .named("red"))
  public static let green = Color(storage: .named("green"))
  public static let blue = Color(storage: .named("blue"))
  public static let orange = Color(storage: .named("orange"))
  public static let yellow = Color(storage: .named("yellow"))
  public static let pink = Color(storage: .named("pink"))
  public static let purple = Color(storage: .named("purple"))
  public static let primary = Color(storage: .named("primary"))
  public static let secondary = Color(storage: .named("secondary"))
  public static var accentColor: Color { Color(storage: .named("accentColor")) }

  public var description: String { storage.description }
}

extension Color.Storage {
  var description: String {
    switch self {
    case .named(let name): return name
    case .components(let space, let red, let green, let blue, let opacity):
      let name =
        switch space {
        case .sRGB: "sRGB"
        case .sRGBLinear: "sRGBLinear"
        case .displayP3: "displayP3"
        }
      return "\(name)(\(_text(red)) \(_text(green)) \(_text(blue)) \(_text(opacity)))"
    case .opacity(let base, let opacity): return "\(base.description).opacity(\(_text(opacity)))"
    }
  }
}

extension Color: _Primitive {}
extension Color: ShapeStyle {}
