import Compiler
import Diagnostics
import IR
import Workspace

/// Which outputs `--only` leaves.
enum OutputSelection {
  /// - Parameters:
  ///   - lists: names of outputs, or of platforms for all outputs of theirs, with commas between them;
  ///     none selects every output.
  ///   - folder: where the output goes, of which there has to be one only; its files are fixed then.
  static func select(
    _ lists: [String], from outputs: [Configuration.Output], into folder: FilePath?
  ) throws(Refusal) -> [Configuration.Output] {
    var selected = try select(lists, from: outputs)
    guard let folder else { return selected }
    guard selected.count == 1 else {
      let names = BuildReport.list(selected.map(\.request.name))
      throw Refusal(
        .usage, "'--into' takes one output, and there are \(names): say which with '--only'.")
    }
    selected[0].move(into: folder)
    return selected
  }

  private static func select(
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
