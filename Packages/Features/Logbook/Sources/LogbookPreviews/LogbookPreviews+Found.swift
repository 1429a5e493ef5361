import Common
import Domain
import Logbook
import LogbookMocks
import LogbookViews
import PreviewHost
import ViewCore

nonisolated extension LogbookPreviews {
    /// What was looked for.
    static let found: [Preview] = [
        Preview("Search", "loading") { _ in search(.loading) },
        Preview("Search", "failed") { _ in search(.failed(.notRead("a reason"))) },
        Preview("Search", "nothing found") { _ in withDays { search(.loaded(.fixture(today: $0.today, $0.yesterday, []))) } },
        Preview("Search", "first of several pages") { _ in
            withDays { days in
                let readings = SampleReadings.glucose(on: days.yesterday)
                search(
                    .loaded(
                        .fixture(
                            today: days.today, days.yesterday, readings, count: 205,
                            next: .timed(LogbookPlace(epochSecond: 1, place: 2, key: 3)))))
            }
        },
        Preview("Search", "last page") { _ in
            withDays { days in
                let untimed: [Reading] = [.fixture("u1", at: nil), .fixture("u2", at: nil, .high(unit: nil))]
                search(.loaded(.fixture(today: days.today, days.earlier, [.fixture()], count: 205, untimed: untimed, isFirst: false)))
            }
        },
        Preview("Search", "hostile words") { _ in
            withDays { days in
                let filter = LogbookFilter(words: SampleReadings.hostileText)
                search(.loaded(.fixture(today: days.today, days.yesterday, [SampleReadings.hostile])), filter)
            }
        },
    ]

    @MainActor
    private static func search(_ found: Loadable<FoundPage>, _ filter: LogbookFilter = Self.filter) -> FoundView<MockFoundViewModel> {
        FoundView(viewModel: MockFoundViewModel(filter: filter, found: found))
    }
}
