import CommonUI
package import Settings
package import ViewCore

/// What people set in the app; each setting takes effect at once.
package struct SettingsView<ViewModel: SettingsViewModel>: View {
    private let viewModel: ViewModel

    /// Shows a view model.
    package init(viewModel: ViewModel) {
        self.viewModel = viewModel
    }

    package var body: some View {
        VStack {
            PageHeader("settings.title")
            if let problem = viewModel.problem { Banner(.error, title: Text(problem.title), message: Text(problem.advice)) }
            content
        }
        .task { await viewModel.load() }
    }

    @ViewBuilder
    private var content: some View {
        switch viewModel.state {
        case .loading: ProgressView("settings.loading")
        case .failed(let error): FailureBanner(error.title, error.advice) { await viewModel.load() }
        case .loaded(let page):
            DisplaySettings(page: page, languages: viewModel.installation.languages) { viewModel.change($0) }
            Card("settings.sync") {
                Toggle("settings.sync.automatic", isOn: binding(page.syncsAutomatically) { .syncsAutomatically($0) })
                Text("settings.sync.explanation").font(.footnote).foregroundStyle(.secondary)
            }
            privacy(page)
            InstallationCard(installation: viewModel.installation)
            ApplyButton("settings.apply")
        }
    }

    private func privacy(_ page: SettingsPage) -> some View {
        Card("settings.privacy") {
            Toggle("settings.privacy.steps", isOn: binding(page.keepsSteps) { .keepsSteps($0) })
            Text("settings.privacy.explanation").font(.footnote).foregroundStyle(.secondary)
            if viewModel.canShowSteps { AppButton("settings.privacy.show") { viewModel.showSteps() } }
        }
    }

    private func binding<Value>(_ value: Value, _ change: @escaping (Value) -> SettingsChange) -> Binding<Value> {
        Binding {
            value
        } set: {
            viewModel.change(change($0))
        }
    }
}
