import Emission
import Testing

@testable import ComposeEmitter

/// Numbers in Kotlin.
struct LiteralTests {
  @Test func floatsAreTheShortestThatReadBack() {
    #expect(Literal.float(0.75).text == "0.75f")
    #expect(Literal.float(-20).text == "-20f")
    #expect(Literal.float(0.1 + 0.2).text == "0.3f")
    #expect(Literal.float(246.74011002723395).text == "246.74011f")
    #expect(Literal.float(1.0 / 3).text == "0.33333334f")
    #expect(Float("0.33333334") == 1.0 / 3)
  }

  @Test func floatsHaveNoExponentAndNoEnd() {
    #expect(Literal.float(1e-7).text == "0.0000001f")
    #expect(Literal.float(1e300).text == "340282350000000000000000000000000000000f")
    #expect(Literal.float(-1e300).text == "-340282350000000000000000000000000000000f")
    #expect(Literal.float(1e-300).text == "0f")
  }

  @Test func operandsBesideFloatsAreWholeWhereTheyCanBe() {
    #expect(Literal.operand(4).text == "4")
    #expect(Literal.operand(0.5).text == "0.5f")
    #expect(Literal.operand(5_000_000_000).text == "5000000000f")
  }

  @Test func unitsFollowWhatCanTakeThem() {
    #expect(Literal.unit(4, "dp").text == "4.dp")
    #expect(Literal.unit(-0.01, "em").text == "(-0.01).em")
    #expect(Literal.unit(10.0 / 3, "dp").text == "3.33333.dp")
    #expect(Literal.unit(5_000_000_000, "dp").text == "5000000000.0.dp")
  }

  @Test func millisecondsAreWhole() {
    #expect(Literal.milliseconds(600.6).text == "601")
    #expect(Literal.milliseconds(1e12).text == "2147483647")
  }
}
