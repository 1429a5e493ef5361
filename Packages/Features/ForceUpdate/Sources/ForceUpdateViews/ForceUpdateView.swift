import CommonUI
package import ForceUpdate
package import ViewCore

/// Which version this is, which is the newest one, and what to do about it.
package struct ForceUpdateView<ViewModel: ForceUpdateViewModel>: View {
    private let viewModel: ViewModel

    /// Shows a view model.
    package init(viewModel: ViewModel) {
        self.viewModel = viewModel
    }

    package var body: some View {
        VStack {
            PageHeader("update.title", subtitle: viewModel.page.summary)
            if let problem = viewModel.problem { UpdateProblemBanner(error: problem) }
            UpdateDetails(page: viewModel.page)
            if viewModel.page.isConfigured { UpdateCheckButton(viewModel: viewModel) }
        }
    }
}

extension UpdatePage {
    /// What is to be done, in one sentence.
    var summary: TextKey {
        guard isConfigured else { return "update.notConfigured" }
        return switch verdict {
        case .unknown: "update.unknown"
        case .current: "update.current"
        case .optional: "update.optional"
        case .mandatory: "update.mandatory"
        }
    }
}
