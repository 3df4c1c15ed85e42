package import Foundation

/// The examples of the W3C Design Tokens specification, as its chapters show them.
package enum SpecificationBlocks {
  package struct Block: CustomStringConvertible, Sendable {
    /// The chapter, its part, and the number in it: `format/groups/block-05`.
    package var name: String
    /// JSON.
    package var text: String

    package var description: String { name }
  }

  package static let folder = SharedData.find(
    "systems/design-tokens+community-group/technical-reports")

  /// All, in the order of their names.
  package static let all: [Block] = {
    guard let folder, let paths = FileManager.default.subpaths(atPath: folder.path) else {
      return []
    }
    return paths.sorted().compactMap { path in
      guard path.hasSuffix(".json"),
        let text = try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
      else { return nil }
      return Block(name: String(path.dropLast(5)), text: strict(text))
    }
  }()

  /// Without the comments and the last commas that some examples have for their readers.
  private static func strict(_ text: String) -> String {
    var result: [UInt8] = []
    let bytes = Array(text.utf8)
    var index = 0
    var isText = false
    while index < bytes.count {
      let byte = bytes[index]
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      if isText, byte == UInt8(ascii: "\\") {
        result += [byte, next]
        index += 1
      } else if byte == UInt8(ascii: "\"") {
        isText.toggle()
        result.append(byte)
      } else if !isText, byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
        while index + 1 < bytes.count, bytes[index + 1] != 0x0A { index += 1 }
      } else if !isText, byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        while index < bytes.count,
          !(bytes[index] == UInt8(ascii: "*") && index + 1 < bytes.count
            && bytes[index + 1] == UInt8(ascii: "/"))
        { index += 1 }
        index += 1
      } else if !isText, byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
        while let last = result.last, last <= 0x20 { result.removeLast() }
        if result.last == UInt8(ascii: ",") { result.removeLast() }
        result.append(byte)
      } else {
        result.append(byte)
      }
      index += 1
    }
    return String(decoding: result, as: UTF8.self)
  }
}
