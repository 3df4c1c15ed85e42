/// The matrices between the linear light of an RGB space and XYZ of its own white, derived from
/// the chromaticities of its primaries (CSS Color 4 §10).
struct RGBPrimaries: Sendable {
  let toXYZ: Matrix3
  let fromXYZ: Matrix3

  private init(
    red: (Double, Double), green: (Double, Double), blue: (Double, Double), white: Components
  ) {
    let primaries = Matrix3(
      columns: WhitePoint.xyz(red.0, red.1), WhitePoint.xyz(green.0, green.1),
      WhitePoint.xyz(blue.0, blue.1))
    toXYZ = primaries * .diagonal(primaries.inverse * white)
    fromXYZ = toXYZ.inverse
  }

  static let srgb = RGBPrimaries(
    red: (0.64, 0.33), green: (0.30, 0.60), blue: (0.15, 0.06), white: WhitePoint.d65)
  static let displayP3 = RGBPrimaries(
    red: (0.68, 0.32), green: (0.265, 0.69), blue: (0.15, 0.06), white: WhitePoint.d65)
  static let a98 = RGBPrimaries(
    red: (0.64, 0.33), green: (0.21, 0.71), blue: (0.15, 0.06), white: WhitePoint.d65)
  static let rec2020 = RGBPrimaries(
    red: (0.708, 0.292), green: (0.170, 0.797), blue: (0.131, 0.046), white: WhitePoint.d65)
  static let prophoto = RGBPrimaries(
    red: (0.7347, 0.2653), green: (0.1596, 0.8404), blue: (0.0366, 0.0001),
    white: WhitePoint.d50)
}
