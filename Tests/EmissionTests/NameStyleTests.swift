import Emission
import Testing

@Suite struct NameStyleTests {
  @Test(arguments: [
    ("cornerRadius", "corner-radius"), ("RGBColor", "rgb-color"), ("h1", "h1"), ("2xl", "2xl"),
    ("one_five", "one-five"), ("1.5", "1-5"), ("  a  b ", "a-b"), ("ABC", "abc"), ("", ""),
    ("-", ""), ("a1B", "a1b"), ("größeNeu", "größe-neu"), ("日本 go", "日本-go"), ("x🙂y", "x🙂y"),
  ])
  func kebab(_ name: String, _ expected: String) {
    #expect(NameStyle.kebab(of: name) == expected)
    #expect(NameStyle.kebab(NameStyle.words(name)) == expected)
  }

  /// The way in one pass agrees with the way over words for every short name.
  @Test func bothWaysAgree() {
    let letters = ["a", "B", "1", "-", "C", "z"]
    var names = [""]
    for _ in 0..<5 {
      names = names.flatMap { name in letters.map { name + $0 } }
      for name in names {
        let words = NameStyle.words(name)
        #expect(NameStyle.kebab(of: name) == NameStyle.kebab(words), "\(name)")
        #expect(NameStyle.lowerCamel(of: name) == NameStyle.lowerCamel(words), "\(name)")
        #expect(NameStyle.upperCamel(of: name) == NameStyle.upperCamel(words), "\(name)")
      }
    }
  }
}
