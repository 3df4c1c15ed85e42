import Diagnostics
import IR

/// What has become of the tokens: those that are generated on some platform.
struct TokenComparison {
  private let old: DesignSystem
  private let new: DesignSystem
  private let views: [View]
  private let axes: AxisMatch
  private let isOld: [Bool]
  private let isNew: [Bool]
  private let platformCount: Int

  init(_ old: DesignSystem, _ new: DesignSystem, _ views: [View], _ axes: AxisMatch) {
    self.old = old
    self.new = new
    self.views = views
    self.axes = axes
    isOld = old.tokens.indices.map { index in
      !old.tokens[index].name.isEmpty
        && views.contains { $0.old.isGenerated(TokenID(index), on: $0.platform) }
    }
    isNew = new.tokens.indices.map { index in
      !new.tokens[index].name.isEmpty
        && views.contains { $0.new.isGenerated(TokenID(index), on: $0.platform) }
    }
    platformCount = views.reduce(0) { $0 + $1.names.count }
  }

  /// Removed ones first, then the others in the new order.
  func changes() -> [Change] {
    let match = TokenMatch(old, new)
    let renamed = TokenRenames(old: old, new: new, views: views, isOld: isOld, isNew: isNew)
      .find(match)
    var all = match
    var isRenamed: Set<Int> = []
    for (old, new) in renamed {
      all.match(old, new)
      isRenamed.insert(new.index)
    }
    var changes: [Change] = []
    for index in old.tokens.indices where isOld[index] {
      let other = Int(all.newOfOld[index])
      if other < 0 || !isNew[other] { changes.append(removed(TokenID(index), all)) }
    }
    for index in new.tokens.indices where isNew[index] {
      let id = TokenID(index)
      let other = Int(all.oldOfNew[index])
      guard other >= 0, isOld[other] else {
        changes.append(added(id))
        continue
      }
      if isRenamed.contains(index) { changes.append(self.renamed(TokenID(other), id)) }
      compare(TokenID(other), id, into: &changes)
    }
    return changes
  }

  // MARK: Whole tokens

  private func removed(_ id: TokenID, _ match: TokenMatch) -> Change {
    let token = old[id]
    var change = change(.removed, old.pathText(of: id), .breaking, "code that names it breaks")
    if match.newOfOld[id.index] >= 0 {
      change.reason = "it is private now, so that code that names it breaks"
    }
    change.type = token.type.rawValue
    change.differences = differences(id, nil)
    change.oldSpan = token.annotation.span
    change.place = survivor(of: token.group, match)
    return change
  }

  /// The name of what is left in the head of the groups around a token.
  private func survivor(of group: GroupID, _ match: TokenMatch) -> SourceSpan? {
    var next: GroupID? = group
    while let id = next, id != .root {
      let other = Int(match.newGroupOfOld[id.index])
      if other >= 0 { return new.groups[other].annotation.span }
      next = old[id].parent
    }
    return nil
  }

  private func added(_ id: TokenID) -> Change {
    var change = change(.added, new.pathText(of: id), .feature, "")
    change.type = new[id].type.rawValue
    change.differences = differences(nil, id)
    change.newSpan = new[id].annotation.span
    return change
  }

  private func renamed(_ one: TokenID, _ other: TokenID) -> Change {
    var change = changed(one, other, .renamed, .breaking, "code that names it breaks")
    change.oldName = old.pathText(of: one)
    let shown = differences(nil, other)
    change.differences = shown.map { difference in
      var difference = difference
      difference.old = difference.new
      return difference
    }
    return change
  }

  // MARK: Inside

  private func compare(_ one: TokenID, _ other: TokenID, into changes: inout [Change]) {
    let before = old.tokens[one.index]
    let after = new.tokens[other.index]
    if before.type != after.type {
      var change = changed(
        one, other, .changed, .breaking, "code that uses it as it was breaks", Aspect(.type))
      change.differences = [
        .everywhere(Shown(before.type.rawValue), Shown(after.type.rawValue))
      ]
      changes.append(change)
    }
    if before.outputName != after.outputName {
      var change = changed(
        one, other, .changed, .breaking, "code that names it breaks", Aspect(.outputName))
      change.differences = [
        .everywhere(before.outputName.map { Shown($0) }, after.outputName.map { Shown($0) })
      ]
      changes.append(change)
    }
    let differences = differences(one, other)
    if !differences.isEmpty {
      let isLost = differences.contains { $0.new == nil }
      let isGained = differences.contains { $0.old == nil }
      var change = changed(one, other, .changed, isLost ? .breaking : isGained ? .feature : .fix)
      if isLost { change.reason = "platforms that had a value have none" }
      change.differences = differences
      changes.append(change)
    }
    if let change = variation(one, other) { changes.append(change) }
    if !before.annotation.isEmpty || !after.annotation.isEmpty {
      changes += AnnotationComparison.changes(
        changed(one, other, .changed, .none), before.annotation, after.annotation)
    }
  }

