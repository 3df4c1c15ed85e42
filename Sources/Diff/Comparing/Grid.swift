import IR

/// A way in which circumstances differ.
struct GridDimension {
  let axis: String
  let options: [String]
  let isMode: Bool
}

/// What two designs have in all circumstances that matter.
struct Grid<Value: Hashable> {
  private var dimensions: [GridDimension]
  /// Row by row, the last dimension running fastest.
  private var cells: [Pair]

  private struct Pair: Hashable {
    let old: Value?
    let new: Value?
  }

  /// The most circumstances that are looked at together.
  private static var limit: Int { 1 << 13 }

  /// What differs. Where there are too many circumstances to look at all, those dimensions that are too
  /// many are looked at one by one, with the others at their first options.
  ///
  /// - Parameter read: what both designs have, by the place of the option in each dimension.
  static func differences(
    _ dimensions: [GridDimension], platforms: [String], show: (Value) -> Shown,
    read: ([Int]) -> (old: Value?, new: Value?)
  ) -> [Difference] {
    var total = 1
    let together = dimensions.prefix { dimension in
      let (product, isTooMuch) = total.multipliedReportingOverflow(by: dimension.options.count)
      total = product
      return !isTooMuch && product <= limit
    }
    let rest = Array(repeating: 0, count: dimensions.count - together.count)
    var result = Grid(Array(together)) { read($0 + rest) }.differences(platforms: platforms, show)
    for place in dimensions.indices.dropFirst(together.count) {
      let dimension = dimensions[place]
      let alone = Grid([dimension]) { places in
        var all = Array(repeating: 0, count: dimensions.count)
        all[place] = places[0]
        return read(all)
      }
      // What does not depend on it, or is so at its first option, is said already.
      result += alone.differences(platforms: platforms, show).filter {
        !$0.circumstances.isEmpty && $0.circumstances[0].option != dimension.options[0]
      }
    }
    return result
  }

  private init(_ dimensions: [GridDimension], read: ([Int]) -> (old: Value?, new: Value?)) {
    self.dimensions = dimensions
    cells = []
    var places = Array(repeating: 0, count: dimensions.count)
    guard dimensions.allSatisfy({ !$0.options.isEmpty }) else { return }
    while true {
      let value = read(places)
      cells.append(Pair(old: value.old, new: value.new))
      var dimension = dimensions.count - 1
      while dimension >= 0 {
        places[dimension] += 1
        if places[dimension] < dimensions[dimension].options.count { break }
        places[dimension] = 0
        dimension -= 1
      }
      if dimension < 0 { return }
    }
  }

  /// What differs, said for as few circumstances as can be.
  private func differences(
    platforms: [String], _ show: (Value) -> Shown
  ) -> [Difference] {
    guard cells.contains(where: { $0.old != $0.new }) else { return [] }
    var grid = self
    grid.reduce()
    var result: [Difference] = []
    for (index, cell) in grid.cells.enumerated() where cell.old != cell.new {
      var rest = index
      var circumstances: [Difference.Circumstance] = []
      for dimension in grid.dimensions.reversed() {
        let option = dimension.options[rest % dimension.options.count]
        rest /= dimension.options.count
        circumstances.append(
          .init(axis: dimension.axis, option: option, isMode: dimension.isMode))
      }
      let old = cell.old.map(show)
      let new = cell.new.map(show)
      // What is shown alike cannot be told apart in any output.
      guard old != new else { continue }
      result.append(
        Difference(
          platforms: platforms, circumstances: circumstances.reversed(), old: old, new: new))
    }
    for dimension in grid.dimensions.reversed() { result.unite(over: dimension) }
    return result
  }

  /// Takes out the dimensions on which nothing depends.
  private mutating func reduce() {
    var place = 0
    while place < dimensions.count {
      let stride = dimensions[(place + 1)...].reduce(1) { $0 * $1.options.count }
      let count = dimensions[place].options.count
      let depends = cells.indices.contains { index in
        let option = index / stride % count
        return option > 0 && cells[index] != cells[index - option * stride]
      }
      if depends {
        place += 1
      } else {
        cells = cells.indices.filter { $0 / stride % count == 0 }.map { cells[$0] }
        dimensions.remove(at: place)
      }
    }
  }
}

extension [Difference] {
  /// Says once what is the same for every option of a dimension.
  fileprivate mutating func unite(over dimension: GridDimension) {
    func united(_ difference: Difference) -> Difference {
      var difference = difference
      difference.circumstances.removeAll {
        $0.axis == dimension.axis && $0.isMode == dimension.isMode
      }
      return difference
    }
    var counts: [Difference: Int] = [:]
    for difference in self { counts[united(difference), default: 0] += 1 }
    guard counts.contains(where: { $0.value == dimension.options.count }) else { return }
    var result: [Difference] = []
    var said: Set<Difference> = []
    for difference in self {
      let whole = united(difference)
      if counts[whole] != dimension.options.count {
        result.append(difference)
      } else if said.insert(whole).inserted {
        result.append(whole)
      }
    }
    self = result
  }

  /// The differences of several views as one list: what is the same on several platforms is said
  /// once, and without their names where it is so on all.
  ///
  /// - Parameter platforms: how many there are.
  static func merged(_ views: [[Difference]], platforms: Int) -> [Difference] {
    guard views.count > 1 else {
      return (views.first ?? []).map { difference in
        var difference = difference
        if difference.platforms.count == platforms { difference.platforms = [] }
        return difference
      }
    }
    var result: [Difference] = []
    for difference in views.joined() {
      let same = result.firstIndex { other in
        other.circumstances == difference.circumstances && other.old == difference.old
          && other.new == difference.new
      }
      if let same {
        result[same].platforms += difference.platforms
      } else {
        result.append(difference)
      }
    }
    for index in result.indices where result[index].platforms.count == platforms {
      result[index].platforms = []
    }
    return result
  }
}
