import Emission

extension SourceWriter<Swift> {
  /// The type of sizes of text, and the modifier that applies one.
  mutating func fontSizeType(_ name: Identifier<Swift>) {
    separate()
    line("/// A size of text, which grows with the reader's setting.")
    block("public struct \(id: name): Hashable, Sendable {") { writer in
      writer.line("/// At the reader's usual text size.")
      writer.line("public var points: CGFloat")
      writer.line("/// The text style at whose rate the text grows.")
      writer.line("public var relativeTo: Font.TextStyle")
      writer.blank()
      writer.function(
        "public nonisolated init",
        ["_ points: CGFloat", "relativeTo: Font.TextStyle = .body"]
      ) { writer in
        writer.line("self.points = points")
        writer.line("self.relativeTo = relativeTo")
      }
    }
    blank()
    block("extension View {") { writer in
      writer.line("/// Sets the system's own font in a size that grows with the reader's setting.")
      writer.function(
        "public func fontSize",
        [
          "_ size: \(id: name)", "weight: Font.Weight = .regular",
          "design: Font.Design = .default",
        ], " -> some View"
      ) { writer in
        writer.line("modifier(\(id: name)Modifier(size: size, weight: weight, design: design))")
      }
    }
    blank()
    block("private struct \(id: name)Modifier: ViewModifier {") { writer in
      writer.line("private let weight: Font.Weight")
      writer.line("private let design: Font.Design")
      writer.line("@ScaledMetric private var points: CGFloat")
      writer.blank()
      writer.function(
        "init", ["size: \(id: name)", "weight: Font.Weight", "design: Font.Design"]
      ) { writer in
        writer.line("self.weight = weight")
        writer.line("self.design = design")
        writer.line(
          "_points = ScaledMetric(wrappedValue: size.points, relativeTo: size.relativeTo)")
      }
      writer.blank()
      writer.block("func body(content: Content) -> some View {") { writer in
        writer.line("content.font(.system(size: points, weight: weight, design: design))")
      }
    }
  }
}
