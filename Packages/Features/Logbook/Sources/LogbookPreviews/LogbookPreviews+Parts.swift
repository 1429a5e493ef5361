import Common
import DeviceSyncMocks
import Logbook
import LogbookMocks
import LogbookViews
import TestSupport
import ViewCore

/// The logbook over a page, while no meter is synced.
func logbook(_ page: Loadable<LogbookPage>, _ calls: UnconfiguredCalls) -> some View {
    LogbookView(viewModel: MockLogbookViewModel(page: page), syncing: MockDeviceSyncing(devices: [], unconfigured: calls))
}

/// A meter that is being read.
func receiving(_ calls: UnconfiguredCalls) -> MockDeviceSyncing {
    let syncing = MockDeviceSyncing(devices: [DeviceSyncFixtures.newMeter], unconfigured: calls)
    syncing.statuses[DeviceSyncFixtures.newMeter.id] = .receiving(received: 12, expected: 40)
    return syncing
}

/// A view that needs days.
@ViewBuilder
func withDays(@ViewBuilder _ content: (SampleDays) -> some View) -> some View {
    if let days = SampleDays() { content(days) }
}
