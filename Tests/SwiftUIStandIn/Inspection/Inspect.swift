#if !hasFeature(Embedded)
  /// A view as SwiftUI would draw it: its own bodies unfolded, down to SwiftUI's views and modifiers,
  /// one a line, what stands inside further to the right. Modifiers follow what they are put on. Not
  /// in Apple's API.
  @MainActor public func _inspect(_ view: some View, in surroundings: _Surroundings = .init())
    -> String
  {
    let before = _Surroundings.current
    defer { _Surroundings.current = before }
    _Surroundings.current = surroundings
    var inspection = Inspection()
    inspection.enter(view)
    return inspection.lines.joined(separator: "\n")
  }

  /// A view that can say how it is drawn.
  @MainActor protocol Inspectable {
    @MainActor func inspect(_ inspection: inout Inspection)
  }

  @MainActor struct Inspection {
    var lines: [String] = []
    private var depth = 0

    mutating func enter(_ view: some View) {
      if let view = view as? any Inspectable {
        view.inspect(&self)
      } else if let shape = view as? any Shape {
        line(Self.description(of: shape))
      } else {
        enter(view.body)
      }
    }

    mutating func line(_ text: String) {
      lines.append(String(repeating: "  ", count: depth) + text)
    }

    mutating func nested(_ body: @MainActor (inout Inspection) -> Void) {
      depth += 1
      body(&self)
      depth -= 1
    }

    mutating func with(
      _ change: (inout _Surroundings) -> Void, _ body: @MainActor (inout Inspection) -> Void
    ) {
      let before = _Surroundings.current
      change(&_Surroundings.current)
      body(&self)
      _Surroundings.current = before
    }

    /// The shape's type and stored values, which its parameters are.
    static func description(of shape: any Shape) -> String {
      let mirror = Mirror(reflecting: shape)
      let name = "\(type(of: shape))"
      if mirror.children.isEmpty { return "\(name)()" }
      let values = mirror.children.map { child in
        let value =
          switch child.value {
          case let number as CGFloat: _text(number)
          case let number as Double: _text(number)
          default: "\(child.value)"
          }
        return "\(child.label ?? "_"): \(value)"
      }
      return "\(name)(\(values.joined(separator: ", ")))"
    }

    static func description(of style: any ShapeStyle) -> String {
      switch style {
      case let style as Color: style.description
      case let style as AnyShapeStyle: description(of: style.style)
      default: "\(type(of: style))"
      }
    }
  }
#endif
