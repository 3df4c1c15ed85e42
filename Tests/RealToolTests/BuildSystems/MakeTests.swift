import TestSupport
import Testing

/// `--depfile` as Make reads it, by the Makefile of the documentation.
@Suite(.requires(.make)) struct MakeTests {
  @Test func buildsWhenSomethingChanged() async throws {
    let make = try Tool.make.find()
    let text = try #require(DocumentedBlock.all("make").first)
    let project = try IncrementalProject(("Makefile", text)) { folder in
      try await Command(
        make, ["--no-print-directory", "design"], in: folder,
        environment: DocumentedBlock.environment
      ).run()
    }
    try await project.check()
  }

  /// What is made of the generated files is made again when they change, and only then.
  @Test func whatFollowsIsMadeWhenFilesChange() async throws {
    let folder = try TemporaryFolder()
    let text = try #require(DocumentedBlock.all("make").first)
    try folder.write(
      text + "\napp: Generated/Tokens.swift\n\t@echo Linked; cp $< $@\n", to: "Makefile")
    try folder.write("", to: "Package.swift")
    try folder.write("outputs: { swift: { directory: ../Generated } }\n", to: "tokens/tessera.yaml")
    let program = try Tool.make.find()
    func make(_ spec: String?) async throws -> String {
      if let spec { try folder.write(spec, to: "tokens/a.yaml") }
      return try await Command(
        program, ["app"], in: folder.url, environment: DocumentedBlock.environment
      ).output()
    }
    #expect(try await make("tokens: { a: 1px }\n").contains("Linked"))
    #expect(try await !make(nil).contains("Linked"))
    let unchanged = try await make("tokens: { a: 1px } # why\n")
    #expect(unchanged.contains("Built ") && !unchanged.contains("Linked"))
    #expect(try await make("tokens: { a: 2px }\n").contains("Linked"))
  }
}
