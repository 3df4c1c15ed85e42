#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An angle in degrees brought into 0..<360.
func normalizedHue(_ degrees: Double) -> Double {
  var hue = fmod(degrees, 360)
  if hue < 0 { hue += 360 }
  // A tiny negative angle rounds up to 360 itself.
  return hue >= 360 ? 0 : hue
}

/// Lightness, a, b to lightness, chroma, hue in degrees.
func polar(_ lab: Components) -> Components {
  let hue = atan2(lab.z, lab.y) * 180 / Double.pi
  return Components(lab.x, (lab.y * lab.y + lab.z * lab.z).squareRoot(), normalizedHue(hue))
}

/// Lightness, chroma, hue in degrees to lightness, a, b.
func rectangular(_ lch: Components) -> Components {
  let angle = lch.z * Double.pi / 180
  return Components(lch.x, lch.y * cos(angle), lch.y * sin(angle))
}
