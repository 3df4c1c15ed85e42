import Emission
import IR

/// Colours that follow the system's appearance and contrast by themselves.
extension DesignSystem {
  /// The axes that a SwiftUI colour can follow by itself: those that the system drives, between two
  /// contexts.
  private func followedAxis(_ setting: ModeAxis.Setting) -> Int? {
    axes.firstIndex { $0.follows?.setting == setting && $0.contexts.count == 2 }
  }

  /// The axes with which a token differs and which its constant does not follow: they are arguments.
  func argumentAxes(of id: TokenID) -> AxisSet {
    var result = axes(of: id, on: SwiftUIEmitter.platform)
    guard !result.isEmpty else { return result }
    let followed = ModeAxis.Setting.allCases.compactMap { followedAxis($0) }
      .filter { result.contains($0) }
    switch tokens[id.index].type {
    case .color: break
    case .shadow, .border, .gradient:
      guard differsInColorsOnly(id, over: result, followed: followed) else { return result }
    case .dimension, .number, .duration, .cubicBezier, .spring, .string, .boolean, .fontFamily,
      .fontWeight, .typography, .fontSize, .angle, .strokeStyle, .transition:
      return result
    }
    for axis in followed { result.remove(axis) }
    return result
  }

  /// Whether nothing but its colours differs in a composite value when the system changes.
  private func differsInColorsOnly(_ id: TokenID, over axes: AxisSet, followed: [Int]) -> Bool {
    self.axes.contexts(over: axes).allSatisfy { context in
      var usual = context
      for axis in followed { usual[axis] = 0 }
      return value(of: id, on: SwiftUIEmitter.platform, in: context)?.withoutColors
        == value(of: id, on: SwiftUIEmitter.platform, in: usual)?.withoutColors
    }
  }

  /// The contexts in which a colour is one for light, for dark, and for both with more contrast, the
  /// other axes as they are. Those for more contrast only where the colour differs with it.
  func systemContexts(
    of axes: AxisSet, from context: ModeContext
  ) -> (plain: [ModeContext], contrast: [ModeContext])? {
    let appearance = followedAxis(.appearance).flatMap { axes.contains($0) ? $0 : nil }
    let contrast = followedAxis(.contrast).flatMap { axes.contains($0) ? $0 : nil }
    guard appearance != nil || contrast != nil else { return nil }
    func both(from context: ModeContext) -> [ModeContext] {
      guard let appearance, let follows = self.axes[appearance].follows else {
        return [context, context]
      }
      return [follows.off, follows.on].map { place in
        var other = context
        other[appearance] = place
        return other
      }
    }
    guard let contrast, let follows = self.axes[contrast].follows else {
      return (both(from: context), [])
    }
    var standard = context
    standard[contrast] = follows.off
    var high = context
    high[contrast] = follows.on
    return (both(from: standard), both(from: high))
  }
}

extension Values {
  /// A colour that may follow the system, the other axes in the contexts that are given.
  ///
  /// - Parameter code: the colour in one context.
  mutating func dynamicColor(
    over axes: AxisSet, in context: ModeContext,
    _ code: (inout Values, ModeContext) -> Code<Swift>
  ) -> Expression {
    guard let contexts = design.systemContexts(of: axes, from: context) else {
      return .plain(code(&self, context))
    }
    return dynamicColor(
      contexts.plain.map { code(&self, $0) }, contrast: contexts.contrast.map { code(&self, $0) })
  }

  /// A colour that is one for light and one for dark, and for both with more contrast where that
  /// makes a difference.
  mutating func dynamicColor(_ plain: [Code<Swift>], contrast: [Code<Swift>]) -> Expression {
    let all = plain + contrast
    guard all.contains(where: { $0 != all[0] }) else { return .plain(all[0]) }
    let function: Code<Swift> = "\(id: names.helper("dynamic"))"
    guard !contrast.isEmpty, contrast != plain else {
      insert(.dynamic)
      return .call(function, ["light: \(plain[0])", "dark: \(plain[1])"])
    }
    insert(.dynamicContrast)
    return .call(
      function,
      [
        "light: \(plain[0])", "dark: \(plain[1])", "lightHighContrast: \(contrast[0])",
        "darkHighContrast: \(contrast[1])",
      ])
  }
}

extension Values.Helpers {
  /// Whether a colour follows the system.
  var isDynamic: Bool { contains(.dynamic) || contains(.dynamicContrast) }
}

extension SourceWriter<Swift> {
  /// What colours that follow the system need at the top of a file, behind its imports.
  mutating func insertDynamicColorImports(at place: Int) {
    let lines: [Code<Swift>] = [
      "", "#if canImport(AppKit) && !targetEnvironment(macCatalyst)", "  import AppKit",
      "#elseif canImport(UIKit)", "  import UIKit", "#endif",
    ]
    for line in lines.reversed() { insert(line, at: place) }
  }

  /// The private functions that make them.
  mutating func dynamicColorHelpers(_ values: Values) {
    let name = values.names.helper("dynamic")
    if values.helpers.contains(.dynamic) {
      separate()
      line("/// A colour that follows the appearance.")
      block("private nonisolated func \(id: name)(light: Color, dark: Color) -> Color {") {
        $0.dynamicColor(
          appKit: [
            "appearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? dark : light"
          ],
          uiKit: ["traits.userInterfaceStyle == .dark ? dark : light"], names: ["light", "dark"])
      }
    }
    if values.helpers.contains(.dynamicContrast) {
      separate()
      line("/// A colour that follows the appearance and the contrast.")
      function(
        "private nonisolated func \(id: name)",
        [
          "light: Color", "dark: Color", "lightHighContrast: Color", "darkHighContrast: Color",
        ], " -> Color"
      ) {
        $0.dynamicColor(
          appKit: [
            "switch appearance.bestMatch(from: [",
            "  .aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua,",
            "]) {",
            "case .darkAqua: dark",
            "case .accessibilityHighContrastAqua: lightHighContrast",
            "case .accessibilityHighContrastDarkAqua: darkHighContrast",
            "default: light",
            "}",
          ],
          uiKit: [
            "let isDark = traits.userInterfaceStyle == .dark",
            "if traits.accessibilityContrast == .high {",
            "  return isDark ? darkHighContrast : lightHighContrast",
            "}",
            "return isDark ? dark : light",
          ], names: ["light", "dark", "lightHighContrast", "darkHighContrast"])
      }
    }
  }

  private mutating func dynamicColor(
    appKit: [Code<Swift>], uiKit: [Code<Swift>], names: [Code<Swift>]
  ) {
    func platform(
      _ writer: inout SourceWriter, _ type: Code<Swift>, _ make: Code<Swift>, _ body: [Code<Swift>]
    ) {
      for name in names { writer.line("let \(name) = \(type)(\(name))") }
      writer.line("return Color(")
      writer.indented { writer in
        writer.line(make)
        writer.indented { writer in
          for line in body { writer.line(line) }
        }
        writer.line("})")
      }
    }
    line("#if os(watchOS)")
    indented { writer in
      writer.line("// watchOS is dark, always.")
      writer.line("return dark")
    }
    line("#elseif canImport(AppKit) && !targetEnvironment(macCatalyst)")
    indented {
      platform(
        &$0, "NSColor",
        "nsColor: NSColor(name: nil) { @Sendable appearance in", appKit)
    }
    line("#elseif canImport(UIKit)")
    indented {
      platform(&$0, "UIColor", "uiColor: UIColor { @Sendable traits in", uiKit)
    }
    line("#else")
    indented { $0.line("return light") }
    line("#endif")
  }
}
