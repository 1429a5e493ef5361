import Common
import Domain
import Logbook
import LogbookMocks
import LogbookViews
import PreviewHost
import ViewCore

nonisolated extension LogbookPreviews {
    /// Where a reading is typed or edited.
    static let forms: [Preview] = [
        Preview("Form", "loading") { _ in ReadingFormView(viewModel: MockReadingFormViewModel(form: .loading)) },
        Preview("Form", "failed") { _ in ReadingFormView(viewModel: MockReadingFormViewModel(form: .failed(.noSuchReading))) },
        Preview("Form", "new") { _ in form(nil, ReadingDraft(measure: .glucose(.milligramsPerDeciliter))) },
        Preview("Form", "new with errors") { _ in
            form(
                nil, ReadingDraft(measure: .glucose(.millimolesPerLiter), value: "56O", tags: String(repeating: "long", count: 20)),
                problems: [.value(.glucose(.millimolesPerLiter)), .timeMissing, .tagTooLong])
        },
        Preview("Form", "new with other errors") { _ in
            form(
                nil, ReadingDraft(measure: .ketone, value: "1.234", time: CivilDateTime("2026-03-03T08:00:00")),
                problems: [.decimals(.ketone), .timeInFuture])
        },
        Preview("Form", "edit a measured one") { _ in form(.complete, ReadingDraft(.complete)) },
        Preview("Form", "edit a typed one") { _ in
            let reading = Reading.fixture(device: nil, sequence: nil, source: .manual, note: "After a run", tags: ["sport"])
            form(reading, ReadingDraft(reading))
        },
        Preview("Form", "edit one without a number") { _ in
            let reading = Reading.fixture("r1", .high(unit: .milligramsPerDeciliter))
            form(reading, ReadingDraft(reading))
        },
        Preview("Form", "edit without a reason") { _ in
            form(.complete, ReadingDraft(measure: .glucose(.milligramsPerDeciliter), isLeftOut: true), problems: [.reasonMissing])
        },
        Preview("Form", "not saved") { _ in form(.complete, ReadingDraft(.complete), failure: .notChanged("a reason")) },
        Preview("Form", "hostile") { _ in form(SampleReadings.hostile, ReadingDraft(SampleReadings.hostile)) },
    ]

    @MainActor
    private static func form(
        _ reading: Reading?, _ draft: ReadingDraft, problems: [DraftProblem] = [], failure: LogbookError? = nil
    ) -> ReadingFormView<MockReadingFormViewModel> {
        let measures: [Measure] = reading == nil ? [.glucose(.milligramsPerDeciliter), .glucose(.millimolesPerLiter), .ketone] : []
        let form = ReadingForm(edited: reading.map { .fixture($0) }, measures: measures, knownTags: SampleReadings.tags)
        return ReadingFormView(
            viewModel: MockReadingFormViewModel(form: .loaded(form), draft: draft, problems: problems, failure: failure))
    }
}
