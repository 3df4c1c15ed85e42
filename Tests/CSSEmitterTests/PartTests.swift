import EmissionTestSupport
import Testing

/// The parts of components, as elements inside of theirs.
@Suite struct PartTests {
  private let emitted = Emitted(PartsDesign.design)
  private let checked = #":is([aria-checked="true"], :checked)"#

  @Test func partsLieInTheirComponent() {
    #expect(emitted.diagnostics.isEmpty)
    #expect(
      emitted.rule(".knob").prefix(5) == [
        "display: inline-grid;", "place-items: center;", "box-sizing: border-box;",
        "flex-shrink: 0;", "inline-size: 51px;",
      ])
    #expect(emitted.rule(".knob > *") == ["grid-area: 1 / 1;"])
    let thumb = emitted.rule(".knob > .knob-thumb")
    #expect(thumb.contains("display: block;"))
    #expect(thumb.contains("inline-size: 27px;") && thumb.contains("block-size: 27px;"))
    #expect(thumb.contains("justify-self: start;"))
    // As wide as high: nothing has to be cut.
    #expect(thumb.contains("border-radius: 50%;"))
    #expect(!thumb.contains { $0.hasPrefix("line-height") })
  }

  @Test func statesOfTheComponentChangeThem() {
    #expect(emitted.rule(".knob\(checked)") == ["background: #0a0;"])
    #expect(
      emitted.rule(".knob\(checked) > .knob-thumb")
        == ["translate: calc(var(--knob-thumb-direction) * 20px) 0;"])
    #expect(
      emitted.rule(#".knob:where([data-size="small"])\#(checked) > .knob-thumb"#)
        == ["translate: calc(var(--knob-thumb-direction) * 16px) 0;"])
    #expect(
      emitted.rule(".knob:dir(rtl) > .knob-thumb") == ["--knob-thumb-direction: -1;"])
    let pressed = #".knob:active:not(:disabled, [aria-disabled="true"]) > .knob-thumb"#
    #expect(emitted.rule(pressed, in: moving) == ["scale: 0.9;"])
  }

  /// What stands elsewhere jumps there for readers who asked for less movement.
  @Test func placesAreReachedAtOnceWithoutMotion() {
    let thumb = ".knob > .knob-thumb"
    #expect(emitted.rule(thumb, in: moving).first == "transition-property: translate, scale;")
    #expect(
      emitted.rule(thumb, in: "@media (prefers-reduced-motion: reduce)").allSatisfy {
        !$0.contains("translate")
      })
  }

  @Test func copiesRunOneAfterTheOther() {
    #expect(emitted.rule(".dots").contains("gap: 4px;"))
    let dot = ".dots > .dots-dot"
    #expect(
      emitted.rule(dot).last
        == "animation: dots-dot-fade var(--motion-ease-in-out-duration) var(--motion-ease-in-out) infinite alternate both;"
    )
    #expect(
      emitted.rule(dot, in: moving) == ["animation-name: dots-dot-fade, dots-dot-move;"])
    #expect(emitted.rule("from", in: "@keyframes dots-dot-fade") == ["opacity: 0.3;"])
    #expect(emitted.rule("from", in: "@keyframes dots-dot-move") == ["translate: 0 3px;"])
    #expect(emitted.rule("\(dot):nth-child(2 of .dots-dot)") == ["animation-delay: 150ms;"])
    #expect(emitted.rule("\(dot):nth-child(3 of .dots-dot)") == ["animation-delay: 300ms;"])
  }

  @Test func theCommentShowsWhatToWrite() {
    #expect(
      emitted.components.contains(
        #"/* knob: <button class="knob" data-size="usual | small" role="switch" aria-checked="true | false"><span class="knob-thumb"></span></button> */"#
      ))
  }
}
