// Generated from tokens/ by Tessera. Do not edit.

package dev.tessera.fukidashi

import androidx.compose.animation.animateColorAsState
import androidx.compose.animation.core.Animatable
import androidx.compose.animation.core.AnimationSpec
import androidx.compose.animation.core.animateDpAsState
import androidx.compose.animation.core.animateFloatAsState
import androidx.compose.animation.core.snap
import androidx.compose.foundation.IndicationNodeFactory
import androidx.compose.foundation.LocalIndication
import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.clickable
import androidx.compose.foundation.interaction.FocusInteraction
import androidx.compose.foundation.interaction.HoverInteraction
import androidx.compose.foundation.interaction.InteractionSource
import androidx.compose.foundation.interaction.MutableInteractionSource
import androidx.compose.foundation.interaction.PressInteraction
import androidx.compose.foundation.interaction.collectIsFocusedAsState
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.RowScope
import androidx.compose.foundation.layout.absolutePadding
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.sizeIn
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.wrapContentWidth
import androidx.compose.foundation.selection.toggleable
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.text.BasicTextField
import androidx.compose.foundation.text.KeyboardActions
import androidx.compose.foundation.text.KeyboardOptions
import androidx.compose.material3.LocalContentColor
import androidx.compose.material3.LocalTextStyle
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.ProvidableCompositionLocal
import androidx.compose.runtime.ReadOnlyComposable
import androidx.compose.runtime.State
import androidx.compose.runtime.compositionLocalOf
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.runtime.setValue
import androidx.compose.runtime.withFrameMillis
import androidx.compose.ui.AbsoluteAlignment
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.MotionDurationScale
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.BlendMode
import androidx.compose.ui.graphics.BlurEffect
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Matrix
import androidx.compose.ui.graphics.Outline
import androidx.compose.ui.graphics.Paint
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.RectangleShape
import androidx.compose.ui.graphics.Shape
import androidx.compose.ui.graphics.SolidColor
import androidx.compose.ui.graphics.TileMode
import androidx.compose.ui.graphics.addOutline
import androidx.compose.ui.graphics.drawOutline
import androidx.compose.ui.graphics.drawscope.ContentDrawScope
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.clipPath
import androidx.compose.ui.graphics.drawscope.drawIntoCanvas
import androidx.compose.ui.graphics.drawscope.scale
import androidx.compose.ui.graphics.drawscope.translate
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.graphics.layer.CompositingStrategy
import androidx.compose.ui.graphics.layer.drawLayer
import androidx.compose.ui.input.InputMode
import androidx.compose.ui.node.CompositionLocalConsumerModifierNode
import androidx.compose.ui.node.DelegatableNode
import androidx.compose.ui.node.DrawModifierNode
import androidx.compose.ui.node.currentValueOf
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.LocalInputModeManager
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.text.AnnotatedString
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.IntOffset
import androidx.compose.ui.unit.IntSize
import androidx.compose.ui.unit.LayoutDirection
import androidx.compose.ui.unit.TextUnit
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import kotlin.math.roundToInt
import kotlinx.coroutines.Job
import kotlinx.coroutines.coroutineScope
import kotlinx.coroutines.delay
import kotlinx.coroutines.launch

/** Whether movement is left out; `null` follows the system where it says (Android's animator duration scale). */
public val LocalFukidashiReducedMotion: ProvidableCompositionLocal<Boolean?> = compositionLocalOf { null }

/** A rounded box whose top trailing corner grows a tail. */
@Immutable
public data class BalloonShape(
    public val cornerRadius: Dp = 8.dp,
    public val tailWidth: Dp = cornerRadius / 2,
    public val tailHeight: Dp = cornerRadius / 2,
    public val mirrored: Boolean = false,
) : Shape {
    override fun createOutline(size: Size, layoutDirection: LayoutDirection, density: Density): Outline {
        val width = size.width / density.density
        val height = size.height / density.density
        val cornerRadius = cornerRadius.value
        val tailWidth = tailWidth.value
        val tailHeight = tailHeight.value
        val path = Path()
        path.arcTo(Rect(Offset(cornerRadius, cornerRadius), cornerRadius), 180f, 90f, forceMoveTo = true)
        path.arcTo(
            Rect(Offset(width - cornerRadius - tailWidth, cornerRadius), cornerRadius),
            270f,
            45f,
            forceMoveTo = false,
        )
        path.quadraticTo(width - tailWidth / 2, 0f, width, 0f)
        path.quadraticTo(width - tailWidth / 2, 0f, width - tailWidth, cornerRadius / 2 + tailHeight)
        path.arcTo(
            Rect(Offset(width - cornerRadius - tailWidth, height - cornerRadius), cornerRadius),
            0f,
            90f,
            forceMoveTo = false,
        )
        path.arcTo(Rect(Offset(cornerRadius, height - cornerRadius), cornerRadius), 90f, 90f, forceMoveTo = false)
        path.close()
        path.place(size, density, mirrored = mirrored != (layoutDirection == LayoutDirection.Rtl))
        return Outline.Generic(path)
    }
}

