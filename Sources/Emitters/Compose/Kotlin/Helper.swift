import Emission

/// Private declarations that generated code is built with, written at the end of a file that uses
/// them.
enum Helper: CaseIterable, Hashable {
  case delayedSpec
  case springEasing
  case rememberProgress
  case placedPath
  case inscribedCircle
  case shadows
  case interactionStates
  case rememberInteractionStates
  case reducesMotion
  case interactionNode
  case drawLayer
  case drawCover
  case lerp
  case focusIndication
  case interactionElement

  /// The types that it declares, beside which no other may have that name.
  var names: [String] {
    switch self {
    case .delayedSpec: ["DelayedSpec"]
    case .inscribedCircle: ["InscribedCircleShape"]
    case .interactionStates: ["InteractionStates"]
    case .interactionNode: ["InteractionNode", "StateProgress"]
    case .focusIndication: ["FocusIndication", "FocusNode"]
    case .interactionElement: ["InteractionElement", "InteractionElementNode"]
    case .springEasing, .rememberProgress, .placedPath, .shadows, .rememberInteractionStates,
      .reducesMotion,
      .drawLayer,
      .drawCover, .lerp:
      []
    }
  }
}

extension KotlinFile {
  /// Writes what was asked for and what that needs in turn, in a fixed order.
  mutating func writeHelpers() {
    var needed: Set<Helper> = []
    var open = Array(helpers)
    while let helper = open.popLast() {
      if needed.insert(helper).inserted { open.append(contentsOf: helper.requirements) }
    }
    for helper in Helper.allCases where needed.contains(helper) {
      for symbol in helper.symbols { need(symbol) }
      blank()
      line(helper.code(names))
    }
  }
}
