import Emission

/// The declarations of Kotlin's and Compose's libraries that generated code names. The raw value is
/// the whole name, as an import has it.
enum KotlinSymbol: String, CaseIterable, Hashable {
  // Kotlin: known without an import.
  case boolean = "kotlin.Boolean"
  case float = "kotlin.Float"
  case int = "kotlin.Int"
  case string = "kotlin.String"
  case list = "kotlin.collections.List"

  // Coroutines
  case job = "kotlinx.coroutines.Job"
  case roundToInt = "kotlin.math.roundToInt"
  case delay = "kotlinx.coroutines.delay"
  case coroutineScope = "kotlinx.coroutines.coroutineScope"
  case launch = "kotlinx.coroutines.launch"

  // Animation
  case animateColorAsState = "androidx.compose.animation.animateColorAsState"
  case animatable = "androidx.compose.animation.core.Animatable"
  case animationSpec = "androidx.compose.animation.core.AnimationSpec"
  case animationVector = "androidx.compose.animation.core.AnimationVector"
  case cubicBezierEasing = "androidx.compose.animation.core.CubicBezierEasing"
  case easing = "androidx.compose.animation.core.Easing"
  case floatSpringSpec = "androidx.compose.animation.core.FloatSpringSpec"
  case finiteAnimationSpec = "androidx.compose.animation.core.FiniteAnimationSpec"
  case infiniteRepeatableSpec = "androidx.compose.animation.core.InfiniteRepeatableSpec"
  case linearEasing = "androidx.compose.animation.core.LinearEasing"
  case repeatMode = "androidx.compose.animation.core.RepeatMode"
  case startOffset = "androidx.compose.animation.core.StartOffset"
  case startOffsetType = "androidx.compose.animation.core.StartOffsetType"
  case twoWayConverter = "androidx.compose.animation.core.TwoWayConverter"
  case vectorizedFiniteAnimationSpec =
    "androidx.compose.animation.core.VectorizedFiniteAnimationSpec"
  case animateDpAsState = "androidx.compose.animation.core.animateDpAsState"
  case animateFloatAsState = "androidx.compose.animation.core.animateFloatAsState"
  case infiniteRepeatable = "androidx.compose.animation.core.infiniteRepeatable"
  case repeatable = "androidx.compose.animation.core.repeatable"
  case snap = "androidx.compose.animation.core.snap"
  case spring = "androidx.compose.animation.core.spring"
  case tween = "androidx.compose.animation.core.tween"
  case tweenSpec = "androidx.compose.animation.core.TweenSpec"

  // Foundation
  case borderStroke = "androidx.compose.foundation.BorderStroke"
  case indicationNodeFactory = "androidx.compose.foundation.IndicationNodeFactory"
  case localIndication = "androidx.compose.foundation.LocalIndication"
  case background = "androidx.compose.foundation.background"
  case border = "androidx.compose.foundation.border"
  case clickable = "androidx.compose.foundation.clickable"
  case hoverable = "androidx.compose.foundation.hoverable"
  case indication = "androidx.compose.foundation.indication"
  case isSystemInDarkTheme = "androidx.compose.foundation.isSystemInDarkTheme"
  case focusInteraction = "androidx.compose.foundation.interaction.FocusInteraction"
  case collectIsFocusedAsState = "androidx.compose.foundation.interaction.collectIsFocusedAsState"
  case collectIsHoveredAsState = "androidx.compose.foundation.interaction.collectIsHoveredAsState"
  case hoverInteraction = "androidx.compose.foundation.interaction.HoverInteraction"
  case interactionSource = "androidx.compose.foundation.interaction.InteractionSource"
  case mutableInteractionSource =
    "androidx.compose.foundation.interaction.MutableInteractionSource"
  case pressInteraction = "androidx.compose.foundation.interaction.PressInteraction"
  case arrangement = "androidx.compose.foundation.layout.Arrangement"
  case basicText = "androidx.compose.foundation.text.BasicText"
  case boxScope = "androidx.compose.foundation.layout.BoxScope"
  case column = "androidx.compose.foundation.layout.Column"
  case columnScope = "androidx.compose.foundation.layout.ColumnScope"
  case box = "androidx.compose.foundation.layout.Box"
  case paddingValues = "androidx.compose.foundation.layout.PaddingValues"
  case row = "androidx.compose.foundation.layout.Row"
  case rowScope = "androidx.compose.foundation.layout.RowScope"
  case absolutePadding = "androidx.compose.foundation.layout.absolutePadding"
  case fillMaxWidth = "androidx.compose.foundation.layout.fillMaxWidth"
  case offsetModifier = "androidx.compose.foundation.layout.offset"
  case toggleable = "androidx.compose.foundation.selection.toggleable"
  case basicTextField = "androidx.compose.foundation.text.BasicTextField"
  case keyboardActions = "androidx.compose.foundation.text.KeyboardActions"
  case keyboardOptions = "androidx.compose.foundation.text.KeyboardOptions"
  case height = "androidx.compose.foundation.layout.height"
  case heightIn = "androidx.compose.foundation.layout.heightIn"
  case padding = "androidx.compose.foundation.layout.padding"
  case sizeIn = "androidx.compose.foundation.layout.sizeIn"
  case width = "androidx.compose.foundation.layout.width"
  case widthIn = "androidx.compose.foundation.layout.widthIn"
  case wrapContentWidth = "androidx.compose.foundation.layout.wrapContentWidth"
  case circleShape = "androidx.compose.foundation.shape.CircleShape"
  case roundedCornerShape = "androidx.compose.foundation.shape.RoundedCornerShape"

