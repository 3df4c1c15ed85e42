/// The room that a curve of straight lines has: at each of its equally spaced positions a range of
/// progress. Lines that keep to it at the positions keep to the tolerance between them too.
struct Tube {
  /// Progress is counted in steps of four decimals.
  static let scale = 10000

  /// Positions are numbered from 0 to this.
  let count: Int
  /// In steps of 1 / ``scale``, one for each position.
  let lower, upper: [Double]

  /// Numbers of positions that make round percentages.
  private static let resolutions = [2_000, 5_000, 10_000, 20_000, 50_000, 100_000]

  /// With as many positions as it takes for what happens between them to be next to nothing.
  ///
  /// - Parameters:
  ///   - radians: The duration times the spring's frequency.
  ///   - tolerance: How far the lines may be off.
  init(_ dampingFraction: Double, radians: Double, tolerance: Double) {
    let halfWidth = tolerance * Double(Self.scale)
    var count = Self.resolutions[0]
    var (lower, upper, lost) = Self.bounds(dampingFraction, radians, halfWidth, count)
    for finer in Self.resolutions.dropFirst()
    where lost.most > halfWidth / 4 || lost.mean > halfWidth / 700 {
      count = finer
      (lower, upper, lost) = Self.bounds(dampingFraction, radians, halfWidth, count)
    }
    self.count = count
    self.lower = lower
    self.upper = upper
  }

  /// The bounds, and by how much of their half width they were made narrower.
  private static func bounds(
    _ dampingFraction: Double, _ radians: Double, _ halfWidth: Double, _ count: Int
  ) -> (lower: [Double], upper: [Double], lost: (mean: Double, most: Double)) {
    let scale = Double(Self.scale)
    let samples = SpringSamples(
      dampingFraction, step: radians / Double(2 * count), count: 2 * count
    ).values
    var lower: [Double] = []
    var upper: [Double] = []
    lower.reserveCapacity(count + 1)
    upper.reserveCapacity(count + 1)
    var lost = (mean: 0.0, most: 0.0)
    var before = 0.0
    for index in 0...count {
      // Between two positions the curve leaves its chord most in the middle. A quarter more is
      // for its not being quite a parabola.
      var after = 0.0
      let here = samples[2 * index]
      if index < count {
        let middle = samples[2 * index + 1]
        after = abs(middle - (here + samples[2 * index + 2]) / 2) * 1.25 * scale + 1e-6
      }
      let sag = max(before, after)
      before = after
      lost.mean += sag / Double(count)
      lost.most = max(lost.most, sag)
      let progress = (1 - here) * scale
      lower.append(progress - halfWidth + sag)
      upper.append(progress + halfWidth - sag)
    }
    lower[0] = 0
    upper[0] = 0
    lower[count] = scale
    upper[count] = scale
    return (lower, upper, lost)
  }
}
