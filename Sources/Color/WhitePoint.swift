/// The whites that CSS Color 4 uses, as XYZ with Y = 1, and the change from one to the other.
enum WhitePoint {
  /// CIE D65 by its four-digit chromaticity, as CSS Color 4 §10 has it.
  static let d65 = xyz(0.3127, 0.3290)
  /// CIE D50 by its four-digit chromaticity.
  static let d50 = xyz(0.3457, 0.3585)

  /// Bradford's linear adaptation, CSS Color 4 §17.
  static let d65ToD50: Matrix3 = {
    let bradford = Matrix3(
      rows: [0.8951, 0.2664, -0.1614], [-0.7502, 1.7135, 0.0367], [0.0389, -0.0685, 1.0296])
    let scale = (bradford * d50) / (bradford * d65)
    return bradford.inverse * (.diagonal(scale) * bradford)
  }()

  static let d50ToD65 = d65ToD50.inverse

  /// The XYZ of a chromaticity whose luminance is 1.
  static func xyz(_ x: Double, _ y: Double) -> Components {
    Components(x / y, 1, (1 - x - y) / y)
  }
}
