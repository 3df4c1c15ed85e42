import Emission
import IR

/// The columns that generated Swift keeps to, as the project's `.swift-format` says.
private let lineLength = 100

extension Code {
  /// How many columns the code takes. Bytes bound it from above, and counting characters is slow.
  var columns: Int { bytes.count <= 60 ? bytes.count : text.count }
}

/// Breaks lines where swift-format would.
extension SourceWriter<Swift> {
  private var room: Int { lineLength - indentationWidth }

  func fits(_ code: Code<Swift>, after columns: Int = 0) -> Bool {
    code.bytes.count + columns <= room || code.columns + columns <= room
  }

  /// `public init(first: A, second: B) {`, the body, `}`.
  mutating func function(
    _ head: Code<Swift>, _ parameters: [Code<Swift>], _ tail: Code<Swift> = "",
    _ body: (inout SourceWriter) -> Void
  ) {
    let inline = parameters.joined(separator: ", ")
    let line: Code<Swift> = "\(head)(\(inline))\(tail) {"
    if fits(line) {
      self.line(line)
    } else {
      self.line("\(head)(")
      indented { $0.fill(parameters) }
      self.line(")\(tail) {")
    }
    indented(body)
    self.line("}")
  }

  /// A call, or what looks like one.
  ///
  /// - Parameter goesOn: whether the next line begins with a dot: then a broken call's bracket
  ///   stands on a line of its own.
  mutating func call(_ head: Code<Swift>, _ arguments: [Code<Swift>], goesOn: Bool = false) {
    let inline = arguments.joined(separator: ", ")
    let line: Code<Swift> = "\(head)(\(inline))"
    if fits(line) || arguments.isEmpty {
      self.line(line)
    } else if goesOn {
      self.line("\(head)(")
      indented { $0.fill(arguments) }
      self.line(")")
    } else {
      self.line("\(head)(")
      indented { $0.fill(arguments, end: ")") }
    }
  }

  /// A call whose arguments are calls: those that are too long for a line are broken in turn.
  mutating func call(_ head: Code<Swift>, calls: [Expression.Call], end: Code<Swift> = ")") {
    let whole: Code<Swift> = "\(head)(\(calls.map(\.code).joined(separator: ", "))\(end)"
    guard !fits(whole) else {
      line(whole)
      return
    }
    line("\(head)(")
    indented { writer in
      var waiting: [Code<Swift>] = []
      for (index, call) in calls.enumerated() {
        let behind: Code<Swift> = index == calls.count - 1 ? end : ","
        if writer.fits("\(call.code)\(behind)") {
          waiting.append(call.code)
          continue
        }
        if !waiting.isEmpty { writer.fill(waiting, end: ",") }
        waiting = []
        writer.line("\(call.name)(")
        writer.indented { $0.fill(call.arguments, end: ")\(behind)") }
      }
      if !waiting.isEmpty { writer.fill(waiting, end: end) }
    }
  }

  /// A call whose one argument is a call.
  mutating func call(_ head: Code<Swift>, _ argument: Expression.Call, goesOn: Bool = false) {
    guard !fits("\(head)(\(argument.code))"), !argument.arguments.isEmpty else {
      line("\(head)(\(argument.code))")
      return
    }
    line("\(head)(")
    indented { writer in
      let end: Code<Swift> = goesOn ? ")" : "))"
      if writer.fits("\(argument.name)(\(argument.arguments.joined(separator: ", "))\(end)") {
        writer.line("\(argument.name)(\(argument.arguments.joined(separator: ", "))\(end)")
      } else {
        writer.line("\(argument.name)(")
        writer.indented { $0.fill(argument.arguments, end: end) }
      }
    }
    if goesOn { line(")") }
  }

  /// `head`, the items of a list with a comma behind each, and `closing`.
  mutating func list(_ head: Code<Swift>, items: [Code<Swift>], closing: Code<Swift>) {
    line(head)
    // swift-format wants none behind a single item.
    indented { $0.fill(items, end: items.count == 1 ? "" : ",") }
    line(closing)
  }

  /// The items, as many on a line as there is room for.
  private mutating func fill(
    _ items: [Code<Swift>], separator: Code<Swift> = ",", end: Code<Swift> = ""
  ) {
    var line = Code<Swift>()
    for (index, item) in items.enumerated() {
      let piece = item + (index == items.count - 1 ? end : separator)
      if line.isEmpty {
        line = piece
      } else if fits("\(line) \(piece)") {
        line += " \(piece)"
      } else {
        self.line(line)
        line = piece
      }
    }
    self.line(line)
  }

