import Compiler
import Diagnostics
import Foundation
import Lint
import TestSupport
import Testing

/// Every rule has a page, and what the page shows is so.
@Suite struct LintPageTests {
  struct Page: CustomStringConvertible, Sendable {
    var rule: String
    var text: String

    var description: String { rule }

    /// The examples of a kind: `wrong`, `right`, `settings`.
    func examples(_ kind: String) -> [String] {
      text.components(separatedBy: "```yaml \(kind)\n").dropFirst().map { piece in
        piece.components(separatedBy: "\n```")[0] + "\n"
      }
    }
  }

  private static let folder = PackageRoot.file("Documentation/lint")

  static let pages: [Page] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { name in
      guard name.hasSuffix(".md"), name != "README.md",
        let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
      else { return nil }
      return Page(rule: String(name.dropLast(3)), text: text)
    }
  }()

  @Test func everyRuleHasOne() throws {
    #expect(Self.pages.map(\.rule) == LintRules.names)
    let overview = try String(
      contentsOf: Self.folder.appending(path: "README.md"), encoding: .utf8)
    for name in LintRules.names { #expect(overview.contains("[`\(name)`](\(name).md)")) }
  }

  @Test(arguments: pages)
  func showsWhatIsFoundAndWhatIsNot(page: Page) async throws {
    let rule = try #require(Rule(rawValue: page.rule))
    let configuration = page.examples("settings").first ?? "tessera: 1\n"
    #expect(page.text.hasPrefix("# `\(page.rule)`\n"))
    #expect(page.examples("wrong").count == 1 && page.examples("right").count == 1)
    for text in page.examples("wrong") {
      let looked = await LookedOver(specs: [text], configuration: configuration)
      #expect(looked.found(rule).count == 1, "\(looked.diagnostics.map(\.message))")
      #expect(looked.compilation.isLinted)
    }
    for text in page.examples("right") {
      let looked = await LookedOver(specs: [text], configuration: configuration)
      #expect(looked.found(rule).map(\.message) == [])
      #expect(looked.compilation.isLinted, "\(looked.diagnostics.map(\.message))")
    }
  }
}
