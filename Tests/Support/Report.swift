import Foundation

/// What a driver in `Tests/Drivers` said of the code that it ran.
package struct Report: Sendable {
  private struct Entry: Decodable {
    var name: String
    var text: String?
    var numbers: [Double]?
    var lines: [String]?
  }

  private var entries: [String: Entry] = [:]

  package struct Absent: Error {
    package var name: String
  }

  /// - Throws: an error of decoding, for output that is not a driver's.
  package init(_ output: String) throws {
    for line in output.split(separator: "\n") {
      let entry = try JSONDecoder().decode(Entry.self, from: Data(line.utf8))
      entries[entry.name] = entry
    }
  }

  /// - Throws: `Absent` when the driver said no such thing; so do the following.
  package func text(_ name: String) throws -> String { try value(name, \.text) }

  package func numbers(_ name: String) throws -> [Double] { try value(name, \.numbers) }

  package func lines(_ name: String) throws -> [String] { try value(name, \.lines) }

  package func outline(_ name: String) throws -> Outline {
    try Outline(parsing: lines(name).joined(separator: "\n"))
  }

  /// A mask of `width` pixels a row.
  package func mask(_ name: String, width: Int) throws -> Mask {
    let coverage = try numbers(name).map { $0 / 255 }
    return Mask(width: width, height: coverage.count / width, coverage: coverage)
  }

  private func value<Value>(_ name: String, _ part: KeyPath<Entry, Value?>) throws -> Value {
    guard let value = entries[name]?[keyPath: part] else { throw Absent(name: name) }
    return value
  }
}
