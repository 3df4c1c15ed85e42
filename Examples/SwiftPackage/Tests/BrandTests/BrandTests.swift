import Brand
import SwiftUI
import Testing

/// What `tokens/` says is there as Swift.
@MainActor struct BrandTests {
  @Test func tokensAreConstants() {
    #expect(BrandTokens.Space.m == 2 * BrandTokens.Space.s)
  }

  @Test func componentsAreStyles() {
    _ = SendButton {}
    _ = Button("Send") {}.buttonStyle(SendButtonStyle())
  }
}
