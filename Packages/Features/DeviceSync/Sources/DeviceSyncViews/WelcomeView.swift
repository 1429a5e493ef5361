import CommonUI
import DeviceSync
import ViewCore

/// What somebody sees who has no meter here yet: what the app does, and the way to begin.
struct WelcomeView<ViewModel: DevicesViewModel>: View {
    let viewModel: ViewModel

    var body: some View {
        VStack {
            EmptyState("devices.welcome.title", message: "devices.welcome.message", symbol: AssetName.drop) {
                if viewModel.canAddDevice { AppButton("devices.add", kind: .primary) { viewModel.addDevice() } }
                AddSimulatedButton(viewModel: viewModel, kind: viewModel.canAddDevice ? .secondary : .primary)
            }
            if let problem = viewModel.bluetoothProblem {
                Banner(.info, title: Text(problem.title), message: Text("devices.simulated.explanation"))
            }
        }
    }
}

/// Adds the next simulated meter, or shows that it is being added.
struct AddSimulatedButton<ViewModel: DevicesViewModel>: View {
    let viewModel: ViewModel
    let kind: AppButton.Kind

    var body: some View {
        if viewModel.isAdding {
            ProgressView("devices.adding")
        } else if viewModel.canAddSimulatedMeter {
            AppButton("devices.addSimulated", kind: kind) { viewModel.addSimulatedMeter() }
        }
    }
}
