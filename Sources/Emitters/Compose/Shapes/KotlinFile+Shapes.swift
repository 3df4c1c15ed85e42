import Diagnostics
import Emission
import Geometry
import IR

/// Shapes as data classes that implement Compose's `Shape`.
///
/// The outline is drawn in logical pixels, by the formulas as they are, and then brought to the
/// screen's pixels, and reflected where it has to be, by one matrix. Nothing is rounded.
extension KotlinFile {
  /// What `createOutline` itself calls something.
  private static let outlineNames: Set<String> = [
    "size", "layoutDirection", "density", "width", "height", "path", "mirrored",
  ]

  mutating func writeShape(_ shape: ShapeDeclaration, _ shapeNames: ShapeNames) {
    helpers.insert(.placedPath)
    var scope = FormulaScope(shape.parameters, shapeNames.parameters)
    document(shape.annotation)
    line("@\(use(.immutable))")
    var properties: [Layout] = zip(shape.parameters, shapeNames.parameters).map { parameter, name in
      .code("public val \(self.parameter(parameter, name, scope, isComposable: false))")
    }
    let brought = tokens(of: shape, shapeNames)
    for field in brought {
      properties.append(.code("public val \(id: field.name): \(type(of: field.value))"))
    }
    properties.append(.code("public val mirrored: Boolean = false"))
    let head: Layout = .list(
      "public data class \(id: shapeNames.identifier)(", properties, ") : \(use(.shape)) {")
    write(head)
    scope.lengthsAreNumbers = true
    indented { $0.writeOutline(of: shape, shapeNames, &scope) }
    line("}")
    guard let factory = shapeNames.factory else { return }
    var parameters = zip(shape.parameters, shapeNames.parameters).map { parameter, name in
      self.parameter(parameter, name, FormulaScope(shape.parameters, shapeNames.parameters))
    }
    for field in brought {
      guard let value = source(of: field.value) else { continue }
      parameters.append("\(id: field.name): \(type(of: field.value)) = \(value)")
    }
    parameters.append("mirrored: Boolean = false")
    let names = shapeNames.parameters + brought.map(\.name)
    writeFactory(
      factory, of: shapeNames.identifier, parameters, names.map { "\(id: $0)" } + ["mirrored"])
  }

  /// The tokens in the outline that differ by mode, which a shape cannot read where it draws.
  private func tokens(of shape: ShapeDeclaration, _ shapeNames: ShapeNames) -> [ModalField] {
    modalFields(
      shape.path.measures.flatMap { modalValues(in: $0) },
      apart: shapeNames.parameters.map(\.name) + Array(KotlinFile.outlineNames))
  }

  private mutating func writeOutline(
    of shape: ShapeDeclaration, _ shapeNames: ShapeNames, _ scope: inout FormulaScope
  ) {
    let parameters: Code<Kotlin> =
      "size: \(use(.size)), layoutDirection: \(use(.layoutDirection)), density: \(use(.density))"
    let used = symbols(of: shape.path)
    let outline = use(.outline)
    line("override fun createOutline(\(parameters)): \(outline) {")
    indented { file in
      if used.contains(.width) { file.line("val width = size.width / density.density") }
      if used.contains(.height) { file.line("val height = size.height / density.density") }
      for (index, name) in shapeNames.parameters.enumerated()
      where used.contains(.parameter(index)) {
        let property: Code<Kotlin> = "\(id: name)"
        let length: Code<Kotlin> = shape.parameters[index].kind == .dimension ? ".value" : ""
        if KotlinFile.outlineNames.contains(name.name) {
          scope.parameters[index].code = "this.\(property)\(length)"
        } else if shape.parameters[index].kind == .dimension {
          file.line("val \(property) = \(property)\(length)")
        }
      }
      for field in file.tokens(of: shape, shapeNames) {
        scope.modal[field.value] = "\(id: field.name)"
      }
      file.line("val path = \(file.use(.path))()")
      file.writePath(shape.path, in: scope)
      let mirrored: Code<Kotlin> =
        shape.axis == .fixed
        ? "mirrored" : "mirrored != (layoutDirection == LayoutDirection.Rtl)"
      file.line("path.place(size, density, mirrored = \(mirrored))")
      file.line("return \(outline).Generic(path)")
    }
    line("}")
  }

  private func symbols(of path: [PathCommand]) -> Set<Symbol> {
    var symbols: Set<Symbol> = []
    func add(_ points: Point...) {
      for point in points { symbols.formUnion(point.x.symbols + point.y.symbols) }
    }
    for command in path {
      switch command {
      case .move(let to), .line(let to): add(to)
      case .quad(let to, let control): add(to, control)
      case .cubic(let to, let control1, let control2): add(to, control1, control2)
      case .arc(let arc):
        add(arc.center)
        symbols.formUnion(arc.radius.symbols)
      case .close: break
      }
    }
    return symbols
  }

  private mutating func writePath(_ path: [PathCommand], in scope: FormulaScope) {
    var isFirst = true
    for command in path {
      switch command {
      case .move(let to): write(call("moveTo", [to], scope))
      case .line(let to): write(call("lineTo", [to], scope))
      case .quad(let to, let control): write(call("quadraticTo", [control, to], scope))
      case .cubic(let to, let control1, let control2):
        write(call("cubicTo", [control1, control2, to], scope))
      case .arc(let arc): writeArc(arc, begins: isFirst, in: scope)
      case .close: break
      }
      isFirst = false
    }
    line("path.close()")
  }

  /// Skia draws nothing for a sweep beyond 360° and loses turns before: half a circle at most is
  /// safe everywhere.
  private mutating func writeArc(_ arc: Arc, begins: Bool, in scope: FormulaScope) {
    let center =
      "\(use(.offset))(\(coordinates([arc.center], scope).joined(separator: ", ")))"
      as Code<Kotlin>
    let radius = formula(arc.radius, as: .number, in: scope)
    let bounds: Code<Kotlin> = "\(use(.rect))(\(center), \(radius))"
    let count = arc.sweep > 180 ? 2 : 1
    let sweep = (arc.to - arc.from) / Double(count)
    for part in 0..<count {
      let start = arc.from + sweep * Double(part)
      write(
        .call(
          "path.arcTo",
          [
            .code(bounds), .code(Literal.float(start)), .code(Literal.float(sweep)),
            .code("forceMoveTo = \(begins && part == 0 ? "true" : "false")"),
          ]))
    }
  }

  private mutating func call(
    _ function: Code<Kotlin>, _ points: [Point], _ scope: FormulaScope
  ) -> Layout {
    .call("path.\(function)", coordinates(points, scope).map { .code($0) })
  }

  private mutating func coordinates(_ points: [Point], _ scope: FormulaScope) -> [Code<Kotlin>] {
    points.flatMap { point in
      [
        formula(point.x, as: .number, in: scope), formula(point.y, as: .number, in: scope),
      ]
    }
  }
}
