package import Foundation

/// A program and its arguments.
package struct Command: Sendable {
  package var program: String
  package var arguments: [String]
  package var directory: URL
  package var environment: [String: String]

  /// - Parameters:
  ///   - program: a path, or a name to look for in `PATH`.
  ///   - environment: what to set besides the surroundings of the tests.
  package init(
    _ program: String, _ arguments: [String], in directory: URL = PackageRoot.url,
    environment: [String: String] = [:]
  ) {
    self.program = program
    self.arguments = arguments
    self.directory = directory
    self.environment = environment
  }

  /// How a program ended, and what it wrote.
  package struct Result: Sendable {
    package var status: Int32
    package var output: String
    package var errors: String
    /// Both streams, for a test's message.
    package var text: String { output + errors }
  }

  /// A program that could not be started, did not end in time, or did not succeed.
  package struct Failure: Error, CustomStringConvertible {
    package var description: String
  }

  /// Runs the program to its end and returns what it wrote, whatever its status. Few programs run at
  /// once: it may have to wait for its turn, which `timeout` does not count.
  ///
  /// - Parameters:
  ///   - input: what it reads from its standard input.
  ///   - timeout: in seconds; a program that takes longer is killed.
  /// - Throws: `Failure` when it cannot be started or takes too long.
  package func run(input: String = "", timeout: Double = 300) async throws -> Result {
    try await Gate.programs.through { try await runNow(input: input, timeout: timeout) }
  }

  private func runNow(input: String, timeout: Double) async throws -> Result {
    let folder = try TemporaryFolder()
    // Files rather than pipes: a pipe that nobody empties stops the program.
    let inputFile = try folder.write(input, to: "in")
    let outputFile = try folder.write("", to: "out")
    let errorFile = try folder.write("", to: "err")

    let process = Process()
    if program.contains("/") {
      process.executableURL = URL(filePath: program)
      process.arguments = arguments
    } else {
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = [program] + arguments
    }
    process.currentDirectoryURL = directory
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)

    let clock = Watch(process)
    try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in done.resume() }
      do {
        try process.run()
        clock.start(seconds: timeout)
      } catch {
        process.terminationHandler = nil
        done.resume(throwing: Failure(description: "cannot run \(program): \(error)"))
      }
    }
    let result = Result(
      status: process.terminationStatus,
      output: try String(decoding: Data(contentsOf: outputFile), as: UTF8.self),
      errors: try String(decoding: Data(contentsOf: errorFile), as: UTF8.self))
    if clock.hasFired {
      throw Failure(description: "\(program) took more than \(timeout) s\n\(result.text)")
    }
    return result
  }

  /// What the program writes to its standard output; see `run(input:timeout:)`.
  ///
  /// - Throws: `Failure` also when its status is not 0, with all that it wrote.
  package func output(input: String = "", timeout: Double = 300) async throws -> String {
    let result = try await run(input: input, timeout: timeout)
    guard result.status == 0 else {
      throw Failure(description: "\(program): status \(result.status)\n\(result.text)")
    }
    return result.output
  }

  /// Kills a process that takes too long.
  private final class Watch: @unchecked Sendable {
    private let process: Process
    private let lock = NSLock()
    private var fired = false

    init(_ process: Process) { self.process = process }

    var hasFired: Bool { lock.withLock { fired } }

    func start(seconds: Double) {
      DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [self] in
        lock.withLock {
          guard process.isRunning else { return }
          fired = true
          kill(process.processIdentifier, SIGKILL)
        }
      }
    }
  }
}
