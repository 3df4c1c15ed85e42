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
  let platforms: [PlatformID]
  /// Those of them that draw shapes and play animations.
  let drawingPlatforms: [PlatformID]

  // MARK: Tokens

  var paths = PathIndex()
  /// For each token, the place of what declares it in `program.tokens`. Tokens that came by
  /// `$extends` share it.
  var declarations: [Int] = []
  /// For each group as written, in the order of `program.groups`, the group of the design.
  var groupOf: [GroupID] = []
  /// For each token, how far it has come.
  var progress: [Progress] = []
  /// For each token that is another's name on all platforms alike, the token at the end of that
  /// chain; for the others, itself.
  var aliasEnds: [Int32] = []
  /// For each token whose value is another's name and nothing else, that token; else -1.
  var soleTargets: [Int32] = []
  /// For each group, its own type, and after collecting the nearest one.
  var groupTypes: [GroupType] = []
  /// What groups of other tools' files say as their type, and is none here.
  var unknownTypes: [Node] = []
  /// The hash of each group's path.
  var groupHashes: [PathIndex.Hash] = [PathIndex.Hash()]
  /// The DTCG files of which it has been said that they are written in an older way.
  var olderFiles: Set<FileID> = []
  /// The platforms on which a token has a value of its own, itself or through what it refers to.
  var platformsOfToken: [Int: [PlatformID]] = [:]
  /// The axes with which a token's value differs, itself or through what it refers to.
  var axesOfToken: [Int: AxisSet] = [:]
  /// What files with `mode:` say of a token, by the places in `program.overrides`.
  var overridesOfToken: [Int: [Int]] = [:]
  /// The context in which values are being computed.
  var context = ModeContext.standard
  /// The tokens without a name that hold what declarations compute in each mode.
  var namelessTokens: [NamelessToken: TokenID] = [:]
  /// The name of the declaration that is being read.
  var declaration = ""
  /// How many names of tokens led nowhere so far.
  var unresolvedCount = 0
  /// How often something was left out without a word, because its cause has been reported.
  var silencedCount = 0

  // MARK: Declarations

  var shapeNames = NameIndex()
  var animationNames = NameIndex()
  /// The animations that tokens are used as.
  var animationsOfTokens: [TokenID: AnimationID] = [:]
  var interactionNames = NameIndex()
  /// For each shape, and each interaction, the names of its parameters that something was wrong with.
  var brokenParametersOfShape: [Set<String>] = []
  var brokenParametersOfInteraction: [Set<String>] = []
  /// The platform whose figures shapes and animations are being read for: at first one that has none
  /// of its own, if there is one.
  var currentPlatform: PlatformID?

  // MARK: Values written in components

  /// The names of components that something is wrong with.
  var brokenComponents: Set<String> = []
  /// Components as they are written, by their names.
  var writtenComponents: [String: Node] = [:]
  /// What values that are written in components came to; `nil` after an error.
  var writtenValues: [WrittenValue: Operand?] = [:]
  /// The values that are being computed, each because of the one before.
  var writtenRing: [(value: WrittenValue, path: String, span: SourceSpan)] = []

  enum Progress: UInt8 {
    case waiting
    case done
    /// Reported; whoever refers to it keeps silent.
    case broken
    /// A token of another tool that cannot be read: it is not there, and whoever refers to it is told.
    case leftOut
  }

  enum GroupType: Equatable {
    case unsaid
    case type(TokenType)
    /// Said wrongly, and reported: its tokens keep silent.
    case broken
    /// One that another tool has and Tessera has not, by its place in `unknownTypes`.
    case unknown(Int)
  }

  /// The design that `program` describes. It is whole only when no error was reported.
  ///
  /// - Parameters:
  ///   - rem: how many logical pixels one rem is.
  ///   - axes: the axes of modes; each has a context, and their names differ.
  ///   - withoutCode: the platforms that draw nothing.
  package static func analyze(
    _ program: Program, rem: Double, axes: [ModeAxis] = ModeAxis.standard,
    withoutCode: [PlatformID] = [], diagnostics: inout DiagnosticList
  ) -> DesignSystem {
    var analyzer = Analyzer(
      program: program, rem: rem, axes: axes, withoutCode: withoutCode, diagnostics: diagnostics)
    analyzer.adoptModifiers()
    analyzer.collectTokens()
    analyzer.resolveTokens()
    analyzer.dropLeftOutTokens()
    analyzer.declareShapesAndAnimations()
    analyzer.declareInteractions()
    analyzer.declareComponents()
    diagnostics = analyzer.diagnostics
    return analyzer.design
  }

  private init(
    program: Program, rem: Double, axes: [ModeAxis], withoutCode: [PlatformID],
    diagnostics: DiagnosticList
  ) {
    self.program = program
    self.diagnostics = diagnostics
    platforms = program.choices.platforms.map { PlatformID($0) }
    drawingPlatforms = platforms.filter { !withoutCode.contains($0) }
    let place = program.groups.first?.key.span ?? SourceSpan(file: FileID(0), start: 0, end: 0)
    design = DesignSystem(
      rem: rem, axes: axes,
      root: TokenGroup(name: "", parent: nil, annotation: Annotation(span: place)))
    for component in program.components {
      let name = component.key.text
      if component.isBroken {
        brokenComponents.insert(name)
      } else if writtenComponents[name] == nil {
        writtenComponents[name] = component.node
      }
    }
  }
}
