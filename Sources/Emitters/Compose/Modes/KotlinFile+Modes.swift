import Emission
import IR

/// The axes with which the design varies: their contexts as enums, what the app chose as composition
/// locals, and a provider of all of them.
extension KotlinFile {
  /// The enums and locals, above the tokens.
  mutating func writeModes(_ axes: AxisSet) {
    for place in axes.places {
      let axis = design.axes[place]
      let names = names.modes[place]
      line("/** The contexts of the axis `\(comment: axis.name.replacing("`", with: "'"))`. */")
      writeBareEnum(names.type, names.contexts)
      blank()
      let local = type(.providableCompositionLocal)
      let isNullable = axis.follows != nil
      let first = names.contexts[0]
      line("/** \(localNote(axis, names.type, first)) */")
      write(
        .definition(
          "public val \(id: names.local): \(local)<\(id: names.type)\(isNullable ? "?" : "")> =",
          .code(
            isNullable
              ? "\(use(.compositionLocalOf)) { null }"
              : "\(use(.compositionLocalOf)) { \(id: names.type).\(id: first) }")))
      blank()
    }
  }

  private func localNote(
    _ axis: ModeAxis, _ type: Identifier<Kotlin>, _ first: Identifier<Kotlin>
  ) -> Code<Kotlin> {
    let name: Code<Kotlin> = "\(comment: axis.name)"
    return switch axis.follows?.setting {
    case .appearance: "The \(name) that the app chose; `null` follows the system."
    case .contrast:
      "The \(name) that the app chose; `null` is [\(id: type).\(id: first)], as common code can't ask the system."
    case nil: "The \(name) that the app chose."
    }
  }

  /// The chosen contexts, as members of the object that holds the tokens.
  mutating func writeContexts(_ axes: AxisSet) {
    for place in axes.places {
      let axis = design.axes[place]
      let names = names.modes[place]
      blank()
      line(
        "/** The current context of the axis `\(comment: axis.name.replacing("`", with: "'"))`. */")
      let chosen: Code<Kotlin> = "\(id: names.local).current"
      func context(_ place: Int) -> Code<Kotlin> {
        "\(id: names.type).\(id: names.contexts[place])"
      }
      var value: Layout = .code(chosen)
      switch axis.follows?.setting {
      case .appearance:
        let follows = axis.follows ?? .init(.appearance, off: 0, on: 0)
        let system: Code<Kotlin> =
          "?: if (\(use(.isSystemInDarkTheme))()) \(context(follows.on)) else \(context(follows.off))"
        value = .chain(.code(chosen), [.code(system)])
        let whole: Code<Kotlin> = "\(chosen) \(system)"
        if whole.columns + indentationWidth + 12 <= KotlinFile.width { value = .code(whole) }
      case .contrast: value = .code("\(chosen) ?: \(context(0))")
      case nil: break
      }
      writeGetter("public val \(id: names.property): \(id: names.type)", value, .reads)
    }
  }

  /// The function that chooses contexts, below the tokens.
  mutating func writeProvider(_ axes: AxisSet) {
    guard !axes.isEmpty else { return }
    let composable = use(.composable)
    blank()
    line("/** Chooses contexts for [content] in place of the system's, or of those around it. */")
    line("@\(composable)")
    var parameters: [Layout] = []
    var provided: [Layout] = []
    for place in axes.places {
      let names = names.modes[place]
      let mark: Code<Kotlin> = design.axes[place].follows == nil ? "" : "?"
      parameters.append(
        .code("\(id: names.property): \(id: names.type)\(mark) = \(id: names.local).current"))
      provided.append(.code("\(id: names.local) provides \(id: names.property)"))
    }
    parameters.append(.code("content: @\(composable) () -> Unit"))
    write(.list("public fun \(id: names.modes.provider)(", parameters, ") {"))
    indented { file in
      file.write(
        .call(file.use(.compositionLocalProvider), provided + [.code("content = content")]))
    }
    line("}")
  }
}
