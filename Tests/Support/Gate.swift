import Foundation

/// Lets few programs run at once. A compiler or a browser keeps more than one processor busy, and a
/// dozen of them started together only time out.
actor Gate {
  static let programs = Gate(places: max(1, ProcessInfo.processInfo.activeProcessorCount / 2))

  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(places: Int) { free = places }

  /// Runs `body` when there is a place for it; those who wait are served in order.
  func through<Result: Sendable>(
    _ body: @Sendable () async throws -> Result
  ) async rethrows -> Result {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
    // A place that is given up goes to the first who waits, or is free.
    defer { if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() } }
    return try await body()
  }
}