/** A message bubble with its tail at the bottom left. */
@Immutable
public data class ChatBubbleShape(public val mirrored: Boolean = false) : Shape {
    override fun createOutline(size: Size, layoutDirection: LayoutDirection, density: Density): Outline {
        val width = size.width / density.density
        val height = size.height / density.density
        val path = Path()
        path.moveTo(25f, height)
        path.lineTo(width - 20, height)
        path.cubicTo(width - 8, height, width, height - 8, width, height - 20)
        path.lineTo(width, 20f)
        path.cubicTo(width, 8f, width - 8, 0f, width - 20, 0f)
        path.lineTo(21f, 0f)
        path.cubicTo(12f, 0f, 4f, 8f, 4f, 20f)
        path.lineTo(4f, height - 11)
        path.cubicTo(4f, height - 1, 0f, height, 0f, height)
        path.lineTo(-0.05f, height - 0.01f)
        path.cubicTo(4f, height + 0.5f, 8f, height - 1, 11f, height - 4)
        path.cubicTo(16f, height, 20f, height, 25f, height)
        path.close()
        path.place(size, density, mirrored = mirrored)
        return Outline.Generic(path)
    }
}

/** A rounded box that can have a tail in the middle of any side. */
@Immutable
public data class TipShape(
    public val radius: Dp = 6.dp,
    public val top: Dp = 0.dp,
    public val bottom: Dp = 0.dp,
    public val left: Dp = 0.dp,
    public val right: Dp = 0.dp,
    public val mirrored: Boolean = false,
) : Shape {
    override fun createOutline(size: Size, layoutDirection: LayoutDirection, density: Density): Outline {
        val width = size.width / density.density
        val height = size.height / density.density
        val radius = radius.value
        val top = top.value
        val bottom = bottom.value
        val left = left.value
        val right = right.value
        val path = Path()
        path.moveTo(left + radius, top)
        path.lineTo(width / 2 + left / 2 - right / 2 - top, top)
        path.lineTo(width / 2 + left / 2 - right / 2, 0f)
        path.lineTo(width / 2 + left / 2 - right / 2 + top, top)
        path.lineTo(width - right - radius, top)
        path.arcTo(Rect(Offset(width - right - radius, top + radius), radius), 270f, 90f, forceMoveTo = false)
        path.lineTo(width - right, height / 2 + top / 2 - bottom / 2 - right)
        path.lineTo(width, height / 2 + top / 2 - bottom / 2)
        path.lineTo(width - right, height / 2 + top / 2 - bottom / 2 + right)
        path.arcTo(Rect(Offset(width - right - radius, height - bottom - radius), radius), 0f, 90f, forceMoveTo = false)
        path.lineTo(width / 2 + left / 2 - right / 2 + bottom, height - bottom)
        path.lineTo(width / 2 + left / 2 - right / 2, height)
        path.lineTo(width / 2 + left / 2 - right / 2 - bottom, height - bottom)
        path.arcTo(Rect(Offset(left + radius, height - bottom - radius), radius), 90f, 90f, forceMoveTo = false)
        path.lineTo(left, height / 2 + top / 2 - bottom / 2 + left)
        path.lineTo(0f, height / 2 + top / 2 - bottom / 2)
        path.lineTo(left, height / 2 + top / 2 - bottom / 2 - left)
        path.arcTo(Rect(Offset(left + radius, top + radius), radius), 180f, 90f, forceMoveTo = false)
        path.close()
        path.place(size, density, mirrored = mirrored)
        return Outline.Generic(path)
    }
}

/** Lets what lies behind show through while pressed. */
public fun Modifier.onTapWithOpacity(
    enabled: Boolean = true,
    onClickLabel: String? = null,
    role: Role? = Role.Button,
    interactionSource: MutableInteractionSource? = null,
    onClick: () -> Unit = {},
): Modifier = clickable(interactionSource, OpacityIndication, enabled, onClickLabel, role, onClick)

private data object OpacityIndication : IndicationNodeFactory {
    override fun create(interactionSource: InteractionSource): DelegatableNode = OpacityNode(interactionSource)
}

private class OpacityNode(interactionSource: InteractionSource) : InteractionNode(interactionSource) {
    override val entering: AnimationSpec<Float>
        get() = Fukidashi.Motion.easeOut()

    override fun ContentDrawScope.draw() {
        val pressed = pressed.value
        val alpha = lerp(1f, 0.75f, pressed)
        drawLayer(alpha) { drawContent() }
        drawFocusRing()
    }
}

