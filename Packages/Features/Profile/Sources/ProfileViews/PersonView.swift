import Common
import CommonUI
import Domain
package import Profile
package import ViewCore

/// The page of someone: who they are, their target ranges, their meters.
package struct PersonView<ViewModel: PersonViewModel>: View {
    private let viewModel: ViewModel

    /// Shows a view model.
    package init(viewModel: ViewModel) {
        self.viewModel = viewModel
    }

    package var body: some View {
        VStack {
            switch viewModel.page {
            case .loading:
                PageHeader("person.title", back: back)
                ProgressView("profile.loading")
            case .failed(let error):
                PageHeader("person.title", back: back)
                FailureBanner(error.title, error.advice) { await viewModel.load() }
            case .loaded(let page):
                PageHeader(title: nameText(page.details.name), subtitle: Text(.peopleReadings(count: page.readingCount)), back: back)
                FailureNotice(error: viewModel.failure)
                DetailsCard(id: viewModel.id, details: page.details)
                TargetsCard(id: viewModel.id, page: page)
                MetersCard(id: viewModel.id, page: page)
                Card("person.export") {
                    Text("person.export.explanation")
                    DownloadLink("person.export.save") { await file() }
                }
                Card("person.erase") {
                    Text("person.erase.explanation")
                    AppLinkButton("person.erase.begin", value: ProfileRoute.erase(viewModel.id))
                }
            }
        }
        .task { await viewModel.load() }
    }

    private var back: BackLink { BackLink("people.title", value: ProfileRoute.people) }

    private func file() async -> DownloadedFile? {
        await viewModel.document().map { DownloadedFile(name: "meterbook-person.json", contentType: "application/json", bytes: $0) }
    }
}

/// Who someone is.
struct DetailsCard: View {
    @Environment(\.formats) private var formats
    let id: Person.ID
    let details: PersonDetails

    var body: some View {
        Card("person.details") {
            DescriptionList {
                DescriptionRow("field.name") { nameText(details.name) }
                DescriptionRow("field.birthDate") { value(details.birthDate.map { Text(verbatim: formats.date($0)) }) }
                DescriptionRow("field.diabetes") { value(details.diabetes.map { Text($0.title) }) }
                DescriptionRow("field.clinic") { value(details.clinic.isEmpty ? nil : Text(verbatim: details.clinic)) }
                DescriptionRow("field.address") { address }
            }
            AppLinkButton("person.edit", value: ProfileRoute.edit(id))
        }
    }

    private func value(_ text: Text?) -> Text { text ?? Text("person.notGiven") }

    @ViewBuilder
    private var address: some View {
        if details.addressLines.isEmpty {
            value(nil)
        } else {
            VStack(spacing: .zero) {
                ForEach(details.addressLines.indices, id: \.self) { Text(verbatim: details.addressLines[$0]) }
            }
        }
    }
}

/// What someone aims at.
struct TargetsCard: View {
    @Environment(\.formats) private var formats
    let id: Person.ID
    let page: PersonPage

    var body: some View {
        Card("person.targets") {
            DescriptionList {
                DescriptionRow("targets.choice") { Text(page.choice.title) }
                DescriptionRow("targets.range") { range(page.target.low, page.target.high) }
                ForEach(page.mealTargets) { target in
                    DescriptionRow(title: Text(target.meal.title)) { range(target.low, target.high) }
                }
            }
            AppLinkButton("person.targets.change", value: ProfileRoute.targets(id))
        }
    }

    private func range(_ low: Int, _ high: Int) -> Text {
        Text(.targetsRangeOf(text(low), text(high), page.unit.rawValue))
    }

    private func text(_ number: Int) -> String { formats.decimal(number, fractionDigits: page.unit.fractionDigits) }
}

/// Which meters someone has.
struct MetersCard: View {
    let id: Person.ID
    let page: PersonPage

    var body: some View {
        Card("person.meters") {
            if page.meters.isEmpty {
                Text("person.meters.none").foregroundStyle(.secondary)
            } else if page.hasOthers {
                List(page.meters) { meter in
                    NavigationLink(value: ProfileRoute.meter(id, meter.id)) { Text(verbatim: meter.name) }
                }
            } else {
                List(page.meters) { Text(verbatim: $0.name) }
            }
        }
    }
}
