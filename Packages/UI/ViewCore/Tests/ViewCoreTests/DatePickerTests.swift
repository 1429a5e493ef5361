import Testing
import ViewCore

@Suite struct DatePickerTests {
    @Test func aDayHasItsRange() {
        let html = #"""
            <div class="field"><label class="field-label" for="v"><span>day</span></label>\#
            <input id="v" class="input input-date" type="date" value="2026-03-04" min="2026-01-01" max="2026-12-31" name="v" form="live-form" data-on="change"></div>
            """#
        let picker = DatePicker(
            "day", selection: .constant(Moment(2026, 3, 4, 7, 5)), in: Moment(2026, 1, 1)...Moment(2026, 12, 31), displayedComponents: .date
        )
        expectHTML(html) { picker }
    }

    @Test func theTypeFollowsWhatIsShown() {
        let moment = Binding.constant(Moment(2026, 3, 4, 7, 5))
        #expect(Renderer.render(DatePicker("t", selection: moment)).html.contains("type=\"datetime-local\" value=\"2026-03-04T07:05\""))
        let time = DatePicker("t", selection: moment, displayedComponents: .hourAndMinute)
        #expect(Renderer.render(time).html.contains("type=\"time\" value=\"07:05\""))
    }

    @Test(arguments: Entered.all)
    func onlyARealDayIsTaken(entered: Entered) {
        var value = Moment(2026, 3, 4, 7, 5)
        let picker = DatePicker("t", selection: Binding(get: { value }, set: { value = $0 }), displayedComponents: entered.components)
        Renderer.render(picker).handlers.handler(id: "v", kind: .change)?.run(EventValue(text: entered.text))
        #expect(value == entered.expected)
    }

    @Test func anEmptyFieldClearsAValueThatMayBeMissing() {
        var value: Moment? = Moment(2026, 3, 4)
        let picker = DatePicker("t", selection: Binding(get: { value }, set: { value = $0 }), displayedComponents: .date)
        Renderer.render(picker).handlers.handler(id: "v", kind: .change)?.run(EventValue(text: ""))
        #expect(value == nil)
        #expect(Renderer.render(picker).html.contains("value=\"\""))
        Renderer.render(picker).handlers.handler(id: "v", kind: .change)?.run(EventValue(text: "2026-03-05"))
        #expect(value == Moment(2026, 3, 5))
    }

    @Test func anEmptyFieldLeavesAValueThatIsAlwaysThere() {
        var value = Moment(2026, 3, 4)
        let picker = DatePicker("t", selection: Binding(get: { value }, set: { value = $0 }), displayedComponents: .date)
        Renderer.render(picker).handlers.handler(id: "v", kind: .change)?.run(EventValue(text: ""))
        #expect(value == Moment(2026, 3, 4))
    }
}

/// A day and a time of the year 2000 and later, in months of 28 days and more.
nonisolated struct Moment: DatePickerValue {
    static let datePickerComponents: DatePickerComponents = [.date, .hourAndMinute]
    let dateFields: DateFields

    init(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) {
        dateFields = DateFields(year: year, month: month, day: day, hour: hour, minute: minute)
    }

    init?(dateFields: DateFields) {
        let days = dateFields.month == 2 ? 28 : 31
        guard (1...12).contains(dateFields.month), (1...days).contains(dateFields.day), dateFields.hour < 24, dateFields.minute < 60 else {
            return nil
        }
        self.dateFields = dateFields
    }

    static func < (left: Moment, right: Moment) -> Bool {
        left.numbers.lexicographicallyPrecedes(right.numbers)
    }

    private var numbers: [Int] { [dateFields.year, dateFields.month, dateFields.day, dateFields.hour, dateFields.minute] }
}

/// What a browser sends, and what becomes of 2026-03-04 07:05 by it.
nonisolated struct Entered: Sendable {
    let components: DatePickerComponents
    let text: String
    let expected: Moment

    init(_ components: DatePickerComponents, _ text: String, _ expected: Moment = Moment(2026, 3, 4, 7, 5)) {
        self.components = components
        self.text = text
        self.expected = expected
    }

    static let all = [
        Entered(.date, "2026-12-31", Moment(2026, 12, 31, 7, 5)), Entered(.hourAndMinute, "23:59", Moment(2026, 3, 4, 23, 59)),
        Entered(.hourAndMinute, "23:59:30", Moment(2026, 3, 4, 23, 59)),
        Entered([.date, .hourAndMinute], "2025-01-02T03:04", Moment(2025, 1, 2, 3, 4)), Entered(.date, "2026-02-30"),
        Entered(.date, "31.12.2026"), Entered(.date, "2026-12-31T10:00"), Entered(.hourAndMinute, "24:00"), Entered(.date, "-1-2-3"),
        Entered(.date, "99999999999999999999-01-01"), Entered([.date, .hourAndMinute], "2025-01-02"), Entered(.hourAndMinute, "7"),
    ]
}
