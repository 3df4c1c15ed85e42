import Geometry
import IR

extension ValueReader {
  static func declared(_ shape: ShapeDeclaration, _ design: DesignSystem, _ platform: PlatformID)
    -> Declared
  {
    let reader = ValueReader(design: design, platform: platform, parameters: shape.parameters)
    var declared = Declared(
      name: shape.name, annotation: shape.annotation,
      summary: Shown("", reader.outline(of: shape, arguments: [], .standard)))
    declared.facets = reader.facets(of: shape.parameters).map { facet in
      // A default is seen in the outline.
      guard facet.aspect.what == .parameterDefault else { return facet }
      var drawn = facet
      drawn.read = { selection, context in
        facet.read(selection, context).map {
          Shown($0.text, reader.outline(of: shape, arguments: [], context))
        }
      }
      return drawn
    }
    declared.orders = [reader.order(of: shape.parameters)]
    let tokens = shape.path.flatMap(\.tokens)
    declared.facets += [
      Facet(Aspect(.path), modes: reader.modes(of: tokens)) { _, context in
        let path = shape.path.map { $0.substituting { reader.resolved($0, context) } }
        return Shown(
          path.map { $0.text(reader.name) }.joined(separator: "; "),
          reader.outline(of: shape, arguments: [], context))
      },
      Facet(
        Aspect(.leastSize),
        modes: reader.modes(of: shape.leastSize.width.tokens + shape.leastSize.height.tokens)
      ) { _, context in
        let width = reader.measure(shape.leastSize.width, unit: "px", context).text
        let height = reader.measure(shape.leastSize.height, unit: "px", context).text
        return Shown("\(width) wide, \(height) high")
      },
      Facet(
        Aspect(.axis),
        Shown(shape.axis == .start ? "follows the reading direction" : "stays as it is")),
    ]
    return declared
  }

  private func resolved(_ symbol: Symbol, _ context: ModeContext) -> Measure? {
    guard case .token = symbol else { return nil }
    return resolve(Measure(symbol), context)
  }

  /// The outline with parameters at their defaults, in a box that it has room in.
  ///
  /// - Parameter arguments: in the place of defaults, in the order of the shape's parameters. They may
  ///   mention parameters of this reader's declaration.
  func outline(
    of shape: ShapeDeclaration, arguments: [Measure?], _ context: ModeContext
  ) -> Picture? {
    let inner = ValueReader(design: design, platform: platform, parameters: shape.parameters)
    var values: [Double] = []
    for (place, parameter) in shape.parameters.enumerated() {
      if place < arguments.count, let argument = arguments[place] {
        values.append(number(argument, own: numbers(of: parameters, context), context))
      } else if case .measure(let measure)? = parameter.defaultValue?.value(
        on: platform, in: context)
      {
        values.append(inner.number(measure, own: values, context))
      } else {
        values.append(8)
      }
    }
    let least = shape.leastSize
    let width = max(96, 1.25 * inner.number(least.width, own: values, context))
    let height = max(48, 1.25 * inner.number(least.height, own: values, context))
    guard width < 10_000, height < 10_000 else { return nil }
    let path = shape.path.map { command in
      command.substituting { symbol -> Measure? in
        switch symbol {
        case .width: Measure(width)
        case .height: Measure(height)
        case .parameter(let place): Measure(values.indices.contains(place) ? values[place] : 0)
        case .shapeParameter: Measure(0)
        case .token: inner.resolve(Measure(symbol), context)
        }
      }
    }
    return .outline(path, width: width, height: height)
  }

  /// Parameters at their defaults; what has no number is 8.
  private func numbers(of parameters: [Parameter], _ context: ModeContext) -> [Double] {
    var values: [Double] = []
    for parameter in parameters {
      if case .measure(let measure)? = parameter.defaultValue?.value(on: platform, in: context) {
        values.append(number(measure, own: values, context))
      } else {
        values.append(8)
      }
    }
    return values
  }

  private func number(_ measure: Measure, own: [Double], _ context: ModeContext) -> Double {
    resolve(measure, context).evaluated { symbol in
      if case .parameter(let place) = symbol, own.indices.contains(place) { return own[place] }
      return 0
    }
  }
}

extension PathCommand {
  fileprivate var tokens: [TokenID] {
    func tokens(_ points: Point...) -> [TokenID] { points.flatMap { $0.x.tokens + $0.y.tokens } }
    switch self {
    case .move(let to), .line(let to): return tokens(to)
    case .quad(let to, let control): return tokens(to, control)
    case .cubic(let to, let control1, let control2): return tokens(to, control1, control2)
    case .arc(let arc): return tokens(arc.center) + arc.radius.tokens
    case .close: return []
    }
  }
}
