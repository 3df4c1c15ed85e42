#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension ColorValue {
  /// The distance of two colours in Oklab, opacity aside. About 0.02 can just be seen
  /// (CSS Color 4 §13.2).
  package func deltaEOK(_ other: ColorValue) -> Double {
    distance(
      convert(components, from: space, to: .oklab),
      convert(other.components, from: other.space, to: .oklab))
  }

  /// CIEDE2000 in Lab with the white D50, opacity aside. About 2 can just be seen.
  /// Sharma, Wu, Dalal: "The CIEDE2000 Color-Difference Formula", 2005.
  package func deltaE2000(_ other: ColorValue) -> Double {
    ciede2000(
      convert(components, from: space, to: .lab),
      convert(other.components, from: other.space, to: .lab))
  }
}

func distance(_ a: Components, _ b: Components) -> Double {
  let d = a - b
  return (d.x * d.x + d.y * d.y + d.z * d.z).squareRoot()
}

/// The names are the paper's.
private func ciede2000(_ lab1: Components, _ lab2: Components) -> Double {
  let c1 = (lab1.y * lab1.y + lab1.z * lab1.z).squareRoot()
  let c2 = (lab2.y * lab2.y + lab2.z * lab2.z).squareRoot()
  let g = 0.5 * (1 - chromaWeight((c1 + c2) / 2))
  let first = polar(Components(lab1.x, lab1.y * (1 + g), lab1.z))
  let second = polar(Components(lab2.x, lab2.y * (1 + g), lab2.z))
  let isGrey = first.y * second.y == 0

  let deltaL = second.x - first.x
  let deltaC = second.y - first.y
  var turn = isGrey ? 0 : second.z - first.z
  if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
  let deltaH = 2 * (first.y * second.y).squareRoot() * sin(radians(turn / 2))

  let meanL = (first.x + second.x) / 2
  let meanC = (first.y + second.y) / 2
  var meanH = first.z + second.z
  if !isGrey {
    if abs(first.z - second.z) > 180 { meanH += meanH < 360 ? 360 : -360 }
    meanH /= 2
  }

  let t =
    1 - 0.17 * cos(radians(meanH - 30)) + 0.24 * cos(radians(2 * meanH))
    + 0.32 * cos(radians(3 * meanH + 6)) - 0.20 * cos(radians(4 * meanH - 63))
  let fromMiddle = (meanL - 50) * (meanL - 50)
  let sL = 1 + 0.015 * fromMiddle / (20 + fromMiddle).squareRoot()
  let sC = 1 + 0.045 * meanC
  let sH = 1 + 0.015 * meanC * t
  let blue = (meanH - 275) / 25
  let rotation = -sin(radians(60 * exp(-blue * blue))) * 2 * chromaWeight(meanC)

  let l = deltaL / sL
  let c = deltaC / sC
  let h = deltaH / sH
  return max(0, l * l + c * c + h * h + rotation * c * h).squareRoot()
}

private func chromaWeight(_ chroma: Double) -> Double {
  let seventh = pow(chroma, 7)
  // Beyond 25⁷ by so much that the weight is 1, before the power overflows.
  return seventh.isFinite ? (seventh / (seventh + 6_103_515_625)).squareRoot() : 1
}

private func radians(_ degrees: Double) -> Double { degrees * Double.pi / 180 }