  // Material
  case localContentColor = "androidx.compose.material3.LocalContentColor"
  case localTextStyle = "androidx.compose.material3.LocalTextStyle"
  case text = "androidx.compose.material3.Text"

  // Tooling
  case preview = "androidx.compose.ui.tooling.preview.Preview"

  // Runtime
  case composable = "androidx.compose.runtime.Composable"
  case compositionLocalProvider = "androidx.compose.runtime.CompositionLocalProvider"
  case state = "androidx.compose.runtime.State"
  case immutable = "androidx.compose.runtime.Immutable"
  case launchedEffect = "androidx.compose.runtime.LaunchedEffect"
  case providableCompositionLocal = "androidx.compose.runtime.ProvidableCompositionLocal"
  case readOnlyComposable = "androidx.compose.runtime.ReadOnlyComposable"
  case stable = "androidx.compose.runtime.Stable"
  case compositionLocalOf = "androidx.compose.runtime.compositionLocalOf"
  case getValue = "androidx.compose.runtime.getValue"
  case mutableStateOf = "androidx.compose.runtime.mutableStateOf"
  case remember = "androidx.compose.runtime.remember"
  case rememberCoroutineScope = "androidx.compose.runtime.rememberCoroutineScope"
  case setValue = "androidx.compose.runtime.setValue"
  case withFrameMillis = "androidx.compose.runtime.withFrameMillis"

