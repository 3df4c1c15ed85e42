import Compiler
import Diagnostics
import IR
import Workspace

/// Which outputs `--only` leaves.
enum OutputSelection {
  /// - Parameter lists: names of outputs, or of platforms for all outputs of theirs, with commas
  ///   between them; none selects every output.
  static func select(
    _ lists: [String], from outputs: [Configuration.Output]
  ) throws(Refusal) -> [Configuration.Output] {
    guard !lists.isEmpty else { return outputs }
    var selected = Set<Int>()
    for name in lists.flatMap({ $0.split(separator: ",") }).map(String.init) {
      let found = outputs.indices.filter {
        outputs[$0].request.name == name || outputs[$0].request.platform.name == name
      }
      guard !found.isEmpty else {
        throw Refusal(.usage, refusal(of: name, outputs))
      }
      selected.formUnion(found)
    }
    guard !selected.isEmpty else { throw Refusal(.usage, "'--only' names no output.") }
    return outputs.indices.filter(selected.contains).map { outputs[$0] }
  }

  private static func refusal(of name: String, _ outputs: [Configuration.Output]) -> String {
    var known: [String] = []
    for output in outputs {
      for name in [output.request.name, output.request.platform.name] where !known.contains(name) {
        known.append(name)
      }
    }
    let hint =
      didYouMean(name, among: known).first
      ?? "there is \(known.joined(separator: ", "))."
    return "'--only' names '\(name)', which is no output: \(hint)"
  }
}
