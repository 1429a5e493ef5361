import Common
import CommonUI
import Domain
package import Profile
package import ViewCore

/// Where someone says who they are.
package struct PersonFormView<ViewModel: PersonFormViewModel>: View {
    private let viewModel: ViewModel

    /// Shows a view model.
    package init(viewModel: ViewModel) {
        self.viewModel = viewModel
    }

    package var body: some View {
        VStack {
            if let id = viewModel.editedID {
                PageHeader("form.edit", subtitle: "form.explanation", back: BackLink("person.title", value: ProfileRoute.person(id)))
            } else {
                PageHeader("form.add", subtitle: "form.explanation", back: BackLink("people.title", value: ProfileRoute.people))
            }
            switch viewModel.stored {
            case .loading: ProgressView("profile.loading")
            case .failed(let error): FailureBanner(error.title, error.advice) { await viewModel.load() }
            case .loaded:
                FailureNotice(error: viewModel.failure)
                Form {
                    PersonFields(viewModel: viewModel)
                    AddressFields(draft: Bindable(viewModel).draft)
                    AppButton("profile.save", kind: .primary) { viewModel.save() }
                }
                .onSubmit { viewModel.save() }
            }
        }
        .task { await viewModel.load() }
    }
}

/// Who someone is.
private struct PersonFields<ViewModel: PersonFormViewModel>: View {
    let viewModel: ViewModel

    var body: some View {
        TextField("field.name", text: draft.name)
            .fieldError(nameProblem)
        DatePicker("field.birthDate", selection: draft.birthDate)
            .fieldError(viewModel.problems.contains(.birthDateInFuture) ? "problem.birthDateInFuture" : nil)
        Picker("field.diabetes", selection: draft.diabetes) {
            Text("diabetes.none").tag(DiabetesKind?.none)
            ForEach(DiabetesKind.allCases, id: \.self) { Text($0.title).tag(DiabetesKind?.some($0)) }
        }
        TextField("field.clinic", text: draft.clinic, axis: .vertical).lineLimit(3)
    }

    private var draft: Binding<PersonDetails> { Bindable(viewModel).draft }

    private var nameProblem: TextKey? {
        if viewModel.problems.contains(.nameMissing) { return "problem.nameMissing" }
        return viewModel.problems.contains(.nameTaken) ? "problem.nameTaken" : nil
    }
}

/// Where supplies are sent.
private struct AddressFields: View {
    let draft: Binding<PersonDetails>

    var body: some View {
        Section("form.address") {
            TextField("field.recipient", text: draft.recipient)
            TextField("field.street", text: draft.street)
            TextField("field.postalCode", text: draft.postalCode)
            TextField("field.city", text: draft.city)
            TextField("field.country", text: draft.country)
        }
    }
}
