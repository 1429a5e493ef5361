import CommonUI
package import DeviceSetup
package import ViewCore

/// Which kind of meter it is, and how each is made ready to pair.
package struct ChooseView<ViewModel: DeviceSetupViewModel>: View {
    private let viewModel: ViewModel

    /// Shows a view model.
    package init(viewModel: ViewModel) {
        self.viewModel = viewModel
    }

    package var body: some View {
        SetupScreen(.choose, viewModel) {
            Text("choose.message")
            ForEach(viewModel.families, id: \.self) { family in
                Card(title: Text(family.title)) {
                    Text(family.instruction)
                    HStack { AppButton(Text(family.choice)) { viewModel.choose(family) } }.className("actions")
                }
            }
            Text("choose.notSupported").foregroundStyle(.secondary)
        }
    }
}
