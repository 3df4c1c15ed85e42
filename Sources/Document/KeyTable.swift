/// Finds keys of the same text among many, with storage that is used again from map to map.
///
/// An open-addressing table of numbers; the caller compares texts. Its order never shows.
struct KeyTable {
  private struct Slot {
    var number: UInt32
    var hash: UInt32
  }

  private var slots: [Slot] = []
  private var mask = 0
  /// Differs from run to run, so that no file can be made whose keys all fall together.
  let seed: UInt64

  init(seed: UInt64 = UInt64(truncatingIfNeeded: 1.hashValue)) {
    self.seed = seed
  }

  /// Empties the table and makes room for that many keys.
  mutating func reset(capacity: Int) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    mask = size - 1
    slots.removeAll(keepingCapacity: true)
    slots.append(contentsOf: repeatElement(Slot(number: .max, hash: 0), count: size))
  }

  /// The number that was put in first for a text of that hash which `isSame` accepts; puts `number`
  /// in if there is none.
  @inline(__always)
  mutating func insert(_ number: UInt32, hash: UInt32, isSame: (UInt32) -> Bool) -> UInt32? {
    var position = Int(truncatingIfNeeded: hash) & mask
    while slots[position].number != .max {
      let slot = slots[position]
      if slot.hash == hash, isSame(slot.number) { return slot.number }
      position = (position + 1) & mask
    }
    slots[position] = Slot(number: number, hash: hash)
    return nil
  }

  /// Multiplies and folds eight bytes at a time.
  static func hash(_ text: UnsafeBufferPointer<UInt8>, seed: UInt64) -> UInt32 {
    var state = seed ^ UInt64(truncatingIfNeeded: text.count)
    let bytes = UnsafeRawBufferPointer(text)
    var offset = 0
    while bytes.count - offset >= 8 {
      state = mix(state ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    var last: UInt64 = 0
    while offset < bytes.count {
      last = last << 8 | UInt64(bytes[offset])
      offset += 1
    }
    return UInt32(truncatingIfNeeded: mix(state ^ last))
  }

  @inline(__always)
  private static func mix(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }
}
