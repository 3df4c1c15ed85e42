import Emission

/// A spec whose names, descriptions and texts try everything that could break generated code, compiled
/// for all platforms.
enum Landmines {
  /// Words that some platform keeps for itself, and names that no language can say.
  static let names =
    """
    as break case class continue default do else enum extension false for func guard if import in \
    init inout internal is let nil operator private protocol public repeat return self static struct \
    super switch throw throws true try typealias var where while Any Type Protocol await async actor \
    some any open final lazy weak left right get set object typeof val fun when interface companion \
    data sealed null undefined const function initial unset revert inherit none auto dot body content \
    text label action configuration shape color font String Double Bool Int Animation View Button \
    State Color Dp Modifier Composable Unit hashValue description rawValue allCases value values
    """.split(separator: " ").map(String.init)
    + [
      "100", "2xl", "h1", "1.5", "025", "a b", "c/d", "e-f", "é", "字", "名前", "🎈", "☀️", "m*/n",
      "o/*p",
      "q//r", "\"q\"", "`tick`", "x$x", "\\(y)", "</style>", "#elseif2", "@main", "s't",
      "a\u{202E}z",
      String(repeating: "long", count: 30), "عربي", "x;}", "</script>", "%s",
    ].map { $0.filter { $0 != "{" && $0 != "}" } }

  static let texts = [
    "*/", "/* x", "// y", "\"quoted\"", "back\\slash", "\\(inject)", "${inject} $x",
    "</style><script>",
    "line\nbreak", "cr\rlf\r\nx", "tab\there", "\u{1}control", "\u{202E}reversed\u{202C}",
    "👩‍👩‍👧‍👦 中文 العربية",
    "ends with \\", "\u{2028}separator\u{2029}", "*/ }} public init() { fatalError() } /*", "`",
    "\"\"\"", "'''",
    "- list\n\n   indented", "#error(\"x\")", "@file:Suppress",
    String(repeating: "wide ", count: 80), "",
  ]

  /// Tokens in one group.
  static let crowd = 10_000

  static let compiled = Task {
    try await CompiledSpec(
      spec, settings: OutputSettings(namespace: "Mines", package: "dev.tessera.mines"))
  }

  // MARK: The spec

  static var spec: String {
    var lines = ["tokens:"]
    // `any` and `Any` would become one name: the two kinds stand in groups of their own.
    let groups = [
      ("words", names.filter { $0 == $0.lowercased() }),
      ("kinds", names.filter { $0 != $0.lowercased() }),
    ]
    for (group, names) in groups {
      lines += ["  \(group):", "    $type: number"]
      for (index, name) in names.enumerated() {
        lines.append(
          "    \(YAMLText.quoted(name)): { $value: \(index), $description: \(YAMLText.quoted(texts[index % texts.count])) }"
        )
      }
    }
    lines += ["  texts:", "    $type: string"]
    for (index, text) in texts.enumerated() {
      let deprecation = YAMLText.quoted(texts[(index + 3) % texts.count])
      lines.append(
        "    text\(index): { $value: \(YAMLText.quoted(text)), $deprecated: \(deprecation) }")
    }
    lines += ["  families:", "    $type: fontFamily"]
    for (index, text) in texts.enumerated() where !text.isEmpty {
      lines.append(
        "    family\(index): [\(YAMLText.quoted(text.replacing("{", with: "\\{"))), serif]")
    }
    lines += ["  crowd:"]
    for index in 0..<crowd {
      lines.append(
        index % 2 == 0
          ? "    size\(index): \(index)px" : "    paint\(index): \"#\(hexDigits(index * 7919))\"")
    }
    lines += [
      "components:",
      "  mine:",
      "    kind: text",
      "    description: \(YAMLText.quoted(texts.joined(separator: "\n")))",
      "    parameters: { tint: \"#112233\", class: 4, object: { type: boolean, default: true } }",
      "    background: tint",
      "    padding: class",
      "    variants:",
      "      in: { default: { fontSize: 10 }, self: { fontSize: 12 }, Type: { fontSize: 14 } }",
      "    defaults: { in: default }",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func hexDigits(_ number: Int) -> String {
    let digits = String(number & 0xFFFFFF, radix: 16)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }
}
