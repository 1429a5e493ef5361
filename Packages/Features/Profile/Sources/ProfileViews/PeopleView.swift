import Common
import CommonUI
package import Profile
package import ViewCore

/// Everyone whose readings are kept, and the way to add somebody.
package struct PeopleView<ViewModel: PeopleViewModel>: View {
    private let viewModel: ViewModel

    /// Shows a view model.
    package init(viewModel: ViewModel) {
        self.viewModel = viewModel
    }

    package var body: some View {
        VStack {
            PageHeader("people.title", subtitle: "people.explanation") {
                AppLinkButton("people.add", value: ProfileRoute.add)
            }
            switch viewModel.people {
            case .loading: ProgressView("profile.loading")
            case .failed(let error): FailureBanner(error.title, error.advice) { await viewModel.load() }
            case .loaded(let people): List(people) { PersonLink(person: $0) }
            }
        }
        .task { await viewModel.load() }
    }
}

/// Someone in the list.
private struct PersonLink: View {
    let person: PersonRow

    var body: some View {
        NavigationLink(value: ProfileRoute.person(person.id)) {
            VStack(spacing: .zero) {
                nameText(person.name).font(.headline)
                HStack {
                    Text(.peopleReadings(count: person.readingCount))
                    Text(.peopleMeters(count: person.meterCount))
                }
                .font(.footnote)
                .foregroundStyle(.secondary)
            }
        }
    }
}
