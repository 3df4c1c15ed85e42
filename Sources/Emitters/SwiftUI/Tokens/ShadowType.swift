import Emission

extension SourceWriter<Swift> {
  /// The type of shadows, the modifiers that apply one, and what does the work.
  mutating func shadowType(_ name: Identifier<Swift>) {
    separate()
    line("/// Shadows that lie upon each other, the topmost first.")
    block("public struct \(id: name): Hashable, Sendable {") { writer in
      writer.shadowLayer()
      writer.blank()
      writer.line("public var layers: [Layer]")
      writer.blank()
      writer.block("public nonisolated init(_ layers: Layer...) {") { writer in
        writer.line("self.layers = layers")
      }
    }
    blank()
    block("extension View {") { writer in
      writer.line(
        "/// Casts a shadow of all that is drawn. The system knows no spread there, and no")
      writer.line("/// shadow that falls inwards: both are left out.")
      writer.block("public func shadow(_ shadow: \(id: name)) -> some View {") { writer in
        writer.line("let layers = shadow.layers.filter { !$0.isInset }")
        writer.block("return layers.reduce(AnyView(self)) { view, layer in") { writer in
          writer.line("AnyView(")
          writer.indented { writer in
            writer.line(
              "view.shadow(color: layer.color, radius: layer.blur / 2, x: layer.x, y: layer.y))")
          }
        }
      }
      writer.blank()
      writer.line(
        "/// Casts the shadow of a shape, behind the view and, where it falls inwards, upon it.")
      writer.function(
        "public func shadow<S: Shape>", ["_ shadow: \(id: name)", "in shape: S"], " -> some View"
      ) { writer in
        writer.line("background { \(id: name)View(shadow: shadow, isInset: false, shape: shape) }")
        writer.indented {
          $0.line(".overlay { \(id: name)View(shadow: shadow, isInset: true, shape: shape) }")
        }
      }
    }
    blank()
    shadowView(name)
  }

  private mutating func shadowLayer() {
    block("public struct Layer: Hashable, Sendable {") { writer in
      writer.line("public var color: Color")
      writer.line("public var x: CGFloat")
      writer.line("public var y: CGFloat")
      writer.line("/// As CSS has it: twice the radius of the system's.")
      writer.line("public var blur: CGFloat")
      writer.line("/// How far it reaches beyond the edge before it is blurred.")
      writer.line("public var spread: CGFloat")
      writer.line("/// Whether it falls inwards.")
      writer.line("public var isInset: Bool")
      writer.blank()
      writer.function(
        "public nonisolated init",
        [
          "color: Color", "x: CGFloat = 0", "y: CGFloat = 0", "blur: CGFloat = 0",
          "spread: CGFloat = 0", "isInset: Bool = false",
        ]
      ) { writer in
        for field in ["color", "x", "y", "blur", "spread", "isInset"] as [Code<Swift>] {
          writer.line("self.\(field) = \(field)")
        }
      }
    }
  }

  private mutating func shadowView(_ name: Identifier<Swift>) {
    block("private struct \(id: name)View<S: Shape>: View {") { writer in
      writer.line("let shadow: \(id: name)")
      writer.line("let isInset: Bool")
      writer.line("let shape: S")
      writer.blank()
      writer.block("var body: some View {") { writer in
        writer.line("let layers = shadow.layers.filter { $0.isInset == isInset }")
        writer.block("ZStack {") { writer in
          writer.block("ForEach(layers.indices.reversed(), id: \\.self) { index in") { writer in
            writer.block("if isInset {", closing: "} else {") {
              $0.line("inner(layers[index])")
            }
            writer.indented {
              $0.line("outer(layers[index], layers[index].color, layers[index].spread)")
            }
            writer.line("}")
          }
        }
        writer.line(".allowsHitTesting(false)")
        writer.line(".accessibilityHidden(true)")
      }
      writer.blank()
      writer.function(
        "private func outer",
        ["_ layer: \(id: name).Layer", "_ color: Color", "_ spread: CGFloat"], " -> some View"
      ) { writer in
        writer.line("shape.fill(color)")
        writer.indented { writer in
          writer.line(".padding(-spread)")
          writer.line(".blur(radius: layer.blur / 2)")
          writer.line(".offset(x: layer.x, y: layer.y)")
        }
      }
      writer.blank()
      writer.line("/// What is left of the shape when the light that falls into it is taken out.")
      writer.block("private func inner(_ layer: \(id: name).Layer) -> some View {") { writer in
        writer.line("shape.fill(layer.color)")
        writer.indented { writer in
          writer.line(
            ".overlay { outer(layer, Color.black, -layer.spread).blendMode(.destinationOut) }")
          writer.line(".compositingGroup()")
          writer.line(".clipShape(shape)")
        }
      }
    }
  }
}
