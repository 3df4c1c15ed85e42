import Testing

@testable import TestSupport

struct GateTests {
  private actor Counter {
    private var now = 0
    var most = 0
    var all = 0

    func enter() {
      now += 1
      all += 1
      most = max(most, now)
    }

    func leave() { now -= 1 }
  }

  @Test func letsFewThroughAtOnce() async {
    let gate = Gate(places: 2)
    let inside = Counter()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<20 {
        group.addTask {
          await gate.through {
            await inside.enter()
            await Task.yield()
            await inside.leave()
          }
        }
      }
    }
    #expect(await inside.all == 20)
    #expect(await inside.most <= 2)
  }

  @Test func givesAPlaceUpAfterAFault() async {
    struct Fault: Error {}
    let gate = Gate(places: 1)
    await #expect(throws: Fault.self) { try await gate.through { throw Fault() } }
    #expect(await gate.through { 3 } == 3)
  }
}
