#if os(Linux)
  import TestSupport
  import Testing

  /// One balloon, drawn by each platform, covers the same pixels.
  @Suite(.requires(KotlinCompiler.tools + Browser.tools))
  struct SameOnAllPlatformsTests {
    @Test(arguments: ["balloon", "bubble"], [false, true])
    func coverTheSamePixels(shape: String, mirrored: Bool) async throws {
      let (width, height, scale) = (100, 40, 3)
      let suffix = mirrored ? " mirrored" : ""
      let swift = Mask(
        try await SwiftUIExample.report.value.outline("\(shape) 100x40\(suffix)").polygons(),
        width: width * scale, height: height * scale, scale: Double(scale))
      let compose = try await ComposeExample.report.value.mask(
        "\(shape) painted\(suffix)", width: width * scale)
      let body =
        shape == "balloon"
        ? WebExample.balloon(width, height, mirrored ? "data-mirrored" : "")
        : WebExample.bubble(width, height, mirrored ? "right" : "left")
      let seen = try await Browser.run(
        .open(html: try WebExample.page(body), scale: Double(scale)), .pixels("#shape"))
      let web = Mask(pixels: seen[1], channel: 0, ink: 0, paper: 255)
      try #require(web.width == width * scale && web.height == height * scale)
      #expect(swift.overlap(with: compose) > 0.995)
      #expect(swift.overlap(with: web) > 0.995)
      #expect(compose.overlap(with: web) > 0.995)
    }
  }
#endif
