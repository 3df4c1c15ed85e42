import IR

extension TokenType {
  /// The type of DTCG 2025.10 that tokens of this type have there; `nil` for what DTCG has no form for.
  var designTokensName: String? {
    switch self {
    case .color, .dimension, .number, .duration, .cubicBezier, .fontFamily, .fontWeight,
      .typography,
      .strokeStyle, .border, .transition, .shadow, .gradient:
      rawValue
    case .fontSize: TokenType.dimension.rawValue
    case .angle: TokenType.number.rawValue
    case .spring, .string, .boolean: nil
    }
  }
}
