import Emission

/// What every element that answers taps has: no delay for a double tap, and no flash of the browser's
/// own beside ours. The focus ring stays the browser's: it shows on any colour.
enum TapBasics {
  static let declarations = [
    Declaration("touch-action", "manipulation"),
    Declaration("-webkit-tap-highlight-color", "transparent"),
  ]
}
