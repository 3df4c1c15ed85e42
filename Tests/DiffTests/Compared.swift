import Compiler
import Diagnostics
import Diff
import IR
import Syntax
import Testing

/// Two designs that were compared.
struct Compared {
  let diff: DesignDiff

  /// - Parameters:
  ///   - old: a native spec; it has to compile.
  ///   - new: the same.
  init(
    _ old: String, _ new: String, axes: [ModeAxis] = ModeAxis.standard,
    newAxes: [ModeAxis]? = nil, rem: (Double, Double) = (16, 16),
    at location: SourceLocation = #_sourceLocation
  ) async {
    await self.init([old], [new], axes: axes, newAxes: newAxes, rem: rem, at: location)
  }

  init(
    _ olds: [String], _ news: [String], axes: [ModeAxis] = ModeAxis.standard,
    newAxes: [ModeAxis]? = nil, rem: (Double, Double) = (16, 16),
    at location: SourceLocation = #_sourceLocation
  ) async {
    diff = DesignDiff(
      from: await Self.side("old", olds, axes, rem.0, location),
      to: await Self.side("new", news, newAxes ?? axes, rem.1, location), platforms: Platforms.ids)
  }

  static func side(
    _ name: String, _ specs: [String], _ axes: [ModeAxis], _ rem: Double,
    _ location: SourceLocation
  ) async -> DesignDiff.Side {
    var snapshot = Snapshot()
    for (index, spec) in specs.enumerated() {
      snapshot.addSpec(SourceFile(path: "\(index).yaml", text: spec))
    }
    let compilation = await Pipeline.compile(
      snapshot, CompilerOptions(rem: rem, axes: axes))
    let errors = compilation.diagnostics.sorted.filter { $0.severity == .error }
    #expect(errors.map(\.message) == [], sourceLocation: location)
    return .init(name: name, design: compilation.design, sources: compilation.sources)
  }

  /// Every change as "breaking removed token color.old", and behind it every difference as
  /// "(dark): #000000 → #111111".
  var lines: [String] { diff.changes.map(Self.line) }

  /// The same without the differences.
  var heads: [String] { diff.changes.map(Self.head) }

  static func head(_ change: Change) -> String {
    var text = "\(change.level.name) \(change.kind.rawValue) \(change.subject.rawValue) "
    if let name = change.oldName { text += "\(name) → " }
    text += change.name
    guard let aspect = change.aspect else { return text }
    text += ", \(aspect.what.rawValue)"
    if !aspect.name.isEmpty { text += " \(aspect.name)" }
    if !aspect.part.isEmpty { text += " of \(aspect.part)" }
    if !aspect.state.isEmpty { text += " while \(aspect.state)" }
    return text
  }

  private static func line(_ change: Change) -> String {
    let values = change.differences.map { difference in
      let label = difference.label.isEmpty ? "" : " (\(difference.label))"
      return "\(label): \(difference.old?.text ?? "nothing") → \(difference.new?.text ?? "nothing")"
    }
    return head(change) + values.joined(separator: ";")
  }
}
