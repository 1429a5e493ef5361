import Testing
import ViewCore

@MainActor
struct ToggleStyleTests {
    @Test func aCheckboxIsABoxAndNoSwitch() {
        let html = Renderer.render(Toggle("test.on", isOn: .constant(true)).toggleStyle(.checkbox)).html
        #expect(html.contains(#"<label class="choice">"#), "\(html)")
        #expect(html.contains(#"class="choice-box""#) && html.contains(#"type="checkbox""#) && html.contains(" checked"))
        #expect(!html.contains("role="))
    }
}
