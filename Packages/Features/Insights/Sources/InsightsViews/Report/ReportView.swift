import Common
import CommonUI
import Domain
package import Insights
import Statistics
package import ViewCore

/// A report as it will be printed, below what is chosen for it. Printing is the browser's.
package struct ReportView<ViewModel: ReportViewModel>: View {
    private let viewModel: ViewModel

    /// Shows a view model.
    package init(viewModel: ViewModel) {
        self.viewModel = viewModel
    }

    package var body: some View {
        VStack(spacing: .l) {
            PageHeader(
                "report.title", subtitle: "report.explanation",
                back: BackLink("insights.title", value: InsightsRoute.overview(viewModel.shown.choice))
            )
            .className("no-print")
            DisclosureGroup("report.options") { ReportOptions(viewModel: viewModel) }.className("no-print")
            switch viewModel.page {
            case .loading: ProgressView("insights.loading")
            case .failed(let error): FailureBanner(error: error) { await viewModel.load() }
            case .loaded(let page): ReportSheet(report: viewModel.shown) { ReportContent(report: viewModel.shown, page: page) }
            }
        }
        .task { await viewModel.load() }
    }
}

/// What is chosen for a report.
private struct ReportOptions<ViewModel: ReportViewModel>: View {
    @Bindable var viewModel: ViewModel

    var body: some View {
        Form {
            Picker("report.form", selection: $viewModel.draft.form) {
                Text("report.overview").tag(ReportChoice.Form.overview)
                Text("report.log").tag(ReportChoice.Form.log)
            }
            Picker("report.paper", selection: $viewModel.draft.paper) {
                Text(verbatim: "A4").tag(ReportChoice.Paper.a4)
                Text(verbatim: "Letter").tag(ReportChoice.Paper.letter)
            }
            Picker("report.language", selection: $viewModel.draft.language) {
                Text("report.languageOfApp").tag(String?.none)
                Text(verbatim: "English").tag(String?.some("en"))
                Text(verbatim: "Deutsch").tag(String?.some("de"))
            }
            ChoiceGroup("report.details") {
                ForEach(ReportChoice.Detail.allCases, id: \.self) { detail in
                    Toggle(isOn: isTold(detail)) { Text(detail.title) }
                }
            }
            AppButton("report.show", kind: .primary) { viewModel.show() }
        }
        .onSubmit { viewModel.show() }
    }

    private func isTold(_ detail: ReportChoice.Detail) -> Binding<Bool> {
        Binding {
            viewModel.draft.details.contains(detail)
        } set: { isTold in
            if isTold { viewModel.draft.details.insert(detail) } else { viewModel.draft.details.remove(detail) }
        }
    }
}

extension ReportChoice.Detail {
    /// What is told.
    fileprivate var title: TextKey {
        switch self {
        case .name: "detail.name"
        case .birthDate: "detail.birthDate"
        case .clinic: "detail.clinic"
        case .notes: "detail.notes"
        case .meters: "detail.meters"
        case .labResults: "detail.labResults"
        }
    }
}

/// A sheet of paper in a language of its own.
struct ReportSheet<Content: View>: Primitive {
    private let report: ReportChoice
    private let content: Content

    init(report: ReportChoice, @ViewBuilder content: () -> Content) {
        self.report = report
        self.content = content()
    }

    /// Writes the sheet; the style sheet has a page size for each paper.
    func render(into context: RenderContext) {
        context.element("article", class: report.paper == .a4 ? "report paper-a4" : "report paper-letter") {
            if let language = report.language { context.attribute("lang", language) }
        } content: {
            var environment = context.environment
            if let language = report.language { environment.language = language }
            context.withEnvironment(environment) { content.renderContent(into: context) }
        }
    }
}

/// The parts of a report.
private struct ReportContent: View {
    let report: ReportChoice
    let page: InsightsPage

    var body: some View {
        ReportHeader(report: report, page: page)
        PageNotices(page: page)
        switch report.form {
        case .overview: OverviewReport(report: report, page: page)
        case .log: LogReport(report: report, page: page)
        }
        ReportFooter(report: report, page: page)
    }
}
