import Diagnostics

extension DesignDiff {
  /// For a comment in a pull request (GitHub Flavored Markdown), which holds 65,536 characters.
  package var markdown: String {
    let limit = 60_000
    var text = "### Design changes: \(verdict.level.name)\n\n"
    text += "\(Markdown.code(base.name)) → \(Markdown.code(head.name)): \(verdict.counts)."
    if let reason { text += " The next version is \(verdict.level.article): \(reason)." }
    text += "\n"
    var left = 0
    for level in ChangeLevel.allCases.reversed() {
      let changes = changes(of: level)
      guard !changes.isEmpty else { continue }
      text += "\n#### \(level.heading) (\(changes.count))\n\n"
      text += "| Change | When | Before | After |\n|---|---|---|---|\n"
      for change in changes {
        let rows = change.rows
        if left > 0 || text.utf8.count + rows.utf8.count > limit {
          left += 1
        } else {
          text += rows
        }
      }
    }
    if left > 0 {
      text += "\n\(left) more \(left == 1 ? "change is" : "changes are") left out here: "
      text += "a comment holds no more.\n"
    }
    return text
  }

  private var reason: String? {
    let all = changes(of: verdict.level)
    guard verdict.level > .none, let first = all.first else { return nil }
    let text = Markdown.text(first.sentence)
    return all.count == 1 ? text : "\(text), and \(all.count - 1) more"
  }
}

extension ChangeLevel {
  /// "a major one".
  fileprivate var article: String { version.isEmpty ? "the same" : "a \(version) one" }
}

extension Change {
  /// A row for each value.
  fileprivate var rows: String {
    var title = Markdown.text(headline)
    if level == .breaking, !reason.isEmpty { title += "<br>\(Markdown.words(reason))" }
    let differences = differences.isEmpty ? [.everywhere(nil, nil)] : differences
    return differences.enumerated().map { index, difference in
      let label = difference.label.isEmpty ? "" : Markdown.code(difference.label)
      return "| \(index == 0 ? title : "") | \(label) | \(Markdown.cell(difference.old)) | "
        + "\(Markdown.cell(difference.new)) |\n"
    }.joined()
  }
}

/// Text of others in Markdown: it can end no cell, begin no markup, and call nobody. What is in `<code>`
/// GitHub takes neither for names of people nor for links.
enum Markdown {
  static func text(_ wording: Wording) -> String {
    wording.pieces.map { piece in
      switch piece {
      case .words(let words): self.words(words)
      case .name(let name), .term(let name): code(name)
      }
    }.joined()
  }

  /// Our own words.
  static func words(_ text: String) -> String { escaped(text) }

  static func code(_ text: String) -> String { "<code>\(escaped(Printable.text(text)))</code>" }

  static func cell(_ shown: Shown?) -> String {
    guard let shown else { return "" }
    // GitHub shows the colour beside a hex code in backticks.
    if isHex(shown.text) { return "`\(shown.text)`" }
    return code(shown.shortText)
  }

  private static func isHex(_ text: String) -> Bool {
    text.utf8.count == 7 && text.utf8.first == 0x23
      && text.utf8.dropFirst().allSatisfy {
        (0x30...0x39).contains($0) || (0x41...0x46).contains($0)
      }
  }

  /// Whatever could be markup stands as a reference to its character, which never is (GFM 2.5).
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar.value {
      case 0x20, 0x25, 0x28, 0x29, 0x2B...0x3B, 0x3D, 0x41...0x5A, 0x61...0x7A, 0x80...:
        result.unicodeScalars.append(scalar)
      default: result += "&#\(scalar.value);"
      }
    }
  }
}
