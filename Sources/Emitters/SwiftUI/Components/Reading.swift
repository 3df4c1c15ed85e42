import Emission

/// How a value is read where it is used.
struct Reading: Hashable {
  /// The value's parts when it depends on whether the component is mirrored.
  struct Sides: Hashable {
    var mirrored: Code<Swift>
    var usual: Code<Swift>
  }

  private(set) var code: Code<Swift>
  /// Whether the value is not set for some choices.
  var isOptional: Bool
  /// Whether the code has to stand in brackets beside an operator.
  private(set) var isCompound: Bool
  private(set) var sides: Sides?

  init(_ code: Code<Swift>, isOptional: Bool = false, isCompound: Bool = false) {
    self.code = code
    self.isOptional = isOptional
    self.isCompound = isCompound
  }

  /// `mirrored ? 8 : 4`
  ///
  /// - Parameter question: asks whether the component is mirrored.
  init(_ sides: Sides, _ question: Code<Swift>, isOptional: Bool) {
    code = "\(question) ? \(sides.mirrored) : \(sides.usual)"
    isCompound = true
    self.isOptional = isOptional
    self.sides = sides
  }

  /// The code as an operand.
  var operand: Code<Swift> { isCompound ? "(\(code))" : code }

  /// Times `factor`, which is a name.
  func scaled(by factor: Code<Swift>?) -> Reading {
    guard let factor else { return self }
    if isOptional { return Reading("\(operand).map { $0 * \(factor) }", isOptional: true) }
    return Reading("\(operand) * \(factor)", isCompound: true)
  }
}

/// The types of properties in generated code.
enum PropertyKind {
  case length
  case number
  case color
  case fontWeight
  case family
  case typography
  case alignment
  case shadow
  case boolean
  case string

  func type(_ values: Values) -> Code<Swift> {
    switch self {
    case .length: values.types.length
    case .number: values.types.double
    case .color: values.types.color
    case .fontWeight: "\(values.types.font).Weight"
    // Without a name, the system's own font.
    case .family: "\(values.types.string)?"
    case .typography: "\(id: values.names.typographyType)"
    case .alignment: "Alignment"
    case .shadow: "\(id: values.names.shadowType)"
    case .boolean: values.types.bool
    case .string: values.types.string
    }
  }
}
