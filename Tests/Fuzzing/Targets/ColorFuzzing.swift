import Color

enum ColorFuzzing {
  static func run(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { text in
      switch ColorSyntax.parse(text) {
      case .success(let parsed):
        for note in parsed.notes { precondition(note.range.upperBound <= text.count) }
        let color = parsed.color
        for space in ColorSpace.allCases {
          let mapped = color.mapped(to: space)
          precondition(mapped.isInGamut(of: space, epsilon: 1e-4), "outside of its gamut")
          _ = color.converted(to: space)
        }
        let ratio = color.contrast(with: ColorValue(.srgb, 1, 1, 1))
        precondition(ratio.isNaN || (1...21.001).contains(ratio), "no ratio")
        _ = color.onColor
      case .failure(let error):
        precondition(!error.message.isEmpty)
        precondition(error.range.upperBound <= text.count)
      }
    }
  }
}
