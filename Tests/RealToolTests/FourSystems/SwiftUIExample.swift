import Foundation
import TestSupport

/// The Swift that the compiler made of `tokens/`.
enum SwiftUIExample {
  static let generated = ["Tokens", "Components"].map {
    PackageRoot.file("Examples/SwiftUI/Generated/\($0).swift")
  }
  static let screens = ["ChatScreen", "ComponentsScreen"].map {
    PackageRoot.file("Examples/SwiftUI/\($0).swift")
  }

  #if os(Linux)
    /// What it does when it runs; it is built and run once.
    static let report = Task {
      try Report(
        try await SwiftCompiler.run(
          generated
            + ["FourSystems", "Kit", "Report"].map {
              PackageRoot.file("Tests/Drivers/Swift/\($0).swift")
            }))
    }
  #endif
}

/// A view as the stand-in for SwiftUI would draw it, one modifier a line.
struct Drawing {
  let lines: [String]

  /// A modifier's arguments by label, and the words without one.
  struct Call {
    let arguments: [String: String]
    let words: [String]
    let isRightToLeft: Bool

    func number(_ label: String) -> Double? { arguments[label].flatMap { Double($0) } }
  }

  /// The calls of a modifier, in the order in which they are applied.
  func calls(_ name: String) -> [Call] {
    lines.compactMap { line in
      let text = line.drop { $0 == " " }
      guard text.hasPrefix(".\(name)("), let end = text.lastIndex(of: ")") else { return nil }
      let inner = text[text.index(text.startIndex, offsetBy: name.count + 2)..<end]
      var arguments: [String: String] = [:]
      var words: [String] = []
      for argument in inner.split(separator: ", ") {
        let parts = argument.split(separator: ": ", maxSplits: 1)
        if parts.count == 2 {
          arguments[String(parts[0])] = String(parts[1])
        } else {
          words.append(String(argument))
        }
      }
      return Call(arguments: arguments, words: words, isRightToLeft: text.hasSuffix(" rtl"))
    }
  }

  /// All paddings together: left, top, right, bottom.
  var padding: [Double] {
    var sides = [0.0, 0, 0, 0]
    for call in calls("padding") {
      let leading = call.isRightToLeft ? 2 : 0
      func add(_ value: Double, to edges: String) {
        if ["leading", "horizontal", "all"].contains(edges) { sides[leading] += value }
        if ["trailing", "horizontal", "all"].contains(edges) { sides[2 - leading] += value }
        if ["top", "vertical", "all"].contains(edges) { sides[1] += value }
        if ["bottom", "vertical", "all"].contains(edges) { sides[3] += value }
      }
      if let edges = call.arguments["edges"] { add(call.number("length") ?? .nan, to: edges) }
      for edge in ["top", "leading", "bottom", "trailing"] {
        if let value = call.number(edge) { add(value, to: edge) }
      }
    }
    return sides
  }

  /// All opacities together.
  var opacity: Double { product("opacity", "opacity") }

  /// All scales together, across.
  var scale: Double { product("scaleEffect", "x") }

  private func product(_ name: String, _ label: String) -> Double {
    calls(name).compactMap { $0.number(label) }.reduce(1, *)
  }
}

extension Report {
  func drawing(_ name: String) throws -> Drawing { Drawing(lines: try lines(name)) }
}
