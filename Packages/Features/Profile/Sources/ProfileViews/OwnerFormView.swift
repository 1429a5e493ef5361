import Common
import CommonUI
import Domain
package import Profile
package import ViewCore

/// Where a meter is given to somebody else.
package struct OwnerFormView<ViewModel: OwnerFormViewModel>: View {
    private let viewModel: ViewModel

    /// Shows a view model.
    package init(viewModel: ViewModel) {
        self.viewModel = viewModel
    }

    package var body: some View {
        VStack {
            switch viewModel.choice {
            case .loading:
                PageHeader("owner.title", back: back)
                ProgressView("profile.loading")
            case .failed(let error):
                PageHeader("owner.title", back: back)
                FailureBanner(error.title, error.advice) { await viewModel.load() }
            case .loaded(let choice):
                PageHeader("owner.title", subtitle: "owner.explanation", back: back)
                FailureNotice(error: viewModel.failure)
                Form {
                    Text(verbatim: choice.meter.name).font(.headline)
                    Picker("owner.person", selection: Bindable(viewModel).newOwner) {
                        ForEach(choice.people) { nameText($0.name).tag($0.id) }
                    }
                    Toggle(isOn: Bindable(viewModel).takesReadings) { Text(.ownerReadings(count: choice.readingCount)) }
                        .toggleStyle(.checkbox)
                    AppButton("profile.save", kind: .primary) { viewModel.save() }
                }
                .onSubmit { viewModel.save() }
            }
        }
        .task { await viewModel.load() }
    }

    private var back: BackLink { BackLink("person.title", value: ProfileRoute.person(viewModel.owner)) }
}
