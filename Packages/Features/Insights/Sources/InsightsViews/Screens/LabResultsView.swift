import Common
import CommonUI
import Domain
package import Insights
package import ViewCore

/// The values of a laboratory, newest first.
package struct LabResultsView<ViewModel: LabResultsViewModel>: View {
    private let viewModel: ViewModel

    /// Shows a view model.
    package init(viewModel: ViewModel) {
        self.viewModel = viewModel
    }

    package var body: some View {
        VStack {
            PageHeader(
                "lab.title", subtitle: "lab.explanation", back: BackLink("insights.title", value: InsightsRoute.overview(InsightsChoice()))
            ) {
                AppLinkButton("lab.add", kind: .primary, value: InsightsRoute.addLabResult)
            }
            FailureNotice(error: viewModel.failure)
            switch viewModel.results {
            case .loading: ProgressView("insights.loading")
            case .failed(let error): FailureBanner(error: error) { await viewModel.load() }
            case .loaded(let results) where results.isEmpty: EmptyState("lab.empty", message: "lab.empty.message")
            case .loaded(let results): LabTableView(viewModel: viewModel, results: results)
            }
        }
        .toast(Binding(get: { toast }, set: { if $0 == nil { viewModel.dismiss() } }))
        .task { await viewModel.load() }
    }

    private var toast: Toast? {
        guard let removed = viewModel.removed else { return nil }
        return Toast(id: removed.date.dayNumber, message: Text(.labRemoved(LabWords.current.text(removed)))) { viewModel.restore() }
    }
}

/// The values with what can be done with them.
private struct LabTableView<ViewModel: LabResultsViewModel>: View {
    let viewModel: ViewModel
    let results: [LabResult]

    var body: some View {
        Table(results, caption: Text("lab.title")) {
            TableColumn("lab.date") { Text(verbatim: words.formats.date($0.date)) }
            TableColumn("lab.percent", isNumeric: true) { Text(verbatim: words.percent($0)) }
            TableColumn("lab.millimoles", isNumeric: true) { Text(verbatim: words.millimolesPerMole($0)) }
            TableColumn("lab.actions") { result in
                NavigationLink(value: InsightsRoute.editLabResult(result.id)) { Text(.labEdit(words.formats.date(result.date))) }
                AppButton(Text(.labRemove(words.formats.date(result.date))), kind: .plain) { viewModel.remove(result) }
            }
        }
        .className("figures")
    }

    private var words: LabWords { .current }
}

/// Values of a laboratory as they are written, in both units.
struct LabWords {
    let formats: Formats

    /// In the language in force.
    static var current: LabWords { LabWords(formats: EnvironmentValues.current.formats) }

    /// Both units: `6.9 % (52 mmol/mol)`.
    func text(_ result: LabResult) -> String { percent(result) + "\u{A0}% (" + millimolesPerMole(result) + "\u{A0}mmol/mol)" }

    /// Per cent, with one digit.
    func percent(_ result: LabResult) -> String { formats.number(result.percent, fractionDigits: 1) }

    /// mmol/mol, whole.
    func millimolesPerMole(_ result: LabResult) -> String { formats.number(result.millimolesPerMole, fractionDigits: 0) }
}
