import SwiftUI

/// A small screen that uses all four systems through the generated code.
struct ChatScreen: View {
  @State private var taps = 0

  var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 0) {
        ChatBubble(direction: .left) {
          Text("Did the new bubbles arrive?")
            .padding(12)
            .background(Fukidashi.Color.white)
        }
        ChatBubble(direction: .right) {
          Text("They did, on all three platforms, from one file.")
            .padding(12)
            .background(Fukidashi.Color.green)
        }
      }

      BalloonText("Hello")
      BalloonText("Mirrored, and in another colour", color: .blue, mirrored: true)
      BalloonText(verbatimCount)

      HStack(spacing: 16) {
        Text("Opacity").onTapWithOpacity { taps += 1 }
        Text("Overlay").onTapWithOverlay(overlayColor: Fukidashi.Color.blue) { taps += 1 }
        Text("Spring").onTapWithSpring { taps += 1 }
      }

      Button("Send") { taps += 1 }
        .buttonStyle(RectangleButtonStyle())
      Button("Later") { taps = 0 }
        .buttonStyle(RectangleButtonStyle(size: .small))
    }
    .padding(20)
  }

  /// A text that no table of strings holds.
  private var verbatimCount: String { taps == 1 ? "1 tap" : "\(taps) taps" }
}

struct ChatScreen_Previews: PreviewProvider {
  static var previews: some View {
    ChatScreen()
  }
}
