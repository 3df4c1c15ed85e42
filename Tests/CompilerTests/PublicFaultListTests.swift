import Foundation
import TestSupport
import Testing

/// Each fault of the list of what went wrong in public has a test that is named after it.
@Suite(
  .enabled(
    if: SharedData.find("faults") != nil, "skipped: the list is not there (set TESSERA_SHARED)"))
struct PublicFaultListTests {
  @Test func everyFaultHasATest() throws {
    let folder = try #require(SharedData.find("faults"))
    let faults = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }
    #expect(faults.count == 38)
    var named: Set<String> = []
    let tests = PackageRoot.file("Tests")
    for path in try #require(FileManager.default.subpaths(atPath: tests.path))
    where path.hasSuffix("Tests.swift") {
      let text = try String(contentsOf: tests.appending(path: path), encoding: .utf8)
      for piece in text.components(separatedBy: "@Test(").dropFirst() {
        guard let start = piece.firstIndex(of: "\"") else { continue }
        let title = piece[piece.index(after: start)...].prefix { $0 != "\"" }
        named.formUnion(title.split { !$0.isLetter && !$0.isNumber }.map(String.init))
      }
    }
    #expect(faults.sorted().filter { !named.contains($0) } == [])
  }
}
