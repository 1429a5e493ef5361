import CommonUI
import DeviceSync
import ViewCore

/// What a meter's sync is doing, or how the last one ended, as a sentence with counts.
struct SyncStatusView: View {
    let row: DeviceRow
    let cancel: @MainActor () -> Void

    var body: some View {
        switch row.status {
        case .connecting: ProgressPanel("sync.connecting", cancel: cancel)
        case .receiving(let received, let expected): ProgressPanel("sync.receiving", completed: received, total: expected, cancel: cancel)
        case .cancelling: ProgressPanel("sync.cancelling")
        case .failed(let error, let report):
            Banner(.error, title: Text(error.title), message: Text(error.advice(after: report)))
        case .ended(let report): Banner(report.bannerKind, title: Text(report.title), message: Text(report.message))
        case .idle: lastSync
        }
    }

    @ViewBuilder
    private var lastSync: some View {
        if let report = row.device.lastSync, let seconds = row.secondsSinceSync {
            HStack {
                Text(report.sentence(afterSeconds: seconds))
            }
        } else {
            Text("sync.never")
        }
    }
}
