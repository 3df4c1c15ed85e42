import Foundation
import IR
import TestSupport

/// Pages on which Chromium draws the pictures of cases, black on white.
struct FidelityPages {
  /// Where the picture of a case is on its page, in px.
  struct Place {
    let kind: String
    let x: Int
    let y: Int
  }

  struct Page {
    let name: String
    let scale: Int
    var height = 0
    var boxes: [String] = []
    /// Calls of `draw` for the canvas below the boxes.
    var drawings: [String] = []
  }

  private static let width = 1600
  private static let greatestHeight = 1200

  private(set) var pages: [Page] = []
  /// For each case its page and the places of its pictures there.
  private(set) var places: [(page: String, places: [Place])] = []
  private var x = 0
  private var y = 0
  private var rowHeight = 0

  init(_ cases: [FidelityCase]) {
    for item in cases { add(item) }
  }

  private mutating func add(_ item: FidelityCase) {
    let canvas = AwkwardShape.all.first { $0.name == item.shape.name }
    let kinds = ["CSS", "CSS clip"] + (canvas == nil ? [] : ["canvas"])
    makeRoom(width: item.cellWidth * kinds.count, height: item.cellHeight, scale: item.scale)
    var found: [Place] = []
    for kind in kinds {
      switch kind {
      case "CSS": pages[pages.count - 1].boxes.append(Self.background(item, x, y))
      case "CSS clip": pages[pages.count - 1].boxes.append(Self.clip(item, x, y))
      default:
        pages[pages.count - 1].drawings.append(
          "draw(\(item.shape.name), \(x), \(y), \(item.width), \(item.height), "
            + "\(item.isReflected))")
      }
      found.append(Place(kind: kind, x: x, y: y))
      x += item.cellWidth
    }
    places.append((pages[pages.count - 1].name, found))
  }

  /// Goes to the next row, or page, where the next pictures would not fit.
  private mutating func makeRoom(width: Int, height: Int, scale: Int) {
    if x + width > Self.width { (x, y, rowHeight) = (0, y + rowHeight, 0) }
    if pages.last?.scale != scale || y + height > Self.greatestHeight {
      pages.append(Page(name: "page\(pages.count).png", scale: scale))
      (x, y, rowHeight) = (0, 0, 0)
    }
    rowHeight = max(rowHeight, height)
    pages[pages.count - 1].height = max(pages[pages.count - 1].height, y + height)
  }

  /// The background of a text without text.
  private static func background(_ item: FidelityCase, _ x: Int, _ y: Int) -> String {
    box(FidelityDesign.text(of: item.shape.name), item, x, y, "")
  }

  /// Black content that is larger than what holds it: only the outline limits it.
  private static func clip(_ item: FidelityCase, _ x: Int, _ y: Int) -> String {
    box(FidelityDesign.box(of: item.shape.name), item, x, y, "<i></i>")
  }

  private static func box(
    _ component: String, _ item: FidelityCase, _ x: Int, _ y: Int, _ content: String
  ) -> String {
    """
    <div class=cell style="left: \(x)px; top: \(y)px; width: \(item.cellWidth)px; \
    height: \(item.cellHeight)px"><div class="\(component.inKebabCase) box"\
    \(item.mirrored ? " data-mirrored" : "")\(item.isRightToLeft ? " dir=rtl" : "") \
    style="inline-size: \(item.width)px; block-size: \(item.height)px">\(content)</div></div>
    """
  }

  /// Shows each page and saves what is seen in the folder.
  func tasks(styleSheets: [String], to folder: URL) -> [Browser.Task] {
    let head =
      styleSheets.map { "<style>\($0)</style>" }.joined() + """
        <style>body { margin: 0; background: #fff } canvas { position: absolute; left: 0; top: 0 }
        .cell { position: absolute; overflow: clip }
        .box.box { position: absolute; left: \(FidelityCase.margin)px; top: \(FidelityCase.margin)px;
          display: block; margin: 0; padding: 0;
          min-inline-size: 0; min-block-size: 0; max-inline-size: none }
        .box.box i { position: absolute; inset: -\(FidelityCase.margin)px; background: #000 }
        </style>
        """
    let functions = AwkwardShape.all.map { "function \($0.name)(c, w, h) { \($0.canvas) }" }
      .joined(separator: "\n")
    return pages.flatMap { page in
      let body = """
        <canvas></canvas>\(page.boxes.joined(separator: "\n"))
        <script>\(functions)
        const canvas = document.querySelector("canvas"), c = canvas.getContext("2d");
        [canvas.width, canvas.height] = [\(Self.width * page.scale), \(page.height * page.scale)];
        canvas.style.width = "\(Self.width)px";
        function draw(outline, x, y, w, h, reflected) {
          const s = \(page.scale), m = \(FidelityCase.margin);
          c.save(); c.setTransform(s, 0, 0, s, s * x, s * y);
          c.beginPath(); c.rect(0, 0, Math.ceil(w) + 2 * m, Math.ceil(h) + 2 * m); c.clip();
          c.translate(m, m);
          if (reflected) c.transform(-1, 0, 0, 1, w, 0);
          c.beginPath(); outline(c, w, h); c.closePath(); c.fill(); c.restore();
        }
        \(page.drawings.joined(separator: "\n"))</script>
        """
      return [
        Browser.Task.open(
          html: "<!doctype html><html lang=en><meta charset=utf-8><title>Shapes</title>"
            + head + body, width: Double(Self.width), height: Double(page.height),
          scale: Double(page.scale)),
        .screenshot(to: folder.appending(path: page.name)),
      ]
    }
  }
}
