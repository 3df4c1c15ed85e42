import Emission

extension SourceWriter<Swift> {
  /// The type of text styles, the modifier that applies one, and what does the work.
  mutating func typographyType(_ name: Identifier<Swift>) {
    separate()
    line(
      "/// A style of text. Sizes and distances are points at the reader's usual text size, and grow"
    )
    line("/// with it.")
    block("public struct \(id: name): Hashable, Sendable {") { writer in
      writer.line("/// The font's name; `nil` is the system's own font.")
      writer.line("public var family: String?")
      writer.line("/// The variant of the system's own font.")
      writer.line("public var design: Font.Design")
      writer.line("public var size: CGFloat")
      writer.line("public var weight: Font.Weight")
      writer.line("/// From one line to the next; `nil` leaves it to the font.")
      writer.line("public var lineHeight: CGFloat?")
      writer.line("/// Between letters. It shows from iOS 16, macOS 13, tvOS 16 and watchOS 9 on.")
      writer.line("public var letterSpacing: CGFloat")
      writer.line("/// The text style at whose rate the text grows.")
      writer.line("public var relativeTo: Font.TextStyle")
      writer.blank()
      writer.function(
        "public nonisolated init",
        [
          "family: String? = nil", "design: Font.Design = .default", "size: CGFloat = 17",
          "weight: Font.Weight = .regular", "lineHeight: CGFloat? = nil",
          "letterSpacing: CGFloat = 0", "relativeTo: Font.TextStyle = .body",
        ]
      ) { writer in
        for property in [
          "family", "design", "size", "weight", "lineHeight", "letterSpacing", "relativeTo",
        ] as [Code<Swift>] {
          writer.line("self.\(property) = \(property)")
        }
      }
    }
    blank()
    block("extension View {") { writer in
      writer.line("/// Sets the font, the distance of lines and that of letters.")
      writer.block("public func typography(_ style: \(id: name)) -> some View {") { writer in
        writer.line("modifier(\(id: name)Modifier(style: style))")
      }
    }
    blank()
    modifier(name)
  }

  private mutating func modifier(_ name: Identifier<Swift>) {
    block("private struct \(id: name)Modifier: ViewModifier {") { writer in
      writer.line("let style: \(id: name)")
      writer.line("@ScaledMetric private var size: CGFloat")
      writer.blank()
      writer.block("init(style: \(id: name)) {") { writer in
        writer.line("self.style = style")
        writer.line("_size = ScaledMetric(wrappedValue: style.size, relativeTo: style.relativeTo)")
      }
      writer.blank()
      writer.block("func body(content: Content) -> some View {") { writer in
        writer.line("let growth = style.size > 0 ? size / style.size : 1")
        writer.line("// The system font's own lines are about 1.2 of its size apart.")
        writer.line("let lineHeight = (style.lineHeight ?? 0) * growth")
        writer.line("let spacing = max(0, lineHeight - 1.2 * size)")
        writer.line("let styled =")
        writer.indented { writer in
          writer.line("content")
          writer.line(".font(font)")
          writer.line(".lineSpacing(spacing)")
          writer.line(".padding(.vertical, spacing / 2)")
        }
        writer.block(
          "if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {", closing: "} else {"
        ) {
          $0.line("styled.tracking(style.letterSpacing * growth)")
        }
        writer.indented { $0.line("styled") }
        writer.line("}")
      }
      writer.blank()
      writer.block("private var font: Font {") { writer in
        writer.block("if let family = style.family {", closing: "} else {") {
          $0.line("Font.custom(family, fixedSize: size).weight(style.weight)")
        }
        writer.indented {
          $0.line("Font.system(size: size, weight: style.weight, design: style.design)")
        }
        writer.line("}")
      }
    }
  }
}
