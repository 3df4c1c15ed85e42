import SwiftUI

/// Each component by itself.
struct ComponentsScreen: View {
  @State private var taps = 0
  @State private var hasSound = true

  var body: some View {
    VStack(spacing: 16) {
      Button("Send") { taps += 1 }
        .buttonStyle(RectangleButtonStyle())
      Button("Later") { taps = 0 }
        .buttonStyle(RectangleButtonStyle(size: .small))

      HStack(spacing: 16) {
        Text("Opacity").onTapWithOpacity { taps += 1 }
        Text("Overlay").onTapWithOverlay(overlayColor: Fukidashi.Color.blue) { taps += 1 }
        Text("Spring").onTapWithSpring { taps += 1 }
      }

      BalloonText("Mirrored, and in another colour", color: .blue, mirrored: true)
      BalloonText(verbatimCount)

      ChatBubble(direction: .right) {
        Text("Right stays right.")
          .padding(12)
          .background(Fukidashi.Color.green)
      }

      SoundSwitch("Sound", isOn: $hasSound)
      ContactCard {
        Text("Mei Tanaka").font(.headline)
        Text("Draws balloons")
      }
      HStack(spacing: 8) {
        UnreadBadge("12")
        UnreadBadge("12", tone: .quiet)
        Hint("On the left", bottom: 0, left: 6)
      }
    }
    .padding(20)
  }

  /// A text that no table of strings holds.
  private var verbatimCount: String { taps == 1 ? "1 tap" : "\(taps) taps" }
}

struct ComponentsScreen_Previews: PreviewProvider {
  static var previews: some View {
    ComponentsScreen()
  }
}
