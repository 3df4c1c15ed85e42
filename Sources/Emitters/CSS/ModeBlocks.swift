import Emission
import IR

/// What custom properties are in other modes: a rule for each context of an axis, and for each
/// combination of contexts of several axes in which something differs.
///
/// A context is chosen by an attribute, `data-density="compact"`, on any element; where the system
/// chooses and nothing has the attribute, by a media query. Every property that depends on an axis is
/// declared in the rules of all its contexts, the default included, since an inherited `var()` would
/// keep what it was resolved to further out.
struct ModeBlocks {
  /// Contexts of several axes, one an axis, in their order; default contexts can be among them.
  typealias Key = [Condition.Mode]

  private struct Block {
    var declarations: [Declaration] = []
    /// For screens that show more colours.
    var wide: [Declaration] = []
  }

  /// What is declared for one combination of contexts.
  struct Declared {
    var key: Key
    var plain: [Declaration]
    /// For screens that show more colours.
    var wide: [Declaration]
  }

  private let axes: [ModeAxis]
  private var blocks: [Key: Block] = [:]

  init(_ axes: [ModeAxis]) {
    self.axes = axes
  }

  mutating func add(_ declarations: [Declaration], wide: [Declaration], for key: Key) {
    blocks[key, default: Block()].declarations += declarations
    blocks[key, default: Block()].wide += wide
  }

  /// All keys over some axes but the empty one, those of fewer axes first.
  static func keys(over set: AxisSet, of axes: [ModeAxis]) -> [Key] {
    var keys: [Key] = [[]]
    for axis in set.places where axis < axes.count {
      keys += keys.flatMap { key in
        axes[axis].contexts.indices.map { key + [Condition.Mode(axis: axis, context: $0)] }
      }
    }
    return keys.dropFirst().sorted(by: precedes)
  }

  private static func precedes(_ left: Key, _ right: Key) -> Bool {
    if left.count != right.count { return left.count < right.count }
    for (one, other) in zip(left, right) where one != other {
      return (one.axis, one.context) < (other.axis, other.context)
    }
    return false
  }

  /// The rules, each with its media query, in an order in which the later may win.
  func write(to writer: inout SourceWriter<CSS>) {
    let keys = blocks.keys.sorted(by: Self.precedes)
    for key in keys { write(blocks[key]?.declarations ?? [], for: key, to: &writer) }
    guard blocks.values.contains(where: { !$0.wide.isEmpty }) else { return }
    writer.wideColors { writer in
      for key in keys { write(blocks[key]?.wide ?? [], for: key, to: &writer) }
    }
  }

  private func write(
    _ declarations: [Declaration], for key: Key, to writer: inout SourceWriter<CSS>
  ) {
    guard !declarations.isEmpty else { return }
    for (media, selector) in places(of: key) {
      let rule = Rule(selectors: [selector], declarations: declarations)
      writer.rules([rule], in: media.map { "@media \($0)" })
    }
  }

  // MARK: Selectors

  /// Where a combination of contexts holds: by what the system says about some of its axes, as it can,
  /// and by attributes for the others. What attributes say wins, and so comes last.
  private func places(of key: Key) -> [(media: CSSCode?, selector: CSSCode)] {
    let driven = key.filter { media($0) != nil }
    // Every way to leave some of them to the system, most of them first.
    let choices = (0..<(1 << driven.count)).reversed().map { bits in
      driven.indices.filter { bits & 1 << $0 != 0 }.map { driven[$0] }
    }
    return choices.map { system in
      let chosen = key.filter { !system.contains($0) }
      let queries = system.compactMap { media($0) }
      return (
        queries.isEmpty ? nil : queries.joined(separator: " and "),
        selector(chosen, unsaid: system.map(\.axis))
      )
    }
  }

  /// - Parameter unsaid: axes that nothing around the element may say anything about.
  private func selector(_ chosen: [Condition.Mode], unsaid: [Int]) -> CSSCode {
    let none = unsaid.map { "[\(attribute($0))]" as CSSCode }
    guard let first = chosen.first else {
      return ":root:where(:not(\(none.joined(separator: ", "))))"
    }
    let around = none.flatMap { attribute -> [CSSCode] in [attribute, "\(attribute) *"] }
    let rest: CSSCode =
      around.isEmpty ? "" : ":where(:not(\(around.joined(separator: ", "))))"
    guard chosen.count > 1 else { return "\(match(first))\(rest)" }
    let any = chosen.map { "[\(attribute($0.axis))]" as CSSCode }
    let all = chosen.map { mode -> CSSCode in ":is(\(match(mode)), \(match(mode)) *)" }
    return ":is(\(any.joined(separator: ", ")))\(all.joined(separator: ""))\(rest)"
  }

  private func match(_ mode: Condition.Mode) -> CSSCode {
    axes[mode.axis].selector(of: mode.context)
  }

  private func attribute(_ axis: Int) -> CSSCode { axes[axis].attribute }

  /// The query by which the system asks for a context; none for a default context, which holds anyway.
  private func media(_ mode: Condition.Mode) -> CSSCode? {
    guard mode.context != 0, let follows = axes[mode.axis].follows else { return nil }
    switch (follows.setting, mode.context) {
    case (.appearance, follows.on): return "(prefers-color-scheme: dark)"
    case (.appearance, follows.off): return "(prefers-color-scheme: light)"
    case (.contrast, follows.on): return "(prefers-contrast: more)"
    case (.contrast, follows.off): return "(not (prefers-contrast: more))"
    default: return nil
    }
  }
}

extension ModeAxis {
  /// `data-appearance`
  var attribute: CSSCode { "\(id: attributeName)" }

  var attributeName: Name { Name("data-" + NameStyle.kebab(of: name)) ?? Name(known: "data-mode") }

  /// `[data-appearance="dark"]`
  func selector(of context: Int) -> CSSCode {
    "[\(attribute)=\(string: NameStyle.kebab(of: contexts[context]))]"
  }
}

extension DesignSystem {
  /// The axis whose contexts are a light and a dark appearance and no other: colours follow it by
  /// `light-dark()`.
  var schemeAxis: Int? {
    axes.firstIndex { $0.follows?.setting == .appearance && $0.contexts.count == 2 }
  }
}
