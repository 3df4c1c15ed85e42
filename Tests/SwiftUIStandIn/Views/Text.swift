@frozen public struct Text: Equatable, Sendable {
  let content: String
  /// The modifiers that are `Text`'s own, as they were made.
  var calls: [String] = []

  public init(verbatim content: String) { self.content = content }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.content = String(content) }

  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    content = key.key
  }
}

extension Text: _Primitive {}

extension Text {
  private func with(_ call: String) -> Text {
    var text = self
    text.calls.append(call)
    return text
  }

  public func font(_ font: Font?) -> Text { with("font(\(font?.description ?? "nil"))") }
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    with("fontWeight(\(weight?.description ?? "nil"))")
  }
  public func bold() -> Text { with("bold()") }
  public func italic() -> Text { with("italic()") }
  public func foregroundColor(_ color: Color?) -> Text {
    with("foregroundColor(\(color?.description ?? "nil"))")
  }
  public func kerning(_ kerning: CGFloat) -> Text { with("kerning(\(_text(kerning)))") }
  public func tracking(_ tracking: CGFloat) -> Text { with("tracking(\(_text(tracking)))") }
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    with("baselineOffset(\(_text(baselineOffset)))")
  }

  public static func + (lhs: Text, rhs: Text) -> Text {
    Text(verbatim: lhs.content + rhs.content)
  }
}

/// A key into the app's tables of strings. It is a literal's type: a `String` is not converted to it.
@frozen public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let key: String

  public init(_ value: String) { key = value }
  public init(stringLiteral value: String) { key = value }
  public init(stringInterpolation: StringInterpolation) { key = stringInterpolation.key }

  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { key += literal }
    public mutating func appendInterpolation(_ string: String) { key += string }
    public mutating func appendInterpolation(_ value: Int) { key += "\(value)" }
  }
}
