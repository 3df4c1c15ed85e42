import Foundation
import Testing

@testable import TestSupport

struct CommandTests {
  @Test func givesStatusAndBothStreams() async throws {
    let result = try await Command("sh", ["-c", "cat; echo no >&2; exit 3"]).run(input: "yes")
    #expect(result.status == 3)
    #expect(result.output == "yes")
    #expect(result.errors == "no\n")
  }

  @Test func runsInAFolderAndWithAnEnvironment() async throws {
    let folder = try TemporaryFolder()
    try folder.write("there", to: "a/b")
    let result = try await Command(
      "sh", ["-c", "cat a/b; printf %s \"$NAME\""], in: folder.url, environment: ["NAME": " here"]
    ).run()
    #expect(result.output == "there here")
  }

  @Test func asksForSuccess() async throws {
    #expect(try await Command("echo", ["yes"]).output() == "yes\n")
    await #expect(throws: Command.Failure.self) {
      try await Command("sh", ["-c", "echo no; exit 1"]).output()
    }
  }

  /// More than a pipe holds, on both streams at once.
  @Test func readsLongOutput() async throws {
    let result = try await Command(
      "sh", ["-c", "head -c 300000 /dev/zero >&2; head -c 300000 /dev/zero"]
    ).run()
    #expect(result.output.utf8.count == 300_000)
    #expect(result.errors.utf8.count == 300_000)
  }

  @Test func killsWhatTakesTooLong() async {
    await #expect(throws: Command.Failure.self) {
      try await Command("sleep", ["60"]).run(timeout: 0.1)
    }
  }

  @Test func saysWhenThereIsNoProgram() async {
    await #expect(throws: Command.Failure.self) {
      try await Command("/nowhere/program", []).run()
    }
  }

  @Test func removesItsFolder() throws {
    var folder: TemporaryFolder? = try TemporaryFolder()
    let path = try #require(folder?.url.path)
    #expect(FileManager.default.fileExists(atPath: path))
    folder = nil
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
