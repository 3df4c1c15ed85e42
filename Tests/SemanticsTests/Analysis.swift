import Diagnostics
import Document
import IR
import Semantics
import Syntax

/// A design read from texts, with what was reported.
struct Analysis {
  var design: DesignSystem
  var sources: SourceMap
  var diagnostics: [Diagnostic]
  /// The places marked `‹…›`, in the order of the files and of the places.
  let marks: [SourceSpan]
  /// The places marked `¹‹…›`, `²‹…›` and so on, by their numbers.
  let relatedMarks: [SourceSpan]

  /// - Parameter files: The texts of spec files. Places are marked with `‹` and `›`, which are taken
  ///   out; a raised number before a mark says that it is a related place.
  init(_ files: String...) {
    self.init(files: files)
  }

  /// A file to analyse.
  struct Input {
    var text: String
    var dialect = Dialect.native

    /// Native specs are YAML; token files are JSON when they begin like it.
    func path(_ index: Int) -> String {
      guard dialect != .native else { return "spec\(index).yaml" }
      return text.first == "{" ? "file\(index).tokens.json" : "file\(index).tokens.yaml"
    }
  }

  init(files: [String], rem: Double = 16, axes: [ModeAxis] = ModeAxis.standard) {
    self.init(files.map { Input(text: $0) }, rem: rem, axes: axes)
  }

  init(_ files: [Input], rem: Double = 16, axes: [ModeAxis] = ModeAxis.standard) {
    var dialects = DialectTable()
    var list = DiagnosticList()
    sources = SourceMap()
    var documents: [DocumentTree] = []
    var marks: [SourceSpan] = []
    var numbered: [(number: Int, span: SourceSpan)] = []
    for (index, input) in files.enumerated() {
      let marked = MarkedText(input.text)
      let file = SourceFile(path: input.path(index), bytes: marked.bytes)
      let id = sources.add(file)
      dialects[id] = input.dialect
      for (number, range) in marked.marks {
        let span = SourceSpan(file: id, start: range.lowerBound, end: range.upperBound)
        if let number { numbered.append((number, span)) } else { marks.append(span) }
      }
      if let tree = DocumentReader.read(file, id: id, into: &list) { documents.append(tree) }
    }
    let program = SpecDecoder.decode(
      documents, dialects: dialects, platforms: ["swift", "kotlin", "css"], diagnostics: &list)
    design = Analyzer.analyze(program, rem: rem, axes: axes, diagnostics: &list)
    diagnostics = list.sorted
    self.marks = marks.sorted()
    relatedMarks = numbered.sorted { $0.number < $1.number }.map(\.span)
  }

  var rules: [Rule] { diagnostics.map(\.rule) }

  func token(_ path: String) -> Token? {
    design.tokens.first { design.path(of: $0).joined(separator: ".") == path }
  }

  func value(_ path: String, on platform: String = "css") -> Value? {
    guard
      let index = design.tokens.firstIndex(where: {
        design.path(of: $0).joined(separator: ".") == path
      })
    else { return nil }
    return design.value(of: TokenID(index), on: PlatformID(platform))
  }

  /// What a token holds with these contexts chosen, by their names.
  func value(
    _ path: String, in contexts: String..., on platform: String = "css"
  ) -> Value? {
    guard
      let index = design.tokens.firstIndex(where: {
        design.path(of: $0).joined(separator: ".") == path
      })
    else { return nil }
    var context = ModeContext()
    for (axis, place) in design.axes.enumerated().flatMap({ axis in
      axis.element.contexts.indices.map { (axis.offset, $0) }
    }) where contexts.contains(design.axes[axis].contexts[place]) {
      context[axis] = place
    }
    return design.value(of: TokenID(index), on: PlatformID(platform), in: context)
  }

  func component(_ name: String) -> Component? {
    design.components.first { $0.name == name }
  }

  /// A place with its text: `1:12…16 'ink'`, the file's number and bytes.
  func place(_ span: SourceSpan?) -> String {
    guard let span, let file = sources[span.file] else { return "nowhere" }
    let range = span.range.clamped(to: 0..<file.bytes.count)
    let text = String(decoding: file.bytes[range], as: UTF8.self)
    return "\(span.file.index):\(span.start)…\(span.end) '\(text)'"
  }

  /// All diagnostics, as a person sees them.
  var rendered: String {
    var renderer = TerminalRenderer(sources: sources)
    return diagnostics.map { renderer.render($0) }.joined(separator: "\n")
  }
}

/// A text without its marks.
private struct MarkedText {
  var bytes: [UInt8] = []
  /// A place can have several numbers: it is related to several diagnostics.
  var marks: [(number: Int?, range: Range<Int>)] = []

  private static let numbers: [Unicode.Scalar: Int] = [
    "¹": 1, "²": 2, "³": 3, "⁴": 4, "⁵": 5, "⁶": 6, "⁷": 7, "⁸": 8, "⁹": 9,
  ]

  init(_ text: String) {
    var open: [(numbers: [Int], start: Int)] = []
    var numbers: [Int] = []
    for scalar in text.unicodeScalars {
      if let raised = Self.numbers[scalar] {
        numbers.append(raised)
      } else if scalar == "‹" {
        open.append((numbers, bytes.count))
        numbers = []
      } else if scalar == "›", let last = open.popLast() {
        let range = last.start..<bytes.count
        if last.numbers.isEmpty { marks.append((nil, range)) }
        marks += last.numbers.map { ($0, range) }
      } else {
        bytes += Array(String(scalar).utf8)
      }
    }
  }
}
