internal import IR

/// The types of Tokens Studio, as what they are here.
enum TokensStudioTypes {
  /// `nil` for one whose type its value says, and for one that there is nothing for here.
  static func type(_ name: String) -> TokenType? {
    switch name {
    case "borderRadius", "borderWidth", "paragraphIndent", "paragraphSpacing", "sizing", "spacing":
      .dimension
    case "fontSizes": TokenType(rawValue: "fontSize") ?? .dimension
    case "boxShadow": TokenType(rawValue: "shadow")
    case "fontFamilies": .fontFamily
    case "fontWeights": .fontWeight
    case "opacity": .number
    case "asset", "text", "textCase", "textDecoration": .string
    default: nil
    }
  }

  /// Whether the value says the type: line heights are lengths or factors.
  static func isOpen(_ name: String) -> Bool {
    ["letterSpacing", "lineHeights", "other"].contains(name)
  }
}
