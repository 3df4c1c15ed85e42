/// Where two lines meet: a position of a ``Tube`` and a progress in its steps.
struct Knot: Equatable {
  let position: Int
  let value: Int
}

extension Tube {
  /// A polyline from the first position to the last that stays in the tube, with as few lines as
  /// can be found; all of its knots on whole steps.
  ///
  /// In a tube it is best to go as far as possible with each line, and to start the next one where
  /// that gets furthest (Suri: "A linear time algorithm for minimum link paths inside a simple
  /// polygon", 1986). With knots on a grid that is not quite exact, so several of the best
  /// beginnings are followed side by side.
  ///
  /// - Parameter breadth: How many.
  func fewestLinks(breadth: Int) -> [Knot] {
    let reciprocals = [0] + (1...count).map { 1 / Double($0) }
    return lower.withUnsafeBufferPointer { lower in
      upper.withUnsafeBufferPointer { upper in
        reciprocals.withUnsafeBufferPointer { reciprocals in
          var search = LinkSearch(lower: lower, upper: upper, reciprocals: reciprocals)
          return search.run(breadth: breadth)
        }
      }
    }
  }
}

private struct LinkSearch {
  let lower, upper, reciprocals: UnsafeBufferPointer<Double>

  /// A knot that can be reached, and how far a line from it can go.
  private struct Beginning {
    let knot: Knot
    /// The knot before, as an index into `trail`; −1 for the first.
    let parent: Int
    /// The last position that a line from here can reach.
    let reach: Int
    /// How much freedom of slope such a line has left: of two that reach equally far, the freer
    /// one will do better with the next.
    let freedom: Double

    func isBetter(than other: Beginning) -> Bool {
      if reach != other.reach { return reach > other.reach }
      if freedom != other.freedom { return freedom > other.freedom }
      if knot.position != other.knot.position { return knot.position > other.knot.position }
      return knot.value > other.knot.value
    }
  }

  /// A knot that a line from a beginning can reach.
  private struct Step {
    let knot: Knot
    /// The beginning, as an index into `trail`.
    let parent: Int
    /// The same for the same knot.
    var order: Int { (knot.position << 32) + knot.value }
  }

  /// Every beginning that was followed.
  private var trail: [Beginning] = []
  /// The slopes that a line from the beginning at hand may have to get to each position.
  private var slopes: [(low: Double, high: Double)] = []
  /// All knots that can be reached from the front.
  private var steps: [Step] = []

  init(
    lower: UnsafeBufferPointer<Double>, upper: UnsafeBufferPointer<Double>,
    reciprocals: UnsafeBufferPointer<Double>
  ) {
    self.lower = lower
    self.upper = upper
    self.reciprocals = reciprocals
  }

  private var end: Int { lower.count - 1 }

  mutating func run(breadth: Int) -> [Knot] {
    var front = [0]
    trail = [beginning(Knot(position: 0, value: 0), parent: -1)]
    // Each round gets further by a position at least.
    while true {
      if let last = front.first(where: { trail[$0].reach >= end }) { return path(from: last) }
      steps.removeAll(keepingCapacity: true)
      for index in front { addSteps(from: index) }
      // The same knot by another way is no alternative.
      steps.sort { ($0.order, $0.parent) < ($1.order, $1.parent) }
      var next: [Beginning] = []
      for (index, step) in steps.enumerated()
      where index == 0 || steps[index - 1].order != step.order {
        next.append(beginning(step.knot, parent: step.parent))
      }
      next.sort { $0.isBetter(than: $1) }
      front = Array(trail.count..<trail.count + min(breadth, next.count))
      trail += next.prefix(breadth)
      if front.isEmpty { return path(from: trail.count - 1) }
    }
  }

  private func path(from last: Int) -> [Knot] {
    var knots = [Knot(position: end, value: Tube.scale)]
    var index = last
    while index >= 0 {
      knots.append(trail[index].knot)
      index = trail[index].parent
    }
    return knots.reversed()
  }

  /// Looks ahead from a knot as far as one line can see.
  private func beginning(_ knot: Knot, parent: Int) -> Beginning {
    let start = Double(knot.value)
    var low = -Double.infinity
    var high = Double.infinity
    var position = knot.position + 1
    while position <= end {
      let perStep = reciprocals[position - knot.position]
      let newLow = max(low, (lower[position] - start) * perStep)
      let newHigh = min(high, (upper[position] - start) * perStep)
      if newLow > newHigh { break }
      low = newLow
      high = newHigh
      position += 1
    }
    return Beginning(knot: knot, parent: parent, reach: position - 1, freedom: high - low)
  }

  /// Tries the knots nearest to the line that reaches furthest, all along its last two thirds:
  /// wherever the next line starts best, it is not before that.
  private mutating func addSteps(from index: Int) {
    let from = trail[index]
    let start = Double(from.knot.value)
    var low = -Double.infinity
    var high = Double.infinity
    slopes.removeAll(keepingCapacity: true)
    let length = from.reach - from.knot.position
    if length < 1 { return }
    for step in 1...length {
      let position = from.knot.position + step
      low = max(low, (lower[position] - start) * reciprocals[step])
      high = min(high, (upper[position] - start) * reciprocals[step])
      slopes.append((low, high))
    }
    let furthest = (low + high) / 2
    let first = max(1, length / 3)
    let stride = max(1, (length - first) / 48)
    var step = length
    while step >= first {
      let (low, high) = slopes[step - 1]
      // A hair's breadth for slopes that meet a whole step exactly.
      let least = (start + low * Double(step) - 1e-7).rounded(.up)
      let most = (start + high * Double(step) + 1e-7).rounded(.down)
      if least <= most {
        let value = min(max((start + furthest * Double(step)).rounded(), least), most)
        let knot = Knot(position: from.knot.position + step, value: Int(value))
        steps.append(Step(knot: knot, parent: index))
      }
      step -= stride
    }
  }
}
