import SensorLogbookMocks
import Testing
import ViewCore

@testable import SensorLogbookViews

@MainActor @Suite(.timeLimit(.minutes(10)))
struct SensorLogbookViewTests {
    @Test func itLoadsWhenItIsShown() async {
        let viewModel = MockSensorLogbookViewModel(state: .loading)
        let rendering = render(SensorLogbookView(viewModel: viewModel))
        #expect(rendering.title == "Sensor")
        for task in rendering.tasks { await task.run() }
        #expect(viewModel.loadCallCount == 1)
    }

    @Test func aDaySaysItsFiguresAndThatItIsSimulated() {
        let html = render(SensorLogbookView(viewModel: MockSensorLogbookViewModel(state: .loaded(.twoDays)))).html
        #expect(html.contains("6 of 16 in target") && html.contains("00:00–03:00") && html.contains("Simulated"), "\(html)")
        #expect(html.contains("Earlier days") && html.contains("Newest days"))
    }

    @Test func aFailureIsSaidWithWhatToDoAndTriedAgain() async {
        let viewModel = MockSensorLogbookViewModel(state: .failed(.notRead("a reason")))
        let rendering = render(SensorLogbookView(viewModel: viewModel))
        #expect(rendering.html.contains("Nothing is lost. Try again."), "\(rendering.html)")
        for id in rendering.handlers.ids { rendering.handlers.handler(id: id, kind: .click)?.run() }
        while viewModel.loadCallCount < 1 { await Task.yield() }
    }
}
