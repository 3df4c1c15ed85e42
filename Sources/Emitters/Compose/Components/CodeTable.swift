import Emission
import IR

/// What a property is for each choice on which it depends, as Kotlin.
struct CodeTable {
  /// The places in `Component.axes`, rising.
  var axes: [Int]
  var counts: [Int]
  /// The last axis runs fastest. `nil`: not set for that choice.
  var cells: [Code<Kotlin>?]

  init(axes: [Int], counts: [Int], cells: [Code<Kotlin>?]) {
    self.axes = axes
    self.counts = counts
    self.cells = cells
  }

  init(_ table: VariantTable, _ code: (PropertyValue) -> Code<Kotlin>?) {
    axes = table.axes
    counts = table.optionCounts
    cells = table.cells.map { cell in cell?.base.flatMap(code) }
  }

  /// The same for every choice.
  init(_ constant: Code<Kotlin>) {
    self.init(axes: [], counts: [], cells: [constant])
  }

  var isComplete: Bool { cells.allSatisfy { $0 != nil } }

  /// What stands for the options of `selection`, one for every axis of the component.
  func cell(for selection: [Int: Int]) -> Code<Kotlin>? {
    var index = 0
    for (axis, count) in zip(axes, counts) { index = index * count + (selection[axis] ?? 0) }
    return index < cells.count ? cells[index] : nil
  }
}

extension CodeTable {
  /// How one of the component's choices is asked for in Kotlin.
  struct Axis {
    /// What holds the choice: `size`.
    var code: Code<Kotlin>
    /// `RectangleButtonSize.Large`; empty for a choice between yes and no.
    var options: [Code<Kotlin>]

    var isBoolean: Bool { options.isEmpty }

    /// The test for one option.
    func isChosen(_ option: Int) -> Code<Kotlin> {
      if isBoolean { return option == 1 ? code : "!\(code)" }
      return "\(code) == \(options[option])"
    }
  }

  /// The expression that decides between the cells.
  ///
  /// - Parameters:
  ///   - asked: By the axis's place in the component.
  ///   - missing: What stands where the property is not set.
  func decision(_ asked: [Axis], missing: Code<Kotlin>) -> Layout {
    let cells = cells.map { $0 ?? missing }
    var counts: [Code<Kotlin>: Int] = [:]
    for cell in cells { counts[cell, default: 0] += 1 }
    let usual = cells.max { (counts[$0] ?? 0) < (counts[$1] ?? 0) } ?? missing
    return decision(0, cells, usual: usual, asked)
  }

  /// - Parameter usual: The commonest outcome, which comes last where it can.
  private func decision(
    _ place: Int, _ cells: [Code<Kotlin>], usual: Code<Kotlin>, _ asked: [Axis]
  ) -> Layout {
    guard let first = cells.first, place < axes.count, cells.contains(where: { $0 != first }) else {
      return .code(cells.first ?? Code())
    }
    let axis = asked[axes[place]]
    let size = cells.count / counts[place]
    let parts = (0..<counts[place]).map { Array(cells[($0 * size)..<(($0 + 1) * size)]) }
    // The options with the same outcome, in the order of the first of each.
    var groups: [(options: [Int], cells: [Code<Kotlin>])] = []
    for (option, part) in parts.enumerated() {
      if let index = groups.firstIndex(where: { $0.cells == part }) {
        groups[index].options.append(option)
      } else {
        groups.append(([option], part))
      }
    }
    func inner(_ cells: [Code<Kotlin>]) -> Layout {
      decision(place + 1, cells, usual: usual, asked)
    }
    if groups.count == 1 { return inner(groups[0].cells) }
    if groups.count == 2, let single = CodeTable.exception(in: groups, usual: usual) {
      let option = groups[single].options[0]
      // Yes comes before no.
      let isNegated = axis.isBoolean && option == 0
      let chosen = isNegated ? groups[1 - single] : groups[single]
      let other = isNegated ? groups[single] : groups[1 - single]
      return Layout.condition(
        axis.isChosen(isNegated ? 1 : option), then: inner(chosen.cells), else: inner(other.cells))
    }
    return .when(
      "when (\(axis.code))",
      groups.map { group in
        (
          group.options.map { axis.options[$0] }.joined(separator: ", "),
          inner(group.cells)
        )
      })
  }

  /// The one of two groups to ask for: a single option, and rather not the usual outcome.
  private static func exception(
    in groups: [(options: [Int], cells: [Code<Kotlin>])], usual: Code<Kotlin>
  ) -> Int? {
    let single = groups.indices.filter { groups[$0].options.count == 1 }
    return single.last { !groups[$0].cells.allSatisfy { $0 == usual } } ?? single.last
  }
}

extension Layout {
  /// A conditional; one inside it that ends the same way becomes part of its condition.
  fileprivate static func condition(
    _ condition: Code<Kotlin>, then: Layout, else otherwise: Layout
  ) -> Layout {
    if case .conditional(let inner, let value, let rest) = then, let rest = rest.flat,
      rest == otherwise.flat
    {
      return .conditional("\(condition) && \(inner)", then: value, else: otherwise)
    }
    return .conditional(condition, then: then, else: otherwise)
  }
}
