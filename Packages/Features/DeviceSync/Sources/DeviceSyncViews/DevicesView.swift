import CommonUI
package import DeviceSync
package import ViewCore

/// The meters of this installation: what they are, what their syncs do, and how to begin.
package struct DevicesView<ViewModel: DevicesViewModel>: View {
    private let viewModel: ViewModel

    /// Shows a view model.
    package init(viewModel: ViewModel) {
        self.viewModel = viewModel
    }

    package var body: some View {
        VStack {
            PageHeader("devices.title")
            if let problem = viewModel.problem {
                Banner(.error, title: Text(problem.title), message: Text(problem.advice))
            }
            content
        }
        .confirmationDialog("device.remove.title", isPresented: Bindable(viewModel).isAskingToRemove) {
            // Known here, because a dialog is closed before its button acts.
            if let device = viewModel.removal {
                Button("device.remove.confirm", role: .destructive) { viewModel.removeSimulated(device) }
            }
        } message: {
            Text("device.remove.message")
        }
        .task { await viewModel.load() }
    }

    @ViewBuilder
    private var content: some View {
        if let devices = viewModel.devices {
            if devices.isEmpty {
                WelcomeView(viewModel: viewModel)
            } else {
                DeviceListView(devices: devices, viewModel: viewModel)
            }
        } else {
            ProgressView("devices.loading")
        }
    }
}
