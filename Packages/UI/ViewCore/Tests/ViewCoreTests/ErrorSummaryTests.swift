import Testing
import ViewCore

/// Guards what GOV.UK found with people: a summary for one error too, each error a link, the same words beside the field.
@Suite struct ErrorSummaryTests {
    @Test func aFormListsItsErrorsAtItsTop() {
        let html = #"""
            <form id="v" class="form" method="post" action="/live/form/v" data-on="submit" novalidate>\#
            <div id="v.problem" class="error-summary" tabindex="-1" aria-labelledby="v.problem.title" data-attention><div role="alert">\#
            <h2 id="v.problem.title" class="error-summary-title">form.problem</h2>\#
            <ul class="error-summary-list"><li><a href="#v__.0">Enter a note</a></li><li><a href="#v__.1">Choose &lt;one&gt;</a></li></ul></div></div>\#
            <div class="vstack"><div class="field field-invalid"><label class="field-label" for="v__.0"><span>note</span></label>\#
            <p id="v__.0.error" class="field-error"><span class="visually-hidden">form.error </span>Enter a note</p>\#
            <input id="v__.0" class="input" type="text" value="" name="v__.0" data-on="input change" aria-describedby="v__.0.error" aria-invalid="true"></div>\#
            <fieldset id="v__.1" class="choices" tabindex="-1" aria-describedby="v__.1.error" aria-invalid="true"><legend class="field-label"><span>kind</span></legend>\#
            <p id="v__.1.error" class="field-error"><span class="visually-hidden">form.error </span>Choose &lt;one&gt;</p><div class="choices-options"></div></fieldset></div></form>
            """#
        expectHTML(html) {
            Form {
                VStack {
                    TextField("note", text: .constant("")).fieldError(Text(verbatim: "Enter a note"))
                    Picker("kind", selection: .constant(1)) {}.pickerStyle(.inline).fieldError(Text(verbatim: "Choose <one>"))
                }
            }
        }
    }

    @Test func aFormWithoutErrorsHasNoSummary() {
        let rendering = Renderer.render(form(error: nil).navigationTitle(Text(verbatim: "Add")))
        #expect(!rendering.html.contains("error-summary"))
        #expect(rendering.title == "Add")
    }

    @Test func theTitleSaysThatThereIsAnError() {
        var environment = EnvironmentValues()
        environment.strings = Quoting()
        let view = form(error: Text(verbatim: "Wrong")).navigationTitle(Text(verbatim: "Add"))
        #expect(Renderer.render(view, environment: environment).title == "form.problem.title[Add]")
    }

    @Test func everyFieldCanHaveAnError() {
        let error = Text(verbatim: "Wrong")
        let html = Renderer.render(
            Form {
                Toggle("a", isOn: .constant(true)).fieldError(error)
                SecureField("b", text: .constant("")).fieldError(error)
                Stepper("c", value: .constant(1)).fieldError(error)
                Picker("d", selection: .constant(1)) { Text(verbatim: "1").tag(1) }.fieldError(error)
                DatePicker("e", selection: .constant(Moment(2026, 1, 1))).fieldError(error)
                FileField("f", selection: .constant(.none)).fieldError(error)
                TextEditor("g", text: .constant("")).fieldError(error)
            }
        ).html
        #expect(html.matches(of: /aria-invalid="true"/).count == 7)
        #expect(html.matches(of: /<li><a href="#/).count == 7)
        for id in html.matches(of: /href="#([^"]+)"/).map(\.1) { #expect(html.contains("id=\"\(id)\"")) }
    }

    private func form(error: Text?) -> some View {
        Form { TextField("note", text: .constant("")).fieldError(error) }
    }
}

/// Answers a key with the key and its arguments.
nonisolated struct Quoting: StringResolving {
    func resolve(key: String, module: String, arguments: [TextArgument], language: String) -> String {
        let words = arguments.map { if case .string(let text) = $0 { text } else { "?" } }
        return words.isEmpty ? key : key + "[" + words.joined(separator: ",") + "]"
    }
}
