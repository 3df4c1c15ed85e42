import Foundation
import TestSupport

/// The style sheets that the compiler made of `tokens/`, and pages that use them.
enum WebExample {
  static let folder = PackageRoot.file("Examples/Web/generated")
  static let screen = PackageRoot.file("Examples/Web/index.html")

  /// Both sheets' texts, tokens first.
  static func styleSheets() throws -> [String] {
    try ["tokens", "components"].map { name in
      let file = folder.appending(path: "\(name).css")
      return String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }
  }

  /// A page of `body` with the generated sheets, on white, without margins.
  static func page(_ body: String) throws -> String {
    let sheets = try styleSheets().map { "<style>\($0)</style>" }.joined()
    return """
      <!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title>\(sheets)
      <style>:root { color-scheme: light } body { margin: 0; background: #fff }</style>\(body)
      """
  }

  /// A box without text and padding, black within its shape.
  static func balloon(_ width: Int, _ height: Int, _ attributes: String = "") -> String {
    """
    <div class="balloon-text" id="shape" \(attributes) style="display: block; padding: 0;
      min-inline-size: 0; min-block-size: 0; inline-size: \(width)px; block-size: \(height)px;
      --balloon-text-color: #000"></div>
    """
  }

  /// A bubble filled with black.
  static func bubble(_ width: Int, _ height: Int, _ direction: String) -> String {
    """
    <div class="chat-bubble" id="shape" data-direction="\(direction)" style="margin: 0;
      max-inline-size: none; inline-size: \(width)px; block-size: \(height)px">
      <div style="background: #000; block-size: 100%"></div></div>
    """
  }
}
