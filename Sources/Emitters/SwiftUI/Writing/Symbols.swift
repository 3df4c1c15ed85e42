import Color
import Emission
import Geometry
import IR

/// How the parameters in reach are spelt where an expression stands.
struct Symbols {
  /// Those of the declaration itself.
  var parameters: [Code<Swift>]
  /// Those of the shape that a component uses: `shape.tailWidth`.
  var shapeParameters: [Code<Swift>] = []
  /// Tokens that have a name only where the expression stands.
  var tokens: [Int: Code<Swift>] = [:]
}

extension Values {
  /// A formula with its symbols spelt out. What no name is known for counts as nothing.
  func measure(_ measure: Measure, _ symbols: Symbols) -> MeasureCode {
    MeasureCode(known(measure, symbols)) { symbol in
      switch symbol {
      case .width: "width"
      case .height: "height"
      case .parameter(let place): symbols.parameters.at(place) ?? "0"
      case .shapeParameter(let place): symbols.shapeParameters.at(place) ?? "0"
      case .token(let place): symbols.tokens[place] ?? number(byName: TokenID(place)) ?? "0"
      }
    }
  }

  /// A formula with the numbers of tokens that have no name, as they are in the context that is written
  /// for.
  func known(_ measure: Measure, _ symbols: Symbols) -> Measure {
    measure.substituting { symbol in
      guard case .token(let place) = symbol, symbols.tokens[place] == nil,
        number(byName: TokenID(place)) == nil
      else { return nil }
      return Measure(number(of: TokenID(place)))
    }
  }

  /// A colour of a declaration.
  ///
  /// - Parameter parameters: those of the declaration, for what hangs on their defaults.
  mutating func color(
    _ expression: ColorExpression, _ symbols: Symbols, parameters: ArraySlice<Parameter>
  ) -> Code<Swift> {
    switch expression {
    case .parameter(let place):
      return symbols.parameters.at(place) ?? "\(types.color).primary"
    case .token(let token):
      if let reference = reference(to: token) { return reference }
    case .literal, .onColor: break
    }
    let design = design
    let axes = design.axes(of: expression, parameters: parameters, on: SwiftUIEmitter.platform)
    return dynamicColor(over: axes, in: context) { values, context in
      guard
        let value = design.color(
          of: expression, parameters: parameters, on: SwiftUIEmitter.platform, in: context)
      else { return "\(values.types.color).primary" }
      if value == .black { return "\(values.types.color).black" }
      if value == .white { return "\(values.types.color).white" }
      return values.color(value)
    }.code
  }

  /// A token as a number, by its name.
  func number(byName token: TokenID) -> Code<Swift>? {
    reference(to: token).map { design[token].type == .fontSize ? "\($0).points" : $0 }
  }

  private func number(of token: TokenID) -> Double {
    switch design.value(of: token, on: SwiftUIEmitter.platform, in: context) {
    case .dimension(let dimension)?, .fontSize(let dimension)?: dimension.pixels(rem: design.rem)
    case .number(let number)?, .fontWeight(let number)?: number
    default: 0
    }
  }
}

extension Measure {
  var mentionsParameters: Bool {
    symbols.contains { symbol in
      switch symbol {
      case .parameter, .shapeParameter: true
      case .width, .height, .token: false
      }
    }
  }
}

extension Array {
  /// The element at a place, `nil` where there is none.
  func at(_ place: Int) -> Element? { indices.contains(place) ? self[place] : nil }
}
