internal import Geometry
internal import IR

/// The bare names that a formula can use at its place.
struct Scope {
  /// Parameters of the declaration, by their places in it.
  var parameters: [Parameter] = []
  /// Parameters of the shape that a component uses.
  var shapeParameters: [Parameter] = []
  /// Whether `width` and `height` are the shape's box.
  var hasBox = false

  static let tokens = Scope()

  /// All names, for suggestions.
  var names: [String] {
    parameters.map(\.name) + shapeParameters.map(\.name) + (hasBox ? ["width", "height"] : [])
  }

  func operand(_ name: String) -> Operand? {
    if let index = parameters.firstIndex(where: { $0.name == name }) {
      switch parameters[index].kind {
      case .color: return .color(.parameter(index))
      case .dimension: return .quantity(Quantity(Measure(.parameter(index)), .length))
      case .number: return .quantity(Quantity(Measure(.parameter(index)), .number))
      case .string, .boolean: return .parameter(index, parameters[index].kind)
      }
    }
    if let index = shapeParameters.firstIndex(where: { $0.name == name }) {
      let unit: Quantity.Unit = shapeParameters[index].kind == .number ? .number : .length
      return .quantity(Quantity(Measure(.shapeParameter(index)), unit))
    }
    if hasBox, name == "width" { return .quantity(Quantity(Measure(.width), .length)) }
    if hasBox, name == "height" { return .quantity(Quantity(Measure(.height), .length)) }
    return nil
  }
}
