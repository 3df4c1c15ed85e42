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
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import dev.tessera.fukidashi.BalloonText
import dev.tessera.fukidashi.ChatBubble
import dev.tessera.fukidashi.ChatBubbleDirection
import dev.tessera.fukidashi.ContactCard
import dev.tessera.fukidashi.Fukidashi
import dev.tessera.fukidashi.Hint
import dev.tessera.fukidashi.RectangleButton
import dev.tessera.fukidashi.RectangleButtonSize
import dev.tessera.fukidashi.SoundSwitch
import dev.tessera.fukidashi.UnreadBadge
import dev.tessera.fukidashi.UnreadBadgeTone
import dev.tessera.fukidashi.onTapWithOpacity
import dev.tessera.fukidashi.onTapWithOverlay
import dev.tessera.fukidashi.onTapWithSpring

/** Each component by itself. */
@Composable
public fun ComponentsScreen(modifier: Modifier = Modifier) {
    var taps by remember { mutableIntStateOf(0) }
    var hasSound by remember { mutableStateOf(true) }
    Column(modifier.padding(20.dp), verticalArrangement = Arrangement.spacedBy(16.dp)) {
        RectangleButton(onClick = { taps++ }) { Text("Send") }
        RectangleButton(onClick = { taps = 0 }, size = RectangleButtonSize.Small) { Text("Later") }

        Row(horizontalArrangement = Arrangement.spacedBy(16.dp)) {
            Text("Opacity", Modifier.onTapWithOpacity { taps++ })
            Text("Overlay", Modifier.onTapWithOverlay(overlayColor = Fukidashi.Color.blue) { taps++ })
            Text("Spring", Modifier.onTapWithSpring { taps++ })
        }

        BalloonText("Mirrored, and in another colour", color = Color.Cyan, mirrored = true)
        BalloonText(if (taps == 1) "1 tap" else "$taps taps")

        ChatBubble(direction = ChatBubbleDirection.Right) {
            Text("Right stays right.", Modifier.background(Fukidashi.Color.green).padding(12.dp))
        }

        SoundSwitch(hasSound, { hasSound = it }, Modifier.semantics { contentDescription = "Sound" })
        ContactCard {
            Text("Mei Tanaka")
            Text("Draws balloons")
        }
        Row(horizontalArrangement = Arrangement.spacedBy(8.dp)) {
            UnreadBadge("12")
            UnreadBadge("12", tone = UnreadBadgeTone.Quiet)
            Hint("On the left", bottom = 0.dp, left = 6.dp)
        }
    }
}
