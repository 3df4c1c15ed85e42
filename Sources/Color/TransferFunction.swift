#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Between the encoded components of an RGB space and linear light (CSS Color 4 §10, §17).
/// All are continued to negative values by symmetry, so wide colours survive the way through.
enum TransferFunction {
  case srgb
  /// A plain power.
  case gamma(Double)
  /// ProPhoto's power of 1.8 with a straight foot.
  case prophoto

  /// A98's power: 2 51/256.
  static let a98 = TransferFunction.gamma(563.0 / 256)
  /// The display-referred curve of BT.1886, which CSS has used for rec2020 since 2025.
  static let rec2020 = TransferFunction.gamma(2.4)

  func decode(_ v: Components) -> Components {
    Components(decode(v.x), decode(v.y), decode(v.z))
  }

  func encode(_ v: Components) -> Components {
    Components(encode(v.x), encode(v.y), encode(v.z))
  }

  func decode(_ value: Double) -> Double {
    let size = abs(value)
    let linear =
      switch self {
      case .srgb: size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
      case .gamma(let gamma): pow(size, gamma)
      case .prophoto: size <= 16.0 / 512 ? size / 16 : pow(size, 1.8)
      }
    return value < 0 ? -linear : linear
  }

  func encode(_ value: Double) -> Double {
    let size = abs(value)
    let encoded =
      switch self {
      case .srgb: size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
      case .gamma(let gamma): pow(size, 1 / gamma)
      case .prophoto: size < 1.0 / 512 ? size * 16 : pow(size, 1 / 1.8)
      }
    return value < 0 ? -encoded : encoded
  }
}
