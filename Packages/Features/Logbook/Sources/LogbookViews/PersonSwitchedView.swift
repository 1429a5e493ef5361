import Common
import CommonUI
import Domain
package import Logbook
package import ViewCore

/// A list of readings below the choice whose they are; there is nothing to choose where there is only one person.
package struct PersonSwitchedView<ViewModel: PersonSwitchViewModel, Content: View>: View {
    private let viewModel: ViewModel
    private let content: Content

    /// Shows a view model above a list.
    package init(viewModel: ViewModel, @ViewBuilder content: () -> Content) {
        self.viewModel = viewModel
        self.content = content()
    }

    package var body: some View {
        Group {
            people.task { await viewModel.load() }
            content
        }
    }

    @ViewBuilder
    private var people: some View {
        if case .failed(let error) = viewModel.people {
            FailureBanner(error.title, error.advice) { await viewModel.load() }
        } else if let people = viewModel.people.value, people.named != nil {
            Picker("person.shown", selection: selection(people.shown)) {
                ForEach(people.people) { nameText($0.name).tag($0.id) }
            }
            .pickerStyle(.segmented)
        }
    }

    private func selection(_ shown: Person.ID) -> Binding<Person.ID> {
        Binding {
            shown
        } set: {
            viewModel.show($0)
        }
    }
}

/// The name of someone, or what stands for one that is not given.
func nameText(_ name: String) -> Text {
    name.isEmpty ? Text("person.nameless") : Text(verbatim: name)
}
