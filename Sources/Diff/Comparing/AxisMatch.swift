import IR

/// The axes of modes of two designs, told by their names: the places of axes and contexts differ.
struct AxisMatch {
  /// One axis that both have.
  struct Axis {
    let name: String
    let old: Int
    let new: Int
    /// The contexts that both have, in the new order, with their places.
    let contexts: [(name: String, old: Int, new: Int)]
  }

  let axes: [Axis]
  let changes: [Change]

  init(_ old: [ModeAxis], _ new: [ModeAxis]) {
    var axes: [Axis] = []
    var changes: [Change] = []
    for (place, axis) in old.enumerated() {
      guard let other = new.firstIndex(where: { $0.name == axis.name }) else {
        changes.append(
          Self.change(
            axis, .removed, .breaking, "apps that choose its contexts lose them",
            old: .words(axis.contexts), new: nil))
        continue
      }
      let contexts = new[other].contexts.enumerated().compactMap { index, name in
        axis.contexts.firstIndex(of: name).map { (name, $0, index) }
      }
      axes.append(Axis(name: axis.name, old: place, new: other, contexts: contexts))
      changes += Self.changes(axis, new[other])
    }
    for axis in new where !old.contains(where: { $0.name == axis.name }) {
      changes.append(
        Self.change(axis, .added, .feature, "", old: nil, new: .words(axis.contexts)))
    }
    self.axes = axes
    self.changes = changes
  }

  private static func changes(_ old: ModeAxis, _ new: ModeAxis) -> [Change] {
    var changes: [Change] = []
    for name in old.contexts where !new.contexts.contains(name) {
      changes.append(
        change(
          new, .removed, .breaking, "apps may choose it", Aspect(.context, name),
          old: Shown(name), new: nil))
    }
    for name in new.contexts where !old.contexts.contains(name) {
      changes.append(
        change(new, .added, .feature, "", Aspect(.context, name), old: nil, new: Shown(name)))
    }
    if let before = old.contexts.first, let after = new.contexts.first, before != after {
      changes.append(
        change(
          new, .changed, .breaking, "it is what apps have that choose nothing",
          Aspect(.defaultContext), old: Shown(before), new: Shown(after)))
    }
    let before = old.following
    let after = new.following
    if before != after {
      changes.append(
        change(
          new, .changed, before == nil ? .feature : .breaking,
          before == nil ? "" : "what followed the system does not any more",
          Aspect(.following), old: before.map { Shown($0) }, new: after.map { Shown($0) }))
    }
    return changes
  }

  private static func change(
    _ axis: ModeAxis, _ kind: Change.Kind, _ level: ChangeLevel, _ reason: String,
    _ aspect: Aspect? = nil, old: Shown?, new: Shown?
  ) -> Change {
    Change(
      subject: .mode, name: axis.name, kind: kind, aspect: aspect, level: level, reason: reason,
      differences: [Difference(platforms: [], circumstances: [], old: old, new: new)])
  }

  /// Those of the axes with which something differs in either design.
  func axes(_ old: AxisSet, _ new: AxisSet) -> [Axis] {
    guard !old.isEmpty || !new.isEmpty else { return [] }
    return axes.filter {
      !$0.contexts.isEmpty && (old.contains($0.old) || new.contains($0.new))
    }
  }
}

extension ModeAxis {
  /// "appearance: light, dark"
  fileprivate var following: String? {
    guard let follows, contexts.indices.contains(follows.off), contexts.indices.contains(follows.on)
    else { return nil }
    return "\(follows.setting.rawValue): \(contexts[follows.off]) or \(contexts[follows.on])"
  }
}
