import Common
import Testing
import ViewCore

@Suite struct HandlerTests {
    @Test func aButtonRunsItsAction() {
        var count = 0
        let rendering = Renderer.render(Button("test.press") { count += 1 })
        rendering.handlers.handler(id: "v", kind: .click)?.run()
        #expect(count == 1)
    }

    @Test func anUnknownIdOrKindHasNoHandler() {
        let rendering = Renderer.render(Button("test.press") {})
        #expect(rendering.handlers.handler(id: "v.1", kind: .click) == nil)
        #expect(rendering.handlers.handler(id: "v", kind: .submit) == nil)
    }

    @Test func aDisabledControlHasNoHandler() {
        let view = VStack {
            Button("test.press") {}
            TextField("test.note", text: .constant(""))
            Toggle("test.on", isOn: .constant(true))
        }
        #expect(Renderer.render(view.disabled()).handlers.ids.isEmpty)
        #expect(Renderer.render(view.disabled(false).disabled()).handlers.ids.isEmpty)
        #expect(Renderer.render(view.disabled(false)).handlers.ids.count == 3)
    }

    @Test func aDisabledButtonSaysSo() {
        let html = #"""
            <button id="v" class="button" type="submit" form="live-form" formaction="/live/form/v" disabled><span>test.a</span></button>
            """#
        expectHTML(html) { Button("test.a") {}.disabled() }
    }

    @Test func anActionSeesTheEnvironmentOfItsView() {
        var seen = ""
        let view = Button("test.press") { seen = EnvironmentValues.current.language }.environment(\.language, "de")
        let rendering = Renderer.render(view)
        rendering.handlers.handler(id: "v", kind: .click)?.run()
        #expect(seen == "de")
        #expect(EnvironmentValues.current.language == "en")
    }

    @Test func aTaskStartedByAnActionSeesTheEnvironmentOfItsView() async {
        let (stream, continuation) = AsyncStream<String>.makeStream()
        let view = Button("test.press") {
            Task {
                continuation.yield(EnvironmentValues.current.language)
                continuation.finish()
            }
        }
        Renderer.render(view.environment(\.language, "de")).handlers.handler(id: "v", kind: .click)?.run()
        var seen: [String] = []
        for await language in stream { seen.append(language) }
        #expect(seen == ["de"])
    }

    @Test func rolesAndStylesAreClasses() {
        let html = #"""
            <button id="v" class="button button-prominent button-destructive x" type="submit" form="live-form" formaction="/p/v" data-on="click"><span>Delete</span></button>
            """#
        var environment = EnvironmentValues()
        environment.formActionPrefix = "/p/"
        let title = "Delete"
        expectHTML(html, environment: environment) {
            Button(title, role: .destructive) {}.buttonStyle(.borderedProminent).className("x")
        }
    }

    @Test func aLinkToARouteHasItsAddress() {
        expectHTML(#"<a id="v" class="link" href="/a%20b" data-nav><span>test.open</span></a>"#) {
            NavigationLink("test.open", value: TestRoute(name: "a b"))
        }
        var environment = EnvironmentValues()
        environment.routeURL = { "/logbook" + $0.path.string }
        let title = "Open"
        expectHTML(#"<a id="v" class="link" href="/logbook/x" data-nav><span>Open</span></a>"#, environment: environment) {
            NavigationLink(title, value: TestRoute(name: "x"))
        }
        expectHTML(#"<a class="link" href="https://a.example"><span>test.open</span></a>"#) {
            Link("test.open", destination: "https://a.example")
        }
    }
}
