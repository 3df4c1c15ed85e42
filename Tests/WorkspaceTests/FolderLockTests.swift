import TestSupport
import Testing
import Workspace
import WorkspaceTestSupport

@Suite struct FolderLockTests {
  @Test func onlyOneHasIt() async throws {
    let folder = try TemporaryFolder(["tokens/a.yaml": ""])
    let tokens = folder.path.appending("tokens")
    let first = try await FolderLock.take(tokens, shownFrom: folder.path)
    do {
      _ = try await FolderLock.take(tokens, patience: .milliseconds(20), shownFrom: folder.path)
      Issue.record("two have it")
    } catch {
      #expect(
        error.messages == [
          "Another tessera has been writing for tokens for 0 seconds: wait until it ends, or end it."
        ])
    }
    first?.release()
    let second = try await FolderLock.take(
      tokens, patience: .milliseconds(20), shownFrom: folder.path)
    second?.release()
  }

  @Test func waits() async throws {
    let folder = try TemporaryFolder()
    let first = try await FolderLock.take(folder.path, shownFrom: folder.path)
    let waiting = Task {
      let lock = try await FolderLock.take(folder.path, shownFrom: folder.path)
      lock?.release()
    }
    try await Task.sleep(for: .milliseconds(30))
    first?.release()
    try await waiting.value
  }

  @Test func leavesNothingBehind() async throws {
    let folder = try TemporaryFolder()
    let lock = try await FolderLock.take(folder.path, shownFrom: folder.path)
    #expect(try folder.contents() == [])
    lock?.release()
  }
}
