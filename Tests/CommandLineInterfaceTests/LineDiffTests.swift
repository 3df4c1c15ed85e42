import CommandLineInterface
import Foundation
import TestSupport
import Testing

@Suite struct LineDiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    LineDiff(Array(old.utf8), Array(new.utf8)).text(named: "a.css")
  }

  @Test func oneChangedLineHasTwoAroundIt() {
    #expect(
      diff("1\n2\n3\n4\n5\n6\n7\n", "1\n2\n3\nx\n5\n6\n7\n") == """
        --- a.css
        +++ a.css (as built)
        @@ -2,5 +2,5 @@
         2
         3
        -4
        +x
         5
         6
        """)
  }

  @Test func aMissingFileIsInsertedAndALongOneIsCut() {
    #expect(
      diff("", "1\n2\n") == "--- a.css\n+++ a.css (as built)\n@@ -0,0 +1,2 @@\n+1\n+2")
    let long = (0..<2000).map(String.init).joined(separator: "\n")
    let lines = diff("", long).split(separator: "\n")
    #expect(lines.count == 28)
    #expect(lines.last == "… and 1976 more lines")
  }

  @Test func whatSteersTerminalsIsVisible() {
    #expect(!diff("\u{1B}[31m\u{202E}\n", "\r\n").contains("\u{1B}"))
  }

  @Test func theFirstDifferenceIsALinesBeginning() {
    #expect(LineDiff(Array("ab\ncd\nef\n".utf8), Array("ab\ncx\nef\n".utf8)).start == 3)
    #expect(LineDiff(Array("ab\n".utf8), Array("ab\n".utf8)).start == 3)
  }

  /// `patch` makes the one text of the other.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/patch")))
  func patchTakesIt() async throws {
    let folder = try TemporaryFolder()
    var state: UInt64 = 1
    func next(_ bound: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % bound
    }
    for round in 0..<20 {
      let old = (0..<12).map { _ in "line \(next(5))\n" }
      var new = old
      for _ in 0..<3 {
        switch next(3) {
        case 0: new.remove(at: Int(next(UInt64(new.count))))
        case 1: new.insert("new \(next(3))\n", at: Int(next(UInt64(new.count))))
        default: new[Int(next(UInt64(new.count)))] = "other\n"
        }
      }
      let file = try folder.write(old.joined(), to: "\(round).txt")
      let diff = LineDiff(Array(old.joined().utf8), Array(new.joined().utf8))
      guard old != new else { continue }
      let patch = diff.text(named: "\(round).txt") + "\n"
      guard !patch.contains("more lines") else { continue }
      _ = try await Command("/usr/bin/patch", ["--silent", file.path]).output(input: patch)
      #expect(try String(contentsOf: file, encoding: .utf8) == new.joined(), "\(patch)")
    }
  }
}
