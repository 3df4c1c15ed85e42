extension View {
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    _record(
      self, "frame", .number("width", width), .number("height", height), .alignment(alignment))
  }

  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    _record(
      self, "frame", .number("minWidth", minWidth), .number("idealWidth", idealWidth),
      .number("maxWidth", maxWidth), .number("minHeight", minHeight),
      .number("idealHeight", idealHeight), .number("maxHeight", maxHeight), .alignment(alignment))
  }

  @available(*, deprecated, message: "Please pass one or more parameters.")
  public nonisolated func frame() -> some View { self }

  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    _record(
      self, "padding", .number("top", insets.top), .number("leading", insets.leading),
      .number("bottom", insets.bottom), .number("trailing", insets.trailing))
  }

  public nonisolated func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    _record(self, "padding", .word("edges", edges._names), .number("length", length))
  }

  public nonisolated func padding(_ length: CGFloat) -> some View {
    _record(self, "padding", .word("edges", "all"), .number("length", length))
  }

  public nonisolated func fixedSize() -> some View {
    _record(self, "fixedSize")
  }

  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    _record(self, "fixedSize", .flag("horizontal", horizontal), .flag("vertical", vertical))
  }

  public nonisolated func layoutPriority(_ value: Double) -> some View {
    _record(self, "layoutPriority", .number("value", CGFloat(value)))
  }

  public nonisolated func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    _record(self, "aspectRatio", .number("ratio", aspectRatio))
  }

  public nonisolated func offset(_ offset: CGSize) -> some View {
    _record(self, "offset", .number("x", offset.width), .number("y", offset.height))
  }

  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    _record(self, "offset", .number("x", x), .number("y", y))
  }

  public nonisolated func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some View {
    _record(self, "scaleEffect", .number("x", scale.width), .number("y", scale.height))
  }

  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    _record(self, "scaleEffect", .number("x", s), .number("y", s))
  }

  public nonisolated func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    _record(self, "scaleEffect", .number("x", x), .number("y", y))
  }

  public nonisolated func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View {
    _record(self, "rotationEffect", .number("degrees", CGFloat(angle.degrees)))
  }

  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    _record(self, "flipsForRightToLeftLayoutDirection", .flag("enabled", enabled))
  }

  public nonisolated func zIndex(_ value: Double) -> some View {
    _record(self, "zIndex", .number("value", CGFloat(value)))
  }
}

public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit
  case fill
}

extension _Argument {
  static func alignment(_ alignment: Alignment) -> _Argument {
    alignment == .center
      ? .word("alignment", nil)
      : .word("alignment", "\(alignment.horizontal.name) \(alignment.vertical.name)")
  }
}

extension Edge.Set {
  var _names: String {
    switch self {
    case .all: "all"
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    case .top: "top"
    case .leading: "leading"
    case .bottom: "bottom"
    case .trailing: "trailing"
    default: "\(rawValue)"
    }
  }
}
