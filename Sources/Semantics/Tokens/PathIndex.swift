internal import IR

/// Finds tokens and groups by their joined path, `color.balloon.mine`, without making a string of it.
struct PathIndex {
  enum Entry: Equatable {
    case token(TokenID)
    case group(GroupID)
  }

  /// FNV-1a, 64 bits, over the bytes of a joined path. The hash of a member follows from that of its
  /// group, so that no path is ever joined.
  struct Hash: Equatable {
    fileprivate(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325
    fileprivate(set) var isEmpty = true

    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
      for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
      isEmpty = false
    }

    /// The hash of a member called `name`.
    func member(_ name: UnsafeBufferPointer<UInt8>) -> Hash {
      var hash = self
      if !isEmpty { hash.value = (hash.value ^ 0x2E) &* 0x100_0000_01b3 }
      hash.append(name)
      return hash
    }
  }

  /// 0: free; n > 0: token n − 1; n < 0: group −n − 1.
  private var slots: [Int32] = Array(repeating: 0, count: 64)
  private var hashes: [UInt64] = Array(repeating: 0, count: 64)
  private var count = 0

  mutating func insert(_ entry: Entry, hash: Hash) {
    if (count + 1) * 3 > slots.count * 2 { grow() }
    count += 1
    place(
      {
        switch entry {
        case .token(let id): Int32(id.index) + 1
        case .group(let id): -Int32(id.index) - 1
        }
      }(), hash: hash.value)
  }

  /// Calls `body` with the entries whose path has this hash, until it says that it has found the one:
  /// the caller compares the paths.
  func candidates(_ hash: Hash, _ body: (Entry) -> Bool) {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash.value ^ hash.value >> 32) & mask
    while slots[slot] != 0 {
      if hashes[slot] == hash.value {
        let number = Int(slots[slot])
        let entry: Entry = number > 0 ? .token(TokenID(number - 1)) : .group(GroupID(-number - 1))
        if body(entry) { return }
      }
      slot = (slot + 1) & mask
    }
  }

  private mutating func place(_ number: Int32, hash: UInt64) {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash ^ hash >> 32) & mask
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    slots[slot] = number
    hashes[slot] = hash
  }

  private mutating func grow() {
    let (oldSlots, oldHashes) = (slots, hashes)
    slots = Array(repeating: 0, count: oldSlots.count * 2)
    hashes = Array(repeating: 0, count: oldSlots.count * 2)
    for (number, hash) in zip(oldSlots, oldHashes) where number != 0 { place(number, hash: hash) }
  }
}
