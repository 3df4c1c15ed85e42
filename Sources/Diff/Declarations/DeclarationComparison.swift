import Diagnostics
import IR

/// What has become of the declarations of one section.
struct DeclarationComparison {
  private let section: DeclarationSection
  private let views: [View]
  private let axes: AxisMatch
  /// By view, then by place.
  private let olds: [[Declared]]
  private let news: [[Declared]]
  private let platformCount: Int

  init(_ section: DeclarationSection, _ views: [View], _ axes: AxisMatch) {
    self.section = section
    self.views = views
    self.axes = axes
    olds = views.map { section.declared(in: $0.old, on: $0.platform) }
    news = views.map { section.declared(in: $0.new, on: $0.platform) }
    platformCount = views.reduce(0) { $0 + $1.names.count }
  }

  /// Removed ones first, then the others in the new order.
  func changes() -> [Change] {
    guard let old = olds.first, let new = news.first else { return [] }
    var places: [String: Int] = [:]
    for (place, declared) in new.enumerated() { places[declared.name] = place }
    var newOfOld = old.map { places[$0.name] }
    let renamed = Gaps.renamed(
      old: newOfOld, new: new.count,
      oldContents: { contents($0, olds, isOld: true) },
      newContents: { contents($0, news, isOld: false) })
    for pair in renamed { newOfOld[pair.old] = pair.new }
    var changes: [Change] = []
    for (place, declared) in old.enumerated() where newOfOld[place] == nil {
      var change = change(.removed, declared, .breaking, "code that names it breaks")
      change.differences = [.everywhere(declared.summary, nil)]
      change.oldSpan = declared.annotation.span
      changes.append(change)
    }
    var oldOfNew: [Int: Int] = [:]
    for (place, other) in newOfOld.enumerated() { if let other { oldOfNew[other] = place } }
    for (place, declared) in new.enumerated() {
      guard let other = oldOfNew[place] else {
        var change = change(.added, declared, .feature, "")
        change.differences = [.everywhere(nil, declared.summary)]
        change.newSpan = declared.annotation.span
        changes.append(change)
        continue
      }
      compare(other, place, into: &changes)
    }
    return changes
  }

  private func change(
    _ kind: Change.Kind, _ declared: Declared, _ level: ChangeLevel, _ reason: String
  ) -> Change {
    Change(
      subject: section.subject, name: declared.name, kind: kind, level: level, reason: reason,
      differences: [])
  }

  /// All that a declaration is, without its name.
  private func contents(_ place: Int, _ sides: [[Declared]], isOld: Bool) -> [String] {
    zip(views, sides).flatMap { view, declarations -> [String] in
      let declared = declarations[place]
      return declared.facets.flatMap { facet -> [String] in
        let differences = differences(
          isOld ? facet : nil, isOld ? nil : facet, declared.variants, declared.variants, view)
        return ["\(facet.aspect.wording.text)"]
          + differences.map { "\($0.label): \(($0.old ?? $0.new)?.text ?? "")" }
      }
    }
  }

  // MARK: One declaration

  private func compare(_ one: Int, _ other: Int, into changes: inout [Change]) {
    let before = olds[0][one]
    let after = news[0][other]
    var blank = change(.changed, after, .none, "")
    blank.oldSpan = before.annotation.span
    blank.newSpan = after.annotation.span
    if !before.name.utf8.elementsEqual(after.name.utf8) {
      var change = blank
      change.kind = .renamed
      change.oldName = before.name
      change.level = .breaking
      change.reason = "code that names it breaks"
      change.differences = [.everywhere(before.summary, after.summary)]
      changes.append(change)
    }
    changes += orders(before, after, blank)
    changes += facets(one, other, blank)
    changes += AnnotationComparison.changes(blank, before.annotation, after.annotation)
  }

  private func orders(_ before: Declared, _ after: Declared, _ blank: Change) -> [Change] {
    zip(before.orders, after.orders).compactMap { old, new -> Change? in
      let kept = old.names.filter(new.names.contains)
      let now = new.names.filter(old.names.contains)
      guard kept != now else { return nil }
      var change = blank
      change.aspect = new.aspect
      change.level = .breaking
      change.reason = "callers give them in that order"
      change.differences = [.everywhere(.words(kept), .words(now))]
      return change
    }
  }

  private struct Key: Hashable {
    let aspect: Aspect
    let kind: Change.Kind
  }

  private func facets(_ one: Int, _ other: Int, _ blank: Change) -> [Change] {
    var order: [Key] = []
    var weights: [Key: Facet.Weight] = [:]
    var differences: [Key: [[Difference]]] = [:]
    for (place, view) in views.enumerated() {
      let before = olds[place][one]
      let after = news[place][other]
      let old = Dictionary(before.facets.map { ($0.aspect, $0) }) { first, _ in first }
      let new = Dictionary(after.facets.map { ($0.aspect, $0) }) { first, _ in first }
      func add(_ facet: Facet?, _ now: Facet?) {
        guard let either = now ?? facet else { return }
        if let parent = either.parent, (old[parent] == nil) != (new[parent] == nil) { return }
        let found = self.differences(facet, now, before.variants, after.variants, view)
        guard !found.isEmpty else { return }
        let kind: Change.Kind = facet == nil ? .added : now == nil ? .removed : .changed
        let key = Key(aspect: either.aspect, kind: kind)
        if differences[key] == nil { order.append(key) }
        differences[key, default: []].append(found)
        weights[key] =
          facet == nil ? either.added : now == nil ? either.removed : either.changed
      }
      for facet in before.facets { add(facet, new[facet.aspect]) }
      for facet in after.facets where old[facet.aspect] == nil { add(nil, facet) }
    }
    return order.map { key in
      var change = blank
      change.kind = key.kind
      change.aspect = key.aspect
      let weight = weights[key] ?? .fix
      change.level = weight.level
      change.reason = weight.reason
      change.differences = .merged(differences[key] ?? [], platforms: platformCount)
      return change
    }
  }

  private func differences(
    _ old: Facet?, _ new: Facet?, _ oldVariants: [VariantAxis], _ newVariants: [VariantAxis],
    _ view: View
  ) -> [Difference] {
    let variants = VariantDimension.all(old, oldVariants, new, newVariants)
    let modes = axes.modes(
      old?.modes ?? AxisSet(), new?.modes ?? AxisSet(), old: old != nil, new: new != nil, view)
    func read(_ places: [Int]) -> (old: Shown?, new: Shown?) {
      var before = oldVariants.map { $0.defaultOption ?? 0 }
      var after = newVariants.map { $0.defaultOption ?? 0 }
      var oldContext = ModeContext.standard
      var newContext = ModeContext.standard
      for (variant, place) in zip(variants, places) { variant.choose(place, &before, &after) }
      for (mode, place) in zip(modes, places.dropFirst(variants.count)) {
        mode.choose(place, &oldContext, &newContext)
      }
      return (old?.read(before, oldContext), new?.read(after, newContext))
    }
    return Grid<Shown>.differences(
      variants.map(\.dimension) + modes.map(\.dimension), platforms: view.names, show: { $0 },
      read: read)
  }
}
