import Testing

@testable import CSSEmitter

/// The rules of a table are compared with the table itself, for every element that could be written.
@Suite struct ChoiceTableTests {
  /// What an element gets: the last rule whose conditions hold. An axis that is not written is `nil`.
  private func cascaded(
    _ rules: [(choice: Choice, value: Int)], _ written: [Int?]
  ) -> Int? {
    rules.last { rule in
      rule.choice.conditions.allSatisfy { condition in
        let option = written[condition.axis]
        let isNamed = option.map { condition.options.contains($0) } ?? false
        return isNamed != condition.isExcluded
      }
    }?.value
  }

  private func check(_ table: ChoiceTable<Int>, counts: [Int], defaults: [Int?], cells: [Int?]) {
    let rules = table.rules(defaults: defaults)
    #expect(rules.map(\.choice) == rules.map(\.choice).sorted())
    // Every axis: not written (when there is a default), or one of the options.
    var elements: [[Int?]] = [[]]
    for (axis, count) in counts.enumerated() {
      let ways: [Int?] = (defaults[axis] == nil ? [] : [nil]) + (0..<count).map { Optional($0) }
      elements = elements.flatMap { element in ways.map { element + [$0] } }
    }
    for element in elements {
      var index = 0
      for (axis, count) in counts.enumerated() {
        index = index * count + (element[axis] ?? defaults[axis] ?? 0)
      }
      #expect(cascaded(rules, element) == cells[index], "\(element) of \(cells), \(defaults)")
    }
  }

  @Test func everyTableOfTwoSmallAxes() {
    let values: [Int?] = [nil, 1, 2]
    for number in 0..<729 {
      var rest = number
      let cells = (0..<6).map { _ -> Int? in
        defer { rest /= 3 }
        return values[rest % 3]
      }
      let table = ChoiceTable(axes: [0, 1], counts: [2, 3], cells: cells)
      for defaults in [[0, 0], [1, 2], [nil, 1], [0, nil], [nil, nil]] as [[Int?]] {
        check(table, counts: [2, 3], defaults: defaults, cells: cells)
      }
    }
  }

  @Test func tablesOfThreeAxes() {
    var state: UInt64 = 7
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<300 {
      let isFull = next(2) == 0
      let cells = (0..<18).map { _ in isFull || next(3) > 0 ? next(3) : nil as Int? }
      let table = ChoiceTable(axes: [0, 1, 2], counts: [3, 2, 3], cells: cells)
      check(
        table, counts: [3, 2, 3],
        defaults: [next(3), next(2) == 0 ? nil : next(2), next(3)], cells: cells)
    }
  }

  @Test func dropsAxesThatMakeNoDifference() {
    let table = ChoiceTable(axes: [2, 5], counts: [2, 3], cells: [1, 2, 3, 1, 2, 3])
    #expect(table.axes == [5])
    #expect(table.cells == [1, 2, 3])
  }

  @Test func defaultComesWithoutCondition() {
    let table = ChoiceTable(axes: [0], counts: [2], cells: [200, 100])
    let rules = table.rules(defaults: [0])
    #expect(rules.map(\.value) == [200, 100])
    #expect(rules[0].choice.conditions.isEmpty)
  }

  @Test func unsetOptionIsExcludedRatherThanOverridden() {
    let table = ChoiceTable(axes: [0], counts: [3], cells: [1, nil, 1])
    let rules = table.rules(defaults: [0])
    #expect(rules.count == 1)
    #expect(
      rules[0].choice.conditions == [.init(axis: 0, options: [1], isExcluded: true)])
  }
}
