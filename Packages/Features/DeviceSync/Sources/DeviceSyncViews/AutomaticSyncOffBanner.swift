import CommonUI
import DeviceSync
import ViewCore

/// Says that no meter is synced by itself, and leads to the switch.
struct AutomaticSyncOffBanner<ViewModel: DevicesViewModel>: View {
    let viewModel: ViewModel

    var body: some View {
        Banner(.info, title: Text("automatic.off.title"), message: Text("automatic.off.message")) {
            if viewModel.canShowSettings { AppButton("automatic.off.settings") { viewModel.showSettings() } }
        }
    }
}
