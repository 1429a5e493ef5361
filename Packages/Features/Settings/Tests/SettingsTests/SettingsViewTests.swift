import Domain
import SettingsMocks
import Testing
import ViewCore

@testable import SettingsViews

@MainActor @Suite(.timeLimit(.minutes(10)))
struct SettingsViewTests {
    @Test func itLoadsWhenItIsShown() async {
        let viewModel = MockSettingsViewModel(state: .loading)
        let rendering = render(SettingsView(viewModel: viewModel))
        #expect(rendering.title == "Settings")
        for task in rendering.tasks { await task.run() }
        #expect(viewModel.loadCallCount == 1)
    }

    @Test func aFailureIsTriedAgain() async {
        let viewModel = MockSettingsViewModel(state: .failed(.notRead("a reason")))
        let rendering = render(SettingsView(viewModel: viewModel))
        #expect(rendering.html.contains("Nothing is lost. Try again."))
        for id in rendering.handlers.ids { rendering.handlers.handler(id: id, kind: .click)?.run() }
        while viewModel.loadCallCount == 0 { await Task.yield() }
    }

    /// Every control reaches the view model with every value that it offers, and shows the one that is set.
    @Test func everyControlChangesItsSettingAndNoOther() throws {
        let page = SettingsPage(unit: .milligramsPerDeciliter, language: "de", theme: .light, keepsSteps: true)
        let viewModel = MockSettingsViewModel(state: .loaded(page))
        let rendering = render(SettingsView(viewModel: viewModel))
        for control in rendering.html.matches(of: /<input id="([^"]*)"[^>]*type="(radio|checkbox)"[^>]*value="([^"]*)"/) {
            let (id, value) = (String(control.output.1), String(control.output.3))
            let text = control.output.2 == "radio" ? value : "false"
            try #require(rendering.handlers.handler(id: id, kind: .change)).run(EventValue(text: text))
        }
        #expect(
            viewModel.changes == [
                .unit(nil), .unit(.milligramsPerDeciliter), .unit(.millimolesPerLiter), .language(nil), .language("en"), .language("de"),
                .theme(.automatic), .theme(.light), .theme(.dark), .syncsAutomatically(false), .keepsSteps(false),
            ])
        #expect(rendering.html.matches(of: /checked/).count == 5)
    }

    @Test func theStepsAreShownWhereThereIsAPlaceForThem() throws {
        let viewModel = MockSettingsViewModel(state: .loaded(SettingsPage()))
        let rendering = render(SettingsView(viewModel: viewModel))
        for id in rendering.handlers.ids { rendering.handlers.handler(id: id, kind: .click)?.run() }
        #expect(viewModel.showStepsCallCount == 1)
        let without = MockSettingsViewModel(state: .loaded(SettingsPage()), canShowSteps: false)
        #expect(!render(SettingsView(viewModel: without)).html.contains("Show what is remembered"))
    }

    @Test func aLicenceIsTextAndNothingElse() {
        #expect(render(LicenceView(licence: .fixture)).html.contains("&lt;for use&gt;"))
        #expect(render(LicenceView(licence: nil)).html.contains("There is no such licence"))
    }
}
