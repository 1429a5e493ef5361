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
        .confirmationDialog(Text(removalTitle), isPresented: Bindable(viewModel).isAskingToRemove) {
            // Known here, because a dialog is closed before its button acts.
            if let row = viewModel.removalRow { RemovalButtons(row: row, viewModel: viewModel) }
        } message: {
            Text(removalMessage)
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

    private var asksAboutSimulated: Bool { viewModel.removalRow?.device.isSimulated == true }

    private var removalTitle: TextKey {
        asksAboutSimulated ? TextKey("device.remove.title") : TextKey("device.removeReal.title")
    }

    private var removalMessage: TextKey {
        asksAboutSimulated ? TextKey("device.remove.message") : TextKey("device.removeReal.message")
    }
}

/// The ways to remove a meter; the dialog adds the one that leaves it.
private struct RemovalButtons<ViewModel: DevicesViewModel>: View {
    let row: DeviceRow
    let viewModel: ViewModel

    var body: some View {
        if row.device.isSimulated {
            Button("device.remove.confirm", role: .destructive) { viewModel.remove(row.id, keepingReadings: false) }
        } else {
            Button("device.removeReal.keep") { viewModel.remove(row.id, keepingReadings: true) }
            Button("device.removeReal.delete", role: .destructive) { viewModel.remove(row.id, keepingReadings: false) }
        }
    }
}
