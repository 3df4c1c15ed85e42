// How the stand-in remembers what generated code asked for. None of this is in Apple's API.

/// One argument of a modifier, as it was given.
enum _Argument {
  case number(String, CGFloat?)
  case flag(String, Bool)
  case word(String, String?)
  #if hasFeature(Embedded)
    case other

    static func view<V: View>(_ label: String, _ view: V) -> _Argument { .other }
    static func style<S: ShapeStyle>(_ style: S) -> _Argument { .other }
  #else
    case content(String, any View)
    case fill(any ShapeStyle)

    static func view<V: View>(_ label: String, _ view: V) -> _Argument { .content(label, view) }
    static func style<S: ShapeStyle>(_ style: S) -> _Argument { .fill(style) }
  #endif
}

/// A view with one of SwiftUI's own modifiers on it.
nonisolated struct _Recorded<Content: View>: _Primitive {
  let content: Content
  let name: String
  let arguments: [_Argument]
}

nonisolated func _record<V: View>(
  _ view: V, _ name: String, _ arguments: _Argument...
) -> _Recorded<V> {
  _Recorded(content: view, name: name, arguments: arguments)
}

/// A number without more decimals than it needs: `4`, `0.45`.
func _text(_ number: CGFloat) -> String {
  #if hasFeature(Embedded)
    ""
  #else
    _text(Double(number))
  #endif
}

#if !hasFeature(Embedded)
  func _text(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
#endif

/// A view whose surroundings differ from those of the view around it.
nonisolated struct _WithEnvironment<Content: View>: _Primitive {
  let content: Content
  let change: (inout EnvironmentValues) -> Void
}

/// A view within which controls look as `style` says.
nonisolated struct _Styled<Content: View>: _Primitive {
  let content: Content
  let style: _Style
}

/// The style of one kind of control.
nonisolated struct _Style {
  #if hasFeature(Embedded)
    init<S>(_ style: S) {}
  #else
    let style: Any
    init<S>(_ style: S) { self.style = style }
  #endif
}
