import Testing

/// Shapes as data classes.
struct ShapesTests {
  private func shape(_ spec: String) -> String {
    let output = Emitted("shapes:\n" + spec)
    #expect(output.messages == [])
    return output.components
  }

  @Test func parametersAreProperties() {
    let code = shape(
      """
        drop:
          description: A drop.
          parameters: { cornerRadius: 8, tailWidth: cornerRadius / 2, ratio: { type: number } }
          path:
            - move: [cornerRadius, 0]
            - line: [width - tailWidth / 2 - 4, height - 0.5]
      """)
    #expect(
      code.contains(
        """
        /** A drop. */
        @Immutable
        public data class DropShape(
            public val cornerRadius: Dp = 8.dp,
            public val tailWidth: Dp = cornerRadius / 2,
            public val ratio: Float,
            public val mirrored: Boolean = false,
        ) : Shape {
            override fun createOutline(size: Size, layoutDirection: LayoutDirection, density: Density): Outline {
                val width = size.width / density.density
                val height = size.height / density.density
                val cornerRadius = cornerRadius.value
                val tailWidth = tailWidth.value
                val path = Path()
                path.moveTo(cornerRadius, 0f)
                path.lineTo(width - tailWidth / 2 - 4, height - 0.5f)
                path.close()
                path.place(size, density, mirrored = mirrored != (layoutDirection == LayoutDirection.Rtl))
                return Outline.Generic(path)
            }
        }
        """))
  }

  @Test func fixedShapesDoNotFollowTheReadingDirection() {
    let code = shape(
      "  flag: { axis: fixed, path: [{ move: [0, 0] }, { line: [width, 20] }, { line: [0, 20] }] }")
    #expect(code.contains("path.place(size, density, mirrored = mirrored)"))
    #expect(!code.contains("LayoutDirection.Rtl"))
  }

  @Test func arcsRunOverHalfACircleAtMost() {
    let code = shape(
      """
        ring:
          path: [{ arc: { center: [width / 2, height / 2], radius: 10, from: 0, to: 360 } }]
        back:
          path: [{ arc: { center: [10, 10], radius: 4, from: 90, to: -200 } }]
      """)
    for piece in [
      "path.arcTo(Rect(Offset(width / 2, height / 2), 10f), 0f, 180f, forceMoveTo = true)",
      "path.arcTo(Rect(Offset(width / 2, height / 2), 10f), 180f, 180f, forceMoveTo = false)",
      "path.arcTo(Rect(Offset(10f, 10f), 4f), 90f, -145f, forceMoveTo = true)",
      "path.arcTo(Rect(Offset(10f, 10f), 4f), -55f, -145f, forceMoveTo = false)",
    ] {
      #expect(code.contains(piece), "\(piece)")
    }
  }

  @Test func curvesAndBounds() {
    let code = shape(
      """
        wave:
          path:
            - move: [0, 0]
            - quad: { to: [width, 0], control: [width - 4, 8] }
            - cubic: { to: [0, height], controls: [["min(width, 40)", 1], ["clamp(4, width * 0.35, 12)", 2]] }
      """)
    #expect(code.contains("path.quadraticTo(width - 4, 8f, width, 0f)"))
    #expect(
      code.contains(
        "path.cubicTo(minOf(width, 40f), 1f, maxOf(minOf(width * 0.35f, 12f), 4f), 2f, 0f, height)")
    )
  }

  @Test func parametersGiveWayToWhatTheFunctionIsGiven() {
    let code = shape(
      """
        box:
          parameters: { size: 4, density: { type: number } }
          path: [{ move: [size, density] }, { line: [width, size] }]
      """)
    #expect(code.contains("path.moveTo(this.size.value, this.density)"))
    #expect(code.contains("path.lineTo(width, this.size.value)"))
  }
}
