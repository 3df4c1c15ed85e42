import IR

/// What people are told about groups of tokens. Their tokens are looked at one by one.
enum GroupComparison {
  static func changes(_ old: DesignSystem, _ new: DesignSystem) -> [Change] {
    TokenMatch(old, new).groups.flatMap { one, other -> [Change] in
      let (before, after) = (old[one].annotation, new[other].annotation)
      guard !before.isEmpty || !after.isEmpty, !old[one].isPrivate, !new[other].isPrivate else {
        return []
      }
      return AnnotationComparison.changes(
        Change(
          subject: .group, name: new.path(of: other).joined(separator: "."), kind: .changed,
          level: .none, reason: "", differences: [], oldSpan: before.span, newSpan: after.span),
        before, after)
    }
  }
}
