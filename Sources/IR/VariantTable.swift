/// The values of a property for all choices on which it depends, and on those only.
package struct VariantTable: Hashable, Sendable {
  package typealias Cell = Conditional<PropertyValue>?

  /// The places in `Component.axes` of the choices that matter, rising. None: the value is constant.
  package let axes: [Int]
  /// How many options each of those axes has.
  package let optionCounts: [Int]
  /// Row by row, the last axis running fastest. `nil`: the property is not set for that choice.
  package let cells: [Cell]

  /// A table over `axes`, less those on which no cell depends.
  package init(axes: [Int], optionCounts: [Int], cells: [Cell]) {
    var axes = axes
    var counts = optionCounts
    var cells = cells
    var place = 0
    while place < axes.count {
      let stride = counts[(place + 1)...].reduce(1, *)
      let count = counts[place]
      let depends = cells.indices.contains { index in
        let option = index / stride % count
        return option > 0 && cells[index] != cells[index - option * stride]
      }
      if depends {
        place += 1
      } else {
        cells = cells.indices.filter { $0 / stride % count == 0 }.map { cells[$0] }
        axes.remove(at: place)
        counts.remove(at: place)
      }
    }
    self.axes = axes
    self.optionCounts = counts
    self.cells = cells
  }

  /// The value, if no choice changes it.
  package var constant: Conditional<PropertyValue>? {
    axes.isEmpty ? cells.first ?? nil : nil
  }

  /// The value for one option of every axis of the component (`selection[axis]`).
  package func value(for selection: [Int]) -> Conditional<PropertyValue>? {
    var index = 0
    for (axis, count) in zip(axes, optionCounts) { index = index * count + selection[axis] }
    return index < cells.count ? cells[index] : nil
  }

  /// What stands in it on one platform: cells of `self` where that platform has no value are empty,
  /// and axes that matter on other platforms only are gone.
  package func specialized(to platform: PlatformID) -> VariantTable {
    VariantTable(
      axes: axes, optionCounts: optionCounts,
      cells: cells.map { cell in
        guard let cell = cell?.onlyOverrides(on: platform), cell.base != nil else { return nil }
        return cell
      })
  }

  /// The options, one for each of `axes`, of the cell at `index`.
  package func options(ofCell index: Int) -> [Int] {
    var rest = index
    var options: [Int] = []
    for count in optionCounts.reversed() {
      options.append(rest % count)
      rest /= count
    }
    return options.reversed()
  }
}
