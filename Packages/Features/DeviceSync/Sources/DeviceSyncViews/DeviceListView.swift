import CommonUI
import DeviceSync
import ViewCore

/// The known meters, one card each, and what else can be done.
struct DeviceListView<ViewModel: DevicesViewModel>: View {
    let devices: [DeviceRow]
    let viewModel: ViewModel

    var body: some View {
        VStack {
            if viewModel.isAutomaticSyncOff { AutomaticSyncOffBanner(viewModel: viewModel) }
            ForEach(devices) { row in
                DeviceCard(row: row, isOnly: devices.count == 1, viewModel: viewModel)
            }
            HStack {
                AppButton("devices.showReadings") { viewModel.showReadings() }
                if viewModel.canAddDevice { AppButton("devices.add") { viewModel.addDevice() } }
                AddSimulatedButton(viewModel: viewModel, kind: .secondary)
            }
            if viewModel.canShowUsage { AppButton("devices.usage") { viewModel.showUsage() } }
            if let problem = viewModel.bluetoothProblem {
                Banner(.info, title: Text(problem.title), message: Text("devices.simulated.explanation"))
            }
        }
    }
}
