package import Diagnostics

extension Node {
  /// What was written without the quotes that it needs.
  package struct Slip: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      case color, reference, formula
    }

    package let kind: Kind
    /// The text as it was meant: `#ff0000`, `{color.green}`.
    package let text: String
    /// Where it stands, unquoted.
    package let span: SourceSpan

    /// The text in quotes, as it should be written.
    package var quoted: String { Slips.quoted(text) }

    package var fixIt: Diagnostic.FixIt {
      Diagnostic.FixIt(message: "put quotes round it", span: span, replacement: quoted)
    }

    /// The error to report, in the words that are also used where the slip keeps the file from
    /// being read.
    package var diagnostic: Diagnostic {
      switch kind {
      case .color:
        .error(
          .unquotedColor, at: span,
          "the colour \(text) stands without quotes, so that YAML takes it for a comment",
          help: ["write \(quoted)"], fixIts: [fixIt])
      case .reference:
        .error(
          .unquotedReference, at: span,
          "the reference \(text) stands without quotes, so that YAML takes it for a map",
          help: ["write \(quoted)"], fixIts: [fixIt])
      case .formula:
        .error(
          .unquotedFormula, at: span,
          "\(text) stands without quotes, so that its commas separate values of the list or map around it",
          help: ["write \(quoted)"], fixIts: [fixIt])
      }
    }
  }

  /// The colour that was meant, where YAML read `key: #ff0000` as a key without a value and a
  /// comment. Only for a value that is empty and is followed, on its line, by `#` and 3, 4, 6 or 8
  /// hexadecimal digits.
  package var unquotedColorSlip: Slip? {
    let record = record
    guard record.shape == .null, record.start == record.end, !isReported else { return nil }
    let source = tree.source
    var start = Int(record.end)
    while start < source.count, source[start] == 0x20 || source[start] == 0x09 { start += 1 }
    guard let end = Slips.endOfColor(at: start, in: source) else { return nil }
    return slip(.color, start..<end)
  }

  /// The reference that was meant, where YAML read `{color.green}` as a map of one key that has
  /// no value, not even a `:`.
  package var unquotedReferenceSlip: Slip? {
    let record = record
    guard record.shape == .mapping, record.style == .flow, record.first == 1 else { return nil }
    guard let entry = entries.first(where: { _ in true }) else { return nil }
    let key = entry.key.record
    let value = entry.value.record
    guard value.shape == .null, value.start == value.end, key.style == .plain,
      key.end <= value.start,
      value.start < record.end, entry.key.aliasSpan == nil, entry.value.aliasSpan == nil
    else { return nil }
    // A `:` or a `?` would say that a map is meant.
    let before = tree.source[Int(record.start)..<Int(key.start)].dropFirst()
    let between = tree.source[Int(key.end)..<Int(value.start)]
    guard (before + between).allSatisfy({ $0 <= 0x20 }) else { return nil }
    return slip(.reference, Int(record.start)..<Int(record.end))
  }

  /// The formulas that were meant, where YAML read `[max(width, 8), 0]` or `{ start: max(4, 8) }` as
  /// several values: brackets that open in unquoted text inside `[]` or `{}`, and close behind a comma.
  package var unquotedFormulaSlips: [Slip] {
    let record = record
    guard record.isCollection, record.style == .flow else { return [] }
    var slips: [Slip] = []
    // Of a map, the keys too: they may be what stood behind a comma.
    var child = index + 1
    while child < record.second {
      let part = tree.records[Int(child)]
      let range = Int(part.start)..<Int(part.end)
      if !part.isCollection, part.shape != .alias, part.style == .plain,
        range.lowerBound >= slips.last.map({ Int($0.span.end) }) ?? 0,
        let end = Slips.endOfFormula(range, in: tree.source, before: Int(record.end))
      {
        slips.append(slip(.formula, range.lowerBound..<end))
      }
      child = tree.next(after: child)
    }
    return slips
  }

  private func slip(_ kind: Slip.Kind, _ range: Range<Int>) -> Slip {
    Slip(
      kind: kind, text: String(decoding: tree.source[range], as: UTF8.self),
      span: SourceSpan(file: tree.file, start: range.lowerBound, end: range.upperBound))
  }
}
