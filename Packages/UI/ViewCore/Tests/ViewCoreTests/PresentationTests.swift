import Testing
import ViewCore

/// Dialogs stand at the end of the page, wherever they were asked for: one in a table or a list row would be torn out of it by the browser.
@Suite struct PresentationTests {
    @Test func anAlertIsADialogOfItsOwn() {
        let html = #"""
            <div class="list"><ul class="rows"><li class="row"><p>Row</p></li></ul></div>\#
            <dialog id="v_.alert" class="dialog alert" open role="alertdialog" aria-labelledby="v_.alert.title" data-on="close">\#
            <h2 id="v_.alert.title" class="dialog-title">Failed</h2><div class="dialog-actions">\#
            <button id="v_.alert_.actions_.ok" class="button button-cancel" type="submit" form="live-form" formaction="/live/form/v_.alert_.actions_.ok" data-on="click" autofocus>\#
            <span>action.ok</span></button></div></dialog>
            """#
        let values = Entries()
        let view = List { Text(verbatim: "Row").alert("Failed", isPresented: Bindable(values).isPresented) {} }
        expectHTML(html) { view }
        Renderer.render(view).handlers.handler(id: "v_.alert", kind: .close)?.run()
        #expect(!values.isPresented)
        expectHTML("<div class=\"list\"><ul class=\"rows\"><li class=\"row\"><p>Row</p></li></ul></div>") { view }
    }

    @Test func aConfirmationCanAlwaysBeLeft() {
        let values = Entries()
        var isDeleted = false
        let view = Button("Delete", role: .destructive) {}.confirmationDialog("Delete it?", isPresented: Bindable(values).isPresented) {
            Button("Yes", role: .destructive) { isDeleted = true }
        } message: {
            Text(verbatim: "It cannot be undone.")
        }
        let rendering = Renderer.render(view)
        #expect(rendering.html.contains("aria-describedby=\"v.alert.message\""))
        press("action.cancel", in: rendering)
        #expect(!values.isPresented)
        #expect(!isDeleted)
        press("Yes", in: rendering)
        #expect(isDeleted)
    }

    @Test func aButtonOfTheDialogLeavesThePageAlone() {
        let rendering = Renderer.render(
            VStack { Button("Other", role: .cancel) {} }.alert("x", isPresented: .constant(true)) { Button("A") {} })
        #expect(rendering.html.matches(of: /autofocus/).count == 0)
    }

    @Test func aSheetHasATitleOfItsOwnAndCanBeClosed() {
        let values = Entries()
        var dismissals = 0
        let view = Text(verbatim: "page").navigationTitle(Text(verbatim: "Page"))
            .sheet(isPresented: Bindable(values).isPresented) {
                dismissals += 1
            } content: {
                SheetContent()
            }
        let rendering = Renderer.render(view)
        #expect(rendering.title == "Page")
        let html = #"""
            <p>page</p><dialog id="v.sheet" class="dialog sheet" open autofocus tabindex="-1" aria-labelledby="v.sheet.title" data-on="close">\#
            <header class="navigation-bar"><h2 id="v.sheet.title" class="navigation-title">Sheet</h2><div class="toolbar">\#
            <button id="v.sheet_.bar__.close" class="button button-plain sheet-close" type="submit" form="live-form" formaction="/live/form/v.sheet_.bar__.close" data-on="click" aria-label="action.close">×</button>\#
            </div></header><button id="v.sheet_.content" class="button" type="submit" form="live-form" formaction="/live/form/v.sheet_.content" data-on="click"><span>Done</span></button></dialog>
            """#
        #expect(rendering.html == html)
        press("Done", in: rendering)
        press("action.close", in: rendering)
        rendering.handlers.handler(id: "v.sheet", kind: .close)?.run()
        #expect(dismissals == 3)
        #expect(!values.isPresented)
    }

    @Test func aSheetMayInsistOnAnAnswer() {
        let values = Entries()
        let view = Text(verbatim: "page").sheet(isPresented: Bindable(values).isPresented) { SheetContent() }.interactiveDismissDisabled()
        let rendering = Renderer.render(view)
        #expect(rendering.html.contains("data-on=\"close\" data-keep>"))
        #expect(!rendering.html.contains("sheet-close"))
        rendering.handlers.handler(id: "v.sheet", kind: .close)?.run()
        #expect(values.isPresented)
    }

    @Test func aSheetOfAnItemGoesWithIt() {
        var item: Item? = Item(id: 7)
        let view = Text(verbatim: "x").sheet(item: Binding(get: { item }, set: { item = $0 })) { Text(verbatim: "item \($0.id)") }
        let rendering = Renderer.render(view)
        #expect(rendering.html.contains("<p id=\"7\">item 7</p>"))
        press("action.close", in: rendering)
        #expect(item == nil)
        #expect(!Renderer.render(view).html.contains("dialog"))
    }

    @Test func aDialogAboveASheetComesAfterIt() {
        let view = Text(verbatim: "x").sheet(isPresented: .constant(true)) {
            Text(verbatim: "y").alert("Sure?", isPresented: .constant(true)) {}
        }
        let rendering = Renderer.render(view)
        #expect(rendering.html.matches(of: /<dialog id="([^"]+)"/).map { String($0.1) } == ["v.sheet", "v.sheet_.content.alert"])
        #expect(rendering.duplicateIDs == [])
    }

    @Test func twoDialogsOfOneViewDiffer() {
        let view = Text(verbatim: "x").alert("a", isPresented: .constant(true)) {}.alert("b", isPresented: .constant(true)) {}
        #expect(Renderer.render(view).duplicateIDs == [])
    }

    @Test func aToastCanBeUndone() {
        var toast: Toast?
        var isUndone = false
        let view = Text(verbatim: "x").toast(Binding(get: { toast }, set: { toast = $0 }))
        expectHTML("<p>x</p>") { view }
        toast = Toast(id: 1, message: Text(verbatim: "3 readings deleted")) { isUndone = true }
        let rendering = Renderer.render(view)
        #expect(
            rendering.html.contains(
                "<div id=\"v.toast-1\" class=\"toast\" role=\"region\" aria-label=\"message.title\" data-announce><p class=\"toast-message\"><span>3 readings deleted</span></p>"
            ))
        press("action.undo", in: rendering)
        #expect(isUndone)
        #expect(toast == nil)
        toast = Toast(id: 2, message: Text(verbatim: "Saved"))
        press("action.dismiss", in: rendering)
        #expect(toast?.id == 2)
        let second = Renderer.render(view)
        #expect(!second.html.contains("action.undo"))
        press("action.dismiss", in: second)
        #expect(toast == nil)
    }

    @Test func aMenuIsTheBrowsersToOpen() {
        let html = #"""
            <details class="menu" data-menu><summary class="button menu-label"><span>More</span></summary><div class="menu-items">\#
            <button id="v__" class="button" type="submit" form="live-form" formaction="/live/form/v__" data-on="click"><span>Edit</span></button></div></details>
            """#
        expectHTML(html) { Menu("More") { Button("Edit") {} } }
        #expect(Renderer.render(Menu("More", systemImage: "dots") {}).html.contains("<span class=\"label\"><span>More</span></span>"))
    }

    @Test func leavingWhereNothingIsToBeLeftDoesNothing() {
        EnvironmentValues().dismiss()
    }
}

private struct Item: Identifiable {
    let id: Int
}

private struct SheetContent: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Done") { dismiss() }.navigationTitle(Text(verbatim: "Sheet"))
    }
}