  // UI
  case absoluteAlignment = "androidx.compose.ui.AbsoluteAlignment"
  case alignment = "androidx.compose.ui.Alignment"
  case modifier = "androidx.compose.ui.Modifier"
  case motionDurationScale = "androidx.compose.ui.MotionDurationScale"
  case alpha = "androidx.compose.ui.draw.alpha"
  case clip = "androidx.compose.ui.draw.clip"
  case drawWithCache = "androidx.compose.ui.draw.drawWithCache"
  case drawScaled = "androidx.compose.ui.draw.scale"
  case focusEventModifierNode = "androidx.compose.ui.focus.FocusEventModifierNode"
  case focusState = "androidx.compose.ui.focus.FocusState"
  case cornerRadius = "androidx.compose.ui.geometry.CornerRadius"
  case offset = "androidx.compose.ui.geometry.Offset"
  case rect = "androidx.compose.ui.geometry.Rect"
  case roundRect = "androidx.compose.ui.geometry.RoundRect"
  case size = "androidx.compose.ui.geometry.Size"
  case blendMode = "androidx.compose.ui.graphics.BlendMode"
  case blurEffect = "androidx.compose.ui.graphics.BlurEffect"
  case brush = "androidx.compose.ui.graphics.Brush"
  case color = "androidx.compose.ui.graphics.Color"
  case matrix = "androidx.compose.ui.graphics.Matrix"
  case outline = "androidx.compose.ui.graphics.Outline"
  case paint = "androidx.compose.ui.graphics.Paint"
  case path = "androidx.compose.ui.graphics.Path"
  case pathEffect = "androidx.compose.ui.graphics.PathEffect"
  case rectangleShape = "androidx.compose.ui.graphics.RectangleShape"
  case solidColor = "androidx.compose.ui.graphics.SolidColor"
  case shape = "androidx.compose.ui.graphics.Shape"
  case strokeCap = "androidx.compose.ui.graphics.StrokeCap"
  case colorSpaces = "androidx.compose.ui.graphics.colorspace.ColorSpaces"
  case drawOutline = "androidx.compose.ui.graphics.drawOutline"
  case contentDrawScope = "androidx.compose.ui.graphics.drawscope.ContentDrawScope"
  case drawScope = "androidx.compose.ui.graphics.drawscope.DrawScope"
  case stroke = "androidx.compose.ui.graphics.drawscope.Stroke"
  case drawIntoCanvas = "androidx.compose.ui.graphics.drawscope.drawIntoCanvas"
  case scale = "androidx.compose.ui.graphics.drawscope.scale"
  case translate = "androidx.compose.ui.graphics.drawscope.translate"
  case graphicsLayer = "androidx.compose.ui.graphics.graphicsLayer"
  case luminance = "androidx.compose.ui.graphics.luminance"
  case tileMode = "androidx.compose.ui.graphics.TileMode"
  case drawLayer = "androidx.compose.ui.graphics.layer.drawLayer"
  case compositingStrategy = "androidx.compose.ui.graphics.layer.CompositingStrategy"
  case clipPath = "androidx.compose.ui.graphics.drawscope.clipPath"
  case addOutline = "androidx.compose.ui.graphics.addOutline"
  case takeOrElse = "androidx.compose.ui.graphics.takeOrElse"
  case inputMode = "androidx.compose.ui.input.InputMode"
  case pointerEvent = "androidx.compose.ui.input.pointer.PointerEvent"
  case pointerEventPass = "androidx.compose.ui.input.pointer.PointerEventPass"
  case pointerEventType = "androidx.compose.ui.input.pointer.PointerEventType"
  case compositionLocalConsumerModifierNode =
    "androidx.compose.ui.node.CompositionLocalConsumerModifierNode"
  case delegatableNode = "androidx.compose.ui.node.DelegatableNode"
  case delegatingNode = "androidx.compose.ui.node.DelegatingNode"
  case drawModifierNode = "androidx.compose.ui.node.DrawModifierNode"
  case modifierNodeElement = "androidx.compose.ui.node.ModifierNodeElement"
  case pointerInputModifierNode = "androidx.compose.ui.node.PointerInputModifierNode"
  case currentValueOf = "androidx.compose.ui.node.currentValueOf"
  case inspectorInfo = "androidx.compose.ui.platform.InspectorInfo"
  case localDensity = "androidx.compose.ui.platform.LocalDensity"
  case localInputModeManager = "androidx.compose.ui.platform.LocalInputModeManager"
  case role = "androidx.compose.ui.semantics.Role"
  case annotatedString = "androidx.compose.ui.text.AnnotatedString"
  case textStyle = "androidx.compose.ui.text.TextStyle"
  case fontFamily = "androidx.compose.ui.text.font.FontFamily"
  case fontWeight = "androidx.compose.ui.text.font.FontWeight"
  case lineHeightStyle = "androidx.compose.ui.text.style.LineHeightStyle"
  case textOverflow = "androidx.compose.ui.text.style.TextOverflow"
  case density = "androidx.compose.ui.unit.Density"
  case dpType = "androidx.compose.ui.unit.Dp"
  case intOffset = "androidx.compose.ui.unit.IntOffset"
  case intSize = "androidx.compose.ui.unit.IntSize"
  case layoutDirection = "androidx.compose.ui.unit.LayoutDirection"
  case textUnit = "androidx.compose.ui.unit.TextUnit"
  case dp = "androidx.compose.ui.unit.dp"
  case lerp = "androidx.compose.ui.unit.lerp"
  case em = "androidx.compose.ui.unit.em"
  case sp = "androidx.compose.ui.unit.sp"

  /// Known without an import, as everything in `kotlin` and `kotlin.collections` is.
  var isBuiltIn: Bool { rawValue.hasPrefix("kotlin.") && self != .roundToInt }

  /// The last part of the whole name.
  var simpleName: Substring {
    let name = rawValue[...]
    return name.lastIndex(of: ".").map { name[name.index(after: $0)...] } ?? name
  }

  /// The whole name as code.
  var qualified: Code<Kotlin> { Code(identifiers: rawValue.split(separator: ".")) }

  /// The last part as code.
  var simple: Code<Kotlin> { Code(identifiers: [simpleName]) }
}

extension Code where L == Kotlin {
  /// Names with dots between them. What is no name in Kotlin is left out.
  init(identifiers: [Substring]) {
    self = identifiers.compactMap { Identifier<Kotlin>(String($0)) }.map { "\(id: $0)" }
      .joined(separator: ".")
  }
}
