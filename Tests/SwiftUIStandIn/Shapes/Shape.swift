/// Apple's `Shape` also inherits a marker that takes away the main actor, which `View` would give:
/// a type that conforms is bound to no actor. `nonisolated` says the same.
public nonisolated protocol Shape: Sendable, Animatable, View {
  nonisolated func path(in rect: CGRect) -> Path

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
  }

  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }
}

public nonisolated protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape filled with a style.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: _Primitive {
  public var shape: Content
  public var style: Style

  public init(shape: Content, style: Style) {
    self.shape = shape
    self.style = style
  }
}

extension Shape {
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> some View {
    _ShapeView(shape: self, style: content)
  }

  public nonisolated func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    _record(
      self, "stroke", .style(content), .number("lineWidth", style.lineWidth),
      .word("dash", style.dashes))
  }

  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1
  ) -> some View {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    _record(
      self, "strokeBorder", .style(content), .number("lineWidth", style.lineWidth),
      .word("dash", style.dashes))
  }

  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

@frozen public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

@frozen public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

extension StrokeStyle {
  /// As records show them; `nil` for a solid line.
  var dashes: String? {
    dash.isEmpty ? nil : dash.map { _text($0) }.joined(separator: " ")
  }
}
