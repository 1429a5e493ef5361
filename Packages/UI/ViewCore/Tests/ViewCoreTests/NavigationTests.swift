import Observation
import Testing
import ViewCore

@Suite struct NavigationTests {
    @Test func aStackShowsTheScreenOnTop() {
        var path = NavigationPath()
        let stack = NavigationStack(path: Binding(get: { path }, set: { path = $0 })) {
            NavigationLink("one", value: 1)
                .navigationTitle(Text(verbatim: "Root"))
                .navigationDestination(for: Int.self) { number in
                    NavigationLink("word", value: "w").navigationTitle(Text(verbatim: "Number \(number)"))
                        .navigationDestination(for: String.self) { Text(verbatim: "word " + $0) }
                }
        }
        press("one", in: Renderer.render(stack))
        #expect(path.count == 1)
        press("word", in: Renderer.render(stack))
        let top = Renderer.render(stack)
        #expect(top.html.contains("<p>word w</p>"))
        #expect(top.html.contains(">Number 1</button>"))
        path.append(2.5)
        #expect(Renderer.render(stack).html.contains("<p>word w</p>"))
        path.removeLast(9)
        #expect(path.isEmpty)
        path.removeLast()
        #expect(Renderer.render(stack).title == "Root")
    }

    @Test func theWayBackHasAName() {
        let stack = NavigationStack(path: .constant([1])) {
            EmptyView().navigationDestination(for: Int.self) { Text(verbatim: String($0)) }
        }
        #expect(Renderer.render(stack).html.contains(">action.back</button>"))
    }

    @Test func aScreenCanLeaveItself() {
        var path = [1]
        let stack = NavigationStack(path: Binding(get: { path }, set: { path = $0 })) {
            EmptyView().navigationDestination(for: Int.self) { _ in LeaveButton() }
        }
        press("leave", in: Renderer.render(stack))
        #expect(path == [])
        path = [1]
        press("action.back", in: Renderer.render(stack))
        #expect(path == [])
    }

    @Test func tasksAndHandlersOfScreensBelowAreNotThere() {
        let stack = NavigationStack(path: .constant([1])) {
            Button("below") {}.task {}.navigationDestination(for: Int.self) { _ in Button("top") {} }
        }
        let rendering = Renderer.render(stack)
        #expect(rendering.tasks.isEmpty)
        #expect(!rendering.html.contains("below"))
        #expect(rendering.handlers.ids.count == 2)
    }

    @Test func aStackWithoutABarHasNone() {
        expectHTML("<div class=\"navigation\"><p>x</p></div>") { NavigationStack { Text(verbatim: "x") } }
    }

    @Test func aValueOutsideAStackLeavesItsLabel() {
        expectHTML("<p>one</p>") { NavigationLink("one", value: 1) }
    }

    @Test func aToolbarOutsideAStackStandsAboveTheView() {
        let html = #"""
            <div class="toolbar"><button id="v.toolbar_" class="button button-prominent" type="submit" form="live-form" formaction="/live/form/v.toolbar_" data-on="click"><span>Add</span></button></div><p>x</p>
            """#
        expectHTML(html) { Text(verbatim: "x").toolbar { ToolbarItem(placement: .primaryAction) { Button("Add") {} } } }
    }

    @Test(arguments: ToolbarItemPlacement.allCases)
    func everyPlaceHasALook(placement: ToolbarItemPlacement) {
        let html = Renderer.render(ToolbarItem(placement: placement) { Button("a") {} }).html
        #expect(html.contains("button-"))
    }

    @Test func refreshingIsOffered() async {
        var count = 0
        let view = RefreshProbe().refreshable { count += 1 }
        press("action.refresh", in: Renderer.render(view))
        for _ in 0..<100 where count == 0 { await Task.yield() }
        #expect(count == 1)
        #expect(Renderer.render(view).html.hasSuffix("<p>true</p>"))
        #expect(Renderer.render(RefreshProbe()).html == "<p>false</p>")
        await EnvironmentValues().refresh?()
        #expect(count == 1)
    }

    @Test func anObjectIsGivenToAllWithin() {
        let model = Model()
        expectHTML("<p>none</p><p>model</p>") {
            ModelProbe()
            ModelProbe().environment(model)
        }
    }

    @Test func shortcutsAreWrittenAsAssistiveTechnologyReadsThem() {
        func html(_ view: some View) -> String { Renderer.render(view).html }
        #expect(html(Button("a") {}.keyboardShortcut("s")).contains("aria-keyshortcuts=\"Control+S Meta+S\""))
        #expect(html(Button("a") {}.keyboardShortcut(.delete, modifiers: [.option])).contains("\"Alt+Delete\""))
        #expect(html(Button("a") {}.keyboardShortcut(.cancelAction)).contains("\"Escape\""))
        #expect(html(Button("a") {}.keyboardShortcut(" ", modifiers: [.option])).contains("\"Alt+Space\""))
        #expect(!html(Button("a") {}.keyboardShortcut("s", modifiers: [.shift])).contains("aria-keyshortcuts"))
    }
}

@Observable
private final class Model {
    var name = "model"
}

private struct ModelProbe: View {
    @Environment(Model.self) private var model

    var body: some View {
        Text(verbatim: model?.name ?? "none")
    }
}

private struct LeaveButton: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("leave") { dismiss() }
    }
}

private struct RefreshProbe: View {
    @Environment(\.refresh) private var refresh

    var body: some View {
        Text(verbatim: String(refresh != nil))
    }
}
