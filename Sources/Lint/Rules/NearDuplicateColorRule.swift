import Color
import Diagnostics
import IR

/// Two colours that nobody can tell apart, and that are not the same either: CIEDE2000, in every mode.
enum NearDuplicateColorRule: LintRule {
  static let rule = Rule.nearDuplicateColor
  static let level = LintLevel.warning

  private static let twinLimit = 8

  private struct Candidate {
    let id: TokenID
    let color: ColorValue
  }

  /// A cell of Oklab; two colours that are near stand in one cell, or in two beside each other.
  private struct Cell: Hashable {
    var lightness: Int
    var a: Int
    var b: Int

    init(_ color: ColorValue, size: Double) {
      let lab = color.converted(to: .oklab)
      func place(_ number: Double) -> Int {
        Int(max(-10_000, min(10_000, (number / size).rounded(.down))))
      }
      lightness = place(lab.first)
      a = place(lab.second)
      b = place(lab.third)
    }

    var around: [Cell] {
      (-1...1).flatMap { x in
        (-1...1).flatMap { y in
          (-1...1).map { z in
            var cell = self
            cell.lightness += x
            cell.a += y
            cell.b += z
            return cell
          }
        }
      }
    }
  }

  static func check(_ subject: LintSubject, _ findings: inout [Diagnostic]) {
    guard let view = subject.views.first else { return }
    let distance = subject.settings.colorDistance
    // One step of CIEDE2000 is less than this much in Oklab, dark colours included.
    let size = max(0.01, distance * 0.03)
    var cells: [Cell: [Candidate]] = [:]
    for id in subject.tokens {
      guard subject.design[id].type == .color, case .literal? = subject.design[id].value.base,
        case .color(let color)? = view.value(of: id)
      else { continue }
      let cell = Cell(color, size: size)
      let near = cell.around.flatMap { cells[$0] ?? [] }
        .filter { isNear($0.color, color, distance) }
        .sorted { $0.id < $1.id }
      // What has a twin is the twin's affair.
      let isTwin = near.contains { subject.design[$0.id].value == subject.design[id].value }
      if !isTwin, let other = near.first(where: { isNear($0.id, id, distance, subject) }) {
        findings.append(
          finding(
            at: subject.design[id].annotation.span,
            "'\(subject.path(of: id))' looks like '\(subject.path(of: other.id))', and is another colour",
            help: [
              "their difference is \(Decimal.text(Decimal.rounded(color.deltaE2000(other.color), places: 2))) of CIEDE2000, and about 2 can be seen; use one of them"
            ],
            related: [
              .init(
                span: subject.design[other.id].annotation.span,
                message: "the other is declared here")
            ]))
      }
      // Of many that are the same, some are enough to compare with.
      if near.count(where: { $0.color == color }) < twinLimit {
        cells[cell, default: []].append(Candidate(id: id, color: color))
      }
    }
  }

  private static func isNear(_ a: ColorValue, _ b: ColorValue, _ distance: Double) -> Bool {
    abs(a.alpha - b.alpha) < 0.01 && a.deltaE2000(b) < distance
  }

  /// Whether two tokens are near each other in every context, and not the same everywhere.
  private static func isNear(
    _ a: TokenID, _ b: TokenID, _ distance: Double, _ subject: LintSubject
  ) -> Bool {
    var differs = false
    for view in subject.views {
      var axes = view.axes(of: a)
      axes.formUnion(view.axes(of: b))
      for context in subject.contexts(over: axes) {
        guard case .color(let first)? = view.value(of: a, in: context),
          case .color(let second)? = view.value(of: b, in: context)
        else { return false }
        guard isNear(first, second, distance) else { return false }
        if first.rgba8 != second.rgba8 || first.isWide != second.isWide { differs = true }
      }
    }
    return differs
  }
}
