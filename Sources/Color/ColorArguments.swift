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
  mutating func arguments(of function: ColorFunction) throws(ColorSyntaxError) -> ColorArguments {
    let name = function.rawValue
    let start = index
    skipBlanks()
    let first = try argument()
    var hasBlank = skipBlanks()
    let hasCommas = current == 0x2C
    if hasCommas && !function.allowsCommas {
      throw ColorSyntaxError(
        .arguments, index..<index + 1, "the numbers of \(name)() are separated by blanks",
        help: "write \(name)(\(withoutCommas(from: start, function)))")
    }
    try separator(hasCommas, hasBlank, function)
    let second = try argument()
    hasBlank = skipBlanks()
    try separator(hasCommas, hasBlank, function)
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
        help: "write \(name)(\(function.example(commas: true)), 0.5)")
    } else if current == 0x2C {
      throw mixedSeparators()
    }
    guard skip(0x29) else { throw expectedEnd(function, hasAlpha: alpha != nil) }
    return ColorArguments(
      first: first, second: second, third: third, alpha: alpha, hasCommas: hasCommas)
  }

  private mutating func separator(_ hasCommas: Bool, _ hasBlank: Bool, _ function: ColorFunction)
    throws(ColorSyntaxError)
  {
    if hasCommas {
      if skip(0x2C) {
        skipBlanks()
        return
      }
      if isAtEnd || current == 0x29 { throw tooFew(function, commas: true) }
      throw mixedSeparators()
    }
    if current == 0x2C { throw mixedSeparators() }
    if isAtEnd || current == 0x29 || current == 0x2F { throw tooFew(function, commas: false) }
    // "1.5.5" and "1-2" are two numbers in CSS as well, but nobody means them.
    if !hasBlank {
      let here = rangeHere()
      throw ColorSyntaxError(.arguments, here, "a blank is missing before '\(text(here))'")
    }
  }

  private func mixedSeparators() -> ColorSyntaxError {
    ColorSyntaxError(
      .arguments, rangeHere(), "commas and blanks are mixed",
      help: "separate all of the numbers by commas, or all of them by blanks")
  }

  private func tooFew(_ function: ColorFunction, commas: Bool) -> ColorSyntaxError {
    if isAtEnd {
      return ColorSyntaxError(.arguments, rangeHere(), "the closing bracket is missing")
    }
    return ColorSyntaxError(
      .arguments, rangeHere(), "\(function.rawValue)() needs three numbers",
      help: "write \(function.rawValue)(\(function.example(commas: commas)))")
  }

  private func expectedEnd(_ function: ColorFunction, hasAlpha: Bool) -> ColorSyntaxError {
    if isAtEnd {
      return ColorSyntaxError(.arguments, rangeHere(), "the closing bracket is missing")
    }
    if hasAlpha {
      return ColorSyntaxError(.arguments, rangeHere(), "nothing may follow the opacity")
    }
    return ColorSyntaxError(
      .arguments, rangeHere(),
      "\(function.rawValue)() takes three numbers and, behind a '/', an opacity",
      help: "write \(function.rawValue)(\(function.example()) / 0.5)")
  }

  /// The author's own numbers in the form with blanks.
  ///
  /// - Parameter start: Behind the opening bracket.
  private func withoutCommas(from start: Int, _ function: ColorFunction) -> String {
    let limit = min(bytes.count, start + 60)
    guard function != .color, let end = (start..<limit).first(where: { bytes[$0] == 0x29 }) else {
      return function.example()
    }
    let numbers = bytes[start..<end].split { $0 == 0x2C || isBlank($0) }
    guard numbers.count == 3 || numbers.count == 4 else { return function.example() }
    let words = numbers.map { String(decoding: $0, as: UTF8.self) }
    return words.prefix(3).joined(separator: " ") + (words.count == 4 ? " / \(words[3])" : "")
  }
}
