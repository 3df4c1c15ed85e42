#if os(Linux)
  import IR
  import Motion
  import TestSupport
  import Testing

  /// An animation runs the same on all platforms: at each whole millisecond it is where its definition says.
  @Suite(.requires(KotlinCompiler.tools + Browser.tools))
  struct MotionFidelityTests {
    /// The animations of `tokens/`, by their figures, and the awkward ones.
    private static let motions = Task {
      let awkward = AwkwardMotion.all.map { (name: $0.name, motion: $0.motion) }
      let design = try await FidelityDesign.compiled.value.design
      let own = design.playedAnimations.filter { animation in
        !awkward.contains { $0.name == animation.name }
      }
      return awkward
        + own.map { animation in
          let delay = animation.delay.milliseconds
          switch animation.timing {
          case .spring(let timing):
            return (
              animation.name,
              AnalyticMotion(
                .spring(
                  response: timing.spring.response,
                  dampingFraction: timing.spring.dampingFraction), delay: delay)
            )
          case .curve(let curve, let duration):
            return (
              animation.name,
              AnalyticMotion(
                .curve(curve.x1, curve.y1, curve.x2, curve.y2, milliseconds: duration.milliseconds),
                delay: delay)
            )
          }
        }
    }

    /// What a style sheet says of an animation, and where Chromium is at each whole millisecond.
    private struct Played {
      let easing: String
      /// In milliseconds.
      let duration: Double
      let delay: Double
      let values: [Double]
    }

    private static let played = Task {
      let names = try await motions.value.map(\.name)
      let sheet = try await FidelityDesign.compiled.value.text("css", "tokens.css")
      let page = "<!doctype html><title>Motion</title><style>\(sheet)</style>"
      let said = try await Browser.run(
        .open(html: page),
        .evaluate(
          """
          () => { const style = getComputedStyle(document.documentElement);
            const read = name => style.getPropertyValue(name).trim();
            const time = text => text ? parseFloat(text) * (text.endsWith("ms") ? 1 : 1000) : 0;
            return \(names.map(\.inKebabCase)).map(name => [read(`--motion-${name}`),
              time(read(`--motion-${name}-duration`)), time(read(`--motion-${name}-delay`))]) }
          """))
      let figures = said[1].list.map { entry in
        (entry.list[0].text ?? "", entry.list[1].number ?? -1, entry.list[2].number ?? -1)
      }
      let values = try await Browser.run(
        [.open(html: page)]
          + figures.map { easing, duration, delay in
            .easing(
              easing, duration: duration, delay: delay,
              at: Array(stride(from: 0, through: duration + delay, by: 1)))
          })
      return Dictionary(
        uniqueKeysWithValues: zip(names, zip(figures, values.dropFirst())).map { name, found in
          let ((easing, duration, delay), values) = found
          return (
            name,
            Played(
              easing: easing, duration: duration, delay: delay,
              values: values.list.compactMap(\.number))
          )
        })
    }

    private func played(_ name: String) async throws -> Played {
      try #require(try await Self.played.value[name])
    }

    /// Compose's own `spring` and `tween`, run.
    @Test func composeKeepsToTheCurve() async throws {
      let report = try await FidelityRun.result.value.kotlin
      for (name, motion) in try await Self.motions.value {
        let values = try report.numbers(name)
        // A spring ends when it is 0.0005 away, which is later than elsewhere.
        #expect(
          Double(values.count - 1) >= (motion.delay + motion.duration).rounded(.down), "\(name)")
        let worst = values.enumerated().map { time, value in
          abs(value - motion.value(at: Double(time)))
        }.max()
        #expect((worst ?? 1) <= 0.001, "\(name)")
        #expect(abs((values.last ?? 0) - 1) <= 0.0006, "\(name)")
      }
    }

    /// What Chromium makes of the generated easing, in a paused animation.
    @Test func chromiumKeepsToTheCurve() async throws {
      for (name, motion) in try await Self.motions.value {
        let played = try await played(name)
        try #require(Double(played.values.count) >= motion.duration.rounded(.down), "\(name)")
        let worst = played.values.enumerated().map { time, value in
          abs(value - motion.value(at: Double(time)))
        }.max()
        #expect((worst ?? 1) <= 0.002 + 1e-6, "\(name)")
        #expect(played.delay == motion.delay, "\(name)")
        #expect(played.values.first == 0, "\(name)")
        #expect(abs((played.values.last ?? 0) - 1) < 1e-6, "\(name)")
      }
    }

    /// A curve lasts as long as it says, a spring to its settling time, in whole milliseconds.
    @Test func durationsAreDerived() async throws {
      for (name, motion) in try await Self.motions.value {
        let duration = try await played(name).duration
        #expect(duration == duration.rounded(), "\(name)")
        #expect(duration - motion.duration > -0.001 && duration - motion.duration < 1, "\(name)")
      }
    }

    /// SwiftUI plays springs and curves itself: it is told the figures.
    @Test func swiftUIGetsTheFigures() async throws {
      let report = try await FidelityRun.result.value.swift
      for (name, motion) in try await Self.motions.value {
        let text = try report.text(name)
        let numbers = text.split { !"0123456789.-e".contains($0) }.compactMap { Double($0) }
        let expected: [Double]
        switch motion.course {
        case .spring(let response, let dampingFraction):
          #expect(text.hasPrefix("spring(response "), "\(name)")
          expected = [response, dampingFraction, 0]
        case .curve(let x1, let y1, let x2, let y2, let milliseconds):
          #expect(text.hasPrefix("timingCurve("), "\(name)")
          expected = [x1, y1, x2, y2, milliseconds / 1000]
        }
        let all = expected + (motion.delay > 0 ? [motion.delay / 1000] : [])
        #expect(text.contains(".delay(") == (motion.delay > 0), "\(name)")
        #expect(numbers.count == all.count, "\(text)")
        for (number, figure) in zip(numbers, all) {
          #expect(abs(number - figure) < 1e-6, "\(text)")
        }
      }
    }

    /// No polyline within 0.002 of a spring has fewer lines than `leastLines`; the generated ones, whose
    /// knots are short decimals, have few more.
    @Test func stopsAreFew() async throws {
      for (name, motion) in try await Self.motions.value {
        guard case .spring = motion.course else { continue }
        let played = try await played(name)
        guard played.duration > 4 else { continue }
        let lines = played.easing.split(separator: ",").count - 1
        let least = leastLines(motion, milliseconds: played.duration)
        #expect(lines >= least, "\(name): the bound is wrong")
        #expect(
          Double(lines) <= Double(least) * 1.1 + 1, "\(name): \(lines) lines, at least \(least)")
      }
    }

    /// A lower bound: as many lines as it takes when they need not even meet, each as long as can be.
    private func leastLines(_ motion: AnalyticMotion, milliseconds: Double) -> Int {
      let count = 2000
      let samples = (0...count).map {
        motion.value(at: motion.delay + milliseconds * Double($0) / Double(count))
      }
      var lines = 0
      var first = 0
      while first < count {
        // The longest piece that a line fits: by doubling, then halving.
        var (good, step) = (first + 1, 1)
        while good + step <= count, isStraight(samples[first...(good + step)]) {
          good += step
          step *= 2
        }
        while step > 0 {
          if good + step <= count, isStraight(samples[first...(good + step)]) { good += step }
          step /= 2
        }
        lines += 1
        first = good
      }
      return lines
    }

    /// Whether a line is within 0.002 of all values: the hull of their points is at most twice that high.
    private func isStraight(_ values: ArraySlice<Double>) -> Bool {
      func hull(_ sign: Double) -> [(x: Double, y: Double)] {
        var points: [(x: Double, y: Double)] = []
        for (index, value) in values.enumerated() {
          let point = (x: Double(index), y: sign * value)
          while points.count > 1 {
            let (a, b) = (points[points.count - 2], points[points.count - 1])
            if (b.y - a.y) * (point.x - a.x) < (point.y - a.y) * (b.x - a.x) { break }
            points.removeLast()
          }
          points.append(point)
        }
        return points
      }
      // The height is greatest above or below a corner.
      let (lower, upper) = (hull(1), hull(-1))
      func height(at x: Double, _ hull: [(x: Double, y: Double)]) -> Double {
        var (low, high) = (0, hull.count - 1)
        while high - low > 1 {
          let middle = (low + high) / 2
          if hull[middle].x <= x { low = middle } else { high = middle }
        }
        let (a, b) = (hull[low], hull[high])
        return a.x == b.x ? a.y : a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x)
      }
      return (lower + upper).allSatisfy { corner in
        -height(at: corner.x, upper) - height(at: corner.x, lower) <= 0.004
      }
    }
  }
#endif
