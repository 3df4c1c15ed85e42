internal import Geometry
internal import IR

/// The bare names that a formula can use at its place.
struct Scope {
  /// Parameters of the declaration, by their places in it.
  var parameters: [Parameter] = []
  /// Parameters of the shape that a component uses.
  var shapeParameters: [Parameter] = []
  /// Names of the parameters of shapes that only some platforms have: they cannot be used.
  var hidden: Set<String> = []
  /// Parameters that something was wrong with, which has been reported: uses of them keep silent.
  var broken: Set<String> = []
  /// Whether there may be more names, which could not be found out: unknown ones keep silent.
  var isOpen = false
  /// Whether `width` and `height` are the shape's box.
  var hasBox = false

  static let tokens = Scope()

  /// All names, for suggestions.
  var names: [String] {
    parameters.map(\.name) + shapeParameters.map(\.name) + (hasBox ? ["width", "height"] : [])
  }

  /// Whether a bare word is one of its names, right or wrong.
  func knows(_ name: String) -> Bool { broken.contains(name) || names.contains(name) }

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

/// The parameters of a declaration, as far as they could be read.
struct ParameterList {
  var parameters: [Parameter] = []
  /// The names of those that something was wrong with.
  var broken: Set<String> = []
}
