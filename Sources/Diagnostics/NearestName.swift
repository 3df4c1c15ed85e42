/// The candidate that is the fewest typing mistakes away from `name`: letters too many, missing,
/// wrong or swapped, at most one for every three letters. Capitals count as small letters. Of
/// several equally near ones it is the first; `nil` when none is near.
package func nearestName(to name: String, among candidates: some Sequence<String>) -> String? {
  NearestName.find(to: name, among: candidates)
}

/// "did you mean 'x'?" as the help of a diagnostic; empty when no candidate is near.
package func didYouMean(_ name: String, among candidates: some Sequence<String>) -> [String] {
  nearestName(to: name, among: candidates).map { ["did you mean '\($0)'?"] } ?? []
}

private enum NearestName {
  /// Longer names are not compared.
  private static let longest = 128

  static func find(
    to name: String, among candidates: some Sequence<String>
  ) -> String? {
    let wanted = letters(of: name)
    guard !wanted.isEmpty, wanted.count <= longest else { return nil }
    let signature = signature(of: wanted)
    var limit = max(wanted.count, 3) / 3
    var best: String?
    for candidate in candidates {
      // A byte is at most one letter and a letter at most four bytes: cheap, and never too strict.
      let length = candidate.utf8.count
      guard length >= wanted.count - limit, length <= (wanted.count + limit) * 4,
        candidate != name
      else { continue }
      let other = letters(of: candidate)
      guard abs(other.count - wanted.count) <= limit,
        // A mistake changes at most two letters of the set.
        (signature ^ Self.signature(of: other)).nonzeroBitCount <= 2 * limit,
        let distance = distance(wanted, other, limit: limit),
        // A short name that has no letter left is another name.
        distance < max(wanted.count, other.count)
      else { continue }
      best = candidate
      if distance == 0 { return best }
      limit = distance - 1
    }
    return best
  }

  private static func letters(of name: String) -> [UInt32] {
    name.unicodeScalars.map { scalar in
      (0x41...0x5A).contains(scalar.value) ? scalar.value + 0x20 : scalar.value
    }
  }

  /// Which letters there are, thrown together by their lowest bits.
  private static func signature(of letters: [UInt32]) -> UInt64 {
    letters.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }

  /// The optimal string alignment distance, or `nil` when it is above the limit.
  private static func distance(_ left: [UInt32], _ right: [UInt32], limit: Int) -> Int? {
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    var row = last
    for i in left.indices {
      row[0] = i + 1
      var least = row[0]
      for j in right.indices {
        let change = last[j] + (left[i] == right[j] ? 0 : 1)
        row[j + 1] = min(change, last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          row[j + 1] = min(row[j + 1], beforeLast[j - 1] + 1)
        }
        least = min(least, row[j + 1])
      }
      guard least <= limit else { return nil }
      (beforeLast, last, row) = (last, row, beforeLast)
    }
    return last[right.count] <= limit ? last[right.count] : nil
  }
}
