#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// The direction of an angle, y downwards. Multiples of 90° are exact, and the others are rounded to
/// 9 decimals, so that the C library's last bit never shows in an output.
package struct UnitVector: Hashable, Sendable {
  package let x: Double
  package let y: Double

  package init(degrees: Double) {
    let turn = degrees.remainder(dividingBy: 360)
    switch turn {
    case 0: (x, y) = (1, 0)
    case 90: (x, y) = (0, 1)
    case 180, -180: (x, y) = (-1, 0)
    case -90: (x, y) = (0, -1)
    default:
      let radians = turn * .pi / 180
      x = (cos(radians) * 1e9).rounded() / 1e9
      y = (sin(radians) * 1e9).rounded() / 1e9
    }
  }
}
