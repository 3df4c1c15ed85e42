import Emission

/// What each private declaration is in Kotlin, what it needs beside it, and what it imports.
extension Helper {
  var requirements: [Helper] {
    switch self {
    case .delayedSpec, .springEasing, .rememberProgress, .placedPath, .inscribedCircle, .shadows,
      .interactionStates,
      .reducesMotion, .drawLayer, .drawCover, .lerp:
      []
    case .rememberInteractionStates, .interactionNode: [.interactionStates]
    case .focusIndication: [.interactionNode]
    case .interactionElement: []
    }
  }

  var symbols: [KotlinSymbol] {
    switch self {
    case .delayedSpec, .springEasing, .rememberProgress: animationSymbols
    case .placedPath, .inscribedCircle, .shadows, .drawLayer, .drawCover, .lerp: drawingSymbols
    case .interactionStates, .rememberInteractionStates, .reducesMotion, .interactionNode,
      .focusIndication, .interactionElement:
      interactionSymbols
    }
  }

  func code(_ names: ComposeNames) -> Code<Kotlin> {
    switch self {
    case .delayedSpec, .springEasing, .rememberProgress: animationCode
    case .placedPath, .inscribedCircle, .drawLayer, .drawCover, .lerp: drawingCode
    case .shadows: shadowsCode(names)
    case .interactionStates, .rememberInteractionStates, .reducesMotion, .interactionNode,
      .focusIndication, .interactionElement:
      interactionCode(names)
    }
  }
}
