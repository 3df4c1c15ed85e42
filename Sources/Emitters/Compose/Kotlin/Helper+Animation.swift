import Emission

extension Helper {
  var animationSymbols: [KotlinSymbol] {
    switch self {
    case .delayedSpec:
      [.animationVector, .finiteAnimationSpec, .twoWayConverter, .vectorizedFiniteAnimationSpec]
    case .rememberProgress:
      [.animatable, .animationSpec, .composable, .delay, .launchedEffect, .remember, .state]
    default: [.easing, .floatSpringSpec]
    }
  }

  var animationCode: Code<Kotlin> {
    switch self {
    case .delayedSpec:
      """
      /** Begins [animation] after [delayMillis]. */
      private class DelayedSpec<T>(private val animation: FiniteAnimationSpec<T>, private val delayMillis: Int) :
          FiniteAnimationSpec<T> {
          override fun <V : AnimationVector> vectorize(converter: TwoWayConverter<T, V>): VectorizedFiniteAnimationSpec<V> {
              val vectorized = animation.vectorize(converter)
              val delay = delayMillis * 1_000_000L
              return object : VectorizedFiniteAnimationSpec<V> {
                  override fun getDurationNanos(initialValue: V, targetValue: V, initialVelocity: V): Long =
                      delay + vectorized.getDurationNanos(initialValue, targetValue, initialVelocity)

                  override fun getValueFromNanos(
                      playTimeNanos: Long,
                      initialValue: V,
                      targetValue: V,
                      initialVelocity: V,
                  ): V {
                      val time = playTimeNanos - delay
                      if (time < 0) return initialValue
                      return vectorized.getValueFromNanos(time, initialValue, targetValue, initialVelocity)
                  }

                  override fun getVelocityFromNanos(
                      playTimeNanos: Long,
                      initialValue: V,
                      targetValue: V,
                      initialVelocity: V,
                  ): V {
                      val time = playTimeNanos - delay
                      if (time < 0) return initialVelocity
                      return vectorized.getVelocityFromNanos(time, initialValue, targetValue, initialVelocity)
                  }
              }
          }
      }
      """
    case .rememberProgress:
      """
      /** From 0 to 1 by [animation], [delayMillis] after this is first shown. */
      @Composable
      private fun rememberProgress(animation: AnimationSpec<Float>, delayMillis: Int = 0): State<Float> {
          val progress = remember { Animatable(0f) }
          LaunchedEffect(progress) {
              delay(delayMillis.toLong())
              progress.animateTo(1f, animation)
          }
          return progress.asState()
      }
      """
    default:
      """
      /** A spring as an easing that lasts [millis], for what repeats. */
      private fun springEasing(dampingRatio: Float, stiffness: Float, millis: Int): Easing {
          val spring = FloatSpringSpec(dampingRatio, stiffness)
          return Easing { fraction ->
              if (fraction >= 1f) 1f else spring.getValueFromNanos((fraction * millis * 1_000_000L).toLong(), 0f, 1f, 0f)
          }
      }
      """
    }
  }
}