  /// That a token begins to differ by mode, or does not any more: generated code is another then.
  private func variation(_ one: TokenID, _ other: TokenID) -> Change? {
    var differences: [[Difference]] = []
    for view in views {
      let before = view.old.axes(of: one, on: view.platform)
      let after = view.new.axes(of: other, on: view.platform)
      guard before.isEmpty != after.isEmpty else { continue }
      differences.append([
        Difference(
          platforms: view.names, circumstances: [],
          old: before.isEmpty ? nil : .words(before.places.map { view.old.axes[$0].name }),
          new: after.isEmpty ? nil : .words(after.places.map { view.new.axes[$0].name }))
      ])
    }
    guard !differences.isEmpty else { return nil }
    var change = changed(one, other, .changed, .breaking, "", Aspect(.variation))
    change.differences = .merged(differences, platforms: platformCount)
    change.reason =
      change.differences.contains { $0.old == nil }
      ? "Compose reads it in composables only, now that it differs by mode"
      : "SwiftUI's function for its modes is gone, now that it differs by none"
    return change
  }

  private func change(
    _ kind: Change.Kind, _ name: String, _ level: ChangeLevel, _ reason: String
  ) -> Change {
    Change(
      subject: .token, name: name, kind: kind, level: level, reason: reason, differences: [])
  }

  private func changed(
    _ one: TokenID, _ other: TokenID, _ kind: Change.Kind, _ level: ChangeLevel,
    _ reason: String = "", _ aspect: Aspect? = nil
  ) -> Change {
    var change = change(kind, new.pathText(of: other), level, reason)
    change.aspect = aspect
    change.type = new[other].type.rawValue
    change.oldSpan = old[one].annotation.span
    change.newSpan = new[other].annotation.span
    return change
  }

  // MARK: Values

  private func differences(_ one: TokenID?, _ other: TokenID?) -> [Difference] {
    var lists: [[Difference]] = []
    for view in views {
      let before = one.map { view.old.axes(of: $0, on: view.platform) } ?? AxisSet()
      let after = other.map { view.new.axes(of: $0, on: view.platform) } ?? AxisSet()
      if before.isEmpty, after.isEmpty {
        // Nearly always: no grid for what has one cell.
        let value = one.flatMap { self.value($0, view.old, view.platform, .standard) }
        let now = other.flatMap { self.value($0, view.new, view.platform, .standard) }
        if value == now || value?.resolved == now?.resolved { continue }
      }
      let axes = self.axes.modes(before, after, old: one != nil, new: other != nil, view)
      lists.append(
        Grid<SidedValue>.differences(
          axes.map(\.dimension), platforms: view.names, show: { Shown($0.value, rem: $0.rem) },
          read: { self.values(one, other, view, axes, $0) }))
    }
    return .merged(lists, platforms: platformCount)
  }

  private func values(
    _ one: TokenID?, _ other: TokenID?, _ view: View, _ axes: [ModeDimension], _ places: [Int]
  ) -> (old: SidedValue?, new: SidedValue?) {
    var oldContext = ModeContext.standard
    var newContext = ModeContext.standard
    for (axis, place) in zip(axes, places) { axis.choose(place, &oldContext, &newContext) }
    let before = one.flatMap { value($0, view.old, view.platform, oldContext) }
    let after = other.flatMap { value($0, view.new, view.platform, newContext) }
    return (
      before.map { SidedValue($0.resolved, rem: view.old.rem) },
      after.map { SidedValue($0.resolved, rem: view.new.rem) }
    )
  }

  private func value(
    _ id: TokenID, _ design: DesignSystem, _ platform: PlatformID, _ context: ModeContext
  ) -> Value? {
    guard design.isGenerated(id, on: platform) else { return nil }
    return design.value(of: id, on: platform, in: context)
  }

  /// A value and what is needed to draw it. The same value is the same whatever a rem is.
  private struct SidedValue: Hashable {
    let value: IR.Value
    let rem: Double

    init(_ value: IR.Value, rem: Double) {
      self.value = value
      self.rem = rem
    }

    static func == (left: SidedValue, right: SidedValue) -> Bool { left.value == right.value }

    func hash(into hasher: inout Hasher) { hasher.combine(value) }
  }
}

extension Difference {
  static func everywhere(_ old: Shown?, _ new: Shown?) -> Difference {
    Difference(platforms: [], circumstances: [], old: old, new: new)
  }
}
