#if !hasFeature(Embedded)
  extension Button: Inspectable {
    @MainActor func inspect(_ inspection: inout Inspection) {
      let surroundings = _Surroundings.current
      inspection.line("Button\(surroundings.environment.isEnabled ? "" : " disabled")")
      inspection.nested {
        switch surroundings.styles.last(where: {
          $0 is any ButtonStyle || $0 is any PrimitiveButtonStyle
        }) {
        case let style as any ButtonStyle:
          let configuration = ButtonStyleConfiguration(
            role: role, label: .init(view: AnyView(label)), isPressed: surroundings.isPressed)
          $0.enter(body(of: style, configuration))
        case let style as any PrimitiveButtonStyle:
          let configuration = PrimitiveButtonStyleConfiguration(
            role: role, label: .init(view: AnyView(label)), action: action)
          $0.enter(body(of: style, configuration))
        default:
          $0.enter(label)
        }
      }
    }

    @MainActor private func body<S: ButtonStyle>(
      of style: S, _ configuration: ButtonStyleConfiguration
    ) -> AnyView {
      AnyView(style.makeBody(configuration: configuration))
    }

    @MainActor private func body<S: PrimitiveButtonStyle>(
      of style: S, _ configuration: PrimitiveButtonStyleConfiguration
    ) -> AnyView {
      AnyView(style.makeBody(configuration: configuration))
    }
  }

  extension Toggle: Inspectable {
    @MainActor func inspect(_ inspection: inout Inspection) {
      inspection.line("Toggle(\(isOn.wrappedValue ? "on" : "off"))")
      inspection.nested {
        if let style = _Surroundings.current.styles.last(where: { $0 is any ToggleStyle })
          as? any ToggleStyle
        {
          $0.enter(body(of: style))
        } else {
          $0.enter(label)
        }
      }
    }

    @MainActor private func body<S: ToggleStyle>(of style: S) -> AnyView {
      AnyView(
        style.makeBody(
          configuration: ToggleStyleConfiguration(
            label: .init(view: AnyView(label)), isOn: isOn)))
    }
  }

  extension TextField: Inspectable {
    @MainActor func inspect(_ inspection: inout Inspection) {
      inspection.line("TextField(\"\(text.wrappedValue)\")")
      inspection.nested { $0.enter(label) }
    }
  }

  extension ButtonStyleConfiguration.Label: Inspectable {
    @MainActor func inspect(_ inspection: inout Inspection) { inspection.enter(view) }
  }

  extension PrimitiveButtonStyleConfiguration.Label: Inspectable {
    @MainActor func inspect(_ inspection: inout Inspection) { inspection.enter(view) }
  }

  extension ToggleStyleConfiguration.Label: Inspectable {
    @MainActor func inspect(_ inspection: inout Inspection) { inspection.enter(view) }
  }
#endif
