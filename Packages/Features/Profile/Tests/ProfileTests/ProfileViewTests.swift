import Common
import Domain
import Profile
import ProfileMocks
import Testing
import ViewCore

@testable import ProfileViews

@MainActor @Suite(.timeLimit(.minutes(10)))
struct ProfileViewTests {
    @Test func everyScreenLoadsWhenItIsShownAndTriesAgain() async {
        let (people, person) = (MockPeopleViewModel(people: .failed(.notRead("x"))), MockPersonViewModel(page: .failed(.notRead("x"))))
        let (form, targets) = (
            MockPersonFormViewModel(stored: .failed(.notRead("x"))), MockTargetsFormViewModel(unit: .failed(.notRead("x")))
        )
        let (owner, erasing) = (
            MockOwnerFormViewModel(choice: .failed(.notRead("x"))), MockErasingViewModel(summary: .failed(.notRead("x")))
        )
        let screens = [
            AnyView(PeopleView(viewModel: people)), AnyView(PersonView(viewModel: person)), AnyView(PersonFormView(viewModel: form)),
            AnyView(TargetsFormView(viewModel: targets)), AnyView(OwnerFormView(viewModel: owner)),
            AnyView(ErasingView(viewModel: erasing)),
        ]
        for screen in screens {
            let rendering = render(screen)
            #expect(rendering.html.contains("Nothing is lost. Try again.") && rendering.html.contains("<h1"))
            for task in rendering.tasks { await task.run() }
            for id in rendering.handlers.ids { rendering.handlers.handler(id: id, kind: .click)?.run() }
        }
        func counts() -> [Int] {
            [
                people.loadCallCount, person.loadCallCount, form.loadCallCount, targets.loadCallCount, owner.loadCallCount,
                erasing.loadCallCount,
            ]
        }
        while counts() != [2, 2, 2, 2, 2, 2] { await Task.yield() }
    }

    @Test func whatSomeoneSaidIsShownAndMetersLeadToTheirOwnerWhereThereAreOthers() {
        let html = render(PersonView(viewModel: MockPersonViewModel(page: .loaded(.ada)))).html
        for words in [
            "Ada", "Mar 27, 1957", "Type 2", "Dr. Weiß, Tuesdays", "Lindenweg 1", "53111 Bonn", "70 to 180 mg/dL", "80 to 130 mg/dL",
        ] {
            #expect(html.contains(words), "\(words) in \(html)")
        }
        #expect(html.contains("1,204 readings") && html.contains("Accu-Chek Guide</span></a>"))
        let alone = render(PersonView(viewModel: MockPersonViewModel(page: .loaded(.nobody)))).html
        #expect(alone.contains("No name yet") && alone.contains("4.0 to 9.5 mmol/L") && alone.contains("No meters yet"))
    }

    @Test func everyFieldOfAPersonIsWritten() throws {
        let viewModel = MockPersonFormViewModel()
        let rendering = render(PersonFormView(viewModel: viewModel))
        for (index, field) in rendering.html.matches(of: /<(?:input|textarea) id="([^"]*)"[^>]*data-on/).enumerated() {
            let id = String(field.output.1)
            rendering.handlers.handler(id: id, kind: .change)?.run(
                EventValue(text: id.isEmpty ? "" : index == 1 ? "1957-03-27" : "text \(index)"))
        }
        #expect(
            viewModel.draft
                == PersonDetails(
                    name: "text 0", birthDate: CivilDate("1957-03-27"), clinic: "text 2", recipient: "text 3", street: "text 4",
                    postalCode: "text 5", city: "text 6", country: "text 7"))
        for id in rendering.handlers.ids { rendering.handlers.handler(id: id, kind: .click)?.run() }
        #expect(viewModel.saveCallCount == 1)
    }

    @Test func limitsAreAskedForOnlyWhereTheyAreOnesOwn() throws {
        let viewModel = MockTargetsFormViewModel()
        #expect(!render(TargetsFormView(viewModel: viewModel)).html.contains("Very low below"))
        viewModel.draft.choice = .custom
        let rendering = render(TargetsFormView(viewModel: viewModel))
        #expect(rendering.html.contains("Very low below"))
        for (index, field) in rendering.html.matches(of: /<input id="([^"]*)" class="input input-number"/).enumerated() {
            rendering.handlers.handler(id: String(field.output.1), kind: .change)?.run(EventValue(text: "\(index)"))
        }
        #expect(viewModel.draft.limits == ["0", "1", "2", "3"])
        #expect(viewModel.draft.meals[.fasting] == TargetsDraft.MealLimits(low: "4", high: "5"))
        #expect(viewModel.draft.meals[.bedtime] == TargetsDraft.MealLimits(low: "10", high: "11"))
    }

    /// Someone without a name is erased by a word.
    @Test(arguments: [(ErasureSummary.ada, "Ada", "type “Ada”"), (.last, "erase", "type “erase”")])
    func aPersonIsErasedOnlyByTheirName(summary: ErasureSummary, word: String, label: String) {
        let viewModel = MockErasingViewModel(summary: .loaded(summary))
        let rendering = render(ErasingView(viewModel: viewModel))
        #expect(rendering.html.contains(label), "\(rendering.html)")
        for id in rendering.handlers.ids { rendering.handlers.handler(id: id, kind: .click)?.run() }
        #expect(viewModel.confirmations == [word])
        #expect(rendering.html.contains("Nobody is left afterwards") == summary.isLast)
    }

    @Test func whatAPersonTypedIsTextAndNothingElse() {
        let hostile = PersonDetails(name: "<b>\"'&", clinic: "<script>", street: "</dd>")
        let page = PersonPage(
            details: hostile, choice: .standard, target: PersonPage.TargetRange(low: 70, high: 180), mealTargets: [],
            unit: .milligramsPerDeciliter, meters: [], readingCount: 0, hasOthers: false)
        let html = render(PersonView(viewModel: MockPersonViewModel(page: .loaded(page)))).html
        #expect(!html.contains("<script>") && !html.contains("<b>") && html.contains("&lt;b&gt;"))
    }
}
