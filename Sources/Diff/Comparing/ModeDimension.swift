import IR

/// An axis of modes as a dimension of a grid.
struct ModeDimension {
  let dimension: GridDimension
  /// The axis' place in each design; `nil` where it is not looked at.
  private let old: Int?
  private let new: Int?
  /// The contexts' places in each design.
  private let contexts: [(old: Int, new: Int)]

  init(_ axis: AxisMatch.Axis) {
    dimension = GridDimension(axis: axis.name, options: axis.contexts.map(\.name), isMode: true)
    old = axis.old
    new = axis.new
    contexts = axis.contexts.map { ($0.old, $0.new) }
  }

  /// An axis of one design.
  init(_ place: Int, _ axis: ModeAxis, isOld: Bool) {
    dimension = GridDimension(axis: axis.name, options: axis.contexts, isMode: true)
    old = isOld ? place : nil
    new = isOld ? nil : place
    contexts = axis.contexts.indices.map { ($0, $0) }
  }

  func choose(_ place: Int, _ before: inout ModeContext, _ after: inout ModeContext) {
    if let old { before[old] = contexts[place].old }
    if let new { after[new] = contexts[place].new }
  }
}

extension AxisMatch {
  /// The dimensions for something that differs with these axes: of both designs those that both have;
  /// for what is in one of them only, its own.
  func modes(
    _ before: AxisSet, _ after: AxisSet, old: Bool, new: Bool, _ view: View
  ) -> [ModeDimension] {
    if old, new { return axes(before, after).map { ModeDimension($0) } }
    let (set, design) = old ? (before, view.old) : (after, view.new)
    return set.places.map { ModeDimension($0, design.axes[$0], isOld: old) }
  }
}
