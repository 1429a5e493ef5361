import Common
import CommonUI
import CommonUIMocks
import Domain
import PreviewHost
import ProfileMocks
import ProfileViews
import ViewCore

/// The screens in each of their states.
nonisolated enum ProfilePreviews {
    /// The previews, in the order in which they are listed.
    static let all: [Preview] = people + forms + erasing

    /// The previews as the app frames its screens, with their words, in the app's look.
    static func catalog(words: StringCatalog) -> PreviewCatalog {
        let assets = FakeAppAssetsProvider.withProductionAssets(ofTests: "ProfileTests")
        let files = assets.files.mapValues { PreviewLook.File(contentType: $0.contentType, bytes: $0.bytes) }
        let look = PreviewLook(
            styleSheet: StyleSheet.css(for: assets.style), languages: words.languages, files: files
        ) { values, language in
            values.setDependencies(style: assets.style, assets: assets, strings: words, language: language)
        } frame: { screen in
            AnyView(AppShell("Meterbook", sections: []) { screen })
        }
        return PreviewCatalog("Profile", all, look: look)
    }

    private static let people: [Preview] = [
        Preview("People", "loading") { _ in PeopleView(viewModel: MockPeopleViewModel(people: .loading)) },
        Preview("People", "failed") { _ in PeopleView(viewModel: MockPeopleViewModel(people: .failed(.notRead("a reason")))) },
        Preview("People", "two") { _ in PeopleView(viewModel: MockPeopleViewModel(people: .loaded(.two))) },
        Preview("Person", "everything") { _ in PersonView(viewModel: MockPersonViewModel(page: .loaded(.ada))) },
        Preview("Person", "nothing") { _ in PersonView(viewModel: MockPersonViewModel(page: .loaded(.nobody))) },
        Preview("Person", "gone") { _ in PersonView(viewModel: MockPersonViewModel(page: .failed(.noSuchPerson))) },
    ]

    private static let forms: [Preview] = [
        Preview("Form", "to add") { _ in PersonFormView(viewModel: MockPersonFormViewModel()) },
        Preview("Form", "with problems") { _ in
            PersonFormView(
                viewModel: MockPersonFormViewModel(
                    editing: Person.ID(rawValue: "p1"), draft: .ada, problems: [.nameTaken, .birthDateInFuture],
                    failure: .notStored("a reason")))
        },
        Preview("Targets", "preset") { _ in TargetsFormView(viewModel: MockTargetsFormViewModel()) },
        Preview("Targets", "own limits with problems") { _ in
            let draft = TargetsDraft(
                choice: .custom, limits: ["3.0", "4.0", "9,5", "x"], meals: [.fasting: TargetsDraft.MealLimits(low: "7", high: "5")])
            return TargetsFormView(
                viewModel: MockTargetsFormViewModel(
                    unit: .loaded(.millimolesPerLiter), draft: draft, problems: [.limits, .meal(.fasting)]))
        },
        Preview("Owner", "of a meter") { _ in OwnerFormView(viewModel: MockOwnerFormViewModel(choice: .loaded(.guide))) },
        Preview("Owner", "no such meter") { _ in OwnerFormView(viewModel: MockOwnerFormViewModel(choice: .failed(.noSuchMeter))) },
    ]

    private static let erasing: [Preview] = [
        Preview("Erase", "asking") { _ in ErasingView(viewModel: MockErasingViewModel(summary: .loaded(.ada))) },
        Preview("Erase", "mistyped") { _ in
            ErasingView(viewModel: MockErasingViewModel(summary: .loaded(.last), typed: "no", isMistyped: true))
        },
        Preview("Erase", "running") { _ in ErasingView(viewModel: MockErasingViewModel(summary: .loaded(.ada), isErasing: true)) },
        Preview("Erase", "traces left") { _ in
            ErasingView(viewModel: MockErasingViewModel(summary: .failed(.noSuchPerson), failure: .tracesLeft("a reason")))
        },
    ]
}

/// The previews as a program.
@main
struct ProfilePreviewsProgram {
    static func main() async {
        let modules = ["CommonUI", "LiveUI", "ViewCore", "ProfileViews"]
        await PreviewProgram.run(
            ProfilePreviews.catalog(words: try StringCatalog(modules: modules, locator: .ofThisProcess)))
    }
}
