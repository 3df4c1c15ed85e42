/// The bytes of the source that an event takes.
package struct Extent: Hashable, Sendable {
  package var start: UInt32
  package var end: UInt32

  package init(start: UInt32, end: UInt32) {
    self.start = start
    self.end = end
  }
}

/// The anchor and the tag before a value, as they are (the tag with its handle resolved); the
/// bytes are valid during the call only. Empty when there is none.
package struct Properties {
  package var anchor = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  package var tag = UnsafeBufferPointer<UInt8>(start: nil, count: 0)

  package init() {}

  package var isEmpty: Bool { anchor.isEmpty && tag.isEmpty }
}

/// What takes a document apart as it is read: both readers say what they see in these words.
///
/// The extents are those of the YAML reader: an extent begins at the properties of its value, and
/// the end of a block map or list lies where the next thing begins.
package protocol EventConsumer {
  /// Reading ends when this is false.
  var wantsMore: Bool { get }

  mutating func documentStart(_ extent: Extent, isExplicit: Bool)
  mutating func documentEnd(_ extent: Extent, isExplicit: Bool)
  mutating func alias(_ name: UnsafeBufferPointer<UInt8>, _ extent: Extent)
  mutating func scalar(
    _ text: UnsafeBufferPointer<UInt8>, _ style: Node.Style, _ properties: Properties,
    _ extent: Extent)
  mutating func sequenceStart(_ style: Node.Style, _ properties: Properties, _ extent: Extent)
  mutating func sequenceEnd(_ extent: Extent)
  mutating func mappingStart(_ style: Node.Style, _ properties: Properties, _ extent: Extent)
  mutating func mappingEnd(_ extent: Extent)
}
