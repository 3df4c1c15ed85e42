/// A value for each combination of the choices on which it depends. Like `IR.VariantTable`, but for
/// what an emitter has made of several properties.
struct ChoiceTable<Value: Hashable> {
  /// The places of the axes in the component, rising.
  private(set) var axes: [Int]
  /// How many options each of them has.
  private(set) var counts: [Int]
  /// The last axis runs fastest. `nil`: nothing is set there.
  private(set) var cells: [Value?]

  init(constant value: Value?) {
    axes = []
    counts = []
    cells = [value]
  }

  /// A table over `axes`, less those that make no difference.
  init(axes: [Int], counts: [Int], cells: [Value?]) {
    self.axes = axes
    self.counts = counts
    self.cells = cells
    var place = 0
    while place < self.axes.count {
      let subtables = (0..<self.counts[place]).map { subtable(at: place, option: $0) }
      if subtables.dropFirst().allSatisfy({ $0 == subtables[0] }) {
        self.cells = subtables[0]
        self.axes.remove(at: place)
        self.counts.remove(at: place)
      } else {
        place += 1
      }
    }
  }

  func map<Other>(_ transform: (Value?) -> Other?) -> ChoiceTable<Other> {
    ChoiceTable<Other>(axes: axes, counts: counts, cells: cells.map(transform))
  }

  /// The cells of one option of the axis at `place`.
  private func subtable(at place: Int, option: Int) -> [Value?] {
    let stride = counts[(place + 1)...].reduce(1, *)
    return cells.indices.filter { $0 / stride % counts[place] == option }.map { cells[$0] }
  }

  var isEmpty: Bool { cells.allSatisfy { $0 == nil } }
  var isFull: Bool { !cells.contains { $0 == nil } }

  /// One option of each of the axes, for the cell at `index`.
  private func options(at index: Int) -> [Int] {
    var rest = index
    var options: [Int] = []
    for count in counts.reversed() {
      options.append(rest % count)
      rest /= count
    }
    return options.reversed()
  }
}

// MARK: Selecting

/// The choices for which a rule holds: for each axis that matters one or several options, rising by
/// axis. Options are told by what a caller writes: where the default is among them, by what is not
/// written.
struct Choice: Hashable, Comparable {
  struct Condition: Hashable {
    let axis: Int
    let options: [Int]
    let isExcluded: Bool
  }

  var conditions: [Condition] = []

  static func < (left: Choice, right: Choice) -> Bool {
    if left.conditions.count != right.conditions.count {
      return left.conditions.count < right.conditions.count
    }
    for (a, b) in zip(left.conditions, right.conditions) where a != b {
      if a.axis != b.axis { return a.axis < b.axis }
      if a.isExcluded != b.isExcluded { return a.isExcluded }
      return a.options.lexicographicallyPrecedes(b.options)
    }
    return false
  }
}

extension ChoiceTable {
  /// Rules that give each choice its cell, when later ones win over earlier ones and they are
  /// sorted by their choice.
  ///
  /// Where every cell is set, the value of the default options comes first, without a condition, so
  /// that it also holds for an element that says nothing; the others follow. Where some are not,
  /// no rule may reach them: then each has the exact conditions of its cells. So it is where the
  /// cells are very many, since finding what overrides what takes the square of their number.
  ///
  /// - Parameter defaults: the default option of each axis of the component, `nil` where a caller
  ///   has to choose.
  func rules(defaults: [Int?]) -> [(choice: Choice, value: Value)] {
    isFull && cells.count <= 256 ? overridingRules(defaults) : exactRules(defaults)
  }

  private func overridingRules(_ defaults: [Int?]) -> [(choice: Choice, value: Value)] {
    let candidates = cells.indices.compactMap { index -> (choice: Choice, value: Value)? in
      guard let value = cells[index] else { return nil }
      let conditions = zip(axes, options(at: index)).compactMap { axis, option in
        option == defaults[axis]
          ? nil : Choice.Condition(axis: axis, options: [option], isExcluded: false)
      }
      return (Choice(conditions: conditions), value)
    }.sorted { $0.choice < $1.choice }
    var kept: [(choice: Choice, value: Value)] = []
    for candidate in candidates {
      // What holds without this rule: the last of those whose conditions are among its own.
      let winner = kept.last { rule in
        rule.choice.conditions.allSatisfy { candidate.choice.conditions.contains($0) }
      }
      if winner?.value != candidate.value { kept.append(candidate) }
    }
    return kept
  }

  private func exactRules(_ defaults: [Int?]) -> [(choice: Choice, value: Value)] {
    var result: [(choice: Choice, value: Value)] = []
    var pending = [(place: 0, cells: cells, choice: Choice())]
    while let (place, cells, choice) = pending.popLast() {
      guard place < axes.count else {
        if let value = cells[0] { result.append((choice, value)) }
        continue
      }
      if cells.allSatisfy({ $0 == nil }) { continue }
      // Options with equal cells share a rule.
      let length = cells.count / counts[place]
      let parts = (0..<counts[place]).map { Array(cells[($0 * length)..<(($0 + 1) * length)]) }
      var seen: Set<Int> = []
      for option in parts.indices where !seen.contains(option) {
        let equal = parts.indices.filter { parts[$0] == parts[option] }
        seen.formUnion(equal)
        var inner = choice
        if equal.count < parts.count {
          inner.conditions.append(condition(at: place, equal, defaults))
        }
        pending.append((place + 1, parts[option], inner))
      }
    }
    return result.sorted { $0.choice < $1.choice }
  }

  private func condition(at place: Int, _ options: [Int], _ defaults: [Int?]) -> Choice.Condition {
    let axis = axes[place]
    guard let standard = defaults[axis], options.contains(standard) else {
      return Choice.Condition(axis: axis, options: options, isExcluded: false)
    }
    return Choice.Condition(
      axis: axis, options: (0..<counts[place]).filter { !options.contains($0) }, isExcluded: true)
  }
}
