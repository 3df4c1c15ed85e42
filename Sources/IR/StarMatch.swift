/// Patterns with stars, over bytes or over names alike.
package enum StarMatch {
  /// Whether the pattern fits all of the text. A star stands for any number of elements, none too.
  ///
  /// Begins anew behind the last star only, which is enough: it takes no more steps than the product
  /// of both lengths.
  ///
  /// - Parameter isSame: whether an element of the pattern that is no star fits one of the text.
  package static func matches<Element>(
    _ pattern: [Element], _ text: [Element], isStar: (Element) -> Bool,
    isSame: (Element, Element) -> Bool
  ) -> Bool {
    var (here, there) = (0, 0)
    var star: (pattern: Int, text: Int)?
    while there < text.count {
      if here < pattern.count, isStar(pattern[here]) {
        star = (here, there)
        here += 1
      } else if here < pattern.count, isSame(pattern[here], text[there]) {
        here += 1
        there += 1
      } else if let last = star {
        star = (last.pattern, last.text + 1)
        here = last.pattern + 1
        there = last.text + 1
      } else {
        return false
      }
    }
    return pattern[here...].allSatisfy(isStar)
  }
}
