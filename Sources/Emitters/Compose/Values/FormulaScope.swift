import Emission
import Geometry
import IR

/// How the symbols of a formula are written where it stands.
struct FormulaScope {
  /// A parameter: its name in code, and what it is.
  struct Operand {
    var code: Code<Kotlin>
    var kind: Parameter.Kind
  }

  /// By the place in the declaration's parameters.
  var parameters: [Operand] = []
  /// By the place in the parameters of the shape that a component uses.
  var shapeParameters: [Operand] = []
  /// What it takes to ask the shape for those.
  var shapeReading = ModeReading.nothing
  /// The values that differ by mode, where they cannot be read but have been brought along.
  var modal: [ModalValue: Code<Kotlin>] = [:]
  /// The defaults of the parameters, where there are any.
  var defaults: [Parameter.Default?] = []
  /// By the place in `Component.customProperties`.
  var customKinds: [Parameter.Kind] = []
  /// Whether lengths stand in formulas as plain numbers (the coordinates of a shape).
  var lengthsAreNumbers = false

  init() {}

  init(_ parameters: [Parameter], _ names: [Identifier<Kotlin>]) {
    self.parameters = zip(parameters, names).map { parameter, name in
      Operand(code: "\(id: name)", kind: parameter.kind)
    }
    defaults = parameters.map { $0.defaultValue?.value(on: KotlinFile.platform) }
  }

  func operand(_ symbol: Symbol) -> Operand? {
    switch symbol {
    case .width: Operand(code: "width", kind: .number)
    case .height: Operand(code: "height", kind: .number)
    case .parameter(let index): index < parameters.count ? parameters[index] : nil
    case .shapeParameter(let index): index < shapeParameters.count ? shapeParameters[index] : nil
    case .token: nil
    }
  }
}
