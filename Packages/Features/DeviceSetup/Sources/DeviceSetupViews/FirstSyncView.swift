import CommonUI
package import DeviceSetup
import DeviceSync
import DeviceSyncViews
import Domain
package import ViewCore

/// The first sync, as it goes.
package struct FirstSyncView<ViewModel: DeviceSetupViewModel>: View {
    private let viewModel: ViewModel

    /// Shows a view model.
    package init(viewModel: ViewModel) {
        self.viewModel = viewModel
    }

    package var body: some View {
        SetupScreen(.firstSync, viewModel) {
            Text(viewModel.state.kind.words(meter: "firstSync.message", sensor: "firstSync.message.sensor"))
            if viewModel.state.step > .firstSync {
                StepDone(title: "firstSync.done", next: .done)
            } else {
                FirstSyncStatus(viewModel: viewModel)
            }
        }
    }
}

/// What the sync is doing, or how it ended and what to do then.
struct FirstSyncStatus<ViewModel: DeviceSetupViewModel>: View {
    let viewModel: ViewModel

    var body: some View {
        switch viewModel.syncStatus {
        case .idle, .connecting: ProgressPanel("firstSync.connecting") { viewModel.cancel() }
        case .receiving(let received, let expected):
            ProgressPanel("firstSync.receiving", completed: received, total: expected) { viewModel.cancel() }
        case .cancelling: ProgressPanel("firstSync.cancelling")
        case .ended(let report):
            Banner(.info, title: "firstSync.stopped", message: report.message) { actions }
        case .failed(let error, let report):
            Banner(.error, title: Text(error.title), message: Text(error.advice(after: report))) { actions }
            // A meter that is not paired any more cannot be synced, only be paired anew.
            if case .notPaired = error { AppLinkButton("firstSync.pairAgain", value: DeviceSetupRoute.find) }
        }
    }

    @ViewBuilder
    private var actions: some View {
        AppButton("firstSync.again", kind: .primary) { viewModel.retry() }
        AppButton("firstSync.later") { viewModel.finish() }
    }
}
