import IR

/// All that a token is, without its name: what two tokens that are one under two names have in common.
struct TokenContents: Hashable {
  private struct Cell: Hashable {
    let view: Int
    let contexts: [String]
    let value: Value
  }

  private let type: TokenType
  private let cells: [Cell]

  /// - Parameter designs: one side of each view.
  init(of id: TokenID, in designs: [DesignSystem], platforms: [PlatformID]) {
    var cells: [Cell] = []
    for (view, (design, platform)) in zip(designs, platforms).enumerated() {
      let axes = design.axes(of: id, on: platform)
      for context in axes.isEmpty ? [.standard] : design.contexts(over: axes) {
        guard let value = design.value(of: id, on: platform, in: context)?.resolved else {
          continue
        }
        let names = axes.places.map { axis in
          "\(design.axes[axis].name):\(design.axes[axis].contexts[context[axis]])"
        }
        cells.append(Cell(view: view, contexts: names, value: value))
      }
    }
    type = designs[0].tokens[id.index].type
    self.cells = cells
  }
}

/// What a whole group holds: its tokens by their names in it.
struct GroupContents: Hashable {
  private let names: [[String]]
  private let tokens: [TokenContents]

  /// `nil` when nothing in it is generated.
  ///
  /// - Parameter contents: what a token holds; `nil` for one that is not generated.
  init?(of id: GroupID, in design: DesignSystem, _ contents: (TokenID) -> TokenContents?) {
    var names: [[String]] = []
    var tokens: [TokenContents] = []
    for token in design.tokens(in: id) {
      guard let contents = contents(token) else { continue }
      let path = design.path(of: design.tokens[token.index])
      names.append(Array(path.dropFirst(design.path(of: id).count)))
      tokens.append(contents)
    }
    guard !tokens.isEmpty else { return nil }
    self.names = names
    self.tokens = tokens
  }
}

extension DesignSystem {
  /// All contexts that differ by these axes; where they are too many, those that differ by one axis.
  fileprivate func contexts(over axes: AxisSet) -> [ModeContext] {
    if self.axes.contextCount(over: axes, limit: 1024) != nil {
      return self.axes.contexts(over: axes)
    }
    return [.standard]
      + axes.places.flatMap { axis in
        self.axes[axis].contexts.indices.dropFirst().map {
          ModeContext([Condition.Mode(axis: axis, context: $0)])
        }
      }
  }

  /// All tokens of a group, and of the groups in it, in order.
  func tokens(in group: GroupID) -> [TokenID] {
    var result: [TokenID] = []
    var pending = [TokenGroup.Member.group(group)]
    while let member = pending.popLast() {
      switch member {
      case .token(let id): result.append(id)
      case .group(let id): pending += groups[id.index].members.reversed()
      }
    }
    return result
  }
}
