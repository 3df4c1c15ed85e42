import Document

/// Writes the events of a document down as the YAML test suite does, one a line.
struct EventNotation: EventConsumer {
  private(set) var lines = ["+STR"]
  var wantsMore: Bool { true }
  /// Extents that end before they begin or outside of the text.
  private(set) var badExtents = 0
  let length: Int

  init(length: Int) {
    self.length = length
  }

  mutating func finish() { lines.append("-STR") }

  private mutating func add(_ line: String, _ extent: Extent) {
    lines.append(line)
    if extent.start > extent.end || extent.end > length { badExtents += 1 }
  }

  mutating func documentStart(_ extent: Extent, isExplicit: Bool) {
    add(isExplicit ? "+DOC ---" : "+DOC", extent)
  }

  mutating func documentEnd(_ extent: Extent, isExplicit: Bool) {
    add(isExplicit ? "-DOC ..." : "-DOC", extent)
  }

  mutating func alias(_ name: UnsafeBufferPointer<UInt8>, _ extent: Extent) {
    add("=ALI *\(String(decoding: name, as: UTF8.self))", extent)
  }

  mutating func scalar(
    _ text: UnsafeBufferPointer<UInt8>, _ style: Node.Style, _ properties: Properties,
    _ extent: Extent
  ) {
    let mark: Character =
      switch style {
      case .singleQuoted: "'"
      case .doubleQuoted: "\""
      case .literal: "|"
      case .folded: ">"
      default: ":"
      }
    add("=VAL\(Self.text(properties)) \(mark)\(Self.escape(text))", extent)
  }

  mutating func sequenceStart(_ style: Node.Style, _ properties: Properties, _ extent: Extent) {
    add("+SEQ\(style == .flow ? " []" : "")\(Self.text(properties))", extent)
  }

  mutating func sequenceEnd(_ extent: Extent) { add("-SEQ", extent) }

  mutating func mappingStart(_ style: Node.Style, _ properties: Properties, _ extent: Extent) {
    add("+MAP\(style == .flow ? " {}" : "")\(Self.text(properties))", extent)
  }

  mutating func mappingEnd(_ extent: Extent) { add("-MAP", extent) }

  private static func text(_ properties: Properties) -> String {
    var text = ""
    if !properties.anchor.isEmpty {
      text += " &\(String(decoding: properties.anchor, as: UTF8.self))"
    }
    if !properties.tag.isEmpty { text += " <\(String(decoding: properties.tag, as: UTF8.self))>" }
    return text
  }

  private static func escape(_ text: UnsafeBufferPointer<UInt8>) -> String {
    String(decoding: text, as: UTF8.self).unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{8}": result += "\\b"
      case "\0": result += "\\0"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
