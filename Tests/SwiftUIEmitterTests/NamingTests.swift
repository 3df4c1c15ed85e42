import Emission
import Testing

@testable import SwiftUIEmitter

@Suite("Names of the specs as Swift names")
struct NamingTests {
  @Test(
    "A member has a small letter first",
    arguments: [
      ("green", "green"), ("corner-radius", "cornerRadius"), ("h1", "h1"), ("RGBColor", "rgbColor"),
      ("iOSOnly", "iOsOnly"), ("default", "default"), ("größe", "größe"), ("字", "字"),
    ])
  func members(_ name: String, _ expected: String) {
    #expect(Naming.member(name, in: "Group").name == expected)
  }

  @Test(
    "A name that Swift cannot say joins its group's",
    arguments: [
      ("100", "gray100"), ("2xl", "gray2xl"), ("025", "gray025"), ("self", "graySelf"),
      ("init", "grayInit"), ("1.5", "gray1_5"),
    ])
  func joined(_ name: String, _ expected: String) {
    #expect(Naming.member(name, in: "Gray").name == expected)
  }

  @Test("Marks without letters keep apart by their numbers")
  func marks() {
    #expect(Naming.member("-", in: "Group").name == "u2d")
    #expect(Naming.member("+", in: "Group").name == "u2b")
    #expect(Naming.member("☀️", in: "Group").name == "u2600")
    #expect(Naming.member("", in: "Group").name == "group")
  }

  @Test(
    "A type has a capital first",
    arguments: [
      ("balloon", "Balloon"), ("rectangleButton style", "RectangleButtonStyle"),
      ("RGB", "Rgb"), ("3d", "Design3d"), ("type", "DesignType"), ("color", "DesignColor"),
    ])
  func types(_ name: String, _ expected: String) {
    #expect(Naming.type(name, in: "Design", unusable: ["Color"]).name == expected)
  }

  @Test("A namespace begins with a letter")
  func namespace() {
    #expect(Naming.namespace("Fukidashi").name == "Fukidashi")
    #expect(Naming.namespace("my app").name == "MyApp")
    #expect(Naming.namespace("3D").name == "Tokens3d")
    #expect(Naming.namespace("self").name == "TokensSelf")
  }
}
