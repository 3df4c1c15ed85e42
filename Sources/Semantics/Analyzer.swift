package import Diagnostics
internal import Document
package import IR
package import Syntax

/// Turns what the files declare into the design: names looked up, values computed, rules checked.
///
/// It never stops at the first error. What is wrong is reported once and becomes a value that
/// nothing reads, so that its consequences stay silent.
package struct Analyzer {
  let program: Program
  var design: DesignSystem
  var diagnostics: DiagnosticList
  var paths = PathIndex()
  /// For each token, the place of what declares it in `program.tokens`.
  var declarations: [Int] = []
  /// For each token, how far it has come.
  var progress: [Progress] = []
  /// For each group, its own type, and after collecting the nearest one.
  var groupTypes: [TokenType?] = []
  /// The platforms on which a token has a value of its own, itself or through what it refers to.
  var platformsOfToken: [Int: [PlatformID]] = [:]
  /// The platform whose figures shapes and animations are being read for; `nil`: those of the
  /// platforms that have none of their own.
  var currentPlatform: PlatformID?
  /// How many components' values lie between the value being computed and the one that asked for it.
  var writtenDepth = 0
  /// How many names of tokens led nowhere so far.
  var unresolvedCount = 0
  let platforms: [PlatformID]

  enum Progress: UInt8 {
    case waiting
    case done
    /// Reported; whoever refers to it keeps silent.
    case broken
  }

  /// The design that `program` describes. It is whole only when no error was reported.
  ///
  /// - Parameter rem: how many logical pixels one rem is.
  package static func analyze(
    _ program: Program, rem: Double, diagnostics: inout DiagnosticList
  ) -> DesignSystem {
    var analyzer = Analyzer(program: program, rem: rem, diagnostics: diagnostics)
    analyzer.collectTokens()
    analyzer.resolveTokens()
    analyzer.declareShapesAndAnimations()
    analyzer.declareInteractions()
    analyzer.declareComponents()
    diagnostics = analyzer.diagnostics
    return analyzer.design
  }

  private init(program: Program, rem: Double, diagnostics: DiagnosticList) {
    self.program = program
    self.diagnostics = diagnostics
    platforms = program.choices.platforms.map { PlatformID($0) }
    let place = program.groups.first?.key.span ?? SourceSpan(file: FileID(0), start: 0, end: 0)
    design = DesignSystem(
      rem: rem, root: TokenGroup(name: "", parent: nil, annotation: Annotation(span: place)))
  }
}
