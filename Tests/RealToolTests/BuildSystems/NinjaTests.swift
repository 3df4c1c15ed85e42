import TestSupport
import Testing

/// `--depfile` as Ninja reads it, by the file of the documentation.
@Suite(.requires(.ninja)) struct NinjaTests {
  @Test func buildsWhenSomethingChanged() async throws {
    let ninja = try Tool.ninja.find()
    let text = try #require(DocumentedBlock.all("ninja").first)
    let project = try IncrementalProject(("build.ninja", text)) { folder in
      try await Command(ninja, [], in: folder, environment: DocumentedBlock.environment).run()
    }
    try await project.check()
  }
}
