import Diagnostics
import Emission
import Geometry
import IR

/// A shape of the design as generated code names it.
struct ShapeNames {
  let type: Identifier<Swift>
  let arguments: [Argument]
  /// Whether it has a size below which it is not whole.
  let hasMinimumSize: Bool
  /// Whether a component that is not deprecated draws it, though it is deprecated itself.
  var isDrawnInSpiteOfDeprecation: Bool

  static let unusable: Set<String> = [
    "body", "height", "layoutDirectionBehavior", "minimumSize", "mirrored", "path", "rect", "role",
    "width",
  ]
}

/// Writes shapes as `Shape` structs that place themselves in the rectangle that they are given.
struct ShapeWriter {
  let shape: ShapeDeclaration
  let symbols: Symbols
  private let names: ShapeNames
  let values: Values

  init(_ shape: ShapeDeclaration, _ names: ShapeNames, values: Values) {
    self.shape = shape
    self.names = names
    self.values = values
    symbols = Symbols(parameters: names.arguments.map { "\(id: $0.name)" })
  }

  func write(to writer: inout SourceWriter<Swift>) {
    writer.blank()
    let start = writer.bytes.count
    writer.documentation(shape.annotation.description)
    if !names.isDrawnInSpiteOfDeprecation { writer.deprecation(shape.annotation.deprecation) }
    writer.block("public struct \(id: names.type): Shape {") { writer in
      for argument in names.arguments {
        writer.line("public var \(id: argument.name): \(argument.type)")
      }
      writer.line("/// Drawn reflected about its vertical axis.")
      writer.line("public var mirrored: Bool")
      writer.blank()
      if names.isDrawnInSpiteOfDeprecation { writer.deprecation(shape.annotation.deprecation) }
      initializer(access: "public", first: [], to: &writer)
      if names.isDrawnInSpiteOfDeprecation {
        writer.blank()
        writer.line("/// For the components that still draw it.")
        initializer(access: "fileprivate", first: ["forComponents: Void"], to: &writer)
      }
      if names.hasMinimumSize {
        writer.blank()
        minimumSize(to: &writer)
      }
      writer.blank()
      writer.line(
        "/// The outline is mirrored by `mirrored` alone, alike on every version of the system.")
      writer.line("@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)")
      writer.line(
        "public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }")
      writer.blank()
      outline(to: &writer)
    }
    writer.keepLayout(from: start)
  }

  private func initializer(
    access: Code<Swift>, first: [Code<Swift>], to writer: inout SourceWriter<Swift>
  ) {
    writer.function(
      "\(access) init", first + names.arguments.map(\.signature) + ["mirrored: Bool = false"]
    ) { writer in
      for argument in names.arguments { argument.assign(&writer) }
      writer.line("self.mirrored = mirrored")
    }
  }

  private func minimumSize(to writer: inout SourceWriter<Swift>) {
    writer.line("/// The smallest size in which the outline is whole.")
    let width = values.measure(shape.leastSize.width, symbols)
    let height = values.measure(shape.leastSize.height, symbols)
    writer.block("public nonisolated var minimumSize: CGSize {") { writer in
      let arguments: [Code<Swift>] = ["width: \(width.code)", "height: \(height.code)"]
      if arguments.allSatisfy({ writer.fits($0, after: 8) }) {
        writer.call("CGSize", arguments)
      } else {
        writer.assignment("let width: CGFloat", width.pieces)
        writer.assignment("let height: CGFloat", height.pieces)
        writer.line("return CGSize(width: width, height: height)")
      }
    }
  }
}
