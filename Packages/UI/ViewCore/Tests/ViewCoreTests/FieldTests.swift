import Testing
import ViewCore

/// Fields beyond plain text.
@Suite struct FieldTests {
    @Test func hintAndErrorBelongToTheirField() {
        let html = #"""
            <div class="field field-invalid"><label class="field-label" for="v"><span>Value</span> <span class="field-unit">mg/dL</span></label>\#
            <p id="v.hint" class="field-hint">As the meter shows it</p>\#
            <p id="v.error" class="field-error"><span class="visually-hidden">form.error </span>Enter a value &lt; 600</p>\#
            <input id="v" class="input input-number" type="text" value="6OO" name="v" form="live-form" data-on="input change" \#
            aria-describedby="v.hint v.error" aria-invalid="true" inputmode="numeric" autocomplete="off"></div>
            """#
        expectHTML(html) {
            TextField(label: Text(verbatim: "Value"), value: .constant(NumberEntry(text: "6OO")), unit: Text(verbatim: "mg/dL"))
                .fieldError(Text(verbatim: "Enter a value < 600"))
                .fieldHint(Text(verbatim: "As the meter shows it"))
        }
    }

    @Test func whatIsSaidOfOneFieldIsNotSaidOfTheNext() {
        let html = Renderer.render(
            VStack {
                TextField("a", text: .constant("")).fieldError("wrong")
                TextField("b", text: .constant("")).fieldError(nil)
            }
        ).html
        #expect(html.matches(of: /aria-invalid/).count == 1)
    }

    @Test(arguments: [
        ("5,6", 1, 5.6), ("5.6", 1, 5.6), (" 1 000 ", 0, 1000), ("−3", 0, -3), ("5.6", 0, nil), ("5.", 1, nil), (".5", 1, nil),
        ("", 0, nil),
        ("1e3", 3, nil), ("1.2.3", 3, nil), ("abc", 0, nil), ("1\u{A0}200", 0, 1200), ("99999999999999999999", 0, nil), ("-", 0, nil),
    ])
    func aNumberIsReadAsPeopleTypeIt(text: String, digits: Int, value: Double?) {
        #expect(NumberEntry(text: text, fractionDigits: digits).value == value)
    }

    @Test func anEntryOfBlanksIsEmpty() {
        #expect(NumberEntry(text: " \u{A0}").isEmpty)
        #expect(!NumberEntry(text: "x").isEmpty)
    }

    @Test func whatIsTypedForANumberStays() {
        let values = Entries()
        let field = TextField("value", value: Bindable(values).number)
        Renderer.render(field).handlers.handler(id: "v", kind: .input)?.run(EventValue(text: "5,6 mmol"))
        #expect(values.number.text == "5,6 mmol")
        #expect(values.number.value == nil)
        #expect(Renderer.render(field).html.contains("inputmode=\"decimal\""))
    }

    @Test func aSecretIsNeverWrittenIntoThePage() {
        let values = Entries()
        let field = SecureField("passkey", text: Bindable(values).text, contentType: .oneTimeCode)
        Renderer.render(field).handlers.handler(id: "v", kind: .input)?.run(EventValue(text: "123456"))
        #expect(values.text == "123456")
        let html = Renderer.render(field).html
        #expect(!html.contains("123456"))
        #expect(html.contains("type=\"password\" autocomplete=\"one-time-code\" name=\"v\""))
        #expect(Renderer.render(SecureField("p", text: .constant(""), contentType: .newPassword)).html.contains("new-password"))
    }

    @Test func anEditorIsNamedByItsModifier() {
        let html = #"""
            <div class="field"><label class="visually-hidden" for="v">Note</label>\#
            <textarea id="v" class="input" rows="8" name="v" form="live-form" data-on="input change">
            a</textarea></div>
            """#
        expectHTML(html) { TextEditor(text: .constant("a")).accessibilityLabel(Text(verbatim: "Note")) }
        #expect(Renderer.render(TextEditor("note", text: .constant("")).lineLimit(3...6)).html.contains("rows=\"3\""))
        #expect(Renderer.render(TextField("note", text: .constant(""), axis: .vertical)).html.contains("rows=\"4\""))
        #expect(Renderer.render(TextField("note", text: .constant("")).labelsHidden()).html.contains("field-label visually-hidden"))
    }

    @Test func aStepperGoesToItsEnds() {
        let values = Entries()
        values.count = 11
        let stepper = Stepper("tests", value: Bindable(values).count, in: 1...12, step: 2)
        press("field.increase", in: Renderer.render(stepper))
        #expect(values.count == 12)
        #expect(Renderer.render(stepper).handlers.handler(id: "v.more", kind: .click) == nil)
        press("field.decrease", in: Renderer.render(stepper))
        #expect(values.count == 10)
        let typed = Renderer.render(stepper).handlers.handler(id: "v", kind: .change)
        typed?.run(EventValue(text: "400"))
        #expect(values.count == 12)
        typed?.run(EventValue(text: "x"))
        #expect(values.count == 12)
    }

    @Test func aStepperDoesNotOverflow() {
        let values = Entries()
        values.count = .max - 1
        press("field.increase", in: Renderer.render(Stepper("n", value: Bindable(values).count, in: .min ... .max, step: 5)))
        #expect(values.count == .max)
        values.count = .min + 1
        press("field.decrease", in: Renderer.render(Stepper("n", value: Bindable(values).count, in: .min ... .max, step: 5)))
        #expect(values.count == .min)
    }

    @Test func searchingWritesAsItIsTyped() {
        let values = Entries()
        let rendering = Renderer.render(Text(verbatim: "x").searchable(text: Bindable(values).text, prompt: "Find"))
        #expect(rendering.html.hasPrefix("<div class=\"search\" role=\"search\"><form id=\"v.search_\""))
        #expect(
            rendering.html.contains("type=\"search\" value=\"\" placeholder=\"Find\" name=\"v.search___.field\" data-on=\"input change\""))
        rendering.handlers.handler(id: "v.search___.field", kind: .input)?.run(EventValue(text: "low"))
        #expect(values.text == "low")
        rendering.handlers.handler(id: "v.search_", kind: .submit)?.run(EventValue(fields: ["v.search___.field": ["high"]]))
        #expect(values.text == "high")
    }
}

final class Entries {
    var number = NumberEntry(fractionDigits: 1)
    var text = ""
    var count = 0
    var file = FileSelection.none
    var isPresented = true
}
