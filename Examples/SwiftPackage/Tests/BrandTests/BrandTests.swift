import Brand
import SwiftUI
import Testing

/// What `tokens/` says is there as Swift.
@MainActor struct BrandTests {
  @Test func tokensAreConstants() {
    #expect(BrandTokens.Space.m / BrandTokens.Space.s == 2)
  }

  @Test func componentsAreStyles() {
    _ = SendButton {}
    _ = Button("Send") {}.buttonStyle(SendButtonStyle())
  }
}
