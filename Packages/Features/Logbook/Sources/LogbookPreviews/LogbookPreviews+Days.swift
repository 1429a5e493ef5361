import Common
import DeviceSyncMocks
import Domain
import Logbook
import LogbookMocks
import LogbookViews
import PreviewHost
import ViewCore

nonisolated extension LogbookPreviews {
    /// The readings by day.
    static let days: [Preview] = [
        Preview("Logbook", "loading") { logbook(.loading, $0) },
        Preview("Logbook", "failed") { logbook(.failed(.notRead("a reason")), $0) },
        Preview("Logbook", "empty") { calls in withDays { logbook(.loaded(.fixture(today: $0.today)), calls) } },
        Preview("Logbook", "full") { calls in withDays { logbook(.loaded(fullPage($0)), calls) } },
        Preview("Logbook", "simulated") { calls in
            withDays { days in
                let readings = SampleReadings.simulated(on: days.yesterday)
                let summary = LogbookSummary(dayCount: 14, lastDay: days.yesterday, figures: .fixture(readings, isSimulated: true))
                logbook(.loaded(.fixture(today: days.today, summary: summary, days: [.fixture(days.yesterday, readings)])), calls)
            }
        },
        Preview("Logbook", "earlier") { calls in
            withDays { days in
                let page = LogbookPage.fixture(
                    today: days.today, days: [.fixture(days.earlier, SampleReadings.glucose(on: days.earlier))],
                    earlier: .after(LogbookPlace(epochSecond: 1, place: 2, key: 3)), isNewest: false)
                logbook(.loaded(page), calls)
            }
        },
        Preview("Logbook", "before the first reading") { calls in
            withDays { logbook(.loaded(.fixture(today: $0.today, isNewest: false)), calls) }
        },
        Preview("Logbook", "hostile") { calls in
            withDays { days in
                logbook(.loaded(.fixture(today: days.today, days: [.fixture(days.yesterday, [SampleReadings.hostile])])), calls)
            }
        },
        Preview("Logbook", "search open") { calls in
            withDays { days in
                let form = MockFilterFormViewModel(draft: Self.filter, isExpanded: true, knownTags: SampleReadings.tags)
                LogbookView(
                    viewModel: MockLogbookViewModel(page: .loaded(fullPage(days)), filterForm: form),
                    syncing: MockDeviceSyncing(devices: [], unconfigured: calls))
            }
        },
        Preview("Logbook", "while a meter syncs") { calls in
            withDays { days in
                LogbookView(viewModel: MockLogbookViewModel(page: .loaded(fullPage(days))), syncing: receiving(calls))
            }
        },
    ]

    /// What is looked for where something is.
    static let filter = LogbookFilter(
        words: "run", tags: Set(SampleReadings.tags.prefix(1)), meal: .fasting, bands: [.low, .inTarget], source: .meter, isLeftOut: false)

    /// A page with everything that there can be on it.
    static func fullPage(_ days: SampleDays) -> LogbookPage {
        let readings = SampleReadings.ofEachKind(on: days.yesterday)
        let today: [Reading] = [.fixture("t1", at: "\(days.today)T07:30:00", note: "After a run")]
        return .fixture(
            today: days.today,
            summary: LogbookSummary(dayCount: 14, lastDay: days.today, figures: .fixture(today + readings, unit: .millimolesPerLiter)),
            days: [.fixture(days.today, today), .fixture(days.yesterday, readings)], earlier: .until(days.earlier), withoutTimeCount: 1,
            unreadableCount: 1234)
    }
}
