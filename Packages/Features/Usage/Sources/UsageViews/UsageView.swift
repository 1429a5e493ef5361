import CommonUI
package import Usage
package import ViewCore

/// The events that this installation keeps, for the person whose they are: on or off, read, erased.
package struct UsageView<ViewModel: UsageViewModel>: View {
    @Environment(\.formats) private var formats
    private let viewModel: ViewModel

    /// Shows a view model.
    package init(viewModel: ViewModel) {
        self.viewModel = viewModel
    }

    package var body: some View {
        VStack {
            PageHeader("usage.title", subtitle: "usage.explanation")
            if let problem = viewModel.problem { Banner(.error, title: Text(problem.title), message: Text(problem.advice)) }
            content
        }
        .confirmationDialog("usage.erase.title", isPresented: Bindable(viewModel).isAskingToErase) {
            Button("usage.erase.confirm", role: .destructive) { Task { await viewModel.erase() } }
        } message: {
            Text("usage.erase.message")
        }
        .task { await viewModel.load() }
    }

    @ViewBuilder
    private var content: some View {
        switch viewModel.state {
        case .loading: ProgressView("usage.loading")
        case .failed(let error): FailureBanner(error.title, error.advice) { await viewModel.load() }
        case .loaded(let page):
            Toggle("usage.keep", isOn: isEnabled(page)).toggleStyle(.checkbox)
            if page.events.isEmpty {
                EmptyState("usage.empty")
            } else {
                Text(.usageCount(count: page.count))
                table(page.events)
                AppButton("usage.erase", kind: .destructive) { viewModel.isAskingToErase = true }
            }
        }
    }

    private func table(_ events: [UsageEvent]) -> some View {
        Table(events, caption: Text("usage.events")) {
            TableColumn("usage.time") { Text(verbatim: time(of: $0)) }
            TableColumn("usage.name", value: \.name)
            TableColumn("usage.details", value: \.details)
        }
    }

    private func time(of event: UsageEvent) -> String {
        event.time.map { formats.dateTime($0) } ?? "–"
    }

    private func isEnabled(_ page: UsagePage) -> Binding<Bool> {
        Binding {
            page.isEnabled
        } set: { isOn in
            Task { await viewModel.setEnabled(isOn) }
        }
    }
}
