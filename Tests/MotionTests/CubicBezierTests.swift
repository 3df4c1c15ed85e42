import Testing

@testable import Motion

@Suite struct CubicBezierTests {
  static let times = [0.01, 0.25, 0.5, 0.500001, 0.9]

  /// Progress at ``times``, by 120 halvings in 30 digits (mpmath 1.x).
  @Test(
    arguments: [
      (
        [0.25, 0.1, 0.25, 1],
        [0.00448781520825, 0.408510591355, 0.802403387585, 0.802404381725, 0.994316477485]
      ),
      (
        [0.42, 0, 1, 1],
        [0.000186853195462, 0.0934646507188, 0.315356812573, 0.315357886552, 0.839427845762]
      ),
      (
        [0, 0, 0.58, 1],
        [0.016909705334, 0.378138130825, 0.684643187427, 0.684644261406, 0.982973390348]
      ),
      (
        [0.42, 0, 0.58, 1],
        [0.000189819585207, 0.129161931047, 0.5, 0.500001724138, 0.980277546452]
      ),
      (
        [0.34, 1.56, 0.64, 1],
        [0.0453247894813, 0.816289198692, 1.08740067022, 1.0874009721, 1.01261557915]
      ),
      ([1, 0, 0, 1], [3.37087155485e-5, 0.0297246055119, 0.5, 0.509448907874, 0.996238325042]),
      ([0, 1, 1, 0], [0.156709407335, 0.479055466999, 0.5, 0.5, 0.612599683023]),
      (
        [0, 0, 0, 1],
        [0.119247665008, 0.690550788976, 0.889881574842, 0.889882094684, 0.996509255358]
      ),
      (
        [1, 0, 1, 1],
        [3.34823514823e-5, 0.023554563329, 0.110118425158, 0.110118945001, 0.55366959299]
      ),
      ([1, -1.5, 0, 2.5], [-0.0149157282111, -0.30068848622, 0.5, 0.523620769686, 1.1405958126]),
      (
        [0.999999, 0, 1e-6, 1],
        [3.3708783118e-5, 0.029724670207, 0.5, 0.509419153607, 0.996238317324]
      ),
      ([1.0 / 3, 0, 2.0 / 3, 1], [0.000298, 0.15625, 0.5, 0.5000015, 0.972]),
    ] as [([Double], [Double])])
  func easesAsTheExactCurve(points: [Double], progress: [Double]) throws {
    let curve = try #require(CubicBezier(points[0], points[1], points[2], points[3]))
    for (time, expected) in zip(Self.times, progress) {
      #expect(abs(curve.progress(at: time) - expected) < 1e-7)
    }
  }

  /// Over a grid of all curves, corners included: the point at a parameter is found again from its
  /// x alone.
  @Test func findsEveryPointOfTheCurve() throws {
    var worst = 0.0
    let grid = (0...8).map { Double($0) / 8 }
    for x1 in grid {
      for x2 in grid {
        let curve = try #require(CubicBezier(x1, -0.5, x2, 1.5))
        for step in 1..<64 {
          let s = Double(step) / 64
          let (a, b, c) = (3 * s * (1 - s) * (1 - s), 3 * s * s * (1 - s), s * s * s)
          let time = a * x1 + b * x2 + c
          worst = max(worst, abs(curve.progress(at: time) - (a * -0.5 + b * 1.5 + c)))
        }
      }
    }
    #expect(worst < 1e-7)
  }

  @Test func hasTheFiguresOfCSS() {
    #expect(CubicBezier.ease == CubicBezier(0.25, 0.1, 0.25, 1))
    #expect(CubicBezier.easeIn == CubicBezier(0.42, 0, 1, 1))
    #expect(CubicBezier.easeOut == CubicBezier(0, 0, 0.58, 1))
    #expect(CubicBezier.easeInOut == CubicBezier(0.42, 0, 0.58, 1))
    #expect(CubicBezier.linear.progress(at: 0.3) == 0.3)
  }

  @Test func staysAtItsEnds() {
    #expect(CubicBezier.ease.progress(at: 0) == 0)
    #expect(CubicBezier.ease.progress(at: -2) == 0)
    #expect(CubicBezier.ease.progress(at: .nan) == 0)
    #expect(CubicBezier.ease.progress(at: 1) == 1)
    #expect(CubicBezier.ease.progress(at: 7) == 1)
  }

  @Test func refusesTimeThatRunsBackwards() {
    #expect(CubicBezier(-0.001, 0, 1, 1) == nil)
    #expect(CubicBezier(0, 0, 1.001, 1) == nil)
    #expect(CubicBezier(.nan, 0, 1, 1) == nil)
    #expect(CubicBezier(0, .infinity, 1, 1) == nil)
    #expect(CubicBezier(0, -3, 1, 4) != nil)
  }
}
