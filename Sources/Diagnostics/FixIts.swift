/// Puts replacements into a text.
package enum FixIts {
  /// The bytes of a file with replacements made; all others stay as they are. Of two that touch the same
  /// bytes, the first in the text is made.
  ///
  /// - Returns: the bytes, and how many replacements were made.
  package static func apply(
    _ fixIts: [Diagnostic.FixIt], to bytes: [UInt8]
  ) -> (bytes: [UInt8], count: Int) {
    var result: [UInt8] = []
    var done = 0
    var count = 0
    let ordered = fixIts.enumerated().sorted {
      ($0.element.span, $0.offset) < ($1.element.span, $1.offset)
    }
    for (_, fixIt) in ordered {
      let range = fixIt.span.range
      guard range.lowerBound >= done, range.upperBound <= bytes.count else { continue }
      result += bytes[done..<range.lowerBound]
      result += Array(fixIt.replacement.utf8)
      done = range.upperBound
      count += 1
    }
    return (result + bytes[done...], count)
  }
}
