/// Finds what was renamed in two lists of which some elements are known to be the same: one element
/// that is only in the old list, and one that is only in the new one, with the same contents, between
/// the same neighbours. Whenever there is more than one way to pair them, none is taken.
enum Gaps {
  private struct Key: Hashable {
    let place: Place
    let contents: AnyHashable
  }

  /// Between which elements of the new list; `nil` at an end.
  struct Place: Hashable {
    let previous: Int?
    let next: Int?
  }

  /// - Parameters:
  ///   - old: for each element of the old list its place in the new list; `nil`: it is not there.
  ///   - new: how many elements the new list has.
  ///   - needsNeighbour: whether to leave out what has no neighbour that stayed.
  ///   - oldContents: what an element that is only in the old list holds; `nil`: it is not to be paired.
  ///   - newContents: the same for the new list.
  /// - Returns: places in the old and in the new list, in the order of the old.
  static func renamed<Contents: Hashable>(
    old: [Int?], new count: Int, needsNeighbour: Bool = false,
    oldContents: (Int) -> Contents?, newContents: (Int) -> Contents?
  ) -> [(old: Int, new: Int)] {
    guard old.contains(nil) else { return [] }
    var isKept = Array(repeating: false, count: count)
    for place in old { if let place { isKept[place] = true } }
    guard isKept.contains(false) else { return [] }

    let oldPlaces = places(old.map { $0 })
    let newPlaces = places(isKept.indices.map { isKept[$0] ? $0 : nil })
    let gaps = Set(oldPlaces.compactMap(\.self)).intersection(newPlaces.compactMap(\.self))
    func isCandidate(_ place: Place?) -> Bool {
      guard let place, gaps.contains(place) else { return false }
      return !needsNeighbour || place.previous != nil || place.next != nil
    }
    var candidates: [Key: (new: Int, isSingle: Bool)] = [:]
    for index in isKept.indices where isCandidate(newPlaces[index]) {
      guard let place = newPlaces[index], let contents = newContents(index) else { continue }
      let key = Key(place: place, contents: AnyHashable(contents))
      candidates[key] = (index, candidates[key] == nil)
    }
    guard !candidates.isEmpty else { return [] }
    var uses: [Key: Int] = [:]
    var keys: [(old: Int, key: Key)] = []
    for index in old.indices where isCandidate(oldPlaces[index]) {
      guard let place = oldPlaces[index], let contents = oldContents(index) else { continue }
      let key = Key(place: place, contents: AnyHashable(contents))
      uses[key, default: 0] += 1
      keys.append((index, key))
    }
    return keys.compactMap { old, key in
      guard uses[key] == 1, let candidate = candidates[key], candidate.isSingle else { return nil }
      return (old, candidate.new)
    }
  }

  /// For each element that is in one list only, between which others it stands; `nil` for the others.
  private static func places(_ kept: [Int?]) -> [Place?] {
    var result: [Place?] = Array(repeating: nil, count: kept.count)
    var next: Int?
    var nexts: [Int?] = Array(repeating: nil, count: kept.count)
    for index in kept.indices.reversed() {
      nexts[index] = next
      if let place = kept[index] { next = place }
    }
    var previous: Int?
    for index in kept.indices {
      if let place = kept[index] {
        previous = place
      } else {
        result[index] = Place(previous: previous, next: nexts[index])
      }
    }
    return result
  }
}
