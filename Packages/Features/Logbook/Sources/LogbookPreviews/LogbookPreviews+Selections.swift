import Common
import DeviceSyncMocks
import Logbook
import LogbookMocks
import LogbookViews
import PreviewHost
import ViewCore

nonisolated extension LogbookPreviews {
    /// Several readings, and what is done with them.
    static let selections: [Preview] = [
        selection("none chosen") { MockSelectionViewModel([], of: $0) },
        selection("two chosen") { MockSelectionViewModel(Array($0.prefix(2)), of: $0) },
        selection("all chosen") { MockSelectionViewModel($0) },
        selection("nothing to do it with") { MockSelectionViewModel([], of: $0, problem: .nothingSelected) },
        selection("not done") { MockSelectionViewModel($0, failure: .notChanged("a reason")) },
        selection("asking to delete") { MockSelectionViewModel($0, task: .delete) },
        selection("asking for tags") { MockSelectionViewModel($0, task: .tag, knownTags: SampleReadings.tags) },
        selection("asking for tags without one") { MockSelectionViewModel($0, task: .tag, problem: .tagMissing) },
        selection("asking which tag goes") { MockSelectionViewModel($0, task: .untag) },
        selection("asking why to leave out") { MockSelectionViewModel($0, task: .leaveOut) },
        selection("asking why without a reason") { MockSelectionViewModel($0, task: .leaveOut, problem: .reasonMissing) },
    ]

    private static func selection(
        _ state: String, selecting: @escaping @MainActor ([LogbookEntry]) -> MockSelectionViewModel
    ) -> Preview {
        Preview("Selection", state) { calls in
            withDays { days in
                let page = fullPage(days)
                LogbookView(
                    viewModel: MockLogbookViewModel(page: .loaded(page), selecting: selecting(page.entries)),
                    syncing: MockDeviceSyncing(devices: [], unconfigured: calls))
            }
        }
    }
}
