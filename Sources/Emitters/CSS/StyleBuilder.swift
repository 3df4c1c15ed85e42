import Emission
import IR

/// Collects the declarations of one class, and writes them as rules in an order in which the right
/// ones win.
///
/// Choices stand in `:where()`, which adds no weight, so that among the rules of a state (or of rest)
/// the later one wins, and a state always wins over rest.
final class StyleBuilder {
  private struct Key: Hashable {
    var choice: Choice
    var part: Part
  }

  private struct Rules {
    private(set) var entries: [(key: Key, declarations: [Declaration])] = []
    private var places: [Key: Int] = [:]

    /// What is said later takes the place of what was said before.
    mutating func add(_ declaration: Declaration, _ key: Key) {
      guard let place = places[key] else {
        places[key] = entries.count
        entries.append((key, [declaration]))
        return
      }
      let earlier = entries[place].declarations.firstIndex { $0.name == declaration.name }
      if let earlier {
        entries[place].declarations[earlier] = declaration
      } else {
        entries[place].declarations.append(declaration)
      }
    }
  }

  private var slots: [Slot: Rules] = [:]
  private let selectors: [CSSCode]
  private let axes: [AxisCode]
  /// From the element of the class to the one that the rules are about; empty when that is itself.
  private let descendant: CSSCode
  private let weighsStatesEvenly: Bool

  /// - Parameters:
  ///   - selectors: the class, or classes that share the rules.
  ///   - descendant: what stands behind the class and its states, as in ` > .thumb`.
  ///   - weighsStatesEvenly: whether rules of two origins meet in the states, so that not even
  ///     `pressed` may weigh more than the others.
  init(
    selectors: [CSSCode], axes: [AxisCode] = [], descendant: CSSCode = "",
    weighsStatesEvenly: Bool = false
  ) {
    self.selectors = selectors
    self.axes = axes
    self.descendant = descendant
    self.weighsStatesEvenly = weighsStatesEvenly
  }

  func add(_ placed: [Placed], in slot: Slot = .rest) {
    for item in placed { add(item.declaration, Key(choice: Choice(), part: item.part), slot) }
  }

  /// Adds what holds for each combination of choices. Each property goes its own way, so that rules
  /// say no more than what differs.
  func add(_ table: ChoiceTable<[Placed]>, in slot: Slot = .rest) {
    struct Target: Hashable {
      var part: Part
      var name: CSSCode
    }
    var targets: [Target] = []
    for placed in table.cells.lazy.compactMap({ $0 }).joined() {
      let target = Target(part: placed.part, name: placed.declaration.name)
      if !targets.contains(target) { targets.append(target) }
    }
    let defaults = axes.map(\.defaultOption)
    for target in targets {
      let values = ChoiceTable(
        axes: table.axes, counts: table.counts,
        cells: table.cells.map { cell in
          cell?.last { $0.part == target.part && $0.declaration.name == target.name }?
            .declaration.value
        })
      for (choice, value) in values.rules(defaults: defaults) {
        add(Declaration(target.name, value), Key(choice: choice, part: target.part), slot)
      }
    }
  }

  private func add(_ declaration: Declaration, _ key: Key, _ slot: Slot) {
    slots[slot, default: Rules()].add(declaration, key)
  }

  /// The names of the properties that states change on a part.
  func changingProperties(of part: Part, in media: Set<Slot.Media>) -> [CSSCode] {
    var names: [CSSCode] = []
    for slot in Slot.statesInOrder where media.contains(slot.media) {
      for rule in slots[slot]?.entries ?? [] where rule.key.part == part {
        for declaration in rule.declarations where !names.contains(declaration.name) {
          names.append(declaration.name)
        }
      }
    }
    return names
  }
}

// MARK: Writing

extension StyleBuilder {
  /// Rules in an at-rule, or in none.
  struct Block {
    var prelude: CSSCode?
    var rules: [Rule]
  }

  var blocks: [Block] {
    var blocks = [Block(prelude: nil, rules: rules(.rest) + rules(.rightToLeft))]
    let shapes = Slot(media: .shapes)
    blocks.append(
      Block(
        prelude: "@supports (clip-path: shape(from 0 0, line to 0 0))",
        rules: rules(shapes) + rules(shapes.with(rightToLeft: true))))
    blocks.append(contentsOf: stateBlocks(.all))
    blocks.append(contentsOf: motionBlocks(.moving))
    blocks.append(contentsOf: motionBlocks(.still))
    blocks.append(
      Block(
        prelude: "@media (forced-colors: active)", rules: rules(Slot(media: .forcedColors))))
    return blocks.filter { !$0.rules.isEmpty }
  }

