@frozen public nonisolated struct Rectangle: InsettableShape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: self, by: amount) }
}

@frozen public nonisolated struct RoundedRectangle: InsettableShape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    return path
  }

  public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: self, by: amount) }
}

@frozen public nonisolated struct Capsule: InsettableShape {
  public var style: RoundedCornerStyle

  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: self, by: amount) }
}

/// Centred in its frame, as wide as the frame's lesser side.
@frozen public nonisolated struct Circle: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: self, by: amount) }
}

@frozen public nonisolated struct Ellipse: InsettableShape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: self, by: amount) }
}

/// A shape drawn `by` points inside its frame.
nonisolated struct _Inset<Base: InsettableShape>: InsettableShape {
  var base: Base
  var by: CGFloat

  func path(in rect: CGRect) -> Path {
    base.path(
      in: CGRect(
        x: rect.minX + by, y: rect.minY + by, width: max(0, rect.width - 2 * by),
        height: max(0, rect.height - 2 * by)))
  }

  func inset(by amount: CGFloat) -> _Inset<Base> { _Inset(base: base, by: by + amount) }
}
