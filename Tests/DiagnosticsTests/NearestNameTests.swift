import Diagnostics
import Testing

struct NearestNameTests {
  private let names = ["color", "dimension", "duration", "cubicBezier", "space.s", "a"]

  @Test(arguments: [
    ("colour", "color"), ("Color", "color"), ("dimenson", "dimension"), ("duratoin", "duration"),
    ("cubicBeizer", "cubicBezier"), ("spaces.s", "space.s"), ("colr", "color"),
  ])
  func findsWhatWasMeant(_ pair: (String, String)) {
    #expect(nearestName(to: pair.0, among: names) == pair.1)
  }

  @Test(arguments: ["", "b", "width", "col", "rotation", String(repeating: "x", count: 500)])
  func keepsSilentWhenNothingIsNear(_ name: String) {
    #expect(nearestName(to: name, among: names) == nil)
    #expect(didYouMean(name, among: names) == [])
  }

  @Test func takesTheNearestAndOfEqualsTheFirst() {
    #expect(nearestName(to: "green2", among: ["green44", "green1", "green3"]) == "green1")
    #expect(nearestName(to: "größe", among: ["grosse", "grösse", "gröse"]) == "gröse")
    #expect(nearestName(to: "space", among: ["space", "spacy"]) == "spacy")
  }

  @Test func agreesWithThePlainDefinition() {
    // All words of up to four letters out of two, against the recursive definition.
    var words = [""]
    for length in 0..<4 {
      words += words.filter { $0.count == length }.flatMap { [$0 + "a", $0 + "b"] }
    }
    for word in words where word.count >= 3 {
      for other in words where other != word && !other.isEmpty {
        let isNear = distance(Array(word), Array(other)) <= 1
        #expect((nearestName(to: word, among: [other]) != nil) == isNear, "\(word) \(other)")
      }
    }
  }

  /// The optimal string alignment distance as it is defined.
  private func distance(_ a: [Character], _ b: [Character]) -> Int {
    guard let x = a.last, let y = b.last else { return max(a.count, b.count) }
    var least = min(
      distance(a.dropLast(), b) + 1, distance(a, b.dropLast()) + 1,
      distance(a.dropLast(), b.dropLast()) + (x == y ? 0 : 1))
    if a.count > 1, b.count > 1, a[a.count - 2] == y, b[b.count - 2] == x {
      least = min(least, distance(a.dropLast(2), b.dropLast(2)) + 1)
    }
    return least
  }

  private func distance(_ a: ArraySlice<Character>, _ b: ArraySlice<Character>) -> Int {
    distance(Array(a), Array(b))
  }

  private func distance(_ a: ArraySlice<Character>, _ b: [Character]) -> Int {
    distance(Array(a), b)
  }

  private func distance(_ a: [Character], _ b: ArraySlice<Character>) -> Int {
    distance(a, Array(b))
  }

  @Test func helpText() {
    #expect(didYouMean("colour", among: names) == ["did you mean 'color'?"])
  }
}
