package dev.tessera.fukidashi.example

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.unit.dp
import dev.tessera.fukidashi.BalloonText
import dev.tessera.fukidashi.ChatBubble
import dev.tessera.fukidashi.ChatBubbleDirection
import dev.tessera.fukidashi.Fukidashi
import dev.tessera.fukidashi.RectangleButton
import dev.tessera.fukidashi.RectangleButtonSize
import dev.tessera.fukidashi.onTapWithOpacity
import dev.tessera.fukidashi.onTapWithOverlay
import dev.tessera.fukidashi.onTapWithSpring

/** A small screen that uses all four systems through the generated code. */
@Composable
public fun ChatScreen(modifier: Modifier = Modifier) {
    var taps by remember { mutableIntStateOf(0) }
    Column(modifier.padding(20.dp), verticalArrangement = Arrangement.spacedBy(16.dp)) {
        Column {
            ChatBubble(direction = ChatBubbleDirection.Left) {
                Text("Did the new bubbles arrive?", Modifier.background(Fukidashi.Color.white).padding(12.dp))
            }
            ChatBubble(direction = ChatBubbleDirection.Right) {
                Text(
                    "They did, on all three platforms, from one file.",
                    Modifier.background(Fukidashi.Color.green).padding(12.dp),
                )
            }
        }

        BalloonText("Hello")
        BalloonText("Mirrored, and in another colour", color = Color.Cyan, mirrored = true)
        BalloonText(if (taps == 1) "1 tap" else "$taps taps")

        Row(horizontalArrangement = Arrangement.spacedBy(16.dp)) {
            Text("Opacity", Modifier.onTapWithOpacity { taps++ })
            Text("Overlay", Modifier.onTapWithOverlay(overlayColor = Fukidashi.Color.blue) { taps++ })
            Text("Spring", Modifier.onTapWithSpring { taps++ })
        }

        RectangleButton(onClick = { taps++ }) { Text("Send") }
        RectangleButton(onClick = { taps = 0 }, size = RectangleButtonSize.Small) { Text("Later") }
    }
}
