/// Equally spaced samples of a spring's displacement, made of nothing but basic operations in a
/// fixed order: the same to the last bit on every machine, whatever its C library.
struct SpringSamples {
  /// d(i · step) for i from 0 to `count`, as ``Oscillation/displacement(at:)``.
  let values: [Double]

  init(_ dampingFraction: Double, step: Double, count: Int) {
    // Where the poles are far apart their two exponentials are kept apart too; elsewhere that
    // would cancel, and the series below serves every kind of damping.
    values =
      dampingFraction > 8
      ? Self.stiff(dampingFraction, step, count) : Self.general(dampingFraction, step, count)
  }

  /// Steps the pair (d, d′) by the exact solution over one step.
  private static func general(_ z: Double, _ step: Double, _ count: Int) -> [Double] {
    // cosh(√q·h) and sinh(√q·h)/√q as series in q = z² − 1, which is negative below critical
    // damping: then they are cos and sin.
    let q = (z - 1) * (z + 1) * step * step
    var even = 1.0
    var odd = 1.0
    var evenTerm = 1.0
    var oddTerm = 1.0
    for n in 1...12 {
      let k = Double(2 * n)
      evenTerm *= q / ((k - 1) * k)
      oddTerm *= q / (k * (k + 1))
      even += evenTerm
      odd += oddTerm
    }
    let decay = decay(z * step)
    let impulse = decay * odd * step
    let stay = decay * even + z * impulse

    var d = 1.0
    var v = 0.0
    var values: [Double] = []
    values.reserveCapacity(count + 1)
    for _ in 0...count {
      values.append(d)
      let next = d * stay + v * impulse
      v = v * (stay - 2 * z * impulse) - d * impulse
      d = next
    }
    return values
  }

  private static func stiff(_ z: Double, _ step: Double, _ count: Int) -> [Double] {
    let beta = (z - 1).squareRoot() * (z + 1).squareRoot()
    let fastFactor = decay((z + beta) * step)
    let slowFactor = decay(step / (z + beta))
    var slow = (z + beta) / (2 * beta)
    var fast = 1 / (2 * beta * (z + beta))
    var values: [Double] = []
    values.reserveCapacity(count + 1)
    for _ in 0...count {
      values.append(slow - fast)
      slow *= slowFactor
      fast *= fastFactor
    }
    return values
  }

  /// e to the power of −x, for x ≥ 0: a series for a small part of x, squared up again.
  static func decay(_ x: Double) -> Double {
    if x > 750 { return 0 }
    var part = x
    var squarings = 0
    while part > 0.25 {
      part /= 2
      squarings += 1
    }
    var sum = 1.0
    var term = 1.0
    for n in 1...12 {
      term *= -part / Double(n)
      sum += term
    }
    for _ in 0..<squarings { sum *= sum }
    return sum
  }
}
