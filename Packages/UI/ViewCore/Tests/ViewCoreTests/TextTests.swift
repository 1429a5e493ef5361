import Testing
import ViewCore

@Suite struct TextTests {
    @Test func aTextIsAParagraph() {
        expectHTML("<p>Hello</p>") { Text(verbatim: "Hello") }
    }

    @Test func aTitleIsAHeading() {
        expectHTML(#"<h1 class="font-title bold">Hello</h1>"#) { Text(verbatim: "Hello").font(.title).bold() }
    }

    @Test func aTextInAButtonIsASpan() {
        let html = #"""
            <button id="v" class="button" type="submit" form="live-form" formaction="/live/form/v" data-on="click"><span>test.save</span></button>
            """#
        expectHTML(html) { Button("test.save") {} }
    }
}
