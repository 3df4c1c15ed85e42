import Emission

extension SourceWriter<Swift> {
  /// The private functions by which a file writes colours. They keep the type checker's work small:
  /// a call of `Color.init` costs it three times a constant.
  mutating func colorHelpers(_ values: Values) {
    let rgb = values.names.helper("rgb")
    if values.helpers.contains(.rgb) {
      separate()
      line("/// An sRGB colour from `0xRRGGBB`.")
      block("private nonisolated func \(id: rgb)(_ hex: UInt32) -> Color {") { writer in
        writer.rgbColor(["opacity: 1"])
      }
    }
    if values.helpers.contains(.rgbOpacity) {
      separate()
      line("/// An sRGB colour from `0xRRGGBB`, seen through.")
      block("private nonisolated func \(id: rgb)(_ hex: UInt32, opacity: Double) -> Color {") {
        $0.rgbColor(["opacity: opacity"])
      }
    }
    if values.helpers.contains(.displayP3) {
      separate()
      line("/// A colour beyond sRGB.")
      function(
        "private nonisolated func \(id: values.names.helper("displayP3"))",
        ["_ red: Double", "_ green: Double", "_ blue: Double", "opacity: Double = 1"], " -> Color"
      ) { writer in
        writer.line(
          "Color(.displayP3, red: red, green: green, blue: blue, opacity: opacity)")
      }
    }
    dynamicColorHelpers(values)
  }

  private mutating func rgbColor(_ rest: [Code<Swift>]) {
    line("Color(")
    indented { writer in
      writer.line(
        ".sRGB, red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,")
      writer.line("blue: Double(hex & 0xFF) / 255, \(rest.joined(separator: ", ")))")
    }
  }
}
