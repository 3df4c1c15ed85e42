import Diagnostics
import Foundation
import TestSupport
import Testing

/// Every rule has its line in the reference, and the reference names no other.
struct DiagnosticsReferenceTests {
  @Test func everyRuleHasALine() throws {
    let page = try String(
      contentsOf: PackageRoot.file("Documentation/diagnostics.md"), encoding: .utf8)
    let named = page.components(separatedBy: "\n").compactMap { line -> String? in
      guard line.hasPrefix("| `") else { return nil }
      return line.dropFirst(3).prefix { $0 != "`" }.description
    }
    #expect(named.sorted() == Rule.allCases.map(\.rawValue).sorted())
  }
}
