#if !hasFeature(Embedded)
  extension _Recorded: Inspectable {
    @MainActor func inspect(_ inspection: inout Inspection) {
      inspection.enter(content)
      var words: [String] = []
      var nested: [(String, any View)] = []
      for argument in arguments {
        switch argument {
        case .number(let label, let value?): words.append("\(label): \(_text(value))")
        case .word(let label, let value?): words.append("\(label): \(value)")
        case .flag(let label, let value): words.append("\(label): \(value)")
        case .fill(let style): words.append(Inspection.description(of: style))
        case .content(let label, let view as any Shape):
          words.append("\(label): \(Inspection.description(of: view))")
        case .content(let label, let view): nested.append((label, view))
        case .number(_, nil), .word(_, nil): break
        }
      }
      // Where `leading` and `trailing` change sides.
      let mark = _Surroundings.current.environment.layoutDirection == .rightToLeft ? " rtl" : ""
      inspection.line(".\(name)(\(words.joined(separator: ", ")))\(mark)")
      for (_, view) in nested { inspection.nested { $0.enter(view) } }
    }
  }

  extension _WithEnvironment: Inspectable {
    @MainActor func inspect(_ inspection: inout Inspection) {
      inspection.with {
        change(&$0.environment)
      } _: {
        $0.enter(content)
      }
    }
  }

  extension _Styled: Inspectable {
    @MainActor func inspect(_ inspection: inout Inspection) {
      inspection.with {
        $0.styles.append(style.style)
      } _: {
        $0.enter(content)
      }
    }
  }

  extension ModifiedContent: Inspectable where Content: View, Modifier: ViewModifier {
    @MainActor func inspect(_ inspection: inout Inspection) {
      inspection.enter(modifier.body(content: _ViewModifier_Content(view: AnyView(content))))
    }
  }

  extension _ViewModifier_Content: Inspectable {
    @MainActor func inspect(_ inspection: inout Inspection) { inspection.enter(view) }
  }

  extension AnyView: Inspectable {
    @MainActor func inspect(_ inspection: inout Inspection) { inspection.enter(view) }
  }

  extension EmptyView: Inspectable {
    @MainActor func inspect(_ inspection: inout Inspection) {}
  }

  extension TupleView: Inspectable {
    @MainActor func inspect(_ inspection: inout Inspection) {
      for child in children { inspection.enter(child) }
    }
  }

  extension _ConditionalContent: Inspectable where TrueContent: View, FalseContent: View {
    @MainActor func inspect(_ inspection: inout Inspection) {
      switch storage {
      case .trueContent(let view): inspection.enter(view)
      case .falseContent(let view): inspection.enter(view)
      }
    }
  }

  extension Optional: Inspectable where Wrapped: View {
    @MainActor func inspect(_ inspection: inout Inspection) {
      if let self { inspection.enter(self) }
    }
  }

  extension Group: Inspectable where Content: View {
    @MainActor func inspect(_ inspection: inout Inspection) { inspection.enter(content) }
  }

  extension ForEach: Inspectable where Content: View {
    @MainActor func inspect(_ inspection: inout Inspection) {
      for element in data { inspection.enter(content(element)) }
    }
  }

  extension Text: Inspectable {
    @MainActor func inspect(_ inspection: inout Inspection) {
      inspection.line((["Text(\"\(content)\")"] + calls).joined(separator: "."))
    }
  }

  extension Color: Inspectable {
    @MainActor func inspect(_ inspection: inout Inspection) { inspection.line(description) }
  }

  extension LinearGradient: Inspectable {
    @MainActor func inspect(_ inspection: inout Inspection) { inspection.line("LinearGradient") }
  }

  extension Spacer: Inspectable {
    @MainActor func inspect(_ inspection: inout Inspection) { inspection.line("Spacer") }
  }

  extension Divider: Inspectable {
    @MainActor func inspect(_ inspection: inout Inspection) { inspection.line("Divider") }
  }

  extension _ShapeView: Inspectable {
    @MainActor func inspect(_ inspection: inout Inspection) {
      inspection.line(
        "\(Inspection.description(of: shape)) filled \(Inspection.description(of: style))")
    }
  }

  extension HStack: Inspectable {
    @MainActor func inspect(_ inspection: inout Inspection) {
      inspection.line("HStack(\(alignment.name), \(spacing.map(_text) ?? "default"))")
      inspection.nested { $0.enter(content) }
    }
  }

  extension VStack: Inspectable {
    @MainActor func inspect(_ inspection: inout Inspection) {
      inspection.line("VStack(\(alignment.name), \(spacing.map(_text) ?? "default"))")
      inspection.nested { $0.enter(content) }
    }
  }

  extension ZStack: Inspectable {
    @MainActor func inspect(_ inspection: inout Inspection) {
      inspection.line("ZStack")
      inspection.nested { $0.enter(content) }
    }
  }

  extension ScrollView: Inspectable {
    @MainActor func inspect(_ inspection: inout Inspection) {
      inspection.line("ScrollView")
      inspection.nested { $0.enter(content) }
    }
  }
#endif
