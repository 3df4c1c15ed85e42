import Diagnostics
import Document
import IR
import Syntax

/// Places at which what rules find is allowed, each with a reason: by a comment in the text,
/// `# tessera allow contrast: only used in large text`, or by `allow` in a token's or group's
/// `$extensions`.
struct Suppressions {
  private struct Permission {
    let rule: Rule
    let file: FileID
    /// The bytes in which what is found has to begin.
    let ranges: [Range<Int>]
    /// Where it is written.
    let span: SourceSpan
    var isUsed = false
  }

  private var permissions: [Permission] = []
  private var misspelt: [Diagnostic] = []

  init(_ subject: LintSubject, _ sources: SourceMap) {
    for (index, file) in sources.files.enumerated() {
      readComments(of: file, FileID(index))
    }
    readExtensions(subject)
  }

  /// Whether what was found is allowed at its place.
  mutating func allow(_ finding: Diagnostic) -> Bool {
    guard let span = finding.span else { return false }
    var isAllowed = false
    for index in permissions.indices
    where permissions[index].rule == finding.rule && permissions[index].file == span.file
      && permissions[index].ranges.contains(where: { $0.contains(Int(span.start)) })
    {
      permissions[index].isUsed = true
      isAllowed = true
    }
    return isAllowed
  }

  /// What is wrong with the permissions themselves.
  func faults(_ settings: LintSettings) -> [Diagnostic] {
    misspelt
      + permissions.filter { !$0.isUsed && settings.level(of: $0.rule) != .off }.map {
        .warning(
          .invalidSuppression, at: $0.span,
          "'\($0.rule.rawValue)' is allowed here, and finds nothing",
          help: ["take the permission out"])
      }
  }

  private mutating func add(
    rule name: String, reason: String, at span: SourceSpan, _ ranges: [Range<Int>]
  ) {
    guard let rule = LintRules.rule(named: name) else {
      misspelt.append(
        .warning(
          .invalidSuppression, at: span, "there is no rule '\(name)' to allow something of",
          help: didYouMean(name, among: LintRules.names)))
      return
    }
    guard reason.utf8.contains(where: { $0 > 0x20 }) else {
      misspelt.append(
        .warning(
          .invalidSuppression, at: span, "nothing says why '\(name)' is allowed here",
          help: ["write the reason behind a colon: # tessera allow \(name): …"]))
      return
    }
    permissions.append(Permission(rule: rule, file: span.file, ranges: ranges, span: span))
  }

  // MARK: Comments

  private static let words = Array("tessera allow ".utf8)

  private mutating func readComments(of file: SourceFile, _ id: FileID) {
    var starts: [Int] = []
    file.bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        defer { index += 1 }
        guard bytes[index] == 0x23 else { continue }
        var next = index + 1
        while next < bytes.count, bytes[next] == 0x20 || bytes[next] == 0x09 { next += 1 }
        if bytes[next...].starts(with: Self.words) { starts.append(index) }
      }
    }
    guard !starts.isEmpty else { return }
    let lines = LineIndex(file)
    for start in starts { readComment(at: start, in: file, id, lines) }
  }

  private mutating func readComment(
    at start: Int, in file: SourceFile, _ id: FileID, _ lines: LineIndex
  ) {
    let number = lines.line(of: start)
    let line = lines.range(ofLine: number)
    let isAlone = file.bytes[line.lowerBound..<start].allSatisfy { $0 == 0x20 || $0 == 0x09 }
    // A comment by itself is about the next line that is none.
    var target = number
    if isAlone {
      repeat {
        target += 1
      } while target < lines.lineCount
        && isCommentOrBlank(file.bytes[lines.range(ofLine: target)])
    }
    guard let words = file.bytes[start..<line.upperBound].firstIndex(of: 0x74) else { return }
    let text = file.bytes[(words + Self.words.count)..<line.upperBound]
    let colon = text.firstIndex(of: 0x3A) ?? text.endIndex
    let names = String(decoding: text[..<colon], as: UTF8.self)
    let reason = String(decoding: text[colon...].dropFirst(), as: UTF8.self)
    let span = SourceSpan(file: id, start: start, end: line.upperBound)
    let range = lines.range(ofLine: target)
    for name in names.split(whereSeparator: { $0 == "," || $0 == " " }) {
      add(rule: String(name), reason: reason, at: span, [range.lowerBound..<range.upperBound + 1])
    }
  }

  private func isCommentOrBlank(_ line: ArraySlice<UInt8>) -> Bool {
    let first = line.first { $0 != 0x20 && $0 != 0x09 }
    return first == nil || first == 0x23
  }

  // MARK: Extensions

  private mutating func readExtensions(_ subject: LintSubject) {
    var tokensOfGroup: [Int: [TokenID]] = [:]
    if !subject.design.keptOfGroups.isEmpty {
      for id in subject.tokens {
        var group: GroupID? = subject.design[id].group
        while let next = group {
          tokensOfGroup[next.index, default: []].append(id)
          group = subject.design[next].parent
        }
      }
    }
    for index in subject.design.groups.indices {
      guard let kept = subject.design.keptOfGroups[index] else { continue }
      let span = subject.design.groups[index].annotation.span
      read(kept, at: span, tokensOfGroup[index] ?? [], subject)
    }
    guard !subject.design.keptOfTokens.isEmpty else { return }
    for id in subject.tokens {
      guard let kept = subject.design.keptOfTokens[id.index] else { continue }
      read(kept, at: subject.design[id].annotation.span, [id], subject)
    }
  }

  private mutating func read(
    _ kept: KeptEntries, at span: SourceSpan, _ tokens: [TokenID], _ subject: LintSubject
  ) {
    let own = kept.extensions?.value.members.first { $0.name == "dev.tessera" }
    guard let allow = own?.value.members.first(where: { $0.name == "allow" })?.value else {
      return
    }
    let ranges = tokens.filter { subject.design[$0].annotation.span.file == span.file }
      .map { subject.range(of: $0) }
    for member in allow.members {
      var reason = ""
      if case .text(let text) = member.value { reason = text }
      add(rule: member.name, reason: reason, at: span, ranges)
    }
  }
}

extension LintSubject {
  /// The bytes from a token's name to the end of what it says.
  fileprivate func range(of id: TokenID) -> Range<Int> {
    let name = design[id].annotation.span
    var end = name.end
    if let syntax = syntax(of: id) {
      end = max(end, syntax.value.span.end)
      if let modes = details(of: id)?.modes { end = max(end, modes.span.end) }
    }
    return Int(name.start)..<Int(max(end, name.start + 1))
  }
}
