import CommonUI
package import ForceUpdate
package import ViewCore

/// Stands in the place of every screen of a version that may not be used any longer: why, how to go on, and that the data is safe.
package struct UpdateGateView<ViewModel: ForceUpdateViewModel>: View {
    private let viewModel: ViewModel

    /// Shows a view model.
    package init(viewModel: ViewModel) {
        self.viewModel = viewModel
    }

    package var body: some View {
        VStack {
            PageHeader("gate.title", subtitle: "gate.message")
            if let problem = viewModel.problem { UpdateProblemBanner(error: problem) }
            UpdateDetails(page: viewModel.page)
            UpdateCheckButton(viewModel: viewModel)
        }
    }
}
