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
  /// The DTCG resolver, with the specs that are read through it only.
  package private(set) var resolver: ResolverFiles?

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

  /// The one resolver of a project. It is a spec too.
  package mutating func addResolver(_ file: SourceFile) {
    addSpec(file, .designTokens)
    resolver = specs.last.map { ResolverFiles(resolver: $0) }
  }

  /// Puts other bytes in the place of a file's.
  package mutating func replace(_ id: FileID, by bytes: [UInt8]) {
    sources.replace(id, by: bytes)
  }

  /// A file that the resolver names by these texts.
  package mutating func addResolved(
    _ file: SourceFile, names: [String], _ dialect: Dialect = .designTokens
  ) {
    addSpec(file, dialect)
    for name in names { resolver?.files[name] = specs.last }
  }
}
