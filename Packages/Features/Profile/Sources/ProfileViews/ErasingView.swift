import Common
import CommonUI
package import Profile
package import ViewCore

/// Where someone is erased: what goes, and that it cannot be undone, before the name is typed.
package struct ErasingView<ViewModel: ErasingViewModel>: View {
    private let viewModel: ViewModel

    /// Shows a view model.
    package init(viewModel: ViewModel) {
        self.viewModel = viewModel
    }

    package var body: some View {
        VStack {
            PageHeader("erase.title", back: BackLink("person.title", value: ProfileRoute.person(viewModel.id)))
            FailureNotice(error: viewModel.failure)
            // Whoever is gone but for traces has nothing left to show.
            if !viewModel.isGone { content }
        }
        .task { await viewModel.load() }
    }

    @ViewBuilder
    private var content: some View {
        switch viewModel.summary {
        case .loading: ProgressView("profile.loading")
        case .failed(let error): FailureBanner(error.title, error.advice) { await viewModel.load() }
        case .loaded(let summary):
            if viewModel.isErasing {
                ProgressView("erase.running")
            } else {
                SummaryCard(summary: summary)
                ConfirmationForm(viewModel: viewModel, name: summary.name)
            }
        }
    }
}

/// What goes with someone.
private struct SummaryCard: View {
    let summary: ErasureSummary

    var body: some View {
        Card(title: nameText(summary.name)) {
            DescriptionList {
                DescriptionRow("erase.readings") { Text(.eraseCount(summary.readingCount)) }
                DescriptionRow("erase.notes") { Text(verbatim: "\(summary.noteCount)") }
                DescriptionRow("erase.meters") { Text(verbatim: "\(summary.meterCount)") }
            }
            Text("erase.explanation")
            if summary.isLast { Text("erase.last") }
        }
    }
}

/// Asks for the name.
private struct ConfirmationForm<ViewModel: ErasingViewModel>: View {
    let viewModel: ViewModel
    let name: String

    var body: some View {
        Form {
            TextField(label: label, text: Bindable(viewModel).typed)
                .fieldError(viewModel.isMistyped ? "problem.mistyped" : nil)
            AppButton("erase.confirm", kind: .destructive) { viewModel.erase(confirmedBy: word) }
        }
        .onSubmit { viewModel.erase(confirmedBy: word) }
    }

    private var label: Text { name.isEmpty ? Text("erase.typeWord") : Text(.eraseTypeName(name)) }

    /// The name, or in its place the word that the label asks for.
    private var word: String { name.isEmpty ? EnvironmentValues.current.resolve("erase.word") : name }
}
