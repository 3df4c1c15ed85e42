import Compiler

/// The last line of a run that went well.
struct BuildReport {
  private let statistics: Compilation.Statistics
  private let time: Duration

  init(_ compilation: Compilation, time: Duration) {
    statistics = compilation.statistics
    self.time = time
  }

  /// - Parameter folders: where the outputs are.
  func built(written: Int, unchanged: Int, removed: Int, in folders: [String]) -> String {
    "Built \(content) in \(BuildReport.text(of: time)): "
      + "\(BuildReport.count(written, "file")) written, \(unchanged) unchanged, "
      + (removed > 0 ? "\(removed) removed, " : "")
      + "in \(BuildReport.list(folders))."
  }

  var checked: String {
    "Checked \(content) in \(BuildReport.text(of: time)): no errors, and nothing was written."
  }

  private var content: String {
    "\(BuildReport.count(statistics.tokens, "token")) and "
      + "\(BuildReport.count(statistics.components, "component")) of "
      + BuildReport.count(statistics.files, "spec")
  }

  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  static func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  /// `14 ms`, from a second on `1.2 s`.
  static func text(of time: Duration) -> String {
    let (seconds, attoseconds) = time.components
    let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000
    if milliseconds < 1 { return "less than 1 ms" }
    if milliseconds < 1000 { return "\(milliseconds) ms" }
    let tenths = (milliseconds + 50) / 100
    return "\(tenths / 10).\(tenths % 10) s"
  }
}
