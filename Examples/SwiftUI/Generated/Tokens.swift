// Generated from tokens/ by Tessera. Do not edit.

import SwiftUI

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
#elseif canImport(UIKit)
  import UIKit
#endif

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

  /// Text.
  public nonisolated static let ink: SwiftUI.Color = dynamic(
    light: rgb(0x1A1A1A), dark: rgb(0xF2F2F2))

  /// What text stands on.
  public nonisolated static let surface: SwiftUI.Color = dynamic(
    light: rgb(0xFFFFFF), dark: rgb(0x1C1C1E))

  /// Edges, and what is off.
  public nonisolated static let line: SwiftUI.Color = dynamic(
    light: rgb(0xD8D8DC), dark: rgb(0x48484A))

  /// What is wrong, or waits.
  public nonisolated static let alarm: SwiftUI.Color = dynamic(
    light: rgb(0xD70015), dark: rgb(0xFF6961))

  /// What lies a little above the page.
  public nonisolated static let lift: FukidashiShadow = FukidashiShadow(
    .init(color: rgb(0x000000, opacity: 0.2), x: 0, y: 2, blur: 6))

  public enum Motion {
    /// From one side to the other, without overshooting.
    public nonisolated static let slide: Animation = Animation.spring(
      response: 0.3, dampingFraction: 1, blendDuration: 0)
    public nonisolated static let typing: Animation =
      Animation
      .timingCurve(0.42, 0, 0.58, 1, duration: 0.6)
      .repeatForever(autoreverses: true)

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

/// Shadows that lie upon each other, the topmost first.
public struct FukidashiShadow: Hashable, Sendable {
  public struct Layer: Hashable, Sendable {
    public var color: Color
    public var x: CGFloat
    public var y: CGFloat
    /// As CSS has it: twice the radius of the system's.
    public var blur: CGFloat
    /// How far it reaches beyond the edge before it is blurred.
    public var spread: CGFloat
    /// Whether it falls inwards.
    public var isInset: Bool

    public nonisolated init(
      color: Color, x: CGFloat = 0, y: CGFloat = 0, blur: CGFloat = 0, spread: CGFloat = 0,
      isInset: Bool = false
    ) {
      self.color = color
      self.x = x
      self.y = y
      self.blur = blur
      self.spread = spread
      self.isInset = isInset
    }
  }

  public var layers: [Layer]

  public nonisolated init(_ layers: Layer...) {
    self.layers = layers
  }
}

extension View {
  /// Casts a shadow of all that is drawn. The system knows no spread there, and no
  /// shadow that falls inwards: both are left out.
  public func shadow(_ shadow: FukidashiShadow) -> some View {
    let layers = shadow.layers.filter { !$0.isInset }
    return layers.reduce(AnyView(self)) { view, layer in
      AnyView(
        view.shadow(color: layer.color, radius: layer.blur / 2, x: layer.x, y: layer.y))
    }
  }

  /// Casts the shadow of a shape, behind the view and, where it falls inwards, upon it.
  public func shadow<S: Shape>(_ shadow: FukidashiShadow, in shape: S) -> some View {
    background { FukidashiShadowView(shadow: shadow, isInset: false, shape: shape) }
      .overlay { FukidashiShadowView(shadow: shadow, isInset: true, shape: shape) }
  }
}

private struct FukidashiShadowView<S: Shape>: View {
  let shadow: FukidashiShadow
  let isInset: Bool
  let shape: S

  var body: some View {
    let layers = shadow.layers.filter { $0.isInset == isInset }
    ZStack {
      ForEach(layers.indices.reversed(), id: \.self) { index in
        if isInset {
          inner(layers[index])
        } else {
          outer(layers[index], layers[index].color, layers[index].spread)
        }
      }
    }
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }

  private func outer(
    _ layer: FukidashiShadow.Layer, _ color: Color, _ spread: CGFloat
  ) -> some View {
    shape.fill(color)
      .padding(-spread)
      .blur(radius: layer.blur / 2)
      .offset(x: layer.x, y: layer.y)
  }

  /// What is left of the shape when the light that falls into it is taken out.
  private func inner(_ layer: FukidashiShadow.Layer) -> some View {
    shape.fill(layer.color)
      .overlay { outer(layer, Color.black, -layer.spread).blendMode(.destinationOut) }
      .compositingGroup()
      .clipShape(shape)
  }
}

/// An sRGB colour from `0xRRGGBB`.
private nonisolated func rgb(_ hex: UInt32) -> Color {
  Color(
    .sRGB, red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
    blue: Double(hex & 0xFF) / 255, opacity: 1)
}

/// An sRGB colour from `0xRRGGBB`, seen through.
private nonisolated func rgb(_ hex: UInt32, opacity: Double) -> Color {
  Color(
    .sRGB, red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
    blue: Double(hex & 0xFF) / 255, opacity: opacity)
}

/// A colour that follows the appearance.
private nonisolated func dynamic(light: Color, dark: Color) -> Color {
  #if os(watchOS)
    // watchOS is dark, always.
    return dark
  #elseif canImport(AppKit) && !targetEnvironment(macCatalyst)
    let light = NSColor(light)
    let dark = NSColor(dark)
    return Color(
      nsColor: NSColor(name: nil) { @Sendable appearance in
        appearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? dark : light
      })
  #elseif canImport(UIKit)
    let light = UIColor(light)
    let dark = UIColor(dark)
    return Color(
      uiColor: UIColor { @Sendable traits in
        traits.userInterfaceStyle == .dark ? dark : light
      })
  #else
    return light
  #endif
}
