import Compiler
import Diagnostics
import Document
import Emission
import Foundation
import IR
import Syntax
import TestSupport
import Testing
import Workspace

/// What the reference shows is right: every example in it compiles, for every platform.
struct DocumentationTests {
  struct Example: CustomStringConvertible, Sendable {
    var page: String
    var line: Int
    /// `yaml`, `json`
    var language: String
    var text: String

    var description: String { "\(page):\(line)" }
  }

  private static let folder = PackageRoot.file("Documentation")

  static let examples: [Example] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".md") }.sorted().flatMap { page -> [Example] in
      let url = folder.appending(path: page)
      guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
      var examples: [Example] = []
      var open: Example?
      for (number, line) in text.components(separatedBy: "\n").enumerated() {
        if line.hasPrefix("```"), var example = open {
          if ["yaml", "json", "json resolver"].contains(example.language) {
            example.text += "\n"
            examples.append(example)
          }
          open = nil
        } else if line.hasPrefix("```") {
          open = Example(
            page: page, line: number + 2, language: String(line.dropFirst(3)), text: "")
        } else {
          open?.text += line + "\n"
        }
      }
      return examples
    }
  }()

  @Test func thereAreExamples() {
    #expect(Self.examples.count >= 10)
  }

  @Test(arguments: examples)
  func compiles(example: Example) async {
    if example.text.hasPrefix("tessera:") { return checkConfiguration(example) }
    var snapshot = Snapshot()
    // A file for one mode only says what others declare.
    if example.text.hasPrefix("mode:") {
      snapshot.addSpec(
        SourceFile(path: "base.yaml", text: "tokens: { color: { text: \"#111111\" } }"))
    }
    if example.language == "json resolver" {
      snapshot.addResolver(SourceFile(path: "example.resolver.json", text: example.text))
      for name in ["base.tokens.json", "dark.tokens.json"] {
        let tokens = "{ \"color\": { \"ink\": { \"$type\": \"color\", \"$value\": \"#EEEEEE\" } } }"
        snapshot.addResolved(SourceFile(path: name, text: tokens), names: [name])
      }
    } else {
      let ending = example.language == "json" ? "tokens.json" : "yaml"
      snapshot.addSpec(
        SourceFile(path: "example.\(ending)", text: example.text),
        example.language == "json" ? .designTokens : .native)
    }
    let compilation = await Pipeline.compile(
      snapshot,
      CompilerOptions(
        axes: ModeAxis.standard + [
          ModeAxis(name: "density", contexts: ["comfortable", "compact"])
        ],
        outputs: Platforms.ids.map {
          OutputRequest(
            name: $0.name, platform: $0, settings: OutputSettings(componentPrefix: "Demo"))
        }))
    let faults = compilation.diagnostics.sorted.filter { $0.severity == .error }
    #expect(faults.map(\.message) == [])
    #expect(compilation.outputs.allSatisfy { !$0.files.isEmpty })
  }

  private func checkConfiguration(_ example: Example) {
    var list = DiagnosticList()
    let file = SourceFile(path: "tessera.yaml", text: example.text)
    guard let document = DocumentReader.read(file, id: FileID(0), into: &list) else {
      Issue.record("it can't be read")
      return
    }
    let folders = ProjectFolders(tokens: FilePath("/nowhere/project/tokens"))
    _ = ConfigurationDecoder.decode(
      document, folders, platforms: Platforms.ids, diagnostics: &list)
    #expect(list.sorted.map(\.message) == [])
  }
}
