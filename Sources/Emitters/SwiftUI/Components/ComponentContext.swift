import Emission

/// What the writers of components share.
struct ComponentContext {
  let names: TopLevelNames
}

/// The private functions that components ask for.
struct ComponentHelpers: OptionSet {
  let rawValue: UInt8

  static let fontWeight = ComponentHelpers(rawValue: 1)
  static let lineHeight = ComponentHelpers(rawValue: 2)
  static let letterSpacing = ComponentHelpers(rawValue: 4)
  static let namedFont = ComponentHelpers(rawValue: 8)
}

extension SourceWriter<Swift> {
  mutating func componentHelpers(_ helpers: ComponentHelpers) {
    if helpers.contains(.lineHeight) || helpers.contains(.letterSpacing) {
      blank()
      block("extension View {") { writer in
        if helpers.contains(.lineHeight) { writer.lineHeightHelper() }
        if helpers.contains(.letterSpacing) {
          writer.separate()
          writer.letterSpacingHelper()
        }
      }
    }
    if helpers.contains(.namedFont) {
      blank()
      block("extension Font {") { writer in
        writer.line("/// The font of a name, or the system's own.")
        writer.block("fileprivate static func named(_ name: String?, size: CGFloat) -> Font {") {
          $0.line("name.map { Font.custom($0, fixedSize: size) } ?? Font.system(size: size)")
        }
      }
    }
    if helpers.contains(.fontWeight) {
      blank()
      fontWeightHelper()
    }
  }

  private mutating func lineHeightHelper() {
    line(
      "/// Puts lines `height` apart, half of what that adds above the first and below the last.")
    block("fileprivate func lineHeight(_ height: CGFloat, fontSize: CGFloat) -> some View {") {
      writer in
      writer.line("// The system font's own lines are about 1.2 of its size apart.")
      writer.line("let spacing = max(0, height - 1.2 * fontSize)")
      writer.line("return lineSpacing(spacing).padding(.vertical, spacing / 2)")
    }
  }

  private mutating func letterSpacingHelper() {
    line("/// Spaces letters, on systems that can do so for any view.")
    line("@ViewBuilder")
    block("fileprivate func letterSpacing(_ points: CGFloat) -> some View {") { writer in
      writer.line("if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {")
      writer.indented { $0.line("tracking(points)") }
      writer.line("} else {")
      writer.indented { $0.line("self") }
      writer.line("}")
    }
  }

  private mutating func fontWeightHelper() {
    line("/// The nearest of the system's weights to a number from 1 to 1000.")
    block("private func fontWeight(_ number: Double) -> Font.Weight {") { writer in
      writer.line("switch number {")
      for bound in stride(from: 150, through: 850, by: 100) {
        let name = Values.fontWeight(Double(bound) - 50)
        writer.line("case ..<\(number: bound): \(name)")
      }
      writer.line("default: .black")
      writer.line("}")
    }
  }
}
