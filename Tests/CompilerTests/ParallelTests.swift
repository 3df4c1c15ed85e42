import Testing

@testable import Compiler

@Suite struct ParallelTests {
  @Test(arguments: [0, 1, 2, 1000])
  func keepsTheOrder(count: Int) async {
    let results = await Parallel.map(Array(0..<count)) { number -> Int in
      // Early ones take longest, so that they are done last.
      var sum = number
      for step in 0..<(count - number) * 10 { sum = (sum &* 31 &+ step) & 0xFFFF }
      return sum < 0 ? -1 : number
    }
    #expect(results == Array(0..<count))
  }
}
