import ForceUpdateMocks
import Testing
import ViewCore

@testable import ForceUpdateViews

@MainActor @Suite(.timeLimit(.minutes(10)))
struct ForceUpdateViewTests {
    @Test(
        arguments: [
            (UpdatePage.notConfigured, "named no place"), (.unknown, "not known yet"), (.current, "the newest version"),
            (.optional, "There is a newer version"),
            (.mandatory, "should not be used any longer"),
        ])
    func itSaysWhatIsToBeDone(page: UpdatePage, words: String) {
        let rendering = render(ForceUpdateView(viewModel: MockForceUpdateViewModel(page: page)))
        #expect(rendering.title == "Updates" && rendering.html.contains(words), "\(rendering.html)")
        // How to update is said where there is something to update to.
        #expect(rendering.html.contains("How to update") == page.isUpdateThere)
    }

    @Test func theGateTellsHowToGoOnAndThatNothingIsLost() {
        let html = render(UpdateGateView(viewModel: MockForceUpdateViewModel(page: .mandatory))).html
        for words in [
            "2.0.0", "How to update", "Your readings are safe", "/home/ada/.local/share/meterbook", "readings --format csv", "still read",
            "Check now",
        ] {
            #expect(html.contains(words), "\(words)")
        }
        #expect(!html.contains("Remind me later"))
    }

    @Test func hostileWordsAreWords() {
        let html = render(UpdateGateView(viewModel: MockForceUpdateViewModel(page: .hostile))).html
        #expect(!html.contains("<script>") && !html.contains("<b>") && html.contains("&lt;script&gt;"))
    }

    @Test(arguments: ForceUpdateError.allCases)
    func aProblemIsSaidWithWhatToDo(error: ForceUpdateError) {
        let viewModel = MockForceUpdateViewModel(page: .unknown, problem: error)
        for html in [render(ForceUpdateView(viewModel: viewModel)).html, render(UpdateGateView(viewModel: viewModel)).html] {
            #expect(html.contains("banner-warning") && html.contains("Meterbook"))
        }
    }

    @Test func everyButtonReachesTheViewModel() async {
        let viewModel = MockForceUpdateViewModel(page: .optional)
        press(all: ForceUpdateView(viewModel: viewModel))
        press(all: UpdateGateView(viewModel: viewModel))
        press(all: UpdateNoticeView(viewModel: viewModel))
        while viewModel.calls.count < 3 { await Task.yield() }
        #expect(viewModel.calls.sorted() == ["check", "check", "remind later"])
    }

    @Test func whileItIsCheckedNobodyAsksTwice() {
        let html = render(ForceUpdateView(viewModel: MockForceUpdateViewModel(page: .unknown, isChecking: true))).html
        #expect(html.contains("Checking for newer versions") && !html.contains("Check now"))
    }

    private func press(all view: some View) {
        let handlers = render(view).handlers
        for id in handlers.ids { handlers.handler(id: id, kind: .click)?.run() }
    }
}
