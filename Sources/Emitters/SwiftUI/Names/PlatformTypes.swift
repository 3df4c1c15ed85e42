import Diagnostics
import Emission
import IR

/// The types that a generated one must not hide: those of SwiftUI, and of the standard library and
/// Foundation, which come with it.
enum PlatformTypes {
  /// Takes a top-level name for a declaration of the specs, and reports one that hides a type of
  /// the system, or is taken.
  ///
  /// - Parameter mend: what to do about a hidden type.
  static func claim(
    _ name: Identifier<Swift>, for original: String, in scope: inout NameTable,
    at span: SourceSpan, mend: String, diagnostics: inout DiagnosticList
  ) {
    if names.contains(name.name) {
      diagnostics.report(
        .error(
          .hidesPlatformType, at: span,
          "'\(original)' becomes '\(name.name)' in Swift, which would hide the system's own \(name.name)",
          help: [mend]))
    }
    scope.claim(name.name, for: original, at: span, diagnostics: &diagnostics)
  }

  static func checkNamespace(
    _ name: Identifier<Swift>, _ original: String, diagnostics: inout DiagnosticList
  ) {
    guard names.contains(name.name) else { return }
    diagnostics.report(
      .error(
        .hidesPlatformType, at: nil,
        "the name '\(original)' becomes '\(name.name)' in Swift, which would hide the system's own \(name.name)",
        help: ["choose another name in tessera.yaml"]))
  }

