import Diagnostics

extension DesignDiff {
  /// For people at a terminal: the changes by how much they count, the verdict last.
  package var text: String {
    var text = ""
    for level in ChangeLevel.allCases.reversed() {
      let changes = changes(of: level)
      guard !changes.isEmpty else { continue }
      text += "\(level.heading) (\(changes.count))\n"
      for change in changes { text += change.lines }
      text += "\n"
    }
    return text + Printable.text(verdict.sentence) + "\n"
  }
}

extension Verdict {
  /// "breaking: token 'color.blue' was removed, and 2 more breaking changes".
  package var sentence: String { "\(level.name): \(reason)" }
}

extension Change {
  /// One line, and one for each value where there are several.
  fileprivate var lines: String {
    let sign =
      switch kind {
      case .added: "+"
      case .removed: "-"
      case .renamed, .changed, .deprecated, .restored, .described: "~"
      }
    var text = "  \(sign) \(Printable.text(headline.text))"
    if let only = differences.first, differences.count == 1 {
      if !only.label.isEmpty { text += " (\(Printable.text(only.label)))" }
      let values = only.text
      if !values.isEmpty { text += ": \(values)" }
      text += "\n"
    } else {
      text += "\n"
      for difference in differences {
        let label = difference.label.isEmpty ? "elsewhere" : Printable.text(difference.label)
        text += "      \(label): \(difference.text)\n"
      }
    }
    if level == .breaking, !reason.isEmpty { text += "      (\(Printable.text(reason)))\n" }
    return text
  }
}

extension Difference {
  /// "4px → 8px"; what is there on one side only, or on both alike, is said alone.
  fileprivate var text: String {
    switch (old, new) {
    case (let old?, let new?):
      guard old != new else { return Printable.text(new.shortText) }
      let texts = old.shortTexts(beside: new)
      return "\(Printable.text(texts.0)) → \(Printable.text(texts.1))"
    case (let only?, nil), (nil, let only?): return Printable.text(only.shortText)
    case (nil, nil): return ""
    }
  }
}

extension Shown {
  private static let longest = 96

  /// The text, or where it is long its beginning.
  var shortText: String { Self.cut(Array(text.unicodeScalars)[...]) }

  /// Both texts; of long ones the parts from where they differ on.
  func shortTexts(beside other: Shown) -> (String, String) {
    let one = Array(text.unicodeScalars)
    let two = Array(other.text.unicodeScalars)
    guard max(one.count, two.count) > Self.longest else { return (text, other.text) }
    let same = zip(one, two).prefix { $0 == $1 }.count
    // Some of what stands before it, to see where that is.
    let start = max(0, same - 24)
    guard start > 0 else { return (Self.cut(one[...]), Self.cut(two[...])) }
    return ("…" + Self.cut(one[start...]), "…" + Self.cut(two[start...]))
  }

  private static func cut(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    guard scalars.count > longest else {
      return String(String.UnicodeScalarView(scalars))
    }
    return String(String.UnicodeScalarView(scalars.prefix(longest - 1))) + "…"
  }
}
