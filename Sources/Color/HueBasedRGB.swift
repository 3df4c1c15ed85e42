/// HSL and HWB, the spaces that bend the sRGB cube (CSS Color 4 §7, §8).
enum HueBasedRGB {
  /// Hue in degrees, saturation and lightness 0...100, to sRGB 0...1.
  static func srgb(hsl: Components) -> Components {
    let saturation = hsl.y / 100
    let lightness = hsl.z / 100
    let reach = saturation * min(lightness, 1 - lightness)
    func channel(_ offset: Double) -> Double {
      var k = offset + hsl.x / 30
      if k >= 12 { k -= 12 }
      return lightness - reach * max(-1, min(k - 3, 9 - k, 1))
    }
    return Components(channel(0), channel(8), channel(4))
  }

  static func hsl(srgb: Components) -> Components {
    let high = max(srgb.x, srgb.y, srgb.z)
    let low = min(srgb.x, srgb.y, srgb.z)
    let lightness = (high + low) / 2
    let room = min(lightness, 1 - lightness)
    var saturation = high == low || room == 0 ? 0 : (high - lightness) / room
    var angle = hue(srgb, high: high, low: low)
    // Far outside the gamut the saturation comes out negative: turned about, it is the same colour.
    if saturation < 0 {
      saturation = -saturation
      angle = normalizedHue(angle + 180)
    }
    return Components(angle, saturation * 100, lightness * 100)
  }

  /// Hue in degrees, whiteness and blackness 0...100, to sRGB 0...1.
  static func srgb(hwb: Components) -> Components {
    let white = hwb.y / 100
    let black = hwb.z / 100
    if white + black >= 1 {
      return Components(repeating: white / (white + black))
    }
    let pure = srgb(hsl: Components(hwb.x, 100, 50))
    return pure * (1 - white - black) + white
  }

  static func hwb(srgb: Components) -> Components {
    let high = max(srgb.x, srgb.y, srgb.z)
    let low = min(srgb.x, srgb.y, srgb.z)
    return Components(hue(srgb, high: high, low: low), low * 100, (1 - high) * 100)
  }

  private static func hue(_ rgb: Components, high: Double, low: Double) -> Double {
    let span = high - low
    if span == 0 { return 0 }
    let sixths =
      if high == rgb.x {
        (rgb.y - rgb.z) / span + (rgb.y < rgb.z ? 6 : 0)
      } else if high == rgb.y {
        (rgb.z - rgb.x) / span + 2
      } else {
        (rgb.x - rgb.y) / span + 4
      }
    return normalizedHue(sixths * 60)
  }
}
