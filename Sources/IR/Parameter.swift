package import Color
package import Diagnostics
package import Geometry

/// What a caller of generated code can set.
package struct Parameter: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case color
    /// Logical pixels.
    case dimension
    case number
    case string
    case boolean
  }

  package enum Default: Hashable, Sendable {
    case color(ColorExpression)
    /// A length or number; it may mention parameters that stand before it.
    case measure(Measure)
    case string(String)
    case boolean(Bool)
  }

  package var name: String
  package var kind: Kind
  /// `nil` makes it required.
  package var defaultValue: Conditional<Default>?
  package var span: SourceSpan

  package init(
    name: String, kind: Kind, defaultValue: Conditional<Default>?, span: SourceSpan
  ) {
    self.name = name
    self.kind = kind
    self.defaultValue = defaultValue
    self.span = span
  }
}

/// A colour inside a declaration that has parameters.
package enum ColorExpression: Hashable, Sendable {
  case literal(ColorValue)
  case token(TokenID)
  /// The place in the declaration's list of parameters.
  case parameter(Int)
  /// Black or white, whichever contrasts more with the other colour, in its default.
  indirect case onColor(ColorExpression)
}
