import Common
import Domain
import Logbook
import ReadingStore
import ViewCore

/// What a draft says, where nothing is wrong with it, and else what is wrong.
struct DraftCheck {
    /// What is wrong, in the order of the fields.
    let problems: [DraftProblem]
    private let draft: ReadingDraft
    private let result: TestResult?
    private let tags: [ReadingTag]

    /// Checks a draft; a time after `now` has not come yet.
    init(_ draft: ReadingDraft, form: ReadingForm, now: CivilDateTime?) {
        self.draft = draft
        let reading = form.edited?.reading
        let list = TagList(draft.tags)
        tags = list.tags
        result = form.isValueTyped ? Self.result(draft) : nil
        var problems: [DraftProblem] = []
        let mustHaveValue = form.isValueTyped && (reading == nil || draft.value != nil)
        if mustHaveValue, result == nil { problems.append(Self.problem(draft)) }
        if let time = draft.time {
            if let now, time > now, time != reading?.measuredAt { problems.append(.timeInFuture) }
        } else if reading == nil || reading?.measuredAt != nil {
            problems.append(.timeMissing)
        }
        if list.hasTooLong { problems.append(.tagTooLong) }
        if draft.isLeftOut, Self.filled(draft.reason) == nil { problems.append(.reasonMissing) }
        self.problems = problems
    }

    /// The reading that the draft is of; nil where something is wrong.
    func newReading(of person: Person.ID) -> NewReading? {
        guard problems.isEmpty, let result, let time = draft.time else { return nil }
        return NewReading(
            person: person, measuredAt: time, result: result, meal: draft.meal, note: Self.filled(draft.note), tags: tags)
    }

    /// What the draft changes about a reading; nothing where a field says what the reading said.
    func changes(of reading: Reading) -> [ReadingChange] {
        let before = ReadingDraft(reading)
        var changes: [ReadingChange] = []
        if let time = draft.time, time.minuteNumber != reading.measuredAt?.minuteNumber { changes.append(.measuredAt(time)) }
        if let result, !Self.looksSame(result, reading.result) { changes.append(.result(result)) }
        if draft.meal != reading.meal { changes.append(.meal(draft.meal)) }
        if Self.filled(draft.note) != reading.note { changes.append(.note(Self.filled(draft.note))) }
        if Set(tags) != Set(TagList(before.tags).tags) { changes.append(.tags(tags)) }
        let exclusion = draft.isLeftOut ? Self.filled(draft.reason) : nil
        if exclusion != reading.exclusion { changes.append(.exclusion(exclusion)) }
        return changes
    }

    private static func result(_ draft: ReadingDraft) -> TestResult? {
        let digits = draft.measure.fractionDigits
        guard let value = NumberEntry(text: draft.value ?? "", fractionDigits: digits).value else { return nil }
        let scaled = Int32(exactly: (value * (digits == 0 ? 1 : 10)).rounded())
        guard let scaled, draft.measure.range.contains(Int(scaled)) else { return nil }
        switch draft.measure {
        case .glucose(.milligramsPerDeciliter): return .glucose(.milligramsPerDeciliter(scaled))
        case .glucose(.millimolesPerLiter): return .glucose(.tenthsOfMillimolesPerLiter(scaled))
        case .ketone: return KetoneValue(hundredths: Int(scaled) * 10).map(TestResult.ketone)
        }
    }

    /// Why there is no result: a number that could be, but for its decimals, or none that could be.
    private static func problem(_ draft: ReadingDraft) -> DraftProblem {
        guard let value = NumberEntry(text: draft.value ?? "", fractionDigits: 9).value else { return .value(draft.measure) }
        let scaled = draft.measure.fractionDigits == 0 ? value : value * 10
        let range = draft.measure.range
        let isWithin = scaled >= Double(range.lowerBound) && scaled <= Double(range.upperBound)
        return isWithin ? .decimals(draft.measure) : .value(draft.measure)
    }

    /// Whether two results are shown alike, so that a field nobody changed changes nothing.
    private static func looksSame(_ left: TestResult, _ right: TestResult) -> Bool {
        switch (left, right) {
        case (.glucose(let left), .glucose(let right)):
            left.unit == right.unit && left.displayed(in: left.unit) == right.displayed(in: right.unit)
        case (.ketone(let left), .ketone(let right)): left.tenths == right.tenths
        default: false
        }
    }

    /// A text with the line ends of this machine; nil where it says nothing.
    private static func filled(_ text: String) -> String? {
        let text = text.replacing("\r\n", with: "\n")
        return text.contains { !$0.isWhitespace } ? text : nil
    }
}

extension CivilDateTime {
    /// The minute that the fields of a form can tell.
    fileprivate var minuteNumber: Int { (epochSecond - second) / 60 }
}
