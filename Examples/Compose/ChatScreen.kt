package dev.tessera.fukidashi.example

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import dev.tessera.fukidashi.BalloonText
import dev.tessera.fukidashi.ChatBubble
import dev.tessera.fukidashi.ChatBubbleDirection
import dev.tessera.fukidashi.Fukidashi
import dev.tessera.fukidashi.MessageField
import dev.tessera.fukidashi.RectangleButton
import dev.tessera.fukidashi.RectangleButtonSize
import dev.tessera.fukidashi.TypingIndicator
import dev.tessera.fukidashi.UnreadBadge

/** A chat, made of the generated components. */
@Composable
public fun ChatScreen(modifier: Modifier = Modifier) {
    var draft by remember { mutableStateOf("") }
    Column(modifier.padding(20.dp), verticalArrangement = Arrangement.spacedBy(12.dp)) {
        Row(horizontalArrangement = Arrangement.spacedBy(8.dp), verticalAlignment = Alignment.CenterVertically) {
            Text("Mei", fontSize = 22.sp)
            UnreadBadge("2 new")
        }
        Theirs("Mei", "9:41") {
            BalloonText("Did the new balloons arrive?", color = Fukidashi.Color.Balloon.yours, mirrored = true)
        }
        Mine("9:42") {
            BalloonText("They did, on all three platforms, from one file.")
        }
        Theirs("Mei", "9:44") {
            ChatBubble(direction = ChatBubbleDirection.Left) {
                Box(
                    Modifier
                        .size(160.dp, 120.dp)
                        .background(Brush.verticalGradient(listOf(Color.Cyan, Color.Green)))
                        .semantics { contentDescription = "A beach under a blue sky" },
                )
            }
        }
        TypingIndicator(Modifier.semantics { contentDescription = "Mei is writing" })
        Row(horizontalArrangement = Arrangement.spacedBy(12.dp), verticalAlignment = Alignment.CenterVertically) {
            MessageField(draft, { draft = it }, isError = draft.length > 200, placeholder = "Message")
            RectangleButton(
                onClick = { draft = "" },
                enabled = draft.isNotEmpty(),
                size = RectangleButtonSize.Small,
            ) {
                Text("Send")
            }
        }
    }
}

@Composable
private fun Theirs(name: String, time: String, message: @Composable () -> Unit) {
    Column(verticalArrangement = Arrangement.spacedBy(2.dp)) {
        Text("$name, $time", fontSize = 12.sp)
        message()
    }
}

@Composable
private fun Mine(time: String, message: @Composable () -> Unit) {
    Column(
        modifier = Modifier.fillMaxWidth(),
        verticalArrangement = Arrangement.spacedBy(2.dp),
        horizontalAlignment = Alignment.End,
    ) {
        Text(time, fontSize = 12.sp)
        message()
    }
}
