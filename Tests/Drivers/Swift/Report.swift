import Foundation
import SwiftUI

/// What generated code does when it runs, told to the tests: one line of JSON a value, each with a
/// `name` and one of `text` and `lines`.
enum Report {
  static func text(_ name: String, _ value: some CustomStringConvertible) {
    line(["name": name, "text": value.description])
  }

  /// The outline of `shape` in `rect`.
  static func outline(_ name: String, _ shape: some Shape, in rect: CGRect) {
    line(["name": name, "lines": shape.path(in: rect)._pieces.map(notation)])
  }

  /// The view as SwiftUI would draw it.
  @MainActor
  static func view(_ name: String, _ view: some View, in surroundings: _Surroundings = .init()) {
    let lines = _inspect(view, in: surroundings).split(separator: "\n").map(String.init)
    line(["name": name, "lines": lines])
  }

  private static func notation(_ piece: _Piece) -> String {
    switch piece {
    case .move(let to): words("M", to)
    case .line(let to): words("L", to)
    case .quadCurve(let to, let control): words("Q", control, to)
    case .curve(let to, let control1, let control2): words("C", control1, control2, to)
    case .closeSubpath: "Z"
    case .arc(let arc):
      words("A", arc.center)
        + [
          Double(arc.radius), arc.start, arc.delta, arc.transform.a, arc.transform.b,
          arc.transform.c, arc.transform.d, arc.transform.tx, arc.transform.ty,
        ].map { " \($0)" }.joined()
    }
  }

  private static func words(_ name: String, _ points: CGPoint...) -> String {
    name + points.map { " \($0.x) \($0.y)" }.joined()
  }

  private static func line(_ value: [String: Any]) {
    let data = try? JSONSerialization.data(withJSONObject: value)
    print(String(decoding: data ?? Data(), as: UTF8.self))
  }
}