/** Lays the caller's colour over the view while pressed. */
public fun Modifier.onTapWithOverlay(
    overlayColor: Color,
    shape: Shape = RectangleShape,
    enabled: Boolean = true,
    onClickLabel: String? = null,
    role: Role? = Role.Button,
    interactionSource: MutableInteractionSource? = null,
    onClick: () -> Unit = {},
): Modifier = clickable(interactionSource, OverlayIndication(overlayColor, shape), enabled, onClickLabel, role, onClick)

private data class OverlayIndication(val overlayColor: Color, val shape: Shape) : IndicationNodeFactory {
    override fun create(interactionSource: InteractionSource): DelegatableNode = OverlayNode(interactionSource, this)
}

private class OverlayNode(
    interactionSource: InteractionSource,
    private val look: OverlayIndication,
) : InteractionNode(interactionSource) {
    override val entering: AnimationSpec<Float>
        get() = Fukidashi.Motion.easeOut()

    override fun ContentDrawScope.draw() {
        val pressed = pressed.value
        drawContent()
        drawCover(look.shape, look.overlayColor, alpha = 0.4f * pressed)
        drawFocusRing()
    }
}

/** Shrinks while pressed, and springs back. */
public fun Modifier.onTapWithSpring(
    enabled: Boolean = true,
    onClickLabel: String? = null,
    role: Role? = Role.Button,
    interactionSource: MutableInteractionSource? = null,
    onClick: () -> Unit = {},
): Modifier = clickable(interactionSource, SpringIndication, enabled, onClickLabel, role, onClick)

private data object SpringIndication : IndicationNodeFactory {
    override fun create(interactionSource: InteractionSource): DelegatableNode = SpringNode(interactionSource)
}

private class SpringNode(interactionSource: InteractionSource) : InteractionNode(interactionSource) {
    override val entering: AnimationSpec<Float>
        get() = Fukidashi.Motion.bouncy(visibilityThreshold = 0.0005f)

    override fun ContentDrawScope.draw() {
        val pressed = pressed.value
        val scale = if (reducesMotion) 1f else lerp(1f, 0.9f, pressed)
        val alpha = if (reducesMotion) lerp(1f, 0.75f, pressed) else 1f
        drawLayer(alpha) { scale(scale) { this@draw.drawContent() } }
        drawFocusRing()
    }
}

/** Text in a speech balloon. */
@Composable
public fun BalloonText(
    text: String,
    modifier: Modifier = Modifier,
    color: Color = Fukidashi.Color.Balloon.mine,
    foreground: Color = Color.Black,
    mirrored: Boolean = false,
    overflow: TextOverflow = TextOverflow.Clip,
    softWrap: Boolean = true,
    maxLines: Int = Int.MAX_VALUE,
    style: TextStyle = LocalTextStyle.current,
) {
    BalloonText(
        text = AnnotatedString(text),
        modifier = modifier,
        color = color,
        foreground = foreground,
        mirrored = mirrored,
        overflow = overflow,
        softWrap = softWrap,
        maxLines = maxLines,
        style = style,
    )
}

/** Text in a speech balloon. */
@Composable
public fun BalloonText(
    text: AnnotatedString,
    modifier: Modifier = Modifier,
    color: Color = Fukidashi.Color.Balloon.mine,
    foreground: Color = Color.Black,
    mirrored: Boolean = false,
    overflow: TextOverflow = TextOverflow.Clip,
    softWrap: Boolean = true,
    maxLines: Int = Int.MAX_VALUE,
    style: TextStyle = LocalTextStyle.current,
) {
    val shape = BalloonShape(mirrored = mirrored)
    Text(
        text = text,
        modifier = modifier
            .sizeIn(
                minWidth = shape.cornerRadius * 2 + shape.tailWidth,
                minHeight = shape.cornerRadius + maxOf(shape.cornerRadius, shape.cornerRadius / 2 + shape.tailHeight),
            )
            .background(color, shape)
            .padding(
                start = if (mirrored) 4.dp + shape.tailWidth else 4.dp,
                top = 1.dp,
                end = if (mirrored) 2.dp else 2.dp + shape.tailWidth,
                bottom = 1.dp,
            ),
        color = foreground,
        overflow = overflow,
        softWrap = softWrap,
        maxLines = maxLines,
        style = style,
    )
}

public enum class ChatBubbleDirection(
    public val margin: PaddingValues,
    public val align: Alignment.Horizontal,
    public val mirrored: Boolean,
) {
    Left(
        margin = PaddingValues.Absolute(left = 20.dp, top = 20.dp, right = 50.dp, bottom = 20.dp),
        align = AbsoluteAlignment.Left,
        mirrored = false,
    ),
    Right(
        margin = PaddingValues.Absolute(left = 50.dp, top = 20.dp, right = 20.dp, bottom = 20.dp),
        align = AbsoluteAlignment.Right,
        mirrored = true,
    ),
}

