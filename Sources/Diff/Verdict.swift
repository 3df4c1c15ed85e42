/// What the changes ask of the next version (semver.org).
package struct Verdict: Hashable, Sendable {
  package let level: ChangeLevel
  package let breaking: Int
  package let features: Int
  package let fixes: Int
  /// As a sentence without a full stop.
  package let reason: String

  init(_ changes: [Change]) {
    func count(_ level: ChangeLevel) -> Int { changes.count { $0.level == level } }
    breaking = count(.breaking)
    features = count(.feature)
    fixes = count(.fix)
    let level = changes.map(\.level).max() ?? .none
    self.level = level
    guard let first = changes.first(where: { $0.level == level }), level > .none else {
      reason = "nothing that anyone could notice has changed"
      return
    }
    let others = count(level) - 1
    var text = first.sentence.text
    if others > 0 { text += ", and \(others) more \(level.noun(others))" }
    reason = text
  }

  /// "2 breaking changes, 1 feature and 3 fixes"; "no changes".
  package var counts: String {
    let parts = [(breaking, ChangeLevel.breaking), (features, .feature), (fixes, .fix)]
      .filter { $0.0 > 0 }.map { "\($0.0) \($0.1.noun($0.0))" }
    guard let last = parts.last else { return "no changes" }
    return parts.count == 1 ? last : parts.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension ChangeLevel {
  package func noun(_ count: Int) -> String {
    let noun =
      switch self {
      case .none: "change"
      case .fix: "fix"
      case .feature: "feature"
      case .breaking: "breaking change"
      }
    guard count != 1 else { return noun }
    return self == .fix ? "fixes" : noun + "s"
  }

  /// What is written over the changes of the level.
  package var heading: String {
    switch self {
    case .none: "Others"
    case .fix: "Fixes"
    case .feature: "Features"
    case .breaking: "Breaking changes"
    }
  }

  /// The part of the version that has to grow; empty for none.
  package var version: String {
    switch self {
    case .none: ""
    case .fix: "patch"
    case .feature: "minor"
    case .breaking: "major"
    }
  }
}
