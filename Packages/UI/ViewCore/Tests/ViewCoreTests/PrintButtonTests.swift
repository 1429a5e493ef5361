import Testing
import ViewCore

@MainActor
struct PrintButtonTests {
    /// The client script prints: nothing is asked of the server, and nothing is sent.
    @Test func itIsAButtonWithoutAnAction() {
        let rendering = Renderer.render(PrintButton("a.print"))
        #expect(rendering.html.contains("type=\"button\" data-print><span>a.print</span></button>"), "\(rendering.html)")
        #expect(rendering.html.contains("with-script") && rendering.handlers.ids.isEmpty)
    }
}
