import Common
import CommonUI
import Domain
package import Insights
package import ViewCore

/// Where a value of a laboratory is entered.
package struct LabFormView<ViewModel: LabFormViewModel>: View {
    private let viewModel: ViewModel

    /// Shows a view model.
    package init(viewModel: ViewModel) {
        self.viewModel = viewModel
    }

    package var body: some View {
        VStack {
            PageHeader(viewModel.editedID == nil ? "lab.add" : "lab.change", back: BackLink("lab.title", value: InsightsRoute.labResults))
            switch viewModel.stored {
            case .loading: ProgressView("insights.loading")
            case .failed(let error): FailureBanner(error: error) { await viewModel.load() }
            case .loaded:
                FailureNotice(error: viewModel.failure)
                LabFields(viewModel: viewModel)
            }
        }
        .task { await viewModel.load() }
    }
}

/// The fields, and what is wrong with them.
private struct LabFields<ViewModel: LabFormViewModel>: View {
    @Bindable var viewModel: ViewModel

    var body: some View {
        Form {
            TextField("lab.number", text: $viewModel.number)
                .keyboardType(.decimalPad)
                .fieldHint("lab.numberHint")
                .fieldError(viewModel.problems.contains(.number) ? numberProblem : nil)
            Picker("lab.unit", selection: $viewModel.unit) {
                Text("lab.percent").tag(LabResult.Unit.percent)
                Text("lab.millimoles").tag(LabResult.Unit.millimolesPerMole)
            }
            DatePicker("lab.date", selection: $viewModel.date)
                .fieldError(dateProblem)
            AppButton("lab.save", kind: .primary) { viewModel.save() }
        }
        .onSubmit { viewModel.save() }
    }

    private var numberProblem: TextKey {
        viewModel.unit == .percent ? "lab.problemPercent" : "lab.problemMillimoles"
    }

    private var dateProblem: TextKey? {
        if viewModel.problems.contains(.dateMissing) { return "lab.problemDate" }
        return viewModel.problems.contains(.dateInFuture) ? "lab.problemFuture" : nil
    }
}
