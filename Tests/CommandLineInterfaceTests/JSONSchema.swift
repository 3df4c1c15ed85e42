import Foundation
import TestSupport
import Testing

/// As much of JSON Schema as ours use. No member is unknown.
struct JSONSchema {
  private let root: [String: Any]

  /// - Parameter path: from the root of the package.
  init(_ path: String) throws {
    root =
      try JSONSerialization.jsonObject(with: Data(contentsOf: PackageRoot.file(path)))
      as? [String: Any] ?? [:]
  }

  /// What of a value does not fit.
  func faults(of value: Any) throws -> [String] { try faults(of: value, by: root, at: "") }

  private func faults(
    of value: Any, by schema: [String: Any], at path: String
  ) throws -> [String] {
    if let reference = schema["$ref"] as? String {
      let definitions = root["$defs"] as? [String: [String: Any]]
      let name = String(reference.dropFirst("#/$defs/".count))
      return try faults(of: value, by: #require(definitions?[name]), at: path)
    }
    var result: [String] = []
    if let constant = schema["const"] as? NSObject, value as? NSObject != constant {
      result.append("\(path) is not \(constant)")
    }
    if let words = schema["enum"] as? [String], !words.contains("\(value)") {
      result.append("\(path) is \(value)")
    }
    let fits =
      switch schema["type"] as? String {
      case "object": value is [String: Any]
      case "array": value is [Any]
      case "string": value is String
      case "integer": (value as? Int).map { $0 >= schema["minimum"] as? Int ?? 0 } ?? false
      default: true
      }
    if !fits { result.append("\(path) is \(value)") }
    if let object = value as? [String: Any] {
      let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
      for name in schema["required"] as? [String] ?? [] where object[name] == nil {
        result.append("\(path) has no \(name)")
      }
      for (name, member) in object {
        guard let schema = properties[name] else {
          result.append("\(path).\(name) is unknown")
          continue
        }
        result += try faults(of: member, by: schema, at: "\(path).\(name)")
      }
    }
    for (index, element) in (value as? [Any] ?? []).enumerated() {
      let items = try #require(schema["items"] as? [String: Any])
      result += try faults(of: element, by: items, at: "\(path)[\(index)]")
    }
    return result
  }
}