  private func stateBlocks(_ media: Slot.Media) -> [Block] {
    var blocks: [Block] = []
    for slot in Slot.statesInOrder where slot.media == media {
      let rules = rules(slot) + rules(slot.with(rightToLeft: true))
      guard !rules.isEmpty else { continue }
      let prelude: CSSCode? = slot.state == .hovered ? "@media (hover: hover)" : nil
      if let last = blocks.indices.last, blocks[last].prelude == prelude {
        blocks[last].rules.append(contentsOf: rules)
      } else {
        blocks.append(Block(prelude: prelude, rules: rules))
      }
    }
    return blocks
  }

  private func motionBlocks(_ media: Slot.Media) -> [Block] {
    let preference: CSSCode =
      media == .moving
      ? "(prefers-reduced-motion: no-preference)" : "(prefers-reduced-motion: reduce)"
    var blocks = [Block(prelude: "@media \(preference)", rules: rules(Slot(media: media)))]
    for block in stateBlocks(media) {
      let prelude: CSSCode =
        block.prelude == nil ? "@media \(preference)" : "@media \(preference) and (hover: hover)"
      if let last = blocks.indices.last, blocks[last].prelude == prelude {
        blocks[last].rules.append(contentsOf: block.rules)
      } else {
        blocks.append(Block(prelude: prelude, rules: block.rules))
      }
    }
    return blocks
  }

  private func rules(_ slot: Slot) -> [Rule] {
    let entries = (slots[slot]?.entries ?? []).enumerated().sorted { left, right in
      let (a, b) = (left.element.key, right.element.key)
      if a.choice != b.choice { return a.choice < b.choice }
      return a.part == b.part ? left.offset < right.offset : a.part < b.part
    }.map(\.element)
    var rules: [Rule] = []
    for entry in entries {
      // What the others mention stands first.
      let declarations =
        entry.declarations.filter(\.isVariable) + entry.declarations.filter { !$0.isVariable }
      let selectors = selectors.map { base in
        "\(base)\(condition(entry.key.choice))\(selector(of: slot))\(descendant)\(entry.key.part.selector)"
          as CSSCode
      }
      // The two boxes of a shape share its outline.
      if let last = rules.indices.last, rules[last].declarations == declarations {
        rules[last].selectors.append(contentsOf: selectors)
      } else {
        rules.append(Rule(selectors: selectors, declarations: declarations))
      }
    }
    return rules
  }

  private func condition(_ choice: Choice) -> CSSCode {
    guard !choice.conditions.isEmpty else { return "" }
    var code = CSSCode()
    for condition in choice.conditions { code += axes[condition.axis].selector(condition) }
    return ":where(\(code))"
  }
}

extension StyleBuilder {
  private func selector(of slot: Slot) -> CSSCode {
    let direction: CSSCode = slot.isRightToLeft ? ":dir(rtl)" : ""
    guard let state = slot.state else { return direction }
    return "\(direction)\(selector(of: state))"
  }

  /// The selector of the rules, for one choice and no state.
  func selector(_ pseudoClass: CSSCode) -> [CSSCode] {
    selectors.map { "\($0)\(descendant)\(pseudoClass)" }
  }

  /// All weigh the same but `pressed`, which excludes `disabled`: so the order of the states decides.
  private func selector(of state: State) -> CSSCode {
    switch state {
    case .hovered: ":hover:where(:not(:disabled, [aria-disabled=\"true\"]))"
    case .focused: ":focus-visible"
    case .pressed:
      weighsStatesEvenly
        ? ":active:where(:not(:disabled, [aria-disabled=\"true\"]))"
        : ":active:not(:disabled, [aria-disabled=\"true\"])"
    case .checked: ":is([aria-checked=\"true\"], :checked)"
    case .invalid: ":is([aria-invalid=\"true\"], :user-invalid)"
    case .disabled: ":is(:disabled, [aria-disabled=\"true\"])"
    }
  }
}
