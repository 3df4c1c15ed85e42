import Color
import Diagnostics
import Emission
import Geometry
import IR

/// What a caller of generated code can set, as it stands in a signature.
struct Argument {
  var name: Identifier<Swift>
  var type: Code<Swift>
  /// `nil` makes it required.
  var defaultValue: Default?

  enum Default {
    /// Written in the signature.
    case inline(Code<Swift>)
    /// Only the body can say it: the signature takes `nil`, which stands for this. In the pieces
    /// between which lines may be broken.
    case inBody([Code<Swift>])
    /// Only a place that reads modes can say it: the signature takes `nil`, which is kept.
    case inMode(Parameter.Default)
  }

  var isInMode: Bool { if case .inMode = defaultValue { true } else { false } }

  /// The type of the property that keeps it.
  var storedType: Code<Swift> { isInMode ? "\(type)?" : type }

  /// `tailWidth: CGFloat? = nil`
  var signature: Code<Swift> {
    switch defaultValue {
    case nil: "\(id: name): \(type)"
    case .inline(let code): "\(id: name): \(type) = \(code)"
    case .inBody, .inMode: "\(id: name): \(type)? = nil"
    }
  }

  /// `self.tailWidth = tailWidth ?? cornerRadius / 2`
  func assign(_ writer: inout SourceWriter<Swift>) {
    var pieces: [Code<Swift>] = ["\(id: name)"]
    if case .inBody(let code) = defaultValue {
      pieces = ["\(id: name) ?? \(code[0])"] + code.dropFirst()
    }
    writer.assignment("self.\(id: name)", pieces)
  }

  /// `tailWidth: tailWidth`, which hands it on.
  var passed: Code<Swift> { "\(label: name): \(id: name)" }

  /// How a later default mentions it.
  var inInitializer: Code<Swift> {
    if case .inBody = defaultValue { "self.\(id: name)" } else { "\(id: name)" }
  }
}

extension Values {
  /// The parameters of a declaration as arguments, in their order.
  ///
  /// - Parameters:
  ///   - owner: the Swift name of the declaration.
  ///   - tokens: names of tokens in the declaration's initialiser, which has the modes at hand as
  ///     arguments; `nil` where it has none.
  ///   - unusable: names that the declaration needs for itself.
  ///   - numbersAreLengths: whether plain numbers are `CGFloat`, as lengths are.
  mutating func arguments(
    _ parameters: [Parameter], owner: String, unusable: Set<String>,
    numbersAreLengths: Bool = false, tokens: [Int: Code<Swift>]? = nil, in scope: inout NameTable,
    diagnostics: inout DiagnosticList
  ) -> [Argument] {
    var result: [Argument] = []
    for (place, parameter) in parameters.enumerated() {
      let name = Naming.member(parameter.name, in: owner, unusable: unusable)
      scope.claim(
        name.name, for: parameter.name, at: parameter.span, diagnostics: &diagnostics)
      let type: Code<Swift> =
        switch parameter.kind {
        case .color: types.color
        case .dimension: types.length
        case .number: numbersAreLengths ? types.length : types.double
        case .string: types.string
        case .boolean: types.bool
        }
      var argument = Argument(name: name, type: type, defaultValue: nil)
      if let value = parameter.defaultValue?.value(on: SwiftUIEmitter.platform) {
        argument.defaultValue =
          tokens == nil && isInMode(value, of: place, in: parameters, after: result)
          ? .inMode(value)
          : defaultCode(value, of: place, in: parameters, after: result, tokens ?? [:])
      }
      result.append(argument)
    }
    return result
  }

  /// Whether a default differs by modes that its constant does not follow.
  private func isInMode(
    _ value: Parameter.Default, of place: Int, in parameters: [Parameter],
    after earlier: [Argument]
  ) -> Bool {
    switch value {
    case .string, .boolean: return false
    case .measure(let measure):
      return measure.symbols.contains { symbol in
        switch symbol {
        case .token(let token): !design.argumentAxes(of: TokenID(token)).isEmpty
        case .parameter(let other): earlier.at(other)?.isInMode == true
        case .width, .height, .shapeParameter: false
        }
      }
    case .color(.parameter(let other)): return earlier.at(other)?.isInMode == true
    case .color(let color):
      let token = design.token(
        behind: color, parameters: parameters[..<place], on: SwiftUIEmitter.platform)?.token
      return token.map { !design.argumentAxes(of: $0).isEmpty } ?? false
    }
  }

  private mutating func defaultCode(
    _ value: Parameter.Default, of place: Int, in parameters: [Parameter],
    after earlier: [Argument], _ tokens: [Int: Code<Swift>]
  ) -> Argument.Default {
    let symbols = Symbols(parameters: earlier.map(\.inInitializer), tokens: tokens)
    switch value {
    case .string(let text): return .inline("\(string: text)")
    case .boolean(let flag): return .inline(Self.boolean(flag))
    case .measure(let measure):
      let code = self.measure(measure, symbols)
      return measure.mentionsParameters || !modalAxes(measure).isEmpty
        ? .inBody(code.pieces) : .inline(code.code)
    case .color(.parameter(let other)) where earlier.indices.contains(other):
      return .inBody([earlier[other].inInitializer])
    case .color(.token(let token)) where reference(to: token) != nil:
      return .inline(color(.token(token), symbols, parameters: []))
    case .color(let expression):
      // A default argument can name public constants only: others are said in the body.
      let code = color(expression, symbols, parameters: parameters[..<place])
      let axes = design.axes(
        of: expression, parameters: parameters[..<place], on: SwiftUIEmitter.platform)
      guard axes.isEmpty else { return .inBody([code]) }
      let value = design.color(
        of: expression, parameters: parameters[..<place], on: SwiftUIEmitter.platform)
      if value == .black { return .inline(".black") }
      return value == .white ? .inline(".white") : .inBody([code])
    }
  }
}
