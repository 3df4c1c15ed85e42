extension ColorReader {
  /// What stands behind the opening bracket of a colour function.
  mutating func functionBody(_ function: ColorFunction) throws(ColorSyntaxError) -> ParsedColor {
    var space = function.space
    var isLinearP3 = false
    if function == .color {
      (space, isLinearP3) = try spaceName()
    }
    let arguments = try arguments(of: function)
    if arguments.hasCommas { try checkCommaForm(arguments, function) }

    var notes: [ColorSyntaxNote] = []
    var values = Components(repeating: 0)
    var missing: ColorValue.Missing = []
    let (low, high) = function.bounds
    for index in 0..<3 {
      let argument = arguments[index]
      let value = try scaled(argument, index, function)
      if argument.unit == .none { missing.insert(.component(index)) }
      values[index] = min(max(value, low[index]), high[index])
      if values[index] != value {
        notes.append(note(argument, value < low[index] ? low[index] : high[index], function))
      }
      // CSS takes these through sRGB and cuts off there, which is not quite the same.
      if space == .hsl { values[index] = max(value, low[index]) }
      if space == .hwb { values[index] = value }
    }
    if isLinearP3 { values = TransferFunction.srgb.encode(values) }
    let alpha = try arguments.alpha.map { (argument) throws(ColorSyntaxError) -> Double in
      try opacity(argument, &missing, &notes)
    }
    let color = ColorValue(space, values, alpha: alpha ?? 1, missing: missing)
    let isCutOff = !notes.isEmpty && (space == .hsl || space == .hwb) && !color.isInGamut(of: .srgb)
    return ParsedColor(color: isCutOff ? color.cutOffInSRGB() : color, notes: notes)
  }

  private mutating func spaceName() throws(ColorSyntaxError) -> (ColorSpace, isLinearP3: Bool) {
    skipBlanks()
    let name = word()
    switch lowercasedText(name) {
    case "xyz": return (.xyzD65, false)
    case "display-p3-linear": return (.displayP3, true)
    case let other:
      if let space = ColorSpace(rawValue: other), space.isNamedInColorFunction {
        return (space, false)
      }
    }
    let names =
      ColorSpace.allCases.filter(\.isNamedInColorFunction).map(\.rawValue) + [
        "display-p3-linear", "xyz",
      ]
    if name.isEmpty || isDigit(bytes[name.lowerBound]) {
      throw ColorSyntaxError(
        .unknownSpace, name.isEmpty ? rangeHere() : name,
        "color() begins with the name of a colour space",
        help: "write color(display-p3 0.9 0.15 0.1), for example")
    }
    throw ColorSyntaxError(
      .unknownSpace, name, "'\(text(name))' is not a colour space that color() knows",
      help: "it knows \(names.joined(separator: ", "))", candidates: names)
  }

  /// The older form is stricter: no `none`, percentages in every place of hsl(), and all or none
  /// of them in rgb() (CSS Color 4 §5.1, §7.1).
  private func checkCommaForm(_ arguments: ColorArguments, _ function: ColorFunction)
    throws(ColorSyntaxError)
  {
    for index in 0..<3 where arguments[index].unit == .none {
      throw ColorSyntaxError(
        .arguments, arguments[index].range, "'none' cannot stand between commas",
        help: "separate the numbers by blanks instead")
    }
    if function.space == .hsl {
      for index in 1..<3 where arguments[index].unit == .number {
        let shown = text(arguments[index].range)
        throw ColorSyntaxError(
          .arguments, arguments[index].range,
          "with commas, saturation and lightness are percentages", help: "write \(shown)%")
      }
    } else {
      for index in 1..<3 where arguments[index].unit != arguments.first.unit {
        throw ColorSyntaxError(
          .arguments, arguments[index].range, "percentages and plain numbers are mixed",
          help: "with commas, all three are percentages or none is")
      }
    }
  }

  /// In the units of ``ColorSpace``.
  private func scaled(_ argument: ColorArgument, _ index: Int, _ function: ColorFunction)
    throws(ColorSyntaxError) -> Double
  {
    let isHue = function.space.hueIndex == index
    switch argument.unit {
    case .none:
      return 0
    case .number:
      return argument.value / function.numberScale
    case .percent:
      if isHue {
        throw ColorSyntaxError(
          .arguments, argument.range, "a hue is an angle, not a percentage",
          help: "write it in degrees: 0 to 360")
      }
      let whole = function.hundredPercent[index]
      // Written with the same digits, it is the same number.
      return whole == 100 ? argument.value : argument.value * whole / 100
    case .angle:
      if isHue { return argument.value }
      throw ColorSyntaxError(
        .arguments, argument.range, "an angle cannot stand here",
        help: "only a hue is an angle")
    }
  }

  private func opacity(
    _ argument: ColorArgument, _ missing: inout ColorValue.Missing,
    _ notes: inout [ColorSyntaxNote]
  ) throws(ColorSyntaxError) -> Double {
    switch argument.unit {
    case .none:
      missing.insert(.alpha)
      return 0
    case .angle:
      throw ColorSyntaxError(
        .arguments, argument.range, "an opacity is a number from 0 to 1, or a percentage")
    case .number, .percent:
      let value = argument.unit == .percent ? argument.value / 100 : argument.value
      if value < 0 || value > 1 {
        let end = argument.unit == .percent ? (value < 0 ? "0%" : "100%") : value < 0 ? "0" : "1"
        notes.append(
          ColorSyntaxNote(
            range: argument.range, message: "'\(text(argument.range))' counts as \(end)"))
      }
      return min(max(value, 0), 1)
    }
  }

  private func note(_ argument: ColorArgument, _ bound: Double, _ function: ColorFunction)
    -> ColorSyntaxNote
  {
    // Every bound is a whole number in the unit that it was written in.
    let whole = bound * function.numberScale
    let end = argument.unit == .percent ? (whole > 0 ? "100%" : "0%") : "\(Int(whole))"
    return ColorSyntaxNote(
      range: argument.range, message: "'\(text(argument.range))' counts as \(end)")
  }
}

extension ColorSpace {
  fileprivate var isNamedInColorFunction: Bool {
    switch self {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD50, .xyzD65: true
    case .hsl, .hwb, .lab, .lch, .oklab, .oklch: false
    }
  }
}

extension ColorValue {
  /// Cut off in sRGB, component by component, but still in its own space.
  fileprivate func cutOffInSRGB() -> ColorValue {
    let inside = convert(
      clipped(convert(components, from: space, to: .srgb)), from: .srgb, to: space)
    return ColorValue(space, inside, alpha: alpha, missing: missing)
  }
}
