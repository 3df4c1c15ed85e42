@frozen public struct Font: Hashable, Sendable {
  let description: String

  public enum TextStyle: CaseIterable, Sendable {
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
    case caption2
  }

  @frozen public struct Weight: Hashable, Sendable {
    let description: String
    public static let ultraLight = Weight(description: "ultraLight")
    public static let thin = Weight(description: "thin")
    public static let light = Weight(description: "light")
    public static let regular = Weight(description: "regular")
    public static let medium = Weight(description: "medium")
    public static let semibold = Weight(description: "semibold")
    public static let bold = Weight(description: "bold")
    public static let heavy = Weight(description: "heavy")
    public static let black = Weight(description: "black")
  }

  public enum Design: Hashable, Sendable {
    case `default`
    case serif
    case rounded
    case monospaced

    var description: String {
      switch self {
      case .default: "default"
      case .serif: "serif"
      case .rounded: "rounded"
      case .monospaced: "monospaced"
      }
    }
  }

  public enum Leading: Sendable {
    case standard
    case tight
    case loose
  }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  public static func system(
    size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil
  ) -> Font {
    Font(description: system(size, weight ?? .regular, design ?? .default))
  }

  @_disfavoredOverload
  public static func system(
    size: CGFloat, weight: Font.Weight = .regular, design: Font.Design = .default
  ) -> Font {
    Font(description: system(size, weight, design))
  }

  private static func system(_ size: CGFloat, _ weight: Weight, _ design: Design) -> String {
    "system(\(_text(size)), \(weight.description), \(design.description))"
  }

  public static func system(_ style: Font.TextStyle, design: Font.Design = .default) -> Font {
    Font(description: "system(style, \(design.description))")
  }

  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(description: "custom(\(name), \(_text(size)))")
  }

  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle
  ) -> Font {
    custom(name, size: size)
  }

  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(description: "custom(\(name), fixed \(_text(fixedSize)))")
  }

  public static let body = Font(description: "body")
  public static let headline = Font(description: "headline")
  public static let caption = Font(description: "caption")
  public static let title2 = Font(description: "title2")
  public static let title = Font(description: "title")

  public func weight(_ weight: Font.Weight) -> Font {
    Font(description: "\(description).\(weight.description)")
  }
  public func bold() -> Font { weight(.bold) }
  public func italic() -> Font { Font(description: "\(description).italic") }
  public func monospacedDigit() -> Font { Font(description: "\(description).monospacedDigit") }
  public func leading(_ leading: Font.Leading) -> Font { self }
}
