import Emission

/// Texts, names, descriptions, font families and extensions put together at random from what breaks out of
/// code somewhere, compiled for all platforms.
struct HostileSpec: Sendable {
  /// Tells a failing test's texts.
  let seed: UInt64
  /// The values of `texts.t0`, `texts.t1` and so on; no blanks at an end, no NUL.
  let texts: [String]

  static let count = 120

  static let compiled = Task {
    let spec = HostileSpec(seed: .random(in: 0...UInt64.max))
    return (
      spec,
      try await CompiledSpec(
        spec.text, settings: OutputSettings(namespace: "Hostile", package: "dev.tessera.hostile"))
    )
  }

  init(seed: UInt64) {
    self.seed = seed
    var random = Random(state: seed)
    texts = (0..<Self.count).map { _ in
      (0...random.index(6)).map { _ in Self.pieces[random.index(Self.pieces.count)] }.joined()
    }
  }

  private static let pieces = [
    "*/", "/*", "//", "\"", "'", "\"\"\"", "'''", "`", "\\", "\\(x)", "${x}", "$x", "$", "%s", "{",
    "}", "\\{",
    "</style>", "</script>", "<script>alert(1)</script>", "<!--", "-->", "]]>", "&quot;", "&", "\n",
    "\r",
    "\r\n", "\t", "\u{1}", "\u{7F}", "\u{85}", "\u{A0}", "\u{200B}", "\u{202E}", "\u{2028}",
    "\u{2029}",
    "\u{2066}", "\u{FEFF}", "\u{FFFD}", "\u{10FFFF}", "e\u{301}", "👩‍👩‍👧", "字", "ع", "a", "0", "f", " ",
    "#if",
    "#error(\"x\")", "@import url(x);", ";", ":", "!important", "url(", "\\0", "\\n", "\\u{7D}",
    "\\u007d",
    "\\22 ", "}}", "fatalError()", "init { }", "*/ } public let injected = 1 /*", "--x: 1;", "null",
  ]

  /// The spec. A brace in a text begins a reference unless a backslash stands before it; so does a text.
  var text: String {
    var lines = ["tokens:", "  texts:", "    $type: string"]
    for (index, text) in texts.enumerated() {
      let other = texts[(index + 1) % texts.count]
      let extensions = "{ \(YAMLText.quoted("x" + other)): \(YAMLText.quoted(text)) }"
      lines.append(
        "    t\(index): { $value: \(YAMLText.quoted(escaped(text))), $description: \(YAMLText.quoted(other)), $extensions: \(extensions) }"
      )
    }
    lines += ["  families:", "    $type: fontFamily"]
    for (index, text) in texts.enumerated() {
      lines.append("    f\(index): [\(YAMLText.quoted(escaped("x" + text))), serif]")
    }
    lines += ["  names:", "    $type: number"]
    for (index, text) in texts.enumerated() {
      lines.append("    \(YAMLText.quoted(name(text, index))): \(index)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A name that no other's words are like. What no name may hold is left out: braces, dots, dollars, and what
  /// cannot be seen.
  private func name(_ text: String, _ index: Int) -> String {
    let allowed = text.unicodeScalars.filter { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: false
      default: !"{}.$".unicodeScalars.contains(scalar)
      }
    }
    return "n\(index)q" + String(String.UnicodeScalarView(allowed)) + "z"
  }

  private func escaped(_ text: String) -> String { text.replacing("{", with: "\\{") }

  /// SplitMix64.
  private struct Random {
    var state: UInt64

    mutating func index(_ count: Int) -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
      return Int((value ^ (value >> 31)) >> 1) % count
    }
  }
}
