import CommonUI
package import DeviceSetup
import DeviceSync
import DeviceSyncViews
package import ViewCore

/// What was found, and whether the meter is synced by itself from now on.
package struct DoneView<ViewModel: DeviceSetupViewModel>: View {
    private let viewModel: ViewModel

    /// Shows a view model.
    package init(viewModel: ViewModel) {
        self.viewModel = viewModel
    }

    package var body: some View {
        SetupScreen(.done, viewModel) {
            if case .ended(let report) = viewModel.syncStatus {
                Banner(.success, title: "done.found", message: report.message)
            }
            if let problem = viewModel.settingProblem {
                Banner(.error, title: Text(problem.title), message: Text(problem.advice(after: nil)))
            }
            Card {
                if viewModel.state.meter?.isSimulated == true {
                    Text("done.automatic.simulated")
                } else {
                    Toggle("done.automatic", isOn: Bindable(viewModel).syncsAutomatically).fieldHint("done.automatic.hint")
                }
            }
            HStack {
                AppButton("done.showReadings", kind: .primary) { viewModel.finish() }
                AppLinkButton("done.another", value: DeviceSetupRoute.choose)
            }
            .className("actions")
        }
    }
}
