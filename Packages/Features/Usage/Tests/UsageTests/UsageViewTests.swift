import Testing
import UsageMocks
import ViewCore

@testable import UsageViews

@MainActor @Suite(.timeLimit(.minutes(10)))
struct UsageViewTests {
    @Test func itLoadsWhenItIsShown() async {
        let viewModel = MockUsageViewModel(state: .loading)
        for task in render(UsageView(viewModel: viewModel)).tasks { await task.run() }
        #expect(viewModel.calls == ["load"])
    }

    @Test func stepsAreListedAndErasedOnlyWhenThatWasConfirmed() async {
        let viewModel = MockUsageViewModel(state: .loaded(.two))
        let rendering = render(UsageView(viewModel: viewModel))
        #expect(rendering.html.contains("setup.failed") && rendering.html.contains("failure notInRange, step pair"), "\(rendering.html)")
        for id in rendering.handlers.ids { rendering.handlers.handler(id: id, kind: .click)?.run() }
        #expect(viewModel.isAskingToErase && viewModel.calls == [])
        let asking = render(UsageView(viewModel: viewModel)).handlers
        for id in asking.ids { asking.handler(id: id, kind: .click)?.run() }
        while viewModel.calls.isEmpty { await Task.yield() }
        #expect(viewModel.calls == ["erase"])
    }

    @Test func aFailureIsTriedAgain() async {
        let viewModel = MockUsageViewModel(state: .failed(.notRead("a reason")))
        let rendering = render(UsageView(viewModel: viewModel))
        #expect(rendering.html.contains("Nothing is lost. Try again."))
        for id in rendering.handlers.ids { rendering.handlers.handler(id: id, kind: .click)?.run() }
        while viewModel.calls.isEmpty { await Task.yield() }
        #expect(viewModel.calls == ["load"])
    }
}
