import Foundation
import TestSupport
import Testing

/// A project that Make or Ninja builds, with names that each program has to escape in its own way.
struct IncrementalProject {
  let folder: TemporaryFolder
  /// Builds, and returns how that ended.
  let build: @Sendable (URL) async throws -> Command.Result

  private static let specs = ["tokens/a b.yaml", "tokens/sub #1/c$d.yaml", "tokens/e:f $g.yaml"]

  init(
    _ file: (name: String, text: String),
    build: @escaping @Sendable (URL) async throws -> Command.Result
  ) throws {
    folder = try TemporaryFolder()
    self.build = build
    try folder.write(file.text, to: file.name)
    try folder.write("", to: "Package.swift")
    try folder.write(
      "outputs: { swift: { directory: ../Generated } }\n", to: "tokens/tessera.yaml")
    for (index, name) in Self.specs.enumerated() {
      try folder.write("tokens: { t\(index): \"#00000\(index)\" }\n", to: name)
    }
  }

  /// Whether the generator ran: it says so when it has ended well.
  private func runs(_ why: Comment) async throws -> Bool {
    let result = try await build(folder.url)
    #expect(result.status == 0, "\(why): \(result.text)")
    return result.text.contains("Built ")
  }

  private func generated() throws -> String {
    try String(contentsOf: folder.url.appending(path: "Generated/Tokens.swift"), encoding: .utf8)
  }

  /// A build happens when something was changed, and else not.
  func check() async throws {
    #expect(try await runs("first"))
    #expect(try await !runs("nothing changed"))
    for (index, name) in Self.specs.enumerated() {
      try folder.write("tokens: { t\(index): \"#FFFFF\(index)\" }\n", to: name)
      #expect(try await runs("changed \(name)"))
      #expect(try generated().contains("0xFFFFF\(index)"))
      #expect(try await !runs("after \(name)"))
    }

    // The generated files are right already, and are not touched: that asks for no other build.
    try folder.write("tokens: { t0: \"#FFFFF0\" } # why\n", to: Self.specs[0])
    #expect(try await runs("changed without effect"))
    #expect(try await !runs("after a change without effect"))

    try folder.write("tokens: { added: 1px }\n", to: "tokens/sub #1/added.yaml")
    #expect(try await runs("a file more"))
    #expect(try generated().contains("added"))
    #expect(try await !runs("after a file more"))
    let files = FileManager.default
    try files.removeItem(at: folder.url.appending(path: "tokens/sub #1/added.yaml"))
    #expect(try await runs("a file less"))
    #expect(try !generated().contains("added"))
    try files.removeItem(at: folder.url.appending(path: "tokens/sub #1"))
    #expect(try await runs("a folder less"))
    #expect(try await !runs("after a folder less"))
    try folder.write("tokens: { deep: 1px }\n", to: "tokens/new/deep.yaml")
    #expect(try await runs("a folder more"))
    #expect(try await !runs("after a folder more"))

    try folder.write(
      "name: Other\noutputs: { swift: { directory: ../Generated } }\n", to: "tokens/tessera.yaml")
    #expect(try await runs("another configuration"))
    #expect(try generated().contains("enum Other"))

    let before = try generated()
    try folder.write("tokens: { t0: \"#12\" }\n", to: Self.specs[0])
    for _ in 1...2 {
      let result = try await build(folder.url)
      #expect(result.status != 0)
      #expect(result.text.contains("invalid-color"), "\(result.text)")
    }
    #expect(try generated() == before)
    try folder.write("tokens: { t0: \"#123456\" }\n", to: Self.specs[0])
    #expect(try await runs("mended"))
    #expect(try await !runs("after mending"))
  }
}
