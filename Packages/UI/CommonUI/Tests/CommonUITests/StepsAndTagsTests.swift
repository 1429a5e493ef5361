import Common
import CommonUI
import Domain
import Testing
import ViewCore

@Suite struct StepsAndTagsTests {
    @Test func stepsSayWhereOneIs() {
        let html = #"""
            <div class="steps"><p class="steps-words"><span class="steps-number">Schritt 2 von 3</span><span class="steps-name">Pair</span></p>\#
            <ol class="steps-list"><li class="step step-done"><span class="visually-hidden">Find, erledigt</span></li>\#
            <li class="step" aria-current="step"><span class="visually-hidden">Pair</span></li><li class="step"><span class="visually-hidden">Unit</span></li></ol></div>
            """#
        expectHTML(html, language: "de") { StepIndicator(["Find", "Pair", "Unit"], current: 1) }
    }

    @Test func stepsOutsideAreMovedInside() {
        expectHTML("") { StepIndicator([], current: 3) }
        let html = Renderer.render(StepIndicator(["Find", "Pair"], current: 9)).html
        #expect(html.contains("<span class=\"steps-name\">Pair</span>"))
        #expect(Renderer.render(StepIndicator(["Find", "Pair"], current: -1)).html.contains("<span class=\"steps-name\">Find</span>"))
    }

    @Test func aTagIsAWord() {
        expectHTML(#"<span class="chip">&lt;Sport&gt;</span>"#) { TagChip("<Sport>") }
    }

    @Test func aTagCanBeChosen() {
        var isPressed = false
        let chip = TagChip("Sport", isSelected: true) { isPressed = true }
        let html = #"""
            <button id="v" class="button chip" type="submit" form="live-form" formaction="/live/form/v" data-on="click" aria-pressed="true"><span>Sport</span></button>
            """#
        expectHTML(html) { chip }
        Renderer.render(chip).handlers.handler(id: "v", kind: .click)?.run()
        #expect(isPressed)
        #expect(Renderer.render(TagChip("Sport", isSelected: false) {}).html.contains("aria-pressed=\"false\""))
    }

    @Test func aTagCanBeTakenAway() {
        var isGone = false
        let chip = TagChip("Sport") { isGone = true }
        let html = #"""
            <span class="chip chip-removable"><span>Sport</span><button id="v_.remove" class="button chip-remove" type="submit" form="live-form" \#
            formaction="/live/form/v_.remove" data-on="click" aria-label="Remove tag: Sport"><span>×</span></button></span>
            """#
        expectHTML(html) { chip }
        Renderer.render(chip).handlers.handler(id: "v_.remove", kind: .click)?.run()
        #expect(isGone)
    }

    @Test func aTaskIsOneLinkUnlessItCannotBegin() {
        let html = #"""
            <div class="list tasks"><ul class="rows"><li class="row"><a id="v_.0.f" class="link" href="/x" data-nav>\#
            <span class="hstack"><span class="vstack gap-zero task-words"><span>Unit</span></span><span class="fg-secondary">Completed</span></span></a></li>\#
            <li class="row"><div class="hstack fg-secondary"><div class="vstack gap-zero task-words"><p>Read</p></div><p class="fg-secondary">Cannot start yet</p></div></li></ul></div>
            """#
        expectHTML(html) {
            TaskList {
                TaskRow("Unit", state: .done, value: PageRoute())
                TaskRow("Read", state: .blocked, value: PageRoute())
            }
        }
    }

    @Test(arguments: TaskRow.State.allCases)
    func everyStateHasAWord(state: TaskRow.State) {
        let words = ["en", "de"].map { language in
            Renderer.render(TaskRow("a", hint: "b", state: state, value: PageRoute()), environment: texts(language)).html
        }
        #expect(words[0] != words[1])
        #expect(!words[0].contains("task.done"))
    }

    @Test func daysAndTimesCanBePicked() throws {
        let day = try #require(CivilDate(year: 2026, month: 3, day: 14))
        #expect(CivilDate(dateFields: day.dateFields) == day)
        #expect(CivilDate(dateFields: DateFields(year: 2026, month: 2, day: 30)) == nil)
        let time = try #require(CivilDateTime(date: day, hour: 7, minute: 5, second: 30))
        #expect(CivilDateTime(dateFields: time.dateFields) == CivilDateTime(date: day, hour: 7, minute: 5))
        #expect(CivilDateTime(dateFields: DateFields(year: 2026, month: 3, day: 14, hour: 24)) == nil)
        #expect(CivilDateTime(dateFields: DateFields(year: 2026, month: 13, day: 1)) == nil)
        #expect(Renderer.render(DatePicker("a", selection: .constant(day))).html.contains("type=\"date\" value=\"2026-03-14\""))
        #expect(Renderer.render(DatePicker("a", selection: .constant(time))).html.contains("value=\"2026-03-14T07:05\""))
    }
}
