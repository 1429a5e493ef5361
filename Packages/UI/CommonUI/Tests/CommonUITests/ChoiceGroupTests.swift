import CommonUI
import Testing
import ViewCore

@MainActor
struct ChoiceGroupTests {
    @Test func theBoxesOfAQuestionStandUnderItsName() {
        let html = #"""
            <fieldset class="choices segmented"><legend class="field-label"><span>group.title</span></legend><div class="choices-options">\#
            <label class="choice"><input type="hidden" name="v__" value="off" form="live-form">\#
            <input id="v__" class="choice-box" type="checkbox" value="on" name="v__" form="live-form" data-on="change"><span>Sport</span></label>\#
            </div></fieldset>
            """#
        expectHTML(html) { ChoiceGroup("group.title") { Toggle(String("Sport"), isOn: .constant(false)) } }
    }
}
