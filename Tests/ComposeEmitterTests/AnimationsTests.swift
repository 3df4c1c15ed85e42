import Testing

/// Animations as functions of the object `Motion`.
struct AnimationsTests {
  private func motion(_ animations: String) -> String {
    let output = Emitted("animations:\n" + animations)
    #expect(output.messages == [])
    guard let start = output.tokens.firstRange(of: "    public object Motion {\n") else {
      return ""
    }
    return String(output.tokens[start.upperBound...])
  }

  @Test func aCurve() {
    #expect(
      motion("  soft: { duration: 350ms, curve: [0, 0, 0.58, 1] }").hasPrefix(
        """
                /** Lasts 350 ms. */
                public fun <T> soft(): FiniteAnimationSpec<T> = tween(350, easing = CubicBezierEasing(0f, 0f, 0.58f, 1f))
        """))
  }

  @Test func aSpringIsComposesOwn() {
    // ω = 2π / 0.4 s, stiffness ω².
    #expect(
      motion("  bouncy: { spring: { response: 0.4s, dampingFraction: 0.45 } }").hasPrefix(
        """
                /**
                 * Response 0.4 s, damping fraction 0.45.
                 *
                 * @param visibilityThreshold how near its end the animation may stop.
                 */
                public fun <T> bouncy(visibilityThreshold: T? = null): FiniteAnimationSpec<T> =
                    spring(dampingRatio = 0.45f, stiffness = 246.74011f, visibilityThreshold = visibilityThreshold)
        """))
  }

  @Test func aMassIsPartOfTheStiffness() {
    #expect(
      motion("  heavy: { spring: { stiffness: 200, damping: 12, mass: 2 } }").contains(
        "spring(dampingRatio = 0.3f, stiffness = 100f,"))
  }

  @Test func whatRepeats() {
    #expect(
      motion("  typing: { duration: 600ms, curve: easeInOut, repeat: forever, autoreverse: true }")
        .hasPrefix(
          """
                  /** Lasts 600 ms, for ever, there and back. */
                  public fun <T> typing(): InfiniteRepeatableSpec<T> = infiniteRepeatable(
                      animation = tween(600, easing = CubicBezierEasing(0.42f, 0f, 0.58f, 1f)),
                      repeatMode = RepeatMode.Reverse,
                  )
          """))
    #expect(
      motion("  thrice: { duration: 600ms, curve: linear, repeat: 3, delay: 100ms }").contains(
        """
                public fun <T> thrice(): FiniteAnimationSpec<T> = repeatable(
                    iterations = 3,
                    animation = tween(600, easing = LinearEasing),
                    initialStartOffset = StartOffset(100),
                )
        """))
  }

  @Test func aSpringThatRepeatsGetsAnEnd() {
    // 783.5 ms: the last moment at which this spring is 0.002 away from its target.
    let code = motion("  pulse: { spring: { response: 0.4s, dampingFraction: 0.45 }, repeat: 2 }")
    #expect(code.contains("tween(784, easing = springEasing(0.45f, 246.74011f, 784))"))
    #expect(code.contains("private fun springEasing("))
  }

  @Test func aSpringThatWaitsIsWrapped() {
    let code = motion("  late: { spring: { response: 0.4s, dampingFraction: 1 }, delay: 50ms }")
    #expect(code.contains("DelayedSpec("))
    #expect(code.contains("private class DelayedSpec<T>("))
    let plain = motion("  soon: { spring: { response: 0.4s, dampingFraction: 1 } }")
    #expect(!plain.contains("DelayedSpec"))
  }

  @Test func predefinedOnesAreWrittenWhenTheyAreUsed() {
    let unused = Emitted("animations: { own: { duration: 1ms, curve: ease } }").tokens
    #expect(!unused.contains("easeOut"))
    let used = Emitted("interactions: { fade: { pressed: { opacity: 0.5 }, animation: easeOut } }")
    #expect(used.tokens.contains("public fun <T> easeOut()"))
  }

  @Test func theyShareTheObjectOfAGroupCalledMotion() {
    let output = Emitted(
      """
      tokens: { motion: { $type: duration, quick: 100ms } }
      animations: { soft: { duration: 350ms, curve: ease } }
      """)
    #expect(output.tokens.ranges(of: "public object Motion").count == 1)
    #expect(output.tokens.contains("public val quick: Int get() = 100"))
    #expect(output.tokens.contains("public fun <T> soft()"))
  }
}