/** Any content, clipped to a message bubble. */
@Composable
public fun ChatBubble(direction: ChatBubbleDirection, modifier: Modifier = Modifier, content: @Composable () -> Unit) {
    val shape = ChatBubbleShape(mirrored = direction.mirrored)
    Box(
        modifier = modifier
            .fillMaxWidth()
            .padding(direction.margin)
            .wrapContentWidth(direction.align)
            .sizeIn(minWidth = 45.dp, minHeight = 40.dp)
            .clip(shape),
    ) {
        content()
    }
}

/** A card with a shadow and a border. */
@Composable
public fun ContactCard(modifier: Modifier = Modifier, content: @Composable () -> Unit) {
    val shape = RoundedCornerShape(12.dp)
    CompositionLocalProvider(LocalContentColor provides Fukidashi.ink) {
        Column(
            modifier = modifier
                .shadows(Fukidashi.lift, shape)
                .clip(shape)
                .background(Fukidashi.surface)
                .border(1.dp, Fukidashi.line, shape)
                .padding(horizontal = 16.dp, vertical = 12.dp),
            verticalArrangement = Arrangement.spacedBy(4.dp),
        ) {
            content()
        }
    }
}

/** A word of help, with a tail towards what it is about. */
@Composable
public fun Hint(
    text: String,
    modifier: Modifier = Modifier,
    top: Dp = 0.dp,
    bottom: Dp = 6.dp,
    left: Dp = 0.dp,
    right: Dp = 0.dp,
    mirrored: Boolean = false,
    overflow: TextOverflow = TextOverflow.Clip,
    softWrap: Boolean = true,
    maxLines: Int = Int.MAX_VALUE,
    style: TextStyle = LocalTextStyle.current,
) {
    Hint(
        text = AnnotatedString(text),
        modifier = modifier,
        top = top,
        bottom = bottom,
        left = left,
        right = right,
        mirrored = mirrored,
        overflow = overflow,
        softWrap = softWrap,
        maxLines = maxLines,
        style = style,
    )
}

/** A word of help, with a tail towards what it is about. */
@Composable
public fun Hint(
    text: AnnotatedString,
    modifier: Modifier = Modifier,
    top: Dp = 0.dp,
    bottom: Dp = 6.dp,
    left: Dp = 0.dp,
    right: Dp = 0.dp,
    mirrored: Boolean = false,
    overflow: TextOverflow = TextOverflow.Clip,
    softWrap: Boolean = true,
    maxLines: Int = Int.MAX_VALUE,
    style: TextStyle = LocalTextStyle.current,
) {
    val shape = TipShape(top = top, bottom = bottom, left = left, right = right, mirrored = mirrored)
    Text(
        text = text,
        modifier = modifier
            .sizeIn(
                minWidth = shape.left + shape.right + shape.radius * 2 + maxOf(shape.top, shape.bottom) * 2,
                minHeight = shape.top + shape.bottom + shape.radius * 2 + maxOf(shape.left, shape.right) * 2,
            )
            .background(Fukidashi.ink, shape)
            .absolutePadding(
                left = if (mirrored) 10.dp + right else 10.dp + left,
                top = 6.dp + top,
                right = if (mirrored) 10.dp + left else 10.dp + right,
                bottom = 6.dp + bottom,
            ),
        color = FukidashiInternal.onInk,
        overflow = overflow,
        softWrap = softWrap,
        maxLines = maxLines,
        style = style.copy(lineHeight = TextUnit.Unspecified).merge(fontSize = 13.sp),
    )
}

