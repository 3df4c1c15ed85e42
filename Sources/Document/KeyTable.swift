/// Finds keys of the same text among many, with storage that is used again from map to map.
///
/// An open-addressing table of numbers; the caller compares texts. Its order never shows.
struct KeyTable {
  private var slots: [UInt32] = []
  private var mask = 0
  /// Differs from run to run, so that no file can be made whose keys all fall together.
  private let seed = UInt64(truncatingIfNeeded: 1.hashValue)

  /// Empties the table and makes room for that many keys.
  mutating func reset(capacity: Int) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    mask = size - 1
    slots.removeAll(keepingCapacity: true)
    slots.append(contentsOf: repeatElement(.max, count: size))
  }

  /// The number that was put in first for this text; puts `number` in if there is none.
  mutating func insert(
    _ number: UInt32, text: UnsafeBufferPointer<UInt8>, isSame: (UInt32) -> Bool
  ) -> UInt32? {
    var slot = Int(truncatingIfNeeded: hash(text)) & mask
    while slots[slot] != .max {
      if isSame(slots[slot]) { return slots[slot] }
      slot = (slot + 1) & mask
    }
    slots[slot] = number
    return nil
  }

  /// Multiplies and folds eight bytes at a time.
  private func hash(_ text: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var state = seed ^ UInt64(truncatingIfNeeded: text.count)
    var rest = UnsafeRawBufferPointer(text)[...]
    while rest.count >= 8 {
      let word = UnsafeRawBufferPointer(rebasing: rest).loadUnaligned(as: UInt64.self)
      state = Self.mix(state ^ word)
      rest = rest.dropFirst(8)
    }
    var last: UInt64 = 0
    for byte in rest { last = last << 8 | UInt64(byte) }
    return Self.mix(state ^ last)
  }

  private static func mix(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }
}
