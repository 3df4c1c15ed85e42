import Foundation
import TestSupport
import Testing

/// Compose's compiler plug-in refuses to read a mode in what is not composable. It is not to be had, so
/// the places are looked at one by one.
struct ComposeModesPlacesTests {
  @Test func modesAreReadInComposablePlacesOnly() async throws {
    var count = 0
    for file in try await ComposeModes.diagnosticsAndFiles.value.files {
      let lines = try String(contentsOf: file, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false
      ).map(String.init)
      for (number, line) in lines.enumerated() where Self.readsModes(line) {
        count += 1
        let place = Self.place(of: number, in: lines)
        #expect(place, "\(file.lastPathComponent):\(number + 1): \(line)")
      }
    }
    #expect(count > 100)
  }

  @Test func otherPlacesAreTold() {
    let wrong = """
      public data class Leaf(
          val corner: Dp = Kept.Space.m,
      )
      public fun plain(): Color =
          Kept.Color.text
      @Composable
      public fun Tile() {
          Box(
              modifier
                  .graphicsLayer { alpha = Kept.half }
                  .graphicsLayer {
                      scaleX = Kept.half
                  },
          )
      }
      public val ink: Color get() = Kept.Color.text
      """.split(separator: "\n").map(String.init)
    for (number, line) in wrong.enumerated() where Self.readsModes(line) {
      #expect(!Self.place(of: number, in: wrong), "\(line)")
    }
    #expect(wrong.filter(Self.readsModes).count == 5)
  }

  /// Whether a line names something that differs by mode.
  private static func readsModes(_ line: String) -> Bool {
    let names = [
      "Color.text", "Color.surface", "Color.mine", "Deeper.deep", "deep", "Color.faint",
      "Color.shown",
      "Space.m", "Space.l", "half", "fast", "out", "loud", "greeting", "weight", "sans",
      "Type.body", "appearance", "contrast", "density",
    ]
    return ["Kept", "Inlined", "Following"].contains { namespace in
      line.contains("\(namespace)Internal.")
        || names.contains { name in
          line.ranges(of: "\(namespace).\(name)").contains { range in
            range.upperBound == line.endIndex || !line[range.upperBound].isLetter
          }
        }
    }
      || ["tone.foreground", "rank.background", "rank.padding", "span.width", "color.fontWeight"]
        .contains(where: line.contains)
      || line.contains(" rememberLeafShape(") && !line.contains("fun ")
  }

  /// Whether a line stands in a composable function or getter, and in nothing that runs later.
  private static func place(of number: Int, in lines: [String]) -> Bool {
    var number = number
    var depth = indentation(of: lines[number])
    if lines[number].contains("graphicsLayer {") || lines[number].contains("remember(") {
      return false
    }
    while true {
      let line = lines[number].drop { $0 == " " }
      let isGetter = line.contains("get() =")
      if isGetter || line.contains("fun ") || line.hasPrefix("public val ") {
        // What it is annotated with stands above it.
        return number > 0 && lines[number - 1].drop { $0 == " " }.hasPrefix("@Composable")
      }
      if line.contains("class ") || line.contains("object ") { return false }
      repeat {
        number -= 1
        if number < 0 { return false }
      } while lines[number].isEmpty
        || indentation(of: lines[number]) >= depth
      // The end of a head stands as far out as its beginning.
      depth =
        indentation(of: lines[number]) + (lines[number].drop { $0 == " " }.hasPrefix(")") ? 1 : 0)
      let outer = lines[number]
      if outer.contains("graphicsLayer {") || outer.contains("remember(") { return false }
    }
  }

  private static func indentation(of line: String) -> Int { line.prefix { $0 == " " }.count }
}
