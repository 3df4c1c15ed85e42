/// The public names that a top-level declaration of generated code must not take, because people
/// who use both would have to write one of them in full.
enum PlatformNames {
  static func contains(_ name: String) -> Bool {
    all.contains(name)
  }

  private static let all: Set<String> = {
    var names = Set(material + foundation + kotlin)
    // What generated code itself imports.
    for symbol in KotlinSymbol.allCases { names.insert(String(symbol.simpleName)) }
    return names
  }()

  /// `androidx.compose.material3`: its components, and what goes with them.
  private static let material = [
    "AlertDialog", "AssistChip", "Badge", "BadgedBox", "BasicAlertDialog", "BottomAppBar",
    "BottomSheetScaffold", "Button", "ButtonGroup", "Card", "Carousel", "CenterAlignedTopAppBar",
    "Checkbox", "Chip", "CircularProgressIndicator", "ColorScheme", "DatePicker",
    "DatePickerDialog", "DateRangePicker", "DismissibleDrawerSheet", "DismissibleNavigationDrawer",
    "Divider", "DockedSearchBar", "DropdownMenu", "DropdownMenuItem", "ElevatedAssistChip",
    "ElevatedButton", "ElevatedCard", "ElevatedFilterChip", "ElevatedSuggestionChip",
    "ExposedDropdownMenuBox", "ExtendedFloatingActionButton", "FilledIconButton",
    "FilledIconToggleButton", "FilledTonalButton", "FilledTonalIconButton",
    "FilledTonalIconToggleButton", "FilterChip", "FloatingActionButton", "HorizontalDivider",
    "Icon", "IconButton", "IconToggleButton", "InputChip", "Label", "LargeFloatingActionButton",
    "LargeTopAppBar", "LeadingIconTab", "LinearProgressIndicator", "ListItem", "LoadingIndicator",
    "MaterialTheme", "MediumTopAppBar", "ModalBottomSheet", "ModalDrawerSheet",
    "ModalNavigationDrawer", "MultiChoiceSegmentedButtonRow", "NavigationBar",
    "NavigationBarItem", "NavigationDrawerItem", "NavigationRail", "NavigationRailItem",
    "OutlinedButton", "OutlinedCard", "OutlinedIconButton", "OutlinedIconToggleButton",
    "OutlinedTextField", "PermanentDrawerSheet", "PermanentNavigationDrawer", "PlainTooltip",
    "PrimaryScrollableTabRow", "PrimaryTabRow", "ProvideTextStyle", "RadioButton", "RangeSlider",
    "RichTooltip", "Scaffold", "ScrollableTabRow", "SearchBar", "SecondaryScrollableTabRow",
    "SecondaryTabRow", "SegmentedButton", "Shapes", "SingleChoiceSegmentedButtonRow", "Slider",
    "SmallFloatingActionButton", "Snackbar", "SnackbarHost", "SplitButton", "SuggestionChip",
    "Surface", "SwipeToDismissBox", "Switch", "Tab", "TabRow", "TextButton", "TextField",
    "TimeInput", "TimePicker", "ToggleButton", "TooltipBox", "TopAppBar", "TriStateCheckbox",
    "Typography", "VerticalDivider",
  ]

  /// The rest of `androidx.compose` that screens are made of.
  private static let foundation = [
    "AbsoluteCutCornerShape", "AbsoluteRoundedCornerShape", "AnimatedContent",
    "AnimatedVisibility", "BasicSecureTextField", "BasicText", "BasicTextField", "BorderStroke",
    "BoxScope", "BoxWithConstraints", "Brush", "Canvas", "Column", "ColumnScope", "Composition",
    "CompositionLocal", "Constraints", "CornerBasedShape", "CornerSize", "Crossfade",
    "CutCornerShape", "Dialog", "DpOffset", "DpSize", "FlowColumn", "FlowRow", "FontStyle",
    "GenericShape", "Image", "ImageBitmap", "Indication", "Layout", "LazyColumn", "LazyRow",
    "MutableState", "Painter", "Popup", "Shadow", "Shader", "Spacer", "SpanStyle", "Spring",
    "State", "SubcomposeLayout", "TextAlign", "TextDecoration", "Transition", "WindowInsets",
  ]

  /// `kotlin` and `kotlin.collections`, known everywhere without an import.
  private static let kotlin = [
    "Annotation", "Any", "Array", "Boolean", "BooleanArray", "Byte", "ByteArray", "Char",
    "CharArray", "CharSequence", "Collection", "Comparable", "Comparator", "Deprecated",
    "DoubleArray", "Double", "Enum", "Error", "Exception", "FloatArray", "Function",
    "IntArray", "Iterable", "Iterator", "Lazy", "LongArray", "Long", "Map", "MutableList",
    "MutableMap", "MutableSet", "Nothing", "Number", "Pair", "Result", "Sequence", "Set", "Short",
    "ShortArray", "Suppress", "Throwable", "Triple", "UByte", "UInt", "ULong", "UShort", "Unit",
  ]
}
