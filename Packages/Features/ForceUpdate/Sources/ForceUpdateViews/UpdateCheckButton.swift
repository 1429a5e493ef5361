import CommonUI
import ForceUpdate
import ViewCore

/// Asks for the versions now.
struct UpdateCheckButton<ViewModel: ForceUpdateViewModel>: View {
    let viewModel: ViewModel

    var body: some View {
        if viewModel.isChecking {
            ProgressView("update.checking")
        } else {
            AppButton("update.check", kind: .primary) { Task { await viewModel.check() } }
        }
    }
}
