import Common
import Domain
import Logbook
import LogbookMocks
import LogbookViews
import PreviewHost
import ViewCore

nonisolated extension LogbookPreviews {
    /// One reading.
    static let details: [Preview] = [
        Preview("Reading", "loading") { _ in ReadingDetailView(viewModel: MockReadingDetailViewModel(detail: .loading)) },
        Preview("Reading", "not there") { _ in
            ReadingDetailView(viewModel: MockReadingDetailViewModel(detail: .failed(.noSuchReading)))
        },
        Preview("Reading", "of a meter") { _ in detail(.fixture(type: .capillaryPlasma, location: .finger, meal: .beforeMeal)) },
        Preview("Reading", "all that can be known") { _ in detail(.complete, history: changes) },
        Preview("Reading", "nearly nothing known") { _ in
            detail(.fixture(at: nil, .none(unit: nil), device: nil, sequence: nil, source: .import))
        },
        Preview("Reading", "typed") { _ in
            detail(.fixture(device: nil, sequence: nil, source: .manual, note: "After a run", tags: ["sport"]))
        },
        Preview("Reading", "beyond the meter") { _ in detail(.fixture("r1", .high(unit: .milligramsPerDeciliter), isSimulated: true)) },
        Preview("Reading", "ketone") { _ in detail(.fixture("r1", KetoneValue(hundredths: 160).map(TestResult.ketone) ?? .ketoneNone)) },
        Preview("Reading", "hostile") { _ in detail(SampleReadings.hostile) },
        Preview("Reading", "found by a search") { _ in
            ReadingDetailView(
                viewModel: MockReadingDetailViewModel(detail: .loaded(ReadingDetail(entry: .fixture(.fixture()))), list: .find(filter, nil))
            )
        },
        Preview("Reading", "asking to delete") { _ in
            ReadingDetailView(
                viewModel: MockReadingDetailViewModel(detail: .loaded(ReadingDetail(entry: .fixture(.fixture()))), isAskingToDelete: true))
        },
        Preview("Reading", "not deleted") { _ in
            ReadingDetailView(
                viewModel: MockReadingDetailViewModel(
                    detail: .loaded(ReadingDetail(entry: .fixture(.fixture()))), failure: .notChanged("a reason")))
        },
    ]

    /// Every kind of change, newest first.
    private static let changes: [HistoryItem] = {
        let time = CivilDateTime("2026-03-01T18:30:00")
        let kinds: [HistoryItem.Change] = [
            .restored, .deleted, .tags([], SampleReadings.tags), .tags(SampleReadings.tags, []), .exclusion("Spoiled strip"),
            .exclusion(nil),
            .note(nil, SampleReadings.hostileText), .note("After a run", nil), .meal(nil, .fasting), .meal(.fasting, .afterMeal),
            .value(.glucose(.milligramsPerDeciliter(60)), .glucose(.tenthsOfMillimolesPerLiter(56))), .zone("Europe/Berlin", "Asia/Tokyo"),
            .time(time, nil),
        ]
        return kinds.enumerated().map { HistoryItem(id: $0, time: $0 == 0 ? nil : time, change: $1, isUndone: $0 == 1) }
    }()

    @MainActor
    private static func detail(_ reading: Reading, history: [HistoryItem] = []) -> ReadingDetailView<MockReadingDetailViewModel> {
        ReadingDetailView(
            viewModel: MockReadingDetailViewModel(detail: .loaded(ReadingDetail(entry: .fixture(reading), history: history))))
    }
}
