import SwiftUI

/// A chat, made of the generated components.
struct ChatScreen: View {
  @State private var draft = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 8) {
        Text("Mei").font(.title2)
        UnreadBadge("2 new")
      }
      theirs(name: "Mei", time: "9:41") {
        BalloonText(
          "Did the new balloons arrive?", color: Fukidashi.Color.Balloon.yours, mirrored: true)
      }
      mine(time: "9:42") {
        BalloonText("They did, on all three platforms, from one file.")
      }
      theirs(name: "Mei", time: "9:44") {
        ChatBubble(direction: .left) {
          Fukidashi.Color.blue
            .frame(width: 160, height: 120)
            .accessibilityLabel(Text("A beach under a blue sky"))
        }
      }
      TypingIndicator()
        .accessibilityElement()
        .accessibilityLabel(Text("Mei is writing"))
      HStack(spacing: 12) {
        MessageField("Message", text: $draft, isInvalid: draft.count > 200)
        Button("Send") { draft = "" }
          .buttonStyle(RectangleButtonStyle(size: .small))
          .disabled(draft.isEmpty)
      }
    }
    .padding(20)
  }

  private func theirs(
    name: String, time: String, @ViewBuilder message: () -> some View
  ) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(verbatim: "\(name), \(time)").font(.caption)
      message()
    }
  }

  private func mine(time: String, @ViewBuilder message: () -> some View) -> some View {
    VStack(alignment: .trailing, spacing: 2) {
      Text(verbatim: time).font(.caption)
      message()
    }
    .frame(maxWidth: .infinity, alignment: .trailing)
  }
}

struct ChatScreen_Previews: PreviewProvider {
  static var previews: some View {
    ChatScreen()
  }
}
