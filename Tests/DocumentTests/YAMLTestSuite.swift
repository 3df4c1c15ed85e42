import Foundation
import TestSupport
import Testing

/// The YAML test suite (github.com/yaml/yaml-test-suite, in the layout of its `data` branch), where
/// it has been put beside the project or where `TESSERA_SHARED` says.
enum YAMLTestSuite {
  struct Case {
    let name: String
    let yaml: [UInt8]
    let events: [String]
    let isInvalid: Bool
  }

  /// What libyaml 0.2.5 makes of a case that it doesn't get right.
  enum Fault: String {
    case rejected = "rejected, should parse"
    case accepted = "accepted, should be an error"
    case differs = "parsed, but events differ"
  }

  static let folder = SharedData.find("yaml-test-suite")

  /// All folders that hold an `in.yaml`, sorted by name.
  static func cases() throws -> [Case] {
    let suite = try #require(folder)
    let files = FileManager.default.enumerator(atPath: suite.path())
    let names = (files?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix("/in.yaml") }.map { String($0.dropLast("/in.yaml".count)) }
    return try names.sorted().map { name in
      let folder = suite.appending(path: name)
      let events = try String(contentsOf: folder.appending(path: "test.event"), encoding: .utf8)
      return Case(
        name: name, yaml: [UInt8](try Data(contentsOf: folder.appending(path: "in.yaml"))),
        events: events.split(separator: "\n").map(String.init),
        isInvalid: FileManager.default.fileExists(
          atPath: folder.appending(path: "error").path()))
    }
  }

  static func faults() throws -> [String: Fault] {
    let list = try String(
      contentsOf: #require(folder).appending(path: "libyaml-0.2.5-fails.txt"), encoding: .utf8)
    let pairs = list.split(separator: "\n").compactMap { line -> (String, Fault)? in
      let parts = line.split(separator: "\t")
      guard parts.count == 2, let fault = Fault(rawValue: String(parts[1])) else { return nil }
      return (String(parts[0]), fault)
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }
}
