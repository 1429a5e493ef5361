import Testing
import ViewCore

@Suite struct FormTests {
    @Test func aFieldOutsideAFormBelongsToThePage() {
        let html = #"""
            <div class="field"><label class="field-label" for="v"><span>test.note</span></label>\#
            <input id="v" class="input" type="text" value="a&quot;b" placeholder="Lunch" name="v" form="live-form" data-on="input change" inputmode="decimal"></div>
            """#
        expectHTML(html) {
            TextField("test.note", text: .constant("a\"b"), prompt: Text(verbatim: "Lunch")).keyboardType(.decimalPad)
        }
    }

    @Test func aFieldOfSeveralLinesKeepsItsFirstLineBreak() {
        let html = #"""
            <div class="field"><label class="field-label" for="v"><span>Note</span></label>\#
            <textarea id="v" class="input" rows="3" name="v" form="live-form" disabled>

            &lt;/textarea&gt;</textarea></div>
            """#
        expectHTML(html) {
            TextField(label: Text(verbatim: "Note"), text: .constant("\n</textarea>"), lines: 3).disabled()
        }
    }

    @Test func aFormWritesItsFieldsBeforeItsAction() {
        let values = Values()
        var seen = ""
        let rendering = Renderer.render(page(values).onSubmit { seen = values.note })
        rendering.handlers.handler(id: "v", kind: .submit)?.run(EventValue(fields: ["v_.0": ["typed"], "v_.1": ["off"], "v_.2": ["b"]]))
        #expect(seen == "typed")
        #expect(values.isOn == false)
        #expect(values.choice == "b")
    }

    @Test func aButtonWritesTheFieldsOfItsFormBeforeItsAction() {
        let values = Values()
        let rendering = Renderer.render(page(values))
        rendering.handlers.handler(id: "v_.3", kind: .click)?.run(EventValue(fields: ["v_.0": ["typed"], "v_.1": ["off", "on"]]))
        #expect(values.saved == "typed")
        #expect(values.isOn)
        #expect(values.choice == "a")
    }

    @Test func aClickWithoutFieldsChangesNone() {
        let values = Values()
        let rendering = Renderer.render(page(values))
        rendering.handlers.handler(id: "v_.3", kind: .click)?.run()
        #expect(values.saved == "")
        #expect(values.isOn)
    }

    @Test func aChoiceThatWasNotOfferedChangesNothing() {
        let values = Values()
        let handler = Renderer.render(page(values)).handlers.handler(id: "v_.2", kind: .change)
        handler?.run(EventValue(text: "c"))
        #expect(values.choice == "a")
        handler?.run(EventValue(text: "b"))
        #expect(values.choice == "b")
        handler?.run(EventValue())
        #expect(values.choice == "b")
    }

    @Test func aButtonOfThePageWritesItsFields() {
        let values = Values()
        let view = VStack {
            TextField("test.note", text: Bindable(values).note)
            Button("test.save") { values.saved = values.note }
        }
        Renderer.render(view).handlers.handler(id: "v_.1", kind: .click)?.run(EventValue(fields: ["v_.0": ["typed"], "other": ["x"]]))
        #expect(values.saved == "typed")
    }

    @Test func aFormIsOneThatABrowserCanSend() {
        let html = #"""
            <form id="v" class="form" method="post" action="/live/form/v" data-on="submit" novalidate>\#
            <button class="visually-hidden" type="submit" tabindex="-1" aria-hidden="true"></button>\#
            <div class="form"><button id="v__" class="button" type="submit" formaction="/live/form/v__" data-on="click"><span>test.save</span></button></div></form>
            """#
        expectHTML(html) { Form { Form { Button("test.save") {} } }.onSubmit {} }
    }

    @Test func aSwitchSaysWhenItIsOff() {
        let html = #"""
            <label class="toggle"><input type="hidden" name="v" value="off" form="live-form">\#
            <input id="v" class="toggle-box" type="checkbox" role="switch" value="on" checked name="v" form="live-form" data-on="change"><span>test.on</span></label>
            """#
        expectHTML(html) { Toggle("test.on", isOn: .constant(true)) }
    }

    @Test func aMenuHasOptionsOfPlainText() {
        let html = #"""
            <div class="field"><label class="field-label" for="v"><span>test.unit</span></label>\#
            <select id="v" class="input select" name="v" form="live-form" data-on="change">\#
            <option value="a">A &lt; a</option><option value="Z" selected>None</option></select></div>
            """#
        expectHTML(html) {
            Picker("test.unit", selection: .constant("")) {
                HStack { Text(verbatim: "A < a") }.tag("a")
                Text(verbatim: "None").tag("")
            }
        }
    }

    @Test func choicesCanBeShownAtOnce() {
        let html = #"""
            <fieldset id="v" class="choices segmented"><legend class="field-label"><span>Unit</span></legend><div class="choices-options">\#
            <label class="choice"><input id="v__.0.radio" class="choice-box" type="radio" value="1" checked name="v" form="live-form" data-on="change"><span>One</span></label>\#
            <label class="choice"><input id="v__.1.radio" class="choice-box" type="radio" value="2" name="v" form="live-form" data-on="change"><span>Two</span></label></div></fieldset>
            """#
        var choice = 1
        let binding = Binding(get: { choice }, set: { choice = $0 })
        let title = "Unit"
        let picker = Picker(title, selection: binding) {
            Text(verbatim: "One").tag(1)
            Text(verbatim: "Two").tag(2)
        }
        expectHTML(html) { picker.pickerStyle(.segmented) }
        Renderer.render(picker.pickerStyle(.inline)).handlers.handler(id: "v__.1.radio", kind: .change)?.run(EventValue(text: "1"))
        #expect(choice == 2)
    }

    @Test func aTagOutsideAPickerIsJustTheView() {
        expectHTML("<p>x</p>") { Text(verbatim: "x").tag(1) }
    }

    @Test func aBoundDisclosureReportsItsState() {
        var isOpen = true
        let binding = Binding(get: { isOpen }, set: { isOpen = $0 })
        let view = DisclosureGroup("test.more", isExpanded: binding) { Text(verbatim: "x") }
        let html = #"""
            <details id="v" class="disclosure" open data-on="toggle"><summary class="disclosure-label"><span>test.more</span></summary>\#
            <div class="disclosure-content"><p>x</p></div></details>
            """#
        expectHTML(html) { view }
        Renderer.render(view).handlers.handler(id: "v", kind: .toggle)?.run(EventValue(text: "false"))
        #expect(!isOpen)
        expectHTML(html.replacing(" open data-on=\"toggle\"", with: "")) { DisclosureGroup("test.more") { Text(verbatim: "x") } }
    }

    private func page(_ values: Values) -> some View {
        Form {
            TextField("test.note", text: Bindable(values).note)
            Toggle("test.on", isOn: Bindable(values).isOn)
            Picker("test.choice", selection: Bindable(values).choice) {
                ForEach(["a", "b"], id: \.self) { Text(verbatim: $0).tag($0) }
            }
            Button("test.save") { values.saved = values.note }
        }
    }
}

private final class Values {
    var note = ""
    var isOn = true
    var choice = "a"
    var saved = ""
}
