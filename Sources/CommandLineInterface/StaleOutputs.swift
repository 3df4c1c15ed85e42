import Compiler
import Diagnostics
import Workspace

/// What `tessera build --check` says of generated files that are not as they would be built.
struct StaleOutputs {
  let differences: [OutputPlan.Difference]
  /// The command that mends it.
  let mend: String

  init(_ differences: [OutputPlan.Difference], _ invocation: Invocation) {
    self.differences = differences
    var words = ["tessera", "build"]
    if let argument = invocation.argument { words.append(argument) }
    for (option, value) in invocation.options
    where [.out, .only, .into, .allowOutside].contains(option) {
      words.append("--\(option.name)")
      if option.value != nil { words.append(value) }
    }
    mend = words.map(Self.quoted).joined(separator: " ")
  }

  func outcome(_ compilation: Compilation, _ report: Report) -> Outcome {
    guard !differences.isEmpty else {
      return report.outcome(
        compilation, compilation.diagnostics, .success,
        sentences: ["All generated files are up to date."])
    }
    var sources = compilation.sources
    var list = compilation.diagnostics
    var diffs: [String] = []
    for difference in differences {
      let bytes = difference.state == .missing ? [] : difference.found
      let id = sources.add(SourceFile(path: difference.path, bytes: bytes))
      let diff = LineDiff(difference.found, difference.wanted)
      let place = SourceSpan(file: id, start: diff.start, end: diff.start)
      list.report(
        .error(
          .staleOutput, at: place, Self.message(difference.state),
          help: ["build, and commit what comes of it: \(mend)"]))
      // A whole file is no difference, and what the list of files is about is said by the others.
      if !difference.path.hasSuffix(OutputManifest.name),
        difference.state == .stale || difference.state == .edited
      {
        diffs.append(diff.text(named: difference.path))
      }
    }
    return report.outcome(
      sources, list, .faultySpecs,
      sentences: report.format == "text"
        ? diffs + [
          "\(BuildReport.count(differences.count, "generated file")) not up to date: run \(mend)"
        ]
        : [],
      others: [.init("outputs", .list(differences.map(Self.value)))])
  }

  private static func message(_ state: OutputPlan.Difference.State) -> String {
    switch state {
    case .missing: "this generated file is missing"
    case .stale: "this generated file is stale: the specs have changed since"
    case .edited: "this generated file was edited by hand, which the next build undoes"
    case .leftOver: "this generated file is left over: nothing makes it any more"
    }
  }

  private static func value(_ difference: OutputPlan.Difference) -> JSONValue {
    .object([
      .init("file", .text(difference.path)), .init("state", .text(difference.state.rawValue)),
    ])
  }

  /// As a shell takes it.
  private static func quoted(_ word: String) -> String {
    let isPlain =
      !word.isEmpty
      && word.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B...0x2F, 0x3A, 0x3D, 0x40, 0x5F: true
        default: false
        }
      }
    return isPlain
      ? word
      : "'"
        + word.split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: "'\\''") + "'"
  }
}
