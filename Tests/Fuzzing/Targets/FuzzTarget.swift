/// A part of the compiler that takes any bytes: to be run by a fuzzer, and on what one has found.
package enum FuzzTarget: String, CaseIterable, Sendable {
  /// YAML or JSON, to what is said about it.
  case document
  /// A formula, in a token and in a shape.
  case expression
  case color
  /// The path of a shape, to code on every platform.
  case shape
  /// A whole token folder, its configuration among its files.
  case compiler

  /// Does with the bytes what the compiler would, and ends the process when a promise does not hold.
  package func run(_ bytes: [UInt8]) async {
    switch self {
    case .document: DocumentFuzzing.run(bytes)
    case .expression: await ExpressionFuzzing.run(bytes)
    case .color: ColorFuzzing.run(bytes)
    case .shape: await ShapeFuzzing.run(bytes)
    case .compiler: await CompilerFuzzing.run(bytes)
    }
  }
}
