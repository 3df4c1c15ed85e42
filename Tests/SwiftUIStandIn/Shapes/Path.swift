/// An outline that remembers how it was made, so that tests can draw it by themselves.
@frozen public struct Path: Equatable, Sendable {
  /// The pieces as they were added, arcs still arcs. Not in Apple's API.
  public private(set) var _pieces: [_Piece] = []
  private var start = CGPoint.zero

  public init() {}

  public init(_ rect: CGRect) { addRect(rect) }

  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  public var isEmpty: Bool { _pieces.isEmpty }

  public private(set) var currentPoint: CGPoint?

  public mutating func move(to end: CGPoint) {
    start = end
    append(.move(to: end), end)
  }

  public mutating func addLine(to end: CGPoint) {
    append(.line(to: end), end)
  }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append(.quadCurve(to: end, control: control), end)
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: end, control1: control1, control2: control2), end)
  }

  public mutating func closeSubpath() {
    guard currentPoint != nil else { return }
    append(.closeSubpath, start)
  }

  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    func corner(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y).applying(transform) }
    move(to: corner(rect.minX, rect.minY))
    addLine(to: corner(rect.maxX, rect.minY))
    addLine(to: corner(rect.maxX, rect.maxY))
    addLine(to: corner(rect.minX, rect.maxY))
    closeSubpath()
  }

  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let toRect = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    move(to: CGPoint(x: 1, y: 0).applying(toRect.concatenating(transform)))
    addArc(
      center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(360), clockwise: false,
      transform: toRect.concatenating(transform))
    closeSubpath()
  }

  /// Corners are quarter ellipses in either style: Apple does not publish its continuous one.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let width = min(cornerSize.width, rect.width / 2)
    let height = min(cornerSize.height, rect.height / 2)
    guard width > 0, height > 0 else { return addRect(rect, transform: transform) }
    func corner(_ x: CGFloat, _ y: CGFloat, from degrees: Double) {
      let toCorner = CGAffineTransform(a: width, b: 0, c: 0, d: height, tx: x, ty: y)
      addArc(
        center: .zero, radius: 1, startAngle: .degrees(degrees), endAngle: .degrees(degrees + 90),
        clockwise: false, transform: toCorner.concatenating(transform))
    }
    move(to: CGPoint(x: rect.minX, y: rect.minY + height).applying(transform))
    corner(rect.minX + width, rect.minY + height, from: 180)
    corner(rect.maxX - width, rect.minY + height, from: 270)
    corner(rect.maxX - width, rect.maxY - height, from: 0)
    corner(rect.minX + width, rect.maxY - height, from: 90)
    closeSubpath()
  }

  /// `clockwise` is as Core Graphics says it where y grows upwards: on a screen, where y grows
  /// downwards, `false` is the direction of the clock's hands and of growing angles.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    if clockwise {
      if delta > 0 { delta -= (delta / turn).rounded(.up) * turn }
    } else {
      if delta < 0 { delta += (-delta / turn).rounded(.up) * turn }
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta),
      transform: transform)
  }

  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    let arc = _Arc(
      center: center, radius: radius, start: startAngle.radians,
      delta: min(max(delta.radians, -2 * .pi), 2 * .pi), transform: transform)
    if currentPoint == nil { move(to: arc.point(at: 0)) }
    append(.arc(arc), arc.point(at: 1))
  }

  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    for piece in path._pieces { add(piece.applying(transform)) }
  }

  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = Path()
    path.addPath(self, transform: transform)
    return path
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  private mutating func append(_ piece: _Piece, _ end: CGPoint) {
    _pieces.append(piece)
    currentPoint = end
  }

  private mutating func add(_ piece: _Piece) {
    switch piece {
    case .move(let to): move(to: to)
    case .line(let to): addLine(to: to)
    case .quadCurve(let to, let control): addQuadCurve(to: to, control: control)
    case .curve(let to, let control1, let control2):
      addCurve(to: to, control1: control1, control2: control2)
    case .arc(let arc):
      addRelativeArc(
        center: arc.center, radius: arc.radius, startAngle: Angle(radians: arc.start),
        delta: Angle(radians: arc.delta), transform: arc.transform)
    case .closeSubpath: closeSubpath()
    }
  }
}

/// What `Path.forEach` gives: as on Apple's systems, arcs have become cubic curves.
extension Path {
  @frozen public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  public func forEach(_ body: (Path.Element) -> Void) {
    var current: CGPoint?
    for piece in _pieces {
      switch piece {
      case .move(let to): body(.move(to: to))
      case .line(let to): body(.line(to: to))
      case .quadCurve(let to, let control): body(.quadCurve(to: to, control: control))
      case .curve(let to, let control1, let control2):
        body(.curve(to: to, control1: control1, control2: control2))
      case .arc(let arc):
        if let current, current != arc.point(at: 0) { body(.line(to: arc.point(at: 0))) }
        for curve in arc.curves { body(curve) }
      case .closeSubpath: body(.closeSubpath)
      }
      current = piece.end ?? current
    }
  }
}

public enum RoundedCornerStyle: Sendable {
  case circular
  case continuous
}
