import CommonUI
public import DeviceSync
import Domain
public import ViewCore

/// The progress of every sync that runs, for other features' screens; nothing where none does.
///
/// ```swift
/// SyncBanner(syncing: viewModel.syncing)
/// ```
public struct SyncBanner: View {
    private let syncing: any DeviceSyncing

    /// Shows the syncs of the process.
    public init(syncing: any DeviceSyncing) {
        self.syncing = syncing
    }

    /// A panel for each meter, with a way to stop its sync.
    public var body: some View {
        ForEach(running) { device in
            SyncBannerPanel(name: device.identity.nameOrAddress, status: syncing.status(of: device.id)) { syncing.cancel(device.id) }
        }
    }

    private var running: [SyncedDevice] {
        (syncing.devices ?? []).filter { syncing.status(of: $0.id).isRunning }
    }
}

/// The progress of one meter's sync.
private struct SyncBannerPanel: View {
    let name: String
    let status: SyncStatus
    let cancel: @MainActor () -> Void

    var body: some View {
        switch status {
        case .connecting:
            ProgressPanel(title: Text(.syncBannerConnecting(name)), cancel: cancel)
        case .receiving(let received, let expected):
            ProgressPanel(title: Text(.syncBannerReceiving(name)), completed: received, total: expected, cancel: cancel)
        case .cancelling:
            ProgressPanel(title: Text(.syncBannerCancelling(name)))
        case .idle, .ended, .failed: EmptyView()
        }
    }
}
