/// Three numbers that are worked on together.
typealias Components = SIMD3<Double>

/// A 3 × 3 matrix. Only basic operations in a fixed order, so results are the same to the last
/// bit on every machine.
struct Matrix3: Sendable {
  let x, y, z: Components

  /// From its columns.
  init(columns x: Components, _ y: Components, _ z: Components) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// From its rows, as matrices are printed.
  init(rows a: Components, _ b: Components, _ c: Components) {
    x = Components(a.x, b.x, c.x)
    y = Components(a.y, b.y, c.y)
    z = Components(a.z, b.z, c.z)
  }

  static func diagonal(_ d: Components) -> Matrix3 {
    Matrix3(rows: [d.x, 0, 0], [0, d.y, 0], [0, 0, d.z])
  }

  static func * (m: Matrix3, v: Components) -> Components {
    m.x * v.x + m.y * v.y + m.z * v.z
  }

  static func * (a: Matrix3, b: Matrix3) -> Matrix3 {
    Matrix3(columns: a * b.x, a * b.y, a * b.z)
  }

  /// By the adjugate. Every matrix of this module is far from singular.
  var inverse: Matrix3 {
    let a = cross(y, z)
    let b = cross(z, x)
    let c = cross(x, y)
    let determinant = x.x * a.x + x.y * a.y + x.z * a.z
    return Matrix3(rows: a / determinant, b / determinant, c / determinant)
  }

  private func cross(_ a: Components, _ b: Components) -> Components {
    Components(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }
}
