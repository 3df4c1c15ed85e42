extension View {
  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    _record(self, "background", .view("content", content()), .alignment(alignment))
  }

  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    _record(self, "background", .style(style))
  }

  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    _record(self, "background", .style(style), .view("in", shape))
  }

  public nonisolated func background<S: ShapeStyle, T: InsettableShape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    _record(self, "background", .style(style), .view("in", shape))
  }

  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    _record(self, "overlay", .view("content", content()), .alignment(alignment))
  }

  public nonisolated func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    _record(self, "overlay", .style(style))
  }

  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    _record(self, "overlay", .style(style), .view("in", shape))
  }

  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    _record(self, "foregroundStyle", .style(style))
  }

  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    _record(self, "foregroundColor", .word("color", color?.description))
  }

  public nonisolated func tint(_ tint: Color?) -> some View {
    _record(self, "tint", .word("color", tint?.description))
  }

  public nonisolated func opacity(_ opacity: Double) -> some View {
    _record(self, "opacity", .number("opacity", CGFloat(opacity)))
  }

  public nonisolated func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View {
    _record(self, "clipShape", .view("shape", shape))
  }

  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    _record(self, "clipped")
  }

  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    _record(self, "cornerRadius", .number("radius", radius))
  }

  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    _record(self, "border", .style(content), .number("width", width))
  }

  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    _record(
      self, "shadow", .word("color", color.description), .number("radius", radius),
      .number("x", x), .number("y", y))
  }

  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    _record(self, "blur", .number("radius", radius))
  }

  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    _record(
      self, "blendMode",
      .word("blendMode", blendMode == .destinationOut ? "destinationOut" : "other"))
  }

  public nonisolated func compositingGroup() -> some View {
    _record(self, "compositingGroup")
  }

  public nonisolated func drawingGroup(opaque: Bool = false) -> some View {
    _record(self, "drawingGroup")
  }

  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    _record(self, "mask", .view("content", mask()), .alignment(alignment))
  }

  public nonisolated func hidden() -> some View {
    _record(self, "hidden")
  }

  public nonisolated func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    _record(self, "animation", .word("animation", animation?.description ?? "nil"))
  }
}

public enum BlendMode: Sendable {
  case normal
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case sourceAtop
  case destinationOver
  case destinationOut
  case plusDarker
  case plusLighter
}
