import Diagnostics
import Emission
import IR

/// A Kotlin file while it is written: its body so far, and what the body needs at the top.
///
/// Everything that writes code is a method of it, since each name of a library that is written has
/// to be imported.
struct KotlinFile {
  let design: DesignSystem
  let settings: OutputSettings
  let names: ComposeNames
  var diagnostics = DiagnosticList()
  /// Names of nested objects that are visible where the file is being written: they hide what is
  /// imported.
  var hidden: Set<String> = []
  /// Private declarations to put at the end of the file.
  var helpers: Set<Helper> = []
  /// Public declarations that the tokens need.
  var publicTypes: Set<PublicType> = []
  /// What stands above the body, with empty lines between.
  var preamble: [Code<Kotlin>] = []
  /// Whether texts take their style from a local of the design's own.
  var needsTextStyle = false
  /// Whether something deprecated is used by other generated code.
  var usesDeprecated = false
  /// The context that values are written for; `nil`: the default of every axis.
  var context: ModeContext?
  /// What the code that is being written asks of its place.
  var reading = ModeReading.nothing
  /// The axes whose contexts the file asks for.
  var askedAxes = AxisSet()
  /// The values that differ by mode and are written in this file alone; `nil` where none can be.
  var modalValues: ModalValues?
  private var imports: Set<KotlinSymbol> = []
  /// How the names of libraries are written, worked out once: every token asks for its type's.
  private var spellings: [KotlinSymbol: Spelling] = [:]
  private var writer = SourceWriter<Kotlin>()

  private struct Spelling {
    let name: String
    let simple: Code<Kotlin>
    let qualified: Code<Kotlin>
    let isImported: Bool
  }

  /// The longest line, in columns (Kotlin's official style).
  static let width = 120

  static let platform = PlatformID("kotlin")

  init(
    design: DesignSystem, settings: OutputSettings, names: ComposeNames
  ) {
    self.design = design
    self.settings = settings
    self.names = names
  }

  // MARK: Names of libraries

  /// A function, or a class where it is called: what is nested here cannot hide it.
  mutating func use(_ symbol: KotlinSymbol) -> Code<Kotlin> {
    use(spelling(of: symbol), symbol)
  }

  /// A type, or an object whose members are named: in full where a nested object would hide it.
  mutating func type(_ symbol: KotlinSymbol) -> Code<Kotlin> {
    let spelling = spelling(of: symbol)
    return hidden.contains(spelling.name) ? spelling.qualified : use(spelling, symbol)
  }

  private mutating func use(_ spelling: Spelling, _ symbol: KotlinSymbol) -> Code<Kotlin> {
    if spelling.isImported { imports.insert(symbol) }
    return spelling.simple
  }

  private mutating func spelling(of symbol: KotlinSymbol) -> Spelling {
    if let known = spellings[symbol] { return known }
    let spelling = Spelling(
      name: String(symbol.simpleName), simple: symbol.simple, qualified: symbol.qualified,
      isImported: !symbol.isBuiltIn)
    spellings[symbol] = spelling
    return spelling
  }

  /// An extension, which code names without a word of its own (`4.dp`).
  mutating func need(_ symbols: KotlinSymbol...) {
    imports.formUnion(symbols)
  }

  // MARK: Lines

  var indentationWidth: Int { writer.indentationWidth }

  mutating func line(_ code: Code<Kotlin>) {
    writer.line(code)
  }

  mutating func blank() {
    writer.blank()
  }

  mutating func indented(_ body: (inout KotlinFile) -> Void) {
    writer.indent()
    body(&self)
    writer.outdent()
  }

  /// `opening {`, the body, `}`.
  mutating func block(_ opening: Code<Kotlin>, _ body: (inout KotlinFile) -> Void) {
    writer.line("\(opening) {")
    indented(body)
    writer.line("}")
  }

  /// Code that is broken over lines where it is too long for one.
  mutating func write(_ layout: Layout) {
    for line in layout.lines(width: Self.width - writer.indentationWidth) {
      for _ in 0..<line.depth { writer.indent() }
      writer.line(line.code)
      for _ in 0..<line.depth { writer.outdent() }
    }
  }

  // MARK: The whole

  /// The file, with its marker, package and imports.
  func output(path: String) -> OutputFile {
    var head = SourceWriter<Kotlin>()
    head.line("// \(comment: Marker.sentence(origin: settings.origin))")
    head.blank()
    if usesDeprecated {
      head.line("@file:Suppress(\"DEPRECATION\")")
      head.blank()
    }
    head.line("package \(names.package)")
    let sorted = imports.map(\.rawValue).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    if !sorted.isEmpty {
      head.blank()
      for name in sorted { head.line("import \(Code(identifiers: name.split(separator: ".")))") }
    }
    for declaration in preamble {
      head.blank()
      head.line(declaration)
    }
    if !writer.bytes.isEmpty { head.blank() }
    return OutputFile(path: path, bytes: head.bytes + writer.bytes)
  }
}
