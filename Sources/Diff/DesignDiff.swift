package import Diagnostics
package import IR

/// How one design became another: compared is what is resolved, whichever way specs write it.
package struct DesignDiff: Sendable {
  /// A design, and what it was read from.
  package struct Side: Sendable {
    /// What people call it: a folder, a revision.
    package var name: String
    package var design: DesignSystem
    package var sources: SourceMap

    package init(name: String, design: DesignSystem, sources: SourceMap) {
      self.name = name
      self.design = design
      self.sources = sources
    }
  }

  package let base: Side
  package let head: Side
  /// In the order of the design: modes first, then tokens, then declarations; those that are about
  /// one thing stand together.
  package let changes: [Change]
  package let verdict: Verdict

  /// - Parameter platforms: the names of all platforms there are.
  package init(from base: Side, to head: Side, platforms: [PlatformID]) {
    let views = View.all(base.design, head.design, platforms: platforms)
    let axes = AxisMatch(base.design.axes, head.design.axes)
    var changes = axes.changes
    changes += DesignDiff.rem(base.design.rem, head.design.rem)
    changes += TokenComparison(base.design, head.design, views, axes).changes()
    changes += GroupComparison.changes(base.design, head.design)
    for section in DeclarationSection.allCases {
      changes += DeclarationComparison(section, views, axes).changes()
    }
    self.base = base
    self.head = head
    self.changes = changes
    verdict = Verdict(changes)
  }

  package func changes(of level: ChangeLevel) -> [Change] {
    changes.filter { $0.level == level }
  }

  private static func rem(_ old: Double, _ new: Double) -> [Change] {
    guard old != new else { return [] }
    return [
      Change(
        subject: .design, name: "rem", kind: .changed, aspect: Aspect(.rem), level: .fix,
        reason: "all lengths in rem follow it",
        differences: [
          Difference(
            platforms: [], circumstances: [], old: .pixels(old), new: .pixels(new))
        ])
    ]
  }
}
