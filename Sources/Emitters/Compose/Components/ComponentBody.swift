import Emission
import IR

/// What the function of a component is made of, gathered before it is written.
struct ComponentBody {
  /// The names that callers' arguments take: locals keep away from them.
  private(set) var taken: Set<String>
  /// The part that is being drawn: its locals have its name before theirs.
  private(set) var part: String?
  /// The animation of that part which runs by itself.
  var running: Running?
  /// Before the component itself: locals.
  var statements: [Layout] = []
  /// The calls on the caller's modifier.
  var modifiers: [Layout] = []
  /// The shape, as something that can be named twice.
  var shape: Code<Kotlin>?
  /// What the states are told by.
  var source: Code<Kotlin>?
  /// By the property that states change: the local that follows it.
  var locals: [Property: Code<Kotlin>] = [:]
  /// How each state is asked for.
  var conditions: [State: Code<Kotlin>] = [:]
  /// Whether movement is left out.
  var reducesMotion: Code<Kotlin>?
  /// Backgrounds that the interaction gives, in its parameters.
  var interactionBackgrounds: [State: ColorExpression] = [:]
  /// The interaction's parameters, as the component sets them.
  var interactionScope = FormulaScope()
  var interactionArguments: [Layout] = []

  /// How far an animation has gone, and where it began.
  struct Running {
    var start: ComponentPart.Start
    var progress: Code<Kotlin>
  }

  init(_ plan: ComponentPlan) {
    taken = [
      "checked", "onCheckedChange", "value", "onValueChange", "isError", "placeholder",
      "singleLine", "keyboardOptions", "keyboardActions",
      "text", "content", "modifier", "overflow", "softWrap", "maxLines", "onClick", "enabled",
      "interactionSource",
    ]
    if plan.component.kind == .text { taken.insert(plan.names.style.name) }
    taken.formUnion(plan.names.parameters.map(\.name))
    taken.formUnion(plan.names.axes.map(\.parameter.name))
    if plan.hasForegroundParameter { taken.insert(plan.names.foreground.name) }
  }

  /// A part inside of the component: it shares all but what is drawn.
  func part(_ name: String) -> ComponentBody {
    var body = self
    body.part = name
    body.statements = []
    body.modifiers = []
    body.shape = nil
    body.locals = [:]
    body.interactionBackgrounds = [:]
    return body
  }

  /// What the part has added beside what it draws.
  mutating func adopt(_ part: ComponentBody) {
    taken = part.taken
    statements += part.statements
  }

  /// A name for a local: the one that is asked for, unless a caller's argument has it.
  mutating func local(_ name: String) -> Code<Kotlin> {
    var name = name
    if let part { name = NameStyle.lowerCamel(NameStyle.words(part) + NameStyle.words(name)) }
    while taken.contains(name) {
      name = NameStyle.lowerCamel(["current"] + NameStyle.words(name))
    }
    taken.insert(name)
    return Code(identifiers: [name[...]])
  }
}
