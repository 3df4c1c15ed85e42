#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// CIE Lab with the white D50 (CSS Color 4 §9.3).
enum CIELab {
  private static let kappa = 24389.0 / 27
  private static let epsilon = 216.0 / 24389

  static func lab(xyzD50: Components) -> Components {
    let scaled = xyzD50 / WhitePoint.d50
    func f(_ t: Double) -> Double { t > epsilon ? cbrt(t) : (kappa * t + 16) / 116 }
    let fx = f(scaled.x)
    let fy = f(scaled.y)
    let fz = f(scaled.z)
    return Components(116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz))
  }

  static func xyzD50(lab: Components) -> Components {
    let fy = (lab.x + 16) / 116
    let fx = lab.y / 500 + fy
    let fz = fy - lab.z / 200
    func inverse(_ f: Double) -> Double {
      let cube = f * f * f
      return cube > epsilon ? cube : (116 * f - 16) / kappa
    }
    let y = lab.x > kappa * epsilon ? fy * fy * fy : lab.x / kappa
    return Components(inverse(fx), y, inverse(fz)) * WhitePoint.d50
  }
}
