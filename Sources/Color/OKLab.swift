#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Oklab (CSS Color 4 §9.2, with the matrices of its sample code).
enum OKLab {
  private static let xyzToLMS = Matrix3(
    rows: [0.8190224379967030, 0.3619062600528904, -0.1288737815209879],
    [0.0329836539323885, 0.9292868615863434, 0.0361446663506424],
    [0.0481771893596242, 0.2642395317527308, 0.6335478284694309])
  private static let lmsToLab = Matrix3(
    rows: [0.2104542683093140, 0.7936177747023054, -0.0040720430116193],
    [1.9779985324311684, -2.4285922420485799, 0.4505937096174110],
    [0.0259040424655478, 0.7827717124575296, -0.8086757549230774])
  private static let lmsToXYZ = xyzToLMS.inverse
  private static let labToLMS = lmsToLab.inverse

  static func lab(xyzD65: Components) -> Components {
    let lms = xyzToLMS * xyzD65
    return lmsToLab * Components(cbrt(lms.x), cbrt(lms.y), cbrt(lms.z))
  }

  static func xyzD65(lab: Components) -> Components {
    let roots = labToLMS * lab
    return lmsToXYZ * (roots * roots * roots)
  }
}
