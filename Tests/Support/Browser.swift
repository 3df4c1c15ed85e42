package import Foundation

/// Shows pages in a real Chromium; see `Tests/Drivers/Web/browser.py` for what its tasks can be.
package enum Browser {
  package static let tools: [Tool] = [.python, .chromium]

  /// One thing to do in the page, and where its result is found.
  package struct Task: Sendable {
    let json: JSON

    init(_ name: String, _ fields: [String: JSON] = [:]) {
      json = .object(fields.merging(["do": .text(name)]) { $1 })
    }

    /// What the person at the browser asked their system for.
    package enum Preference: Sendable {
      case dark
      case reducedMotion
      case moreContrast
      case forcedColors
    }

    /// Shows the page in a file. The result lists what went wrong in it.
    ///
    /// - Parameter scale: how many px of the device a CSS px takes.
    package static func open(
      _ file: URL, width: Double = 800, height: Double = 600, scale: Double = 1,
      preferences: [Preference] = []
    ) -> Task {
      open(["file": .text(file.path)], width, height, scale, preferences)
    }

    /// Shows the page that `html` is.
    ///
    /// - Parameter hasTouch: whether fingers can touch it.
    package static func open(
      html: String, width: Double = 800, height: Double = 600, scale: Double = 1,
      preferences: [Preference] = [], hasTouch: Bool = false
    ) -> Task {
      open(["html": .text(html), "touch": .bool(hasTouch)], width, height, scale, preferences)
    }

    private static func open(
      _ page: [String: JSON], _ width: Double, _ height: Double, _ scale: Double,
      _ preferences: [Preference]
    ) -> Task {
      var fields = page
      fields["width"] = .number(width)
      fields["height"] = .number(height)
      fields["scale"] = .number(scale)
      for preference in preferences {
        switch preference {
        case .dark: fields["scheme"] = "dark"
        case .reducedMotion: fields["motion"] = "reduce"
        case .moreContrast: fields["contrast"] = "more"
        case .forcedColors: fields["forced"] = "active"
        }
      }
      return Task("open", fields)
    }

    /// The value of a JavaScript function: `() => …`.
    package static func evaluate(_ script: String) -> Task {
      Task("evaluate", ["script": .text(script)])
    }

    /// An object of computed values by property.
    package static func styles(
      _ selector: String, pseudo: String? = nil, _ properties: String...
    ) -> Task {
      Task(
        "styles",
        [
          "selector": .text(selector), "pseudo": pseudo.map(JSON.text) ?? .null,
          "properties": .list(properties.map(JSON.text)),
        ])
    }

    /// `[x, y, width, height]` of the border box, in CSS px.
    package static func box(_ selector: String) -> Task {
      Task("box", ["selector": .text(selector)])
    }

    /// Presses the pointer's button on an element, and holds it.
    package static func press(_ selector: String) -> Task {
      Task("press", ["selector": .text(selector)])
    }

    /// Lets the pointer's button go.
    package static let release = Task("release")

    /// Presses the pointer's button and lets it go at once, mostly before anything is drawn.
    package static func flick(_ selector: String) -> Task {
      Task("flick", ["selector": .text(selector)])
    }

    /// Touches an element with a finger, shortly.
    package static func tap(_ selector: String) -> Task {
      Task("tap", ["selector": .text(selector)])
    }

    /// Holds a key down, by its name in DOM: `Space`.
    package static func hold(key: String) -> Task { Task("hold", ["key": .text(key)]) }

    /// Lets a key go.
    package static func release(key: String) -> Task { Task("release_key", ["key": .text(key)]) }

    /// Tabs until the element has the focus.
    package static func focus(_ selector: String) -> Task {
      Task("focus", ["selector": .text(selector)])
    }

    /// Ends every running animation.
    package static let settle = Task("settle")

    /// Saves what is seen as PNG.
    package static func screenshot(_ selector: String? = nil, to file: URL) -> Task {
      Task(
        "screenshot",
        ["to": .text(file.path)].merging(selector.map { ["selector": .text($0)] } ?? [:]) { $1 })
    }

    /// What is seen of an element, or the page: `width`, `height` and `rgb`, three numbers a pixel.
    package static func pixels(_ selector: String? = nil) -> Task {
      Task("pixels", selector.map { ["selector": .text($0)] } ?? [:])
    }

    /// The declarations of a style sheet that the browser does not take, as a list of texts.
    package static func refused(_ css: String) -> Task { Task("refused", ["css": .text(css)]) }

    /// The progress of a CSS easing at each time: all times in ms, progress 0 to 1.
    package static func easing(
      _ easing: String, duration: Double, delay: Double = 0, at times: [Double]
    ) -> Task {
      Task(
        "easing",
        [
          "easing": .text(easing), "duration": .number(duration), "delay": .number(delay),
          "at": .list(times.map(JSON.number)),
        ])
    }
  }

  /// Does the tasks in order, in one browser; a browser takes a second to start.
  ///
  /// - Returns: the tasks' results.
  /// - Throws: `Command.Failure` with what the driver said when one went wrong.
  package static func run(_ tasks: Task...) async throws -> [JSON] { try await run(tasks) }

  /// See `run(_:)`.
  package static func run(_ tasks: [Task]) async throws -> [JSON] {
    let input = String(decoding: try JSONEncoder().encode(tasks.map(\.json)), as: UTF8.self)
    let output = try await Command(
      Tool.python.find(),
      [PackageRoot.file("Tests/Drivers/Web/browser.py").path, Tool.chromium.find()]
    ).output(input: input)
    return try JSONDecoder().decode([JSON].self, from: Data(output.utf8))
  }
}

extension Mask {
  /// The mask of pixels that are `ink` where covered and `paper` where not, each from 0 to 255.
  ///
  /// - Parameter channel: which of red, green and blue tells the two apart.
  package init(pixels: JSON, channel: Int, ink: Double, paper: Double) {
    let values = pixels["rgb"].list
    let coverage = stride(from: channel, to: values.count, by: 3).map { index in
      ((values[index].number ?? paper) - paper) / (ink - paper)
    }
    self.init(
      width: Int(pixels["width"].number ?? 0), height: Int(pixels["height"].number ?? 0),
      coverage: coverage)
  }
}