  /// `head = value`, the value on a line of its own where there is no room for both.
  ///
  /// - Parameter start: where the declaration began, its comments included.
  mutating func constant(_ head: Code<Swift>, _ value: Code<Swift>, from start: Int) {
    let headBytes = head.bytes.count
    if headBytes + value.bytes.count + 3 <= room || fits("\(head) = \(value)") {
      line("\(head) = \(value)")
      return
    }
    // A text alone on its line may be as long as it is.
    let isText = value.bytes.first == 0x22
    if !fits("\(head) =") || !(isText || fits(value, after: Swift.step.bytes.count)) {
      insert("// swift-format-ignore", at: start)
    }
    line("\(head) =")
    indented { $0.line(value) }
  }

  /// `head = a + b`, broken before operators.
  ///
  /// - Parameter pieces: the first operand, then each operator with its operand.
  mutating func assignment(_ head: Code<Swift>, _ pieces: [Code<Swift>]) {
    let line: Code<Swift> = "\(head) = \(pieces.joined(separator: " "))"
    guard !fits(line) else {
      self.line(line)
      return
    }
    self.line("\(head) =")
    indented { $0.fill(pieces, separator: "") }
  }

  /// A list behind `head`, its later lines one step further in.
  mutating func list(_ head: Code<Swift>, _ items: [Code<Swift>], end: Code<Swift>) {
    var line = head
    var isFirst = true
    for (index, item) in items.enumerated() {
      let piece = item + (index == items.count - 1 ? end : ",")
      if isFirst {
        line += piece
        isFirst = false
      } else if fits("\(line) \(piece)") {
        line += " \(piece)"
      } else {
        self.line(line)
        line = Swift.step + piece
      }
    }
    self.line(line)
  }

  /// What a description says, as a doc comment.
  mutating func documentation(_ text: String?) {
    guard let text else { return }
    for line in CommentText.lines(text) { comment(line, mark: "///") }
  }

  private mutating func comment(_ text: String, mark: Code<Swift>) {
    guard !text.isEmpty else {
      line(mark)
      return
    }
    if text.utf8.count + 4 <= room {
      line("\(mark) \(comment: text)")
      return
    }
    var current = ""
    var columns = 0
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let width = word.count
      if columns > 0, columns + 1 + width + 4 > room, !word.isEmpty {
        line("\(mark) \(comment: current)")
        current = ""
        columns = 0
      }
      if columns > 0 || !current.isEmpty {
        current += " "
        columns += 1
      }
      current += word
      columns += width
    }
    line("\(mark) \(comment: current)")
  }

  /// The description, then the attribute of what is deprecated.
  mutating func annotation(_ annotation: Annotation) {
    documentation(annotation.description)
    deprecation(annotation.deprecation)
  }

  mutating func deprecation(_ deprecation: Deprecation?) {
    guard let deprecation else { return }
    let message = CommentText.oneLine(deprecation.message ?? "")
    guard !message.isEmpty else {
      line("@available(*, deprecated)")
      return
    }
    let short: Code<Swift> = "@available(*, deprecated, message: \(string: message))"
    guard !fits(short) else {
      line(short)
      return
    }
    line("@available(")
    indented { writer in
      let one: Code<Swift> = "*, deprecated, message: \(string: message)"
      let two: Code<Swift> = "message: \(string: message)"
      if writer.fits(one) {
        writer.line(one)
      } else {
        writer.line("*, deprecated,")
        if writer.fits(two) {
          writer.line(two)
        } else {
          writer.line("message:")
          writer.indented { $0.line("\(string: message)") }
        }
      }
    }
    line(")")
  }

  /// Lets a declaration keep its layout when a name in it is too long for any other.
  ///
  /// - Parameter start: where the declaration began, its comments included.
  mutating func keepLayout(from start: Int) {
    if hasLongLine(from: start) { insert("// swift-format-ignore", at: start) }
  }

  private func hasLongLine(from start: Int) -> Bool {
    var lineStart = start
    for index in start..<bytes.count where bytes[index] == 0x0A {
      if index - lineStart > lineLength, isTooLong(bytes[lineStart..<index]) { return true }
      lineStart = index + 1
    }
    return false
  }

  /// Comments and texts alone on their lines may be as long as they are.
  private func isTooLong(_ line: ArraySlice<UInt8>) -> Bool {
    let content = line.drop { $0 == 0x20 }
    if content.starts(with: [0x2F, 0x2F]) || content.first == 0x22 { return false }
    return String(decoding: line, as: UTF8.self).count > lineLength
  }
}

extension Swift {
  fileprivate static var step: Code<Swift> { Code(stringLiteral: indentation) }
}
