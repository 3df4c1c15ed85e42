internal import Diagnostics
internal import Document
internal import IR

/// The properties that every component knows, by the names that specs use.
enum ComponentProperties {
  static let lengths: [(name: String, property: Property)] = [
    ("width", .width), ("height", .height), ("minWidth", .minWidth), ("minHeight", .minHeight),
    ("maxWidth", .maxWidth), ("maxHeight", .maxHeight), ("cornerRadius", .cornerRadius),
    ("fontSize", .fontSize),
    ("gap", .gap),
  ]

  /// All names, in the order in which they are told.
  static let names =
    lengths.map(\.name) + [
      "padding", "margin", "border", "shadow", "background", "foreground", "opacity", "scale",
      "font", "fontFamily",
      "fontWeight", "lineHeight", "letterSpacing", "shape", "mirrored", "align", "interaction",
      "animation", "offset", "layout",
    ]

  /// What a part is drawn with.
  static let ofParts = [
    "width", "height", "margin", "cornerRadius", "border", "shadow", "background", "opacity",
    "scale", "offset", "shape", "align", "animation",
  ]

  /// What is said of a part beside its properties.
  static let partKeys = ["repeat", "stagger", "from"]

  /// What stands beside the properties of a component.
  static let keys = [
    "kind", "description", "deprecated", "parameters", "variants", "defaults", "compounds",
    "states",
    "properties", "textScaling", "parts",
  ]

  /// What is not drawn differently from one variant to another.
  static let baseOnly: Set<String> = ["shape", "interaction", "animation", "layout"]

  /// How the horizontal sides of padding and margin are named, as found so far.
  struct Frames {
    struct Sides {
      /// Where `start` or `end` is used, and where `left` or `right` is.
      var reading: SourceSpan?
      var physical: SourceSpan?

      var frame: SideFrame { physical != nil && reading == nil ? .physical : .reading }
    }

    var padding = Sides()
    var margin = Sides()
  }

  static let sides = [
    "start", "end", "left", "right", "top", "bottom", "horizontal", "vertical", "all",
  ]

  /// How many sides a name stands for: in one map the narrower wins.
  static func breadth(_ side: String) -> Int {
    switch side {
    case "all": 4
    case "horizontal", "vertical": 2
    default: 1
    }
  }

  static func expanded(_ side: String) -> [Side] {
    switch side {
    case "all": Side.allCases
    case "horizontal": [.start, .end]
    case "vertical": [.top, .bottom]
    case "start", "left": [.start]
    case "end", "right": [.end]
    case "top": [.top]
    case "bottom": [.bottom]
    default: []
    }
  }
}