/** A field for a line of text. */
@Composable
public fun MessageField(
    value: String,
    onValueChange: (String) -> Unit,
    modifier: Modifier = Modifier,
    enabled: Boolean = true,
    isError: Boolean = false,
    placeholder: String = "",
    singleLine: Boolean = true,
    keyboardOptions: KeyboardOptions = KeyboardOptions.Default,
    keyboardActions: KeyboardActions = KeyboardActions.Default,
    interactionSource: MutableInteractionSource? = null,
) {
    val source = interactionSource ?: remember { MutableInteractionSource() }
    val isFocused by source.collectIsFocusedAsState()
    val shape = RoundedCornerShape(18.dp)
    val opacity by animateFloatAsState(
        if (!enabled) 0.5f else 1f,
        Fukidashi.Motion.easeOut(),
        visibilityThreshold = 0.0005f,
        label = "opacity",
    )
    val borderWidth by animateDpAsState(if (isError) 2.dp else 1.dp, Fukidashi.Motion.easeOut(), label = "borderWidth")
    val borderColor by animateColorAsState(
        when {
            isError -> Fukidashi.alarm
            isFocused -> Fukidashi.Color.blue
            else -> Fukidashi.line
        },
        Fukidashi.Motion.easeOut(),
        label = "borderColor",
    )
    val lineWidth = borderWidth
    val contentColor = Fukidashi.ink
    val style = LocalTextStyle.current
        .copy(lineHeight = TextUnit.Unspecified)
        .merge(fontSize = 16.sp)
        .merge(color = contentColor)
    BasicTextField(
        value = value,
        onValueChange = onValueChange,
        modifier = modifier
            .graphicsLayer { alpha = opacity }
            .width(240.dp)
            .background(Fukidashi.surface, shape)
            .then(if (lineWidth > 0.dp) Modifier.border(lineWidth, borderColor, shape) else Modifier),
        enabled = enabled,
        textStyle = style,
        keyboardOptions = keyboardOptions,
        keyboardActions = keyboardActions,
        singleLine = singleLine,
        interactionSource = source,
        cursorBrush = SolidColor(contentColor),
        decorationBox = { innerTextField ->
            Box(Modifier.padding(horizontal = 12.dp, vertical = 8.dp), contentAlignment = Alignment.CenterStart) {
                if (value.isEmpty()) Text(placeholder, color = contentColor.copy(alpha = 0.6f), style = style)
                innerTextField()
            }
        },
    )
}

/** Turns something on and off. */
@Composable
public fun SoundSwitch(
    checked: Boolean,
    onCheckedChange: (Boolean) -> Unit,
    modifier: Modifier = Modifier,
    enabled: Boolean = true,
    mirrored: Boolean = false,
    interactionSource: MutableInteractionSource? = null,
) {
    val reducesMotion = reducesMotion()
    val source = interactionSource ?: remember { MutableInteractionSource() }
    val states = rememberInteractionStates(source)
    val opacity by animateFloatAsState(
        if (!enabled) 0.4f else 1f,
        Fukidashi.Motion.slide(visibilityThreshold = 0.0005f),
        visibilityThreshold = 0.0005f,
        label = "opacity",
    )
    val background by animateColorAsState(
        if (checked) Fukidashi.Color.blue else Fukidashi.line,
        Fukidashi.Motion.slide(),
        label = "background",
    )
    val thumbOffsetX by animateDpAsState(
        if (checked) {
            if (mirrored) (-20).dp else 20.dp
        } else {
            0.dp
        },
        if (reducesMotion) snap() else Fukidashi.Motion.slide(),
        label = "offsetX",
    )
    val thumbOpacity by animateFloatAsState(
        if (reducesMotion && states.pressed) 0.75f else 1f,
        Fukidashi.Motion.slide(visibilityThreshold = 0.0005f),
        visibilityThreshold = 0.0005f,
        label = "opacity",
    )
    val thumbScale by animateFloatAsState(
        if (reducesMotion) 1f else if (states.pressed) 0.94f else 1f,
        Fukidashi.Motion.slide(visibilityThreshold = 0.0005f),
        visibilityThreshold = 0.0005f,
        label = "scale",
    )
    Box(
        modifier = modifier
            .graphicsLayer { alpha = opacity }
            .toggleable(
                value = checked,
                interactionSource = source,
                indication = FocusIndication,
                enabled = enabled,
                role = Role.Switch,
                onValueChange = onCheckedChange,
            )
            .width(51.dp)
            .height(31.dp)
            .background(background, CircleShape)
            .padding(2.dp),
        contentAlignment = Alignment.Center,
    ) {
        Box(
            Modifier
                .fillMaxWidth()
                .wrapContentWidth(if (mirrored) Alignment.End else Alignment.Start)
                .offset(x = thumbOffsetX)
                .graphicsLayer {
                    alpha = thumbOpacity
                    scaleX = thumbScale
                    scaleY = thumbScale
                }
                .width(27.dp)
                .height(27.dp)
                .shadows(Fukidashi.lift, CircleShape)
                .background(Fukidashi.Color.white, CircleShape),
        )
    }
}

