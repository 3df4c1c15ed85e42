/// The three numbers and the opacity between the brackets of a colour function.
struct ColorArguments {
  let first, second, third: ColorArgument
  let alpha: ColorArgument?
  /// Separated by commas, as in CSS Color 3.
  let hasCommas: Bool

  subscript(index: Int) -> ColorArgument {
    index == 0 ? first : index == 1 ? second : third
  }
}

extension ColorReader {
  /// From behind the opening bracket (or the space's name) to behind the closing one.
  ///
  /// - Parameters:
  ///   - name: The function's, for messages.
  ///   - allowsCommas: Whether the form with commas exists.
  mutating func arguments(of name: String, allowsCommas: Bool) throws(ColorSyntaxError)
    -> ColorArguments
  {
    skipBlanks()
    let first = try argument()
    var hasBlank = skipBlanks()
    let hasCommas = current == 0x2C
    if hasCommas && !allowsCommas {
      throw ColorSyntaxError(
        .arguments, index..<index + 1, "the numbers of \(name)() are separated by blanks",
        help: "Write \(name)(\(example(name))).")
    }
    try separator(hasCommas, hasBlank, name)
    let second = try argument()
    hasBlank = skipBlanks()
    try separator(hasCommas, hasBlank, name)
    let third = try argument()
    skipBlanks()

    var alpha: ColorArgument?
    if skip(hasCommas ? 0x2C : 0x2F) {
      skipBlanks()
      alpha = try argument()
      skipBlanks()
    } else if current == 0x2F {
      throw ColorSyntaxError(
        .arguments, index..<index + 1, "with commas, the opacity stands behind a comma too",
        help: "Write \(name)(\(example(name, commas: true)), 0.5).")
    } else if current == 0x2C {
      throw mixedSeparators()
    }
    guard skip(0x29) else { throw expectedEnd(name, hasAlpha: alpha != nil) }
    return ColorArguments(
      first: first, second: second, third: third, alpha: alpha, hasCommas: hasCommas)
  }

  private mutating func separator(_ hasCommas: Bool, _ hasBlank: Bool, _ name: String)
    throws(ColorSyntaxError)
  {
    if hasCommas {
      if skip(0x2C) {
        skipBlanks()
        return
      }
      if isAtEnd || current == 0x29 { throw tooFew(name, commas: true) }
      throw mixedSeparators()
    }
    if current == 0x2C { throw mixedSeparators() }
    if isAtEnd || current == 0x29 || current == 0x2F { throw tooFew(name, commas: false) }
    // "1.5.5" and "1-2" are two numbers in CSS as well, but nobody means them.
    if !hasBlank {
      let here = rangeHere()
      throw ColorSyntaxError(.arguments, here, "a blank is missing before “\(text(here))”")
    }
  }

  private func mixedSeparators() -> ColorSyntaxError {
    ColorSyntaxError(
      .arguments, rangeHere(), "commas and blanks are mixed",
      help: "Separate all of the numbers by commas, or all of them by blanks.")
  }

  private func tooFew(_ name: String, commas: Bool) -> ColorSyntaxError {
    if isAtEnd {
      return ColorSyntaxError(.arguments, rangeHere(), "the closing bracket is missing")
    }
    return ColorSyntaxError(
      .arguments, rangeHere(), "\(name)() needs three numbers",
      help: "Write \(name)(\(example(name, commas: commas))).")
  }

  private func expectedEnd(_ name: String, hasAlpha: Bool) -> ColorSyntaxError {
    if isAtEnd {
      return ColorSyntaxError(.arguments, rangeHere(), "the closing bracket is missing")
    }
    if hasAlpha {
      return ColorSyntaxError(.arguments, rangeHere(), "nothing may follow the opacity")
    }
    return ColorSyntaxError(
      .arguments, rangeHere(), "\(name)() takes three numbers and, behind a “/”, an opacity",
      help: "Write \(name)(\(example(name)) / 0.5).")
  }

  private func example(_ name: String, commas: Bool = false) -> String {
    switch name {
    case "rgb", "rgba": commas ? "109, 230, 123" : "109 230 123"
    case "hsl", "hsla": commas ? "140, 80%, 38%" : "140 80% 38%"
    case "hwb": "140 20% 30%"
    case "lab": "60% 40 -20"
    case "lch": "60% 45 255"
    case "oklab": "60% 0.1 -0.1"
    case "oklch": "60% 0.18 255"
    default: "display-p3 0.9 0.15 0.1"
    }
  }
}
