import Foundation
import FuzzTargets
import TestSupport
import Testing

/// What fuzzing has found, and what it begins with, keeps its promises.
@Suite struct CorpusTests {
  @Test(.timeLimit(.minutes(5)), arguments: FuzzTarget.allCases) func keepsItsPromises(
    target: FuzzTarget
  ) async throws {
    let folder = PackageRoot.file("Tests/Fuzzing/Corpus/\(target.rawValue)")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    #expect(!files.isEmpty)
    for file in files.sorted(by: { $0.path < $1.path }) {
      await target.run(Array(try Data(contentsOf: file)))
    }
  }
}
