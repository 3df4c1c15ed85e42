import Foundation
import TestSupport
import Testing
import Workspace
import WorkspaceTestSupport

@Suite struct DiskTests {
  @Test func readsWholeFiles() throws {
    let folder = try TemporaryFolder(["empty": "", "text": "héllo\n"])
    #expect(try Disk.read(folder.path.appending("empty"), limit: 0).isEmpty)
    #expect(
      try Disk.read(folder.path.appending("text"), limit: 100) == Array("héllo\n".utf8))
  }

  @Test func readsAFileOfExactlyTheLimit() throws {
    let folder = try TemporaryFolder(["text": "12345"])
    #expect(try Disk.read(folder.path.appending("text"), limit: 5).count == 5)
    #expect(throws: Disk.ReadError.tooLarge) {
      try Disk.read(folder.path.appending("text"), limit: 4)
    }
  }

  #if os(Linux)
    @Test func readsFilesThatDontSayHowLargeTheyAre() throws {
      #expect(try Disk.read(FilePath("/proc/self/status"), limit: 1 << 20).count > 100)
      #expect(throws: Disk.ReadError.tooLarge) {
        try Disk.read(FilePath("/proc/self/status"), limit: 10)
      }
    }
  #endif

  @Test func refusesWhatIsNoFile() throws {
    let folder = try TemporaryFolder()
    #expect(throws: Disk.ReadError.notAFile) { try Disk.read(folder.path, limit: 10) }
    let pipe = folder.path.appending("pipe")
    #expect(mkfifo(pipe.string, 0o600) == 0)
    #expect(throws: Disk.ReadError.notAFile) { try Disk.read(pipe, limit: 10) }
    #expect(throws: Disk.ReadError.system(SystemError(code: ENOENT))) {
      try Disk.read(folder.path.appending("none"), limit: 10)
    }
  }

  /// A file that is written in place while it is read is never half of the one and half of the other.
  @Test func readsWhatStoodThereAtOneTime() async throws {
    let size = 1 << 20
    let folder = try TemporaryFolder(["text": String(repeating: "a", count: size)])
    let path = folder.path.appending("text")
    let writer = Task {
      let file = open(path.string, O_WRONLY)
      defer { close(file) }
      var isFirst = false
      while !Task.isCancelled {
        let bytes = [UInt8](repeating: isFirst ? 0x61 : 0x62, count: size)
        // Every megabyte in many steps, with time for a reader between two of them.
        for start in stride(from: 0, to: size, by: 1 << 16) {
          _ = bytes.withUnsafeBytes { pwrite(file, $0.baseAddress, 1 << 16, off_t(start)) }
        }
        isFirst.toggle()
        try? await Task.sleep(for: .milliseconds(2))
      }
    }
    var whole = 0
    for _ in 0..<50 {
      do throws(Disk.ReadError) {
        let bytes = try Disk.read(path, limit: size)
        #expect(bytes.count == size && Set(bytes).count == 1)
        whole += 1
      } catch {
        #expect(error == .changing)
      }
    }
    writer.cancel()
    await writer.value
    #expect(whole > 0)
  }

  @Test func saysWhatStandsAtAPath() throws {
    let folder = try TemporaryFolder(["file": "abc"])
    try folder.link("link", to: "file")
    try folder.link("dangling", to: "nothing")
    let file = try #require(try Disk.status(folder.path.appending("file")))
    #expect(file.kind == .file)
    #expect(file.size == 3)
    #expect(try Disk.status(folder.path)?.kind == .folder)
    #expect(try Disk.status(folder.path.appending("link"))?.identity == file.identity)
    #expect(
      try Disk.status(folder.path.appending("link"), followingLinks: false)?.kind == .link)
    #expect(try Disk.status(folder.path.appending("dangling")) == nil)
    #expect(try Disk.status(folder.path.appending("file/below")) == nil)
  }

  @Test func namesAreOrderedByBytes() throws {
    let folder = try TemporaryFolder(["b": "", "a": "", "Z": "", "é": ""])
    #expect(try Disk.names(in: folder.path) == ["Z", "a", "b", "é"])
  }

  @Test func createsOnlyNewFiles() throws {
    let folder = try TemporaryFolder(["old": "old"])
    try Disk.create(folder.path.appending("new"), bytes: Array("new".utf8), mode: 0o640)
    #expect(try folder.text(of: "new") == "new")
    #expect(try Disk.status(folder.path.appending("new"))?.mode == 0o640)
    #expect(throws: SystemError(code: EEXIST)) {
      try Disk.create(folder.path.appending("old"), bytes: [])
    }
    #expect(try folder.text(of: "old") == "old")
  }

  @Test func reasonsArePlainWords() {
    #expect(SystemError(code: EACCES).reason == "permission denied")
    #expect(SystemError(code: EIO).reason.hasPrefix("input/output error"))
    #expect(!SystemError(code: 99_999).reason.isEmpty)
  }
}
