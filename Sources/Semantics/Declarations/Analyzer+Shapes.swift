import Diagnostics
import Document
import Geometry
import IR
import Syntax

/// Reads shapes.
extension Analyzer {
  /// The names of the shapes that need no declaration.
  static let builtInShapes = ["rectangle", "capsule", "circle", "roundedRectangle"]

  mutating func declareShapes() -> [ShapeDeclaration] {
    var shapes: [ShapeDeclaration] = []
    brokenParametersOfShape = []
    let declarations = distinct(
      program.shapes, "shape", broken: \.shapeNames.broken, key: \.key)
    for syntax in declarations {
      if Self.builtInShapes.contains(syntax.key.text) {
        diagnostics.report(
          .error(
            .nameCollision, at: syntax.key.span, "'\(syntax.key.text)' is a built-in shape",
            help: ["choose another name"]))
        continue
      }
      declaration = syntax.key.text
      let list = parameters(
        syntax.parameters, of: "a shape", allowed: [.dimension, .number])
      brokenParametersOfShape.append(list.broken)
      let scope = Scope(parameters: list.parameters, broken: list.broken, hasBox: true)
      var path = syntax.path.compactMap { command($0.command, in: scope) }
      checkPath(path, syntax)
      // The outline is closed: a first piece without a beginning of its own goes on from the last one.
      if let first = path.first, first.ownStart == nil, let end = path.lazy.compactMap(\.end).last {
        path.insert(.move(to: end), at: 0)
      }
      var leastSize = LeastSize(of: path)
      if let minimum = syntax.minimum {
        let bare = Scope(parameters: list.parameters, broken: list.broken)
        let width = leastLength(minimum.x, "a least width", in: bare)
        let height = leastLength(minimum.y, "a least height", in: bare)
        if let width, let height { leastSize = LeastSize(width: width, height: height) }
      }
      shapes.append(
        ShapeDeclaration(
          name: syntax.key.text, annotation: annotation(key: syntax.key, syntax.annotation),
          parameters: list.parameters, axis: axis(syntax.axis), path: path, leastSize: leastSize))
    }
    return shapes
  }

  private mutating func leastLength(
    _ node: Node, _ subject: String, in scope: Scope
  ) -> Measure? {
    guard let length = coordinate(node, subject, in: scope) else { return nil }
    guard fixedNumbers(length, on: currentPlatform).contains(where: { $0 < 0 }) else {
      return length
    }
    diagnostics.report(.error(.outOfRange, at: node.span, "\(subject) cannot be negative"))
    return nil
  }

  private mutating func axis(_ node: Node?) -> ShapeDeclaration.Axis {
    guard let node, !node.isReported else { return .start }
    switch node.text {
    case "start": return .start
    case "fixed": return .fixed
    default:
      diagnostics.report(
        .error(
          .invalidValue, at: node.span, "the axis of a shape is 'start' or 'fixed'",
          help: ["'start' follows the reading direction, 'fixed' does not"]))
      return .start
    }
  }

  private mutating func command(
    _ command: ShapeSyntax.Command, in scope: Scope
  ) -> PathCommand? {
    switch command {
    case .move(let to): return point(to, in: scope).map { .move(to: $0) }
    case .line(let to): return point(to, in: scope).map { .line(to: $0) }
    case .quad(let to, let control):
      let points = (point(to, in: scope), point(control, in: scope))
      guard let to = points.0, let control = points.1 else { return nil }
      return .quad(to: to, control: control)
    case .cubic(let to, let control1, let control2):
      let points = (
        point(to, in: scope), point(control1, in: scope), point(control2, in: scope)
      )
      guard let to = points.0, let control1 = points.1, let control2 = points.2 else { return nil }
      return .cubic(to: to, control1: control1, control2: control2)
    case .arc(let center, let radius, let from, let to):
      return arc(center, radius, from, to, in: scope)
    case .close: return .close
    }
  }

