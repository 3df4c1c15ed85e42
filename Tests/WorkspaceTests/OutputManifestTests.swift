import Emission
import Testing
import Workspace

@Suite struct OutputManifestTests {
  @Test func isReadAsItIsWritten() throws {
    let files = [
      OutputFile(path: "b/Ünï cödé.swift", bytes: Array("x".utf8)),
      OutputFile(path: "a.css", bytes: []),
    ]
    let manifest = OutputManifest(files)
    let file = manifest.file(origin: "tokens")
    // FNV-1a's own test vectors: of nothing, and of "a".
    #expect(OutputManifest.hash([]) == "cbf29ce484222325")
    #expect(OutputManifest.hash(Array("a".utf8)) == "af63dc4c8601ec8c")
    #expect(Marker.isPresent(in: file.bytes))
    #expect(
      String(decoding: file.bytes, as: UTF8.self).split(separator: "\n").dropFirst().first
        == "cbf29ce484222325 a.css")
    #expect(OutputManifest(file.bytes) == manifest)
  }

  @Test(arguments: ["", "/a", "../a", "a/../b", "a//b", "./a", "a/", "."])
  func pathsThatLeaveTheFolderAreNoPaths(path: String) {
    #expect(OutputManifest(Array("0123456789abcdef \(path)\n".utf8)).hashes.isEmpty)
  }
}
