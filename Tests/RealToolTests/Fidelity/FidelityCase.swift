import Foundation
import IR

/// A shape in a box, as it is drawn by each platform.
struct FidelityCase {
  let shape: ShapeDeclaration
  let width: Double
  let height: Double
  let scale: Int
  let mirrored: Bool
  let isRightToLeft: Bool

  /// Room around the box, in px: outlines may overhang. What goes beyond is cut off everywhere.
  static let margin = 12

  static let sizes: [(Double, Double)] = [
    (8, 8), (16, 12), (20, 16), (33, 17), (45, 40), (61, 33), (100, 40), (120.5, 48.25),
    (200, 120), (300, 60),
  ]

  /// - Parameter whole: all sizes, scales and ways to look; else those that tests have time for.
  static func all(of shapes: [ShapeDeclaration], whole: Bool) -> [FidelityCase] {
    var cases: [FidelityCase] = []
    for scale in [3, 2, 1] {
      for shape in shapes {
        for (index, (width, height)) in sizes.enumerated() {
          for (mirrored, isRightToLeft) in [
            (false, false), (true, false), (false, true), (true, true),
          ] {
            let item = FidelityCase(
              shape: shape, width: width, height: height, scale: scale, mirrored: mirrored,
              isRightToLeft: isRightToLeft)
            if whole || item.isTested(index) { cases.append(item) }
          }
        }
      }
    }
    return cases
  }

  /// Whether tests have time for it: most sizes as they are, a few mirrored, one from right to left, and one
  /// at the other scales.
  private func isTested(_ sizeIndex: Int) -> Bool {
    switch (scale, mirrored, isRightToLeft) {
    case (3, false, false): [0, 1, 2, 3, 4, 6, 7].contains(sizeIndex)
    case (3, true, false): [2, 4, 7].contains(sizeIndex)
    case (3, _, true): sizeIndex == 4
    default: sizeIndex == 7 && !mirrored && !isRightToLeft
    }
  }

  var name: String {
    let words = [
      shape.name, size, mirrored ? "mirrored" : nil, isRightToLeft ? "rtl" : nil, "\(scale)x",
    ]
    return words.compactMap { $0 }.joined(separator: " ")
  }

  private var size: String { "\(width.shortest)x\(height.shortest)" }

  /// Whether the outline is reflected in the end.
  var isReflected: Bool { mirrored != (isRightToLeft && shape.axis == .start) }

  /// What the driver in Swift calls the outline of a shape that is reflected or not.
  static func outline(_ shape: String, _ width: Double, _ height: Double, _ reflected: Bool)
    -> String
  {
    "\(shape) \(width.shortest)x\(height.shortest)\(reflected ? " reflected" : "")"
  }

  var outline: String { Self.outline(shape.name, width, height, isReflected) }

  /// In px: how much of a page a picture takes.
  var cellWidth: Int { Int(width.rounded(.up)) + 2 * Self.margin }
  var cellHeight: Int { Int(height.rounded(.up)) + 2 * Self.margin }
}

extension Double {
  /// Without a fraction where there is none.
  var shortest: String { self == rounded() ? "\(Int(self))" : "\(self)" }
}
