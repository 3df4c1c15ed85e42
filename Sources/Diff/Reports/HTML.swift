import Diagnostics

/// Text of others in HTML and in attributes with double quotes (HTML 13.1.2).
enum HTML {
  static func escaped(_ text: String) -> String {
    Printable.text(text).unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  static func text(_ wording: Wording) -> String {
    wording.pieces.map { piece in
      switch piece {
      case .words(let words): escaped(words)
      case .name(let name), .term(let name): code(name)
      }
    }.joined()
  }

  static func code(_ text: String) -> String { "<code>\(escaped(text))</code>" }
}