  private mutating func arc(
    _ center: ShapeSyntax.Point, _ radius: Node, _ from: Node, _ to: Node, in scope: Scope
  ) -> PathCommand? {
    let place = point(center, in: scope)
    let length = coordinate(radius, "a radius", in: scope)
    if let length, length.mentions(.width) || length.mentions(.height) {
      diagnostics.report(
        .error(
          .crossAxisCoordinate, at: radius.span,
          "a radius cannot depend on the box's size: on one platform it would follow the width, on another the height",
          help: ["use a number, a token or a parameter"]))
      return nil
    }
    if let length, fixedNumbers(length, on: currentPlatform).contains(where: { $0 < 0 }) {
      diagnostics.report(.error(.outOfRange, at: radius.span, "a radius cannot be negative"))
      return nil
    }
    let start = angle(from, "'from' of an arc", example: "180")
    let end = angle(to, "'to' of an arc", example: "270")
    guard let place, let length, let start, let end else { return nil }
    guard start != end, (end - start).magnitude <= 360 else {
      diagnostics.report(
        .error(
          .invalidPath, at: to.span,
          start == end ? "this arc has no length" : "an arc runs over at most 360°"))
      return nil
    }
    return .arc(Arc(center: place, radius: length, from: start, to: end))
  }

  private mutating func angle(_ node: Node, _ subject: String, example: String) -> Double? {
    figure(node) { analyzer, node, platform in
      analyzer.warnOfFixedModes(node)
      return analyzer.constant(node, .angle, of: subject, example: example, on: platform)
    }
  }

  private mutating func point(_ point: ShapeSyntax.Point, in scope: Scope) -> Point? {
    let x = coordinate(point.x, "an x", in: scope)
    let y = coordinate(point.y, "a y", in: scope)
    if let x, x.mentions(.height) { reportCrossAxis(point.x, "an x", "height", "width") }
    if let y, y.mentions(.width) { reportCrossAxis(point.y, "a y", "width", "height") }
    guard let x, let y, !x.mentions(.height), !y.mentions(.width) else { return nil }
    return Point(x: x, y: y)
  }

  private mutating func reportCrossAxis(
    _ node: Node, _ subject: String, _ wrong: String, _ right: String
  ) {
    diagnostics.report(
      .error(
        .crossAxisCoordinate, at: node.span, "\(subject) cannot depend on the \(wrong)",
        help: ["it can use '\(right)', parameters and numbers"]))
  }

  private mutating func coordinate(_ node: Node, _ subject: String, in scope: Scope) -> Measure? {
    func read(_ analyzer: inout Analyzer, _ node: Node, _ platform: PlatformID?) -> Measure? {
      analyzer.quantity(
        node, .length, of: subject, example: "width - 8", in: scope, on: platform)?.measure
    }
    return figure(node) { analyzer, node, platform in
      guard let standard = read(&analyzer, node, platform) else { return nil }
      if let id = analyzer.soleReference(node), analyzer.design[id].type == .dimension,
        analyzer.axesOfToken[id.index] != nil
      {
        return Measure(.token(id.index))
      }
      return analyzer.inModes(node, standard, as: .dimension) { read(&$0, node, platform) }
    }
  }

  private mutating func checkPath(_ path: [PathCommand], _ syntax: ShapeSyntax) {
    guard !syntax.isBroken, path.count == syntax.path.count else { return }
    guard path.contains(where: { if case .move = $0 { false } else { $0 != .close } }) else {
      diagnostics.report(
        .error(
          .invalidPath, at: syntax.key.span, "the path of '\(syntax.key.text)' draws nothing",
          help: ["add lines, curves or arcs"]))
      return
    }
    if let index = path.dropLast().firstIndex(of: .close) {
      diagnostics.report(
        .error(
          .invalidPath, at: syntax.path[index].node.span, "'close' ends a path, and more follows",
          help: ["a shape is one closed outline: take this 'close' out"]))
    }
    for (command, part) in zip(path, syntax.path).dropFirst() {
      guard case .move = command else { continue }
      diagnostics.report(
        .error(
          .invalidPath, at: part.node.span, "a path moves only once, at its beginning",
          help: ["a shape is one closed outline: draw a line to here instead"]))
    }
  }
}
