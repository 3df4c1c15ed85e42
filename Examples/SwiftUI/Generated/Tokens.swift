// Generated from tokens/ by Tessera. Do not edit.

import SwiftUI

/// The design tokens of Fukidashi.
public enum Fukidashi {
  public enum Color {
    /// The default balloon colour.
    public nonisolated static let green: SwiftUI.Color = rgb(0x6DE67B)
    public nonisolated static let white: SwiftUI.Color = rgb(0xFFFFFF)
    public nonisolated static let black: SwiftUI.Color = rgb(0x000000)

    /// Calls for action.
    public nonisolated static let blue: SwiftUI.Color = rgb(0x0A84FF)

    public enum Balloon {
      public nonisolated static let mine: SwiftUI.Color = Fukidashi.Color.green
      public nonisolated static let yours: SwiftUI.Color = Fukidashi.Color.white
    }
  }

  public enum Motion {
    /// A quick spring that overshoots a little.
    public nonisolated static let bouncy: Animation = Animation.spring(
      response: 0.4, dampingFraction: 0.45, blendDuration: 0)

    /// `bouncy` for interactions, which may be interrupted at any moment.
    public nonisolated static let bouncyInteractive: Animation = Animation.interactiveSpring(
      response: 0.4, dampingFraction: 0.45, blendDuration: 0)
    public nonisolated static let easeOut: Animation = Animation.timingCurve(
      0, 0, 0.58, 1, duration: 0.35)
  }
}

/// An sRGB colour from `0xRRGGBB`.
private nonisolated func rgb(_ hex: UInt32) -> Color {
  Color(
    .sRGB, red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
    blue: Double(hex & 0xFF) / 255, opacity: 1)
}
