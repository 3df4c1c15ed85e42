import Foundation
import TestSupport
import Testing
import WorkspaceTestSupport

/// Files made to exhaust or to crash the program give an error at their place, soon and in little memory.
@Suite struct BadBytesTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let rule: String
    let bytes: @Sendable () -> [UInt8]
    let name: String
    /// Where the error stands, where the file's bytes say it.
    let place: String

    init(
      _ description: String, _ rule: String, at place: String = "", name: String = "a.yaml",
      _ text: @escaping @Sendable () -> [UInt8]
    ) {
      testDescription = description
      self.rule = rule
      self.place = place
      self.name = name
      bytes = text
    }
  }

  private static func text(_ parts: (String, Int)...) -> [UInt8] {
    parts.flatMap { Array(String(repeating: $0, count: $1).utf8) }
  }

  static let cases = [
    Case("an alias bomb", "alias-expansion") {
      let names = Array("abcdefghijklm")
      let lists = zip(names, names.dropFirst()).map { before, name in
        "\(name): &\(name) [" + Array(repeating: "*\(before)", count: 10).joined(separator: ",")
          + "]\n"
      }
      return Array(("a: &a [x,x,x,x,x,x,x,x,x,x]\n" + lists.joined()).utf8)
    },
    Case("20,000 lists in each other", "nesting-too-deep") { text(("[", 20_000), ("]", 20_000)) },
    Case("20,000 maps in each other", "nesting-too-deep") {
      text(("{a: ", 20_000), ("1", 1), ("}", 20_000))
    },
    Case("20,000 objects in each other", "nesting-too-deep", name: "a.tokens.json") {
      text((#"{"a":"#, 20_000), ("1", 1), ("}", 20_000))
    },
    Case("100,000 brackets in a formula", "nesting-too-deep") {
      text(("tokens: { a: 1px, b: \"", 1), ("(", 100_000), ("{a}", 1), (")", 100_000), ("\" }", 1))
    },
    Case("more than 32 MB", "file-too-large", at: "1:1") { text(("# x\n", 9 << 20)) },
    Case("a number of 1,000,000 digits", "invalid-value", at: "1:14") {
      text(("tokens: { a: ", 1), ("9", 1_000_000), (" }", 1))
    },
    Case("such a number in JSON", "invalid-value", at: "1:34", name: "a.tokens.json") {
      text((#"{"a": {"$type":"number","$value":"#, 1), ("9", 1_000_000), ("}}", 1))
    },
    Case("such a length", "missing-type", at: "1:11") {
      text(("tokens: { a: ", 1), ("9", 1_000_000), ("px }", 1))
    },
    Case("a key of two megabytes", "unknown-section", at: "1:3") {
      text(("? ", 1), ("k", 2_000_000), ("\n: 1\n", 1))
    },
    Case("a NUL", "invalid-encoding", at: "1:16") { text(("tokens: { a: \"x\0y\" }\n", 1)) },
    Case("half of a surrogate pair", "invalid-yaml", at: "1:15") {
      text((#"tokens: { a: "\ud800" }"#, 1))
    },
    Case("half of a pair in JSON", "invalid-json", at: "1:36", name: "a.tokens.json") {
      text((#"{"a": {"$type":"string","$value": "\ud800"}}"#, 1))
    },
    Case("a byte that UTF-8 has not", "invalid-encoding", at: "1:15") {
      text(("tokens: { a: \"", 1)) + [0xFF, 0xFE] + text(("\" }\n", 1))
    },
    Case("UTF-16", "invalid-encoding", at: "1:1") {
      [0xFF, 0xFE] + "tokens: { a: 1px }\n".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    },
  ]

  @Test(arguments: cases) func isAnErrorAtItsPlace(item: Case) async throws {
    let folder = try TemporaryFolder(["tokens/empty": ""])
    try Data(item.bytes()).write(to: folder.url.appending(path: "tokens/\(item.name)"))
    let program = PackageRoot.buildFolder.appending(path: "tessera").path
    #if os(Linux)
      // A gigabyte and a half of addresses, which is less than that of memory.
      let limit = "ulimit -v 1500000; "
    #else
      let limit = ""
    #endif
    let result = try await Command(
      "/bin/sh", ["-c", "\(limit)exec \"$0\" check", program], in: folder.url
    ).run(timeout: 30)
    #expect(result.status == 1, "\(result.text.prefix(500))")
    #expect(result.errors.contains("error[\(item.rule)]"), "\(result.errors.prefix(500))")
    #expect(
      result.errors.contains("tokens/\(item.name):\(item.place)"), "\(result.errors.prefix(500))")
  }
}