/** Somebody is writing. */
@Composable
public fun TypingIndicator(modifier: Modifier = Modifier) {
    val reducesMotion = reducesMotion()
    val shape = RoundedCornerShape(16.dp)
    Row(
        modifier = modifier
            .background(Fukidashi.Color.Balloon.yours, shape)
            .padding(horizontal = 12.dp, vertical = 10.dp),
        horizontalArrangement = Arrangement.spacedBy(4.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        repeat(3) {
            val dotProgress = rememberProgress(Fukidashi.Motion.typing(), delayMillis = 150 * it)
            Box(
                Modifier
                    .offset {
                        IntOffset(0, if (reducesMotion) 0 else lerp(3.dp.toPx(), 0f, dotProgress.value).roundToInt())
                    }
                    .graphicsLayer { alpha = lerp(0.3f, 1f, dotProgress.value) }
                    .width(8.dp)
                    .height(8.dp)
                    .background(Color(0xFF555555), CircleShape),
            )
        }
    }
}

public enum class UnreadBadgeTone {
    Loud,
    Quiet,
    ;

    public val background: Color
        @Composable @ReadOnlyComposable
        get() = when (this) {
            Loud -> Fukidashi.alarm
            Quiet -> Fukidashi.line
        }

    public val foreground: Color
        @Composable @ReadOnlyComposable
        get() = when (this) {
            Loud -> FukidashiInternal.onAlarm
            Quiet -> FukidashiInternal.onLine
        }
}

/** How many messages wait. */
@Composable
public fun UnreadBadge(
    text: String,
    modifier: Modifier = Modifier,
    tone: UnreadBadgeTone = UnreadBadgeTone.Loud,
    overflow: TextOverflow = TextOverflow.Clip,
    softWrap: Boolean = true,
    maxLines: Int = Int.MAX_VALUE,
    style: TextStyle = LocalTextStyle.current,
) {
    UnreadBadge(
        text = AnnotatedString(text),
        modifier = modifier,
        tone = tone,
        overflow = overflow,
        softWrap = softWrap,
        maxLines = maxLines,
        style = style,
    )
}

/** How many messages wait. */
@Composable
public fun UnreadBadge(
    text: AnnotatedString,
    modifier: Modifier = Modifier,
    tone: UnreadBadgeTone = UnreadBadgeTone.Loud,
    overflow: TextOverflow = TextOverflow.Clip,
    softWrap: Boolean = true,
    maxLines: Int = Int.MAX_VALUE,
    style: TextStyle = LocalTextStyle.current,
) {
    val shape = RoundedCornerShape(9999.dp)
    Row(
        modifier = modifier.background(tone.background, shape).padding(horizontal = 7.dp, vertical = 2.dp),
        horizontalArrangement = Arrangement.spacedBy(4.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        Box(
            Modifier
                .width(6.dp)
                .height(6.dp)
                .background(
                    if (tone == UnreadBadgeTone.Quiet) Fukidashi.alarm else FukidashiInternal.unreadBadgeAlarm,
                    CircleShape,
                ),
        )
        Text(
            text = text,
            color = tone.foreground,
            overflow = overflow,
            softWrap = softWrap,
            maxLines = maxLines,
            style = style.copy(lineHeight = TextUnit.Unspecified).merge(fontSize = 12.sp, fontWeight = FontWeight(700)),
        )
    }
}

public enum class RectangleButtonSize(public val fontSize: TextUnit, public val width: Dp, public val height: Dp) {
    Large(fontSize = 14.sp, width = 200.dp, height = 40.dp),
    Small(fontSize = 12.sp, width = 100.dp, height = 16.dp),
}

/** A button in fixed sizes. */
@Composable
public fun RectangleButton(
    onClick: () -> Unit,
    modifier: Modifier = Modifier,
    enabled: Boolean = true,
    size: RectangleButtonSize = RectangleButtonSize.Large,
    interactionSource: MutableInteractionSource? = null,
    content: @Composable RowScope.() -> Unit,
) {
    val fontScale = LocalDensity.current.fontScale
    val style = LocalTextStyle.current.copy(lineHeight = TextUnit.Unspecified).merge(fontSize = size.fontSize)
    CompositionLocalProvider(LocalTextStyle provides style) {
        Row(
            modifier = modifier
                .clickable(interactionSource, LocalIndication.current, enabled, role = Role.Button, onClick = onClick)
                .width(size.width)
                .heightIn(min = size.height, max = if (fontScale > 1f) Dp.Unspecified else size.height),
            horizontalArrangement = Arrangement.Center,
            verticalAlignment = Alignment.CenterVertically,
            content = content,
        )
    }
}

/** Values that only the declarations above need. */
private object FukidashiInternal {
    val onInk: Color
        @Composable @ReadOnlyComposable
        get() = when (Fukidashi.appearance) {
            FukidashiAppearance.Light -> Color.White
            FukidashiAppearance.Dark -> Color.Black
        }

    val onAlarm: Color
        @Composable @ReadOnlyComposable
        get() = when (Fukidashi.appearance) {
            FukidashiAppearance.Light -> Color.White
            FukidashiAppearance.Dark -> Color.Black
        }

    val onLine: Color
        @Composable @ReadOnlyComposable
        get() = when (Fukidashi.appearance) {
            FukidashiAppearance.Light -> Color.Black
            FukidashiAppearance.Dark -> Color.White
        }

    val unreadBadgeAlarm: Color
        @Composable @ReadOnlyComposable
        get() = when (Fukidashi.appearance) {
            FukidashiAppearance.Light -> Color(0xFFFFFFFF)
            FukidashiAppearance.Dark -> Color(0xFF000000)
        }
}

/** From 0 to 1 by [animation], [delayMillis] after this is first shown. */
@Composable
private fun rememberProgress(animation: AnimationSpec<Float>, delayMillis: Int = 0): State<Float> {
    val progress = remember { Animatable(0f) }
    LaunchedEffect(progress) {
        delay(delayMillis.toLong())
        progress.animateTo(1f, animation)
    }
    return progress.asState()
}

/** From logical pixels to those of the screen, reflected about the middle of the box if [mirrored]. */
private fun Path.place(size: Size, density: Density, mirrored: Boolean) {
    val scale = density.density
    val matrix = Matrix()
    if (mirrored) matrix.translate(x = size.width)
    matrix.scale(x = if (mirrored) -scale else scale, y = scale)
    transform(matrix)
}

/** The shadows of [shape], behind what is drawn and, where they fall inwards, upon it. */
private fun Modifier.shadows(layers: List<FukidashiShadow>, shape: Shape): Modifier = drawWithCache {
    val box = Path().apply { addOutline(shape.createOutline(size, layoutDirection, this@drawWithCache)) }
    val drawn = layers.reversed().map { layer ->
        val blur = layer.blur.toPx() / 2
        // As far as a blur can be seen.
        val margin = 3 * blur
        val spread = if (layer.isInset) -layer.spread.toPx() else layer.spread.toPx()
        val width = maxOf(0f, size.width + 2 * spread)
        val height = maxOf(0f, size.height + 2 * spread)
        val outline = shape.createOutline(Size(width, height), layoutDirection, this)
        val left = layer.x.toPx() - spread - margin
        val top = layer.y.toPx() - spread - margin
        // Layers stand at whole pixels; what is left over is drawn.
        val corner = IntOffset(left.toInt() - 1, top.toInt() - 1)
        val light = obtainGraphicsLayer()
        light.topLeft = corner
        light.record(size = IntSize((width + 2 * margin).toInt() + 3, (height + 2 * margin).toInt() + 3)) {
            translate(margin + left - corner.x, margin + top - corner.y) {
                drawOutline(outline, if (layer.isInset) Color.Black else layer.color)
            }
        }
        if (blur > 0) light.renderEffect = BlurEffect(blur, blur, TileMode.Decal)
        if (!layer.isInset) return@map layer to light
        // What is left of the shape when the light that falls into it is taken out.
        light.blendMode = BlendMode.DstOut
        val inner = obtainGraphicsLayer()
        inner.compositingStrategy = CompositingStrategy.Offscreen
        inner.record(size = IntSize(size.width.toInt() + 1, size.height.toInt() + 1)) {
            drawRect(layer.color)
            drawLayer(light)
        }
        layer to inner
    }
    onDrawWithContent {
        for ((layer, picture) in drawn) if (!layer.isInset) drawLayer(picture)
        drawContent()
        clipPath(box) { for ((layer, picture) in drawn) if (layer.isInset) drawLayer(picture) }
    }
}

/**
 * The states that an [InteractionSource] is in.
 *
 * A press stays for 100 ms, so that the shortest one shows. A focus that comes with a press is not told of, like
 * `:focus-visible`.
 */
private class InteractionStates(private val onChange: () -> Unit = {}) {
    var hovered: Boolean by mutableStateOf(false)
        private set
    var focused: Boolean by mutableStateOf(false)
        private set
    var pressed: Boolean by mutableStateOf(false)
        private set

    suspend fun follow(source: InteractionSource): Unit = coroutineScope {
        var hovers = 0
        var focuses = 0
        var presses = 0
        var isFocusNew = false
        var isFocusOfPress = false
        var shownAt: Long? = null
        var release: Job? = null
        hovered = false
        focused = false
        pressed = false
        onChange()
        source.interactions.collect { interaction ->
            when (interaction) {
                is HoverInteraction.Enter -> hovers++
                is HoverInteraction.Exit -> hovers--
                is FocusInteraction.Focus -> {
                    focuses++
                    isFocusNew = true
                    isFocusOfPress = false
                    launch { isFocusNew = withFrameMillis { false } }
                }
                is FocusInteraction.Unfocus -> focuses--
                is PressInteraction.Press -> {
                    presses++
                    if (isFocusNew) isFocusOfPress = true
                }
                is PressInteraction.Release, is PressInteraction.Cancel -> presses--
            }
            hovered = hovers > 0
            focused = focuses > 0 && !isFocusOfPress
            if (presses > 0) {
                release?.cancel()
                if (!pressed) {
                    pressed = true
                    shownAt = null
                    launch { shownAt = withFrameMillis { it } }
                }
            } else if (pressed && release?.isActive != true) {
                release = launch {
                    do {
                        val now = withFrameMillis { it }
                    } while (now - (shownAt ?: now) < 100)
                    pressed = false
                    onChange()
                }
            }
            onChange()
        }
    }
}

@Composable
private fun rememberInteractionStates(source: InteractionSource): InteractionStates {
    val states = remember(source) { InteractionStates() }
    LaunchedEffect(source) { states.follow(source) }
    return states
}

/** Whether to leave movement out. Feedback that does not move stays. */
@Composable
private fun reducesMotion(): Boolean {
    val scale = rememberCoroutineScope().coroutineContext[MotionDurationScale]
    return LocalFukidashiReducedMotion.current ?: (scale?.scaleFactor == 0f)
}

/** How far a view is in a state: 0 outside, 1 inside. */
private class StateProgress {
    val animatable = Animatable(0f, visibilityThreshold = 0.0005f)
    var target = 0f
    val value: Float
        get() = animatable.value
}

/** Draws what a view does in the states that [interactionSource] tells of. */
private abstract class InteractionNode(private val interactionSource: InteractionSource) :
    Modifier.Node(), DrawModifierNode, CompositionLocalConsumerModifierNode {
    private val states = InteractionStates(onChange = { animate() })
    protected val hovered: StateProgress = StateProgress()
    protected val focused: StateProgress = StateProgress()
    protected val pressed: StateProgress = StateProgress()

    /** How states are entered. */
    protected open val entering: AnimationSpec<Float>
        get() = snap()

    /** How states are left. */
    protected open val leaving: AnimationSpec<Float>
        get() = entering

    /** Whether to leave movement out. Feedback that does not move stays. */
    protected val reducesMotion: Boolean
        get() = currentValueOf(LocalFukidashiReducedMotion)
            ?: (coroutineScope.coroutineContext[MotionDurationScale]?.scaleFactor == 0f)

    private val showsFocus: Boolean
        get() = states.focused && currentValueOf(LocalInputModeManager).inputMode == InputMode.Keyboard

    override fun onAttach() {
        coroutineScope.launch { states.follow(interactionSource) }
    }

    private fun animate() {
        animate(hovered, states.hovered)
        animate(focused, showsFocus)
        animate(pressed, states.pressed)
    }

    private fun animate(progress: StateProgress, inside: Boolean) {
        val target = if (inside) 1f else 0f
        if (progress.target == target) return
        progress.target = target
        // A new run takes over from the last one, with its value and velocity.
        coroutineScope.launch { progress.animatable.animateTo(target, if (inside) entering else leaving) }
    }

    protected fun ContentDrawScope.drawFocusRing() {
        if (!showsFocus) return
        // Two tones, so that one of them shows on any colour.
        drawRing(Color.White, gap = 3.dp.toPx())
        drawRing(Color.Black, gap = 1.dp.toPx())
    }

    private fun ContentDrawScope.drawRing(color: Color, gap: Float) {
        drawRoundRect(
            color = color,
            topLeft = Offset(-gap, -gap),
            size = Size(size.width + 2 * gap, size.height + 2 * gap),
            cornerRadius = CornerRadius(4.dp.toPx()),
            style = Stroke(2.dp.toPx()),
        )
    }
}

/** Draws [block] as one layer, so that what overlaps in it does not show through itself. */
private fun ContentDrawScope.drawLayer(alpha: Float, block: ContentDrawScope.() -> Unit) {
    if (alpha >= 1f) return block()
    drawIntoCanvas { canvas ->
        val paint = Paint()
        paint.alpha = alpha.coerceAtLeast(0f)
        // Room for what is drawn beyond the bounds: shadows, tails.
        canvas.saveLayer(Rect(Offset.Zero, size).inflate(size.minDimension), paint)
        block()
        canvas.restore()
    }
}

/** Covers [shape] with [color]. */
private fun DrawScope.drawCover(shape: Shape, color: Color, alpha: Float) {
    if (alpha <= 0f) return
    drawOutline(shape.createOutline(size, layoutDirection, this), color, alpha.coerceAtMost(1f))
}

/** Where [progress] is on the way from [start] to [stop]; a spring goes beyond both ends. */
private fun lerp(start: Float, stop: Float, progress: Float): Float = start + (stop - start) * progress

/** Shows the keyboard's focus, and nothing else. */
private data object FocusIndication : IndicationNodeFactory {
    override fun create(interactionSource: InteractionSource): DelegatableNode = FocusNode(interactionSource)
}

private class FocusNode(interactionSource: InteractionSource) : InteractionNode(interactionSource) {
    override fun ContentDrawScope.draw() {
        drawContent()
        drawFocusRing()
    }
}
