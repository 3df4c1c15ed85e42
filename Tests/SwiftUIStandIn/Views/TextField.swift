public nonisolated struct TextField<Label: View>: _Primitive {
  let text: Binding<String>
  let prompt: Text?
  let label: Label

  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }
}

public protocol TextFieldStyle {}

public struct PlainTextFieldStyle: TextFieldStyle {
  public nonisolated init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static nonisolated var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension View {
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    _record(self, "textFieldStyle")
  }
}

extension TextField where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }
}
