import Diagnostics
import Emission
import Geometry
import IR

extension ComponentStyles {
  func addOutline() {
    switch component.shape {
    case nil:
      add([.cornerRadius]) { values, _ in
        values.measure(.cornerRadius).map { rounded(expressions.length($0)) }
      }
    case .rectangle:
      break
    case .capsule:
      builder.add(rounded("9999px"))
    case .roundedRectangle(let radius):
      builder.add(rounded(expressions.length(radius)))
    case .circle where component.isSquare:
      builder.add(rounded("50%"))
    case .circle:
      builder.add(outlinedParts.map { Placed($0, "clip-path", "circle(closest-side)") })
    case .declared(let id, _):
      addDeclared(design[id])
    }
  }

  /// Rounded corners; what a container holds does not show beyond them.
  private func rounded(_ radius: CSSCode) -> [Placed] {
    let corners = Placed(.host, "border-radius", radius)
    return component.kind == .container
      ? [corners, Placed(.host, "overflow", "clip")] : [corners]
  }

  /// The boxes that have the outline of the shape: all of a container, but never the text of a
  /// component.
  private var outlinedParts: [Part] {
    if wearsOutline { return [.host] }
    return (drawsBehind ? [.before] : []) + (drawsOverlay ? [.after] : [])
  }

  private func addDeclared(_ shape: ShapeDeclaration) {
    let parts = outlinedParts
    guard !parts.isEmpty else { return }
    let isContainer = wearsOutline
    let shapes = Slot(media: .shapes)
    if let radius = fallbackRadius {
      builder.add(parts.map { Placed($0, "border-radius", radius) })
      builder.add(parts.map { Placed($0, "border-radius", "0") }, in: shapes)
    }
    if isContainer {
      builder.add([Placed(.host, "overflow", "clip")])
      builder.add([Placed(.host, "overflow", "visible")], in: shapes)
    } else {
      mirrorBoxes(parts, shape)
    }
    var call = ShapePath.call(
      shape.path, side: isContainer ? side(of: shape) : .left, expressions: shapeExpressions(shape))
    if !isContainer {
      builder.add(parts.flatMap { room(around: shape, $0) }, in: shapes)
      call.suffix = "content-box"
    }
    builder.add(parts.map { Placed($0, Declaration("clip-path", call)) }, in: shapes)
  }

  /// Makes a box that is painted larger than the one that the outline is drawn in: as far as the outline
  /// overhangs, and by a pixel, since browsers round the edges of what they paint and not those of outlines.
  private func room(around shape: ShapeDeclaration, _ part: Part) -> [Placed] {
    var room = Overhang(of: shape.path).most
    // By whole pixels: a box that is mirrored is moved to where a pixel begins.
    room.constant = room.constant.rounded(.up) + 1
    let expressions = shapeExpressions(shape)
    return [
      Placed(part, "inset", expressions.length(room * -1)),
      Placed(part, "padding", expressions.length(room)),
    ]
  }

  /// Whether the element itself is cut to the outline: what a container holds does not show beyond
  /// it, and where nothing is held there is nothing to spare.
  var wearsOutline: Bool {
    switch component.kind {
    case .container, .field: true
    case .graphic: component.parts.isEmpty
    case .text, .button, .toggle, .none: false
    }
  }

  /// `nil` where the shape has no corner that could be told.
  var fallbackRadius: CSSCode? {
    guard let shape = declaredShape, let radius = ShapeFallback.cornerRadius(of: shape.path)
    else { return nil }
    return shapeExpressions(shape).length(radius)
  }

  /// The words of a shape whose parameters are custom properties of the component's element.
  private func shapeExpressions(_ shape: ShapeDeclaration) -> Expressions {
    Expressions(context, ofShape: shape, names: expressions.shapeNames)
  }

  /// The parameters of the shape, with the component's arguments, on its own element: what is derived
  /// from them follows when a caller sets one.
  func addShapeVariables() {
    guard case .declared(let id, let arguments)? = component.shape else { return }
    let shape = design[id]
    let inner = shapeExpressions(shape)
    let defaults = inner.declarations
    for (index, name) in expressions.shapeNames.enumerated() {
      if arguments.indices.contains(index), let argument = arguments[index] {
        builder.add([
          Placed(.host, Declaration(name, expressions.length(argument, zero: "0px")))
        ])
      } else if let declaration = defaults.first(where: { $0.name == "\(id: name)" }) {
        builder.add([Placed(.host, declaration)])
      }
    }
  }
}

extension Expressions {
  /// All parameters of a shape are lengths.
  init(_ context: Context, ofShape shape: ShapeDeclaration, names: [Name]) {
    let parameters = shape.parameters.map { parameter in
      var parameter = parameter
      parameter.kind = .dimension
      return parameter
    }
    self.init(context, parameters, names: names)
  }
}

// MARK: Mirroring

extension ComponentStyles {
  /// Whether the outline is mirrored, for each combination of choices.
  private var mirrored: ChoiceTable<Bool> {
    if recipe.setsAtRest(.mirrored) {
      return recipe.table(of: [.mirrored]) { $0[.mirrored] == .boolean(true) }
    }
    if let axis = component.axes.firstIndex(where: { $0.isBoolean && $0.name == "mirrored" }) {
      return ChoiceTable(axes: [axis], counts: [2], cells: [false, true])
    }
    return ChoiceTable(constant: false)
  }

  /// A background is mirrored as a drawing, which leaves its outline readable.
  private func mirrorBoxes(_ parts: [Part], _ shape: ShapeDeclaration) {
    let flipped = parts.map { Placed($0, "scale", "-1 1") }
    builder.add(mirrored.map { $0 == true ? flipped : nil })
    guard shape.axis == .start else { return }
    let unflipped = parts.map { Placed($0, "scale", "none") }
    builder.add(mirrored.map { $0 == true ? unflipped : flipped }, in: .rightToLeft)
  }

  /// Content must not be mirrored: its outline is, by formulas.
  private func side(of shape: ShapeDeclaration) -> ShapePath.Side {
    guard let side = helpers[.side] else {
      return mirrored.cells == [true] ? .right : .left
    }
    return .variable(
      side: side, clockwise: helpers[.clockwise], anticlockwise: helpers[.anticlockwise])
  }

  /// Declares which way the outline of a container looks.
  func addOutlineSide(of shape: ShapeDeclaration) {
    guard let side = helpers[.side] else { return }
    let (clockwise, anticlockwise) = (helpers[.clockwise], helpers[.anticlockwise])
    func placed(_ isMirrored: Bool) -> [Placed] {
      var declarations = [Declaration(side, isMirrored ? "-1" : "1")]
      if let clockwise { declarations.append(Declaration(clockwise, isMirrored ? "ccw" : "cw")) }
      if let anticlockwise {
        declarations.append(Declaration(anticlockwise, isMirrored ? "cw" : "ccw"))
      }
      return declarations.map { Placed(.host, $0) }
    }
    builder.add(placed(false))
    builder.add(mirrored.map { $0 == true ? placed(true) : nil })
    guard shape.axis == .start else { return }
    builder.add(placed(true), in: .rightToLeft)
    builder.add(mirrored.map { $0 == true ? placed(false) : nil }, in: .rightToLeft)
  }

  /// Whether the outline of a container can look either way.
  var turnsOutline: Bool {
    guard wearsOutline, let shape = declaredShape else { return false }
    return shape.axis == .start || mirrored.cells.count > 1
  }
}
