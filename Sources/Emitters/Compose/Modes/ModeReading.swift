import Emission

/// What code asks of the place where it stands, because a value in it differs by mode.
enum ModeReading: Comparable {
  case nothing
  /// It reads the chosen contexts.
  case reads
  /// It keeps something from one composition to the next, too.
  case remembers
}

extension KotlinFile {
  /// Notes what a piece of the code that is being written asks for.
  mutating func note(_ piece: ModeReading) {
    reading = max(reading, piece)
  }

  /// What `body` makes, with what that asks of its place.
  mutating func noting<Result>(
    _ body: (inout KotlinFile) -> Result
  ) -> (result: Result, reading: ModeReading) {
    let outside = reading
    reading = .nothing
    let result = body(&self)
    let inside = reading
    reading = max(outside, inside)
    return (result, inside)
  }

  /// What stands before a getter or function that asks for it; `nil` when nothing does.
  mutating func annotations(_ reading: ModeReading) -> Code<Kotlin>? {
    switch reading {
    case .nothing: nil
    case .reads: "@\(type(.composable)) @\(type(.readOnlyComposable))"
    case .remembers: "@\(type(.composable))"
    }
  }
}
