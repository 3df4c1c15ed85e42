internal import Diagnostics

extension TreeBuilder {
  private static let coreTag = Array("tag:yaml.org,2002:".utf8)

  /// The last word of a tag of the core schema (`!!str`); empty for the tag `!`, which says that
  /// plain text is a string; `nil` for every other tag.
  private func coreName(_ tag: UnsafeBufferPointer<UInt8>) -> String? {
    if tag.count == 1, tag[0] == UInt8(ascii: "!") { return "" }
    guard tag.starts(with: Self.coreTag) else { return nil }
    return String(decoding: tag.dropFirst(Self.coreTag.count), as: UTF8.self)
  }

  /// Makes a scalar what its tag says, if that is possible.
  mutating func apply(
    tag: UnsafeBufferPointer<UInt8>, to record: inout NodeRecord,
    _ text: UnsafeBufferPointer<UInt8>, _ extent: Extent
  ) {
    let found = CoreSchema.shape(of: text)
    switch coreName(tag) {
    case "", "str": record.shape = .string
    case "null" where found == .null, "bool" where found == .boolean,
      "int" where found == .number, "float" where found == .number:
      record.shape = found
    default:
      reportTag(tag, extent)
      record.flags.insert(.isReported)
    }
  }

  mutating func checkTag(
    _ tag: UnsafeBufferPointer<UInt8>, of shape: NodeRecord.Shape, _ extent: Extent
  ) {
    switch coreName(tag) {
    case "": break
    case "seq" where shape == .sequence: break
    case "map" where shape == .mapping: break
    default: reportTag(tag, extent)
    }
  }

  private mutating func reportTag(_ tag: UnsafeBufferPointer<UInt8>, _ extent: Extent) {
    var end = Int(extent.start)
    while end < min(Int(extent.end), source.count), source[end] > 0x20 { end += 1 }
    let place = SourceSpan(file: file, start: Int(extent.start), end: end)
    if let name = coreName(tag) {
      report(
        .error(
          .invalidYAML, at: place, "what stands behind '!!\(name)' is not that",
          help: ["leave '!!\(name)' out"]))
    } else {
      report(
        .error(
          .invalidYAML, at: place,
          "a value that begins with '!' is read as a tag, and tags say nothing here",
          help: ["put quotes round the text if the '!' belongs to it, else leave it out"]))
    }
  }
}
