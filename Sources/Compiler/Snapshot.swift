package import Diagnostics
package import Syntax

/// What a compilation sees: the texts as they were at one moment.
package struct Snapshot: Sendable {
  /// All files that something can be said about, the configuration among them.
  package private(set) var sources: SourceMap
  /// Those of them that are specs, in the order of their paths.
  package private(set) var specs: [FileID]
  /// By whose rules the specs are read.
  package private(set) var dialects = DialectTable()

  package init() {
    sources = SourceMap()
    specs = []
  }

  /// A file that isn't compiled, but that something may be said about.
  package mutating func add(_ file: SourceFile) -> FileID {
    sources.add(file)
  }

  package mutating func addSpec(_ file: SourceFile, _ dialect: Dialect = .native) {
    let id = sources.add(file)
    specs.append(id)
    dialects[id] = dialect
  }
}
