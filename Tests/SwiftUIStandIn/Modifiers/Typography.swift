extension View {
  public nonisolated func font(_ font: Font?) -> some View {
    _record(self, "font", .word("font", font?.description ?? "nil"))
  }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    _record(self, "fontWeight", .word("weight", weight?.description ?? "nil"))
  }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    _record(self, "bold", .flag("isActive", isActive))
  }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    _record(self, "tracking", .number("tracking", tracking))
  }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  public nonisolated func kerning(_ kerning: CGFloat) -> some View {
    _record(self, "kerning", .number("kerning", kerning))
  }

  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    _record(self, "lineSpacing", .number("lineSpacing", lineSpacing))
  }

  public nonisolated func lineLimit(_ number: Int?) -> some View {
    _record(self, "lineLimit", .word("number", number.map { "\($0)" } ?? "nil"))
  }

  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    _record(self, "multilineTextAlignment", .word("alignment", "\(alignment)"))
  }

  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    _record(self, "minimumScaleFactor", .number("factor", factor))
  }

  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    _WithEnvironment(content: self) { $0.dynamicTypeSize = size }
  }
}
