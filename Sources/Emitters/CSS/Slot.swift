import Emission
import IR

/// The boxes that one element draws.
enum Part: Int, Hashable, Comparable {
  case host
  /// Behind the content: the background of a shape.
  case before
  /// Over the content: an overlay.
  case after
  /// All that the element holds.
  case children

  static func < (left: Part, right: Part) -> Bool { left.rawValue < right.rawValue }

  var selector: CSSCode {
    switch self {
    case .host: ""
    case .before: "::before"
    case .after: "::after"
    case .children: " > *"
    }
  }
}

/// A declaration and the box that it is about.
struct Placed: Hashable {
  var part: Part
  var declaration: Declaration

  init(_ part: Part, _ declaration: Declaration) {
    self.part = part
    self.declaration = declaration
  }

  init(_ part: Part = .host, _ name: CSSCode, _ value: CSSCode) {
    self.init(part, Declaration(name, value))
  }
}

/// The circumstances in which declarations hold.
struct Slot: Hashable {
  enum Media: Hashable {
    case all
    /// Where `shape()` is known.
    case shapes
    case moving
    /// For readers who asked for less movement.
    case still
    case forcedColors
  }

  var media = Media.all
  /// An interaction's rules stand before the component's own, which win.
  var isInteraction = false
  var state: State?
  var isRightToLeft = false

  static let rest = Slot()
  static let rightToLeft = Slot(isRightToLeft: true)

  static func state(_ state: State) -> Slot { Slot(state: state) }

  func with(media: Media) -> Slot {
    var slot = self
    slot.media = media
    return slot
  }

  /// States as they follow one another: an interaction's before the component's own.
  static let statesInOrder: [Slot] = [Media.all, .moving, .still].flatMap { media in
    [true, false].flatMap { isInteraction in
      State.allCases.map { Slot(media: media, isInteraction: isInteraction, state: $0) }
    }
  }

  func with(rightToLeft: Bool) -> Slot {
    var slot = self
    slot.isRightToLeft = rightToLeft
    return slot
  }
}
