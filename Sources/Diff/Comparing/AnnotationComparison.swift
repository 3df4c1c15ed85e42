import IR

/// What people are told about a declaration.
enum AnnotationComparison {
  /// - Parameter change: about the declaration; its kind, level and values are filled in.
  static func changes(_ change: Change, _ old: Annotation, _ new: Annotation) -> [Change] {
    var changes: [Change] = []
    func add(
      _ kind: Change.Kind, _ level: ChangeLevel, _ reason: String, _ old: Shown?, _ new: Shown?
    ) {
      var change = change
      change.kind = kind
      change.level = level
      change.reason = reason
      change.differences = old == nil && new == nil ? [] : [.everywhere(old, new)]
      changes.append(change)
    }
    let before = old.deprecation?.message.map { Shown($0) }
    let after = new.deprecation?.message.map { Shown($0) }
    switch (old.deprecation, new.deprecation) {
    case (nil, nil): break
    case (nil, _?): add(.deprecated, .feature, "code that names it is warned", nil, after)
    case (_?, nil): add(.restored, .fix, "code that names it is not warned any more", before, nil)
    case (_?, _?):
      if before != after { add(.deprecated, .fix, "it says something else", before, after) }
    }
    let text = old.description.map { Shown($0) }
    let now = new.description.map { Shown($0) }
    if text != now { add(.described, .fix, "", text, now) }
    return changes
  }
}
