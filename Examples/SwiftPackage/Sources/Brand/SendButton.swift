import SwiftUI

/// A button in the look of `tokens/brand.yaml`.
public struct SendButton: View {
  private let action: () -> Void

  public init(action: @escaping () -> Void) { self.action = action }

  public var body: some View {
    Button("Send", action: action)
      .buttonStyle(.send)
      .padding(BrandTokens.Space.s)
  }
}
