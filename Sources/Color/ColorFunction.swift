/// The functions of CSS Color 4 that make a colour from numbers.
enum ColorFunction: String, CaseIterable {
  case rgb, rgba, hsl, hsla, hwb, lab, lch, oklab, oklch, color

  var allowsCommas: Bool {
    switch self {
    case .rgb, .rgba, .hsl, .hsla: true
    case .hwb, .lab, .lch, .oklab, .oklch, .color: false
    }
  }

  /// The space of every function but `color()`, which names its own.
  var space: ColorSpace {
    switch self {
    case .rgb, .rgba, .color: .srgb
    case .hsl, .hsla: .hsl
    case .hwb: .hwb
    case .lab: .lab
    case .lch: .lch
    case .oklab: .oklab
    case .oklch: .oklch
    }
  }

  /// What 100 % of each component is, in the units of ``ColorSpace``; 0 where a percentage has
  /// no meaning, because the component is an angle.
  var hundredPercent: Components {
    switch self {
    case .rgb, .rgba, .color: [1, 1, 1]
    case .hsl, .hsla, .hwb: [0, 100, 100]
    case .lab: [100, 125, 125]
    case .lch: [100, 150, 0]
    case .oklab: [1, 0.4, 0.4]
    case .oklch: [1, 0.4, 0]
    }
  }

  /// By which a plain number is divided to get the units of ``ColorSpace``.
  var numberScale: Double {
    switch self {
    case .rgb, .rgba: 255
    case .hsl, .hsla, .hwb, .lab, .lch, .oklab, .oklch, .color: 1
    }
  }

  /// Least and greatest value of each component, beyond which CSS cuts off when it reads.
  var bounds: (low: Components, high: Components) {
    let free = Double.greatestFiniteMagnitude
    return switch self {
    case .rgb, .rgba: ([0, 0, 0], [1, 1, 1])
    case .hsl, .hsla, .hwb: ([-free, 0, 0], [free, 100, 100])
    case .lab: ([0, -free, -free], [100, free, free])
    case .lch: ([0, 0, -free], [100, free, free])
    case .oklab: ([0, -free, -free], [1, free, free])
    case .oklch: ([0, 0, -free], [1, free, free])
    case .color: ([-free, -free, -free], [free, free, free])
    }
  }

  /// What may stand between the brackets, for messages.
  func example(commas: Bool = false) -> String {
    switch self {
    case .rgb, .rgba: commas ? "109, 230, 123" : "109 230 123"
    case .hsl, .hsla: commas ? "140, 80%, 38%" : "140 80% 38%"
    case .hwb: "140 20% 30%"
    case .lab: "60% 40 -20"
    case .lch: "60% 45 255"
    case .oklab: "60% 0.1 -0.1"
    case .oklch: "60% 0.18 255"
    case .color: "display-p3 0.9 0.15 0.1"
    }
  }
}
