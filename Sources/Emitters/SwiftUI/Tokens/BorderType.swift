import Emission

extension SourceWriter<Swift> {
  /// The type of borders, and the modifiers that draw one.
  mutating func borderType(_ name: Identifier<Swift>) {
    separate()
    line("/// A line around a view.")
    block("public struct \(id: name): Equatable, Sendable {") { writer in
      writer.line("public var color: Color")
      writer.line("/// How the line is drawn, its width included.")
      writer.line("public var style: StrokeStyle")
      writer.line("/// Points.")
      writer.line("public var width: CGFloat { style.lineWidth }")
      writer.blank()
      writer.function(
        "public nonisolated init",
        ["color: Color", "width: CGFloat", "style: StrokeStyle = StrokeStyle()"]
      ) { writer in
        writer.line("self.color = color")
        writer.line("self.style = style")
        writer.line("self.style.lineWidth = width")
      }
    }
    blank()
    block("extension View {") { writer in
      writer.line("/// Draws a border inside the edges.")
      writer.block("public func border(_ border: \(id: name)) -> some View {") { writer in
        writer.line("self.border(border, in: Rectangle())")
      }
      writer.blank()
      writer.line("/// Draws a border inside the edge of a shape.")
      writer.function(
        "public func border<S: InsettableShape>", ["_ border: \(id: name)", "in shape: S"],
        " -> some View"
      ) { writer in
        writer.line("overlay { shape.strokeBorder(border.color, style: border.style) }")
      }
      writer.blank()
      writer.line("/// Draws a border inside the edge of a shape.")
      writer.function(
        "public func border<S: Shape>", ["_ border: \(id: name)", "in shape: S"],
        " -> some View"
      ) { writer in
        writer.line("// Half of a line lies outside of the edge that it follows.")
        writer.line("var style = border.style")
        writer.line("style.lineWidth *= 2")
        writer.line(
          "return overlay { shape.stroke(border.color, style: style).clipShape(shape) }")
      }
    }
  }
}
