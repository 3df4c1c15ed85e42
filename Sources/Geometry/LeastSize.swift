/// The smallest box in which an outline is whole: pieces that hang on opposite edges of the box do
/// not pass each other.
package struct LeastSize: Hashable, Sendable {
  package var width: Measure
  package var height: Measure

  package init(width: Measure, height: Measure) {
    self.width = width
    self.height = height
  }

  /// Derived from where pieces begin and end: the farthest reach from the left (top) edge plus the
  /// farthest reach from the right (bottom) edge. Control points do not count, nor places that
  /// move with another share of the box than none or the whole. Parameters are taken not to be
  /// negative, which drops the reaches that another one always exceeds.
  package init(of path: [PathCommand]) {
    var ends: [Point] = []
    for command in path {
      if let start = command.ownStart { ends.append(start) }
      if let end = command.end { ends.append(end) }
    }
    width = LeastSize.extent(ends.map(\.x), of: .width)
    height = LeastSize.extent(ends.map(\.y), of: .height)
  }

  private static func extent(_ coordinates: [Measure], of side: Symbol) -> Measure {
    var near: [Measure] = []
    var far: [Measure] = []
    for coordinate in coordinates {
      let share = coordinate.coefficient(of: side)
      if share == 0, !coordinate.mentions(side) {
        near.append(coordinate)
      } else if share == 1 {
        let inset = Measure(side) - coordinate
        if !inset.mentions(side) { far.append(inset) }
      }
    }
    return reach(near) + reach(far)
  }

  /// The greatest of the lengths and 0, without those that another one always exceeds.
  static func reach(_ insets: [Measure]) -> Measure {
    var kept: [Measure] = []
    for inset in insets + [.zero] {
      if kept.contains(where: { $0.isNeverLess(than: inset) }) { continue }
      kept.removeAll { inset.isNeverLess(than: $0) }
      kept.append(inset)
    }
    return kept.count == 1 ? kept[0] : Measure.maximum(kept)
  }
}

extension Measure {
  /// Whether it is at least `other` for every choice of symbols that are not negative. `false` also
  /// when that cannot be told.
  fileprivate func isNeverLess(than other: Measure) -> Bool {
    let difference = self - other
    return difference.bounds.isEmpty && difference.constant >= 0
      && difference.terms.allSatisfy { $0.coefficient >= 0 }
  }
}