  private static let names: Set<String> = [
    // SwiftUI: views and containers
    "AnyView", "AsyncImage", "Button", "Canvas", "Capsule",
    "Circle", "Color", "ColorPicker", "ContentUnavailableView", "ContextMenu", "ControlGroup",
    "DatePicker", "DisclosureGroup", "Divider", "EditButton", "Ellipse", "EmptyView",
    "EquatableView", "ForEach", "Form", "Gauge", "GeometryReader", "GlassEffectContainer", "Grid",
    "GridRow", "Group", "GroupBox", "HSplitView", "HStack", "HelpLink", "Image",
    "KeyframeAnimator", "Label", "LabeledContent", "LazyHGrid", "LazyHStack",
    "LazyVGrid", "LazyVStack", "LinearGradient", "Link", "List", "Map", "Menu", "MenuButton",
    "MeshGradient", "ModifiedContent", "MultiDatePicker", "NavigationLink",
    "NavigationSplitView", "NavigationStack", "NavigationView", "OutlineGroup", "PasteButton",
    "Path", "PhaseAnimator", "Picker", "ProgressView", "RadialGradient", "Rectangle",
    "RenameButton", "RoundedRectangle", "ScrollView", "ScrollViewReader", "Section",
    "SecureField", "SettingsLink", "ShareLink", "SignInWithAppleButton", "Slider", "Spacer",
    "Stepper", "Tab", "TabSection", "TabView", "Table", "TableColumn",
    "TableRow", "Text", "TextEditor", "TextField", "TextFieldLink", "TimelineView", "Toggle",
    "ToolbarItem", "ToolbarItemGroup", "ToolbarSpacer", "TupleView", "UnevenRoundedRectangle",
    "VSplitView", "VStack", "VideoPlayer", "View", "ViewThatFits", "ZStack",
    // SwiftUI: styles
    "AccessoryBarActionButtonStyle", "AccessoryBarButtonStyle", "AutomaticFormStyle",
    "BorderedButtonStyle", "BorderedListStyle", "BorderedProminentButtonStyle",
    "BorderlessButtonMenuStyle", "BorderlessButtonStyle", "BorderlessPullDownMenuButtonStyle",
    "ButtonMenuStyle", "ButtonStyle", "ButtonStyleConfiguration", "CardButtonStyle",
    "CheckboxToggleStyle", "ControlGroupStyle", "DatePickerStyle", "DefaultButtonStyle",
    "DefaultLabelStyle", "DefaultMenuStyle", "DefaultToggleStyle", "DisclosureGroupStyle",
    "FormStyle", "GaugeStyle", "GlassButtonStyle", "GlassProminentButtonStyle", "GroupBoxStyle",
    "IconOnlyLabelStyle", "IndexViewStyle", "LabelStyle", "LinkButtonStyle", "ListStyle",
    "MenuButtonStyle", "MenuStyle", "NavigationViewStyle", "PickerStyle", "PlainButtonStyle",
    "PlainTextFieldStyle", "PrimitiveButtonStyle", "ProgressViewStyle",
    "PullDownMenuButtonStyle", "SquareBorderTextFieldStyle", "SwitchToggleStyle", "TabViewStyle",
    "TextEditorStyle", "TextFieldStyle", "TitleOnlyLabelStyle", "ToggleStyle", "WindowStyle",
    // SwiftUI: shapes and paint
    "AngularGradient", "AnyGradient", "AnyShape", "AnyShapeStyle", "ButtonBorderShape",
    "ContainerRelativeShape", "EllipticalGradient", "FillShapeView", "FillStyle",
    "ForegroundStyle", "Gradient", "GraphicsContext", "HierarchicalShapeStyle", "ImagePaint",
    "InsettableShape", "Material", "OffsetShape", "RotatedShape", "ScaledShape",
    "SeparatorShapeStyle", "Shader", "ShaderLibrary", "ShadowStyle", "Shape",
    "ShapeRole", "ShapeStyle", "ShapeView", "StrokeStyle", "TintShapeStyle", "TransformedShape",
    // SwiftUI: values and protocols
    "ActionSheet", "Alert", "Alignment",
    "Anchor", "Angle", "Animatable", "AnimatablePair", "Animation", "AnyLayout",
    "AnyTransition", "App", "AppStorage", "Axis", "BadgeProminence", "Binding",
    "BlendMode", "Bindable", "BlurReplaceTransition", "ColorRenderingMode", "ColorScheme",
    "ColorSchemeContrast", "Commands", "ContentMode", "ContentShapeKinds", "ControlActiveState",
    "ControlSize", "CoordinateSpace", "DismissAction", "DragGesture", "DynamicProperty",
    "DynamicTypeSize", "DynamicViewContent", "Edge", "EdgeInsets", "EmptyModifier", "Environment",
    "EnvironmentKey", "EnvironmentObject", "EnvironmentValues", "EventModifiers", "FetchRequest",
    "FocusState", "FocusedBinding", "FocusedValue", "FocusedValues", "Font", "Gesture",
    "GestureMask", "GestureState", "GeometryEffect", "GeometryProxy", "Glass", "GridItem",
    "HoverEffect", "HorizontalAlignment", "HorizontalEdge", "ImageRenderer",
    "IndexView", "KeyEquivalent", "KeyboardShortcut", "Layout", "LayoutDirection",
    "LayoutDirectionBehavior", "LayoutProperties", "LayoutSubview", "LayoutSubviews",
    "LegibilityWeight", "LocalizedStringKey", "LongPressGesture", "MagnifyGesture",
    "Namespace", "NavigationPath", "ObservedObject", "OpenURLAction", "PinnedScrollableViews",
    "Popover", "PopoverAttachmentAnchor", "PreferenceKey", "PresentationDetent",
    "PresentationMode", "PreviewProvider", "Prominence", "ProjectionTransform",
    "ProposedViewSize", "RedactionReasons", "RefreshAction", "RotateGesture", "SafeAreaRegions",
    "ScaledMetric", "Scene", "ScenePhase", "SceneStorage", "ScrollPosition", "ScrollTarget",
    "Settings", "SpatialTapGesture", "Spring", "State", "StateObject",
    "SubmitLabel", "SubmitTriggers", "TapGesture", "TextAlignment",
    "TextAttribute", "TextRenderer", "TextSelection", "Transaction",
    "Transition", "TransitionPhase", "UIViewRepresentable", "UnitCurve", "UnitPoint",
    "UserInterfaceSizeClass", "VectorArithmetic", "VerticalAlignment", "VerticalEdge",
    "ViewBuilder", "ViewDimensions", "ViewModifier", "ViewSpacing", "Visibility", "Widget",
    "Window", "WindowGroup", "WritingToolsBehavior",
    // What every view and style has a type of this name for
    "Body", "Configuration", "Content",
    // The standard library and Foundation
    "Any", "AnyHashable", "Array", "AttributedString", "Bool", "Bundle", "CGAffineTransform",
    "CGFloat", "CGPoint", "CGRect", "CGSize", "Calendar", "Character", "Codable", "Collection",
    "Comparable", "Data", "Date", "Decimal", "Dictionary", "Double", "Duration", "Equatable",
    "Error", "Float", "Hashable", "Hasher", "Identifiable", "Int", "KeyPath", "Locale",
    "Measurement", "Never", "Notification", "Optional", "Progress", "Range", "Result", "Self",
    "Sendable", "Sequence", "Set", "StaticString", "String", "StringProtocol", "Substring",
    "Task", "Thread", "TimeInterval", "TimeZone", "Timer", "UInt", "URL", "UUID", "Unit",
    "UserDefaults",
  ]
}
