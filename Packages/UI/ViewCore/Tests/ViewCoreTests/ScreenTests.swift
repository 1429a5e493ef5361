import Observation
import Testing
import ViewCore

/// Two screens written as SwiftUI's documentation writes them, in `Screens`: but for the line that imports ViewCore they are SwiftUI.
@Suite struct ScreenTests {
    @Test func theListShowsItsRowsAndItsBar() {
        let model = FakeMeterList()
        let rendering = Renderer.render(MeterListScreen(viewModel: model))
        #expect(rendering.duplicateIDs == [])
        #expect(rendering.title == "Meters")
        #expect(rendering.html.contains("<h1 class=\"navigation-title\">Meters</h1>"))
        #expect(rendering.html.contains("aria-keyshortcuts=\"Control+Shift+N Meta+Shift+N\""))
        #expect(rendering.html.contains("<progress class=\"progress-bar\" max=\"1\" value=\"0.4\">"))
        #expect(rendering.html.contains("Contour &lt;Next&gt;"))
        #expect(!rendering.html.contains("<dialog"))
    }

    @Test func theListActs() async throws {
        let model = FakeMeterList()
        let rendering = Renderer.render(MeterListScreen(viewModel: model))
        press("Add Meter", in: rendering)
        press("action.refresh", in: rendering)
        press("Delete", in: rendering)
        await rendering.tasks.first?.run()
        for _ in 0..<100 where !model.calls.contains("refresh") { await Task.yield() }
        #expect(Set(model.calls) == ["add", "delete 1", "load", "refresh"])
        press("Accu-Chek Guide", in: rendering)
        #expect(model.path.map(\.id) == [1])
        let detail = Renderer.render(MeterListScreen(viewModel: model))
        #expect(detail.html.contains("<h1 class=\"font-title\">Accu-Chek Guide</h1>"))
        press("Meters", in: detail)
        #expect(model.path == [])
    }

    @Test func anEmptyListSaysWhatToDo() {
        let model = FakeMeterList()
        model.meters = []
        let html = Renderer.render(MeterListScreen(viewModel: model)).html
        #expect(html.contains("<h2 class=\"font-title2\">No Meters</h2><p class=\"fg-secondary\">Add a meter to begin.</p>"))
    }

    @Test func theAlertClosesBeforeItActs() {
        let model = FakeMeterList()
        model.isAlertPresented = true
        let rendering = Renderer.render(MeterListScreen(viewModel: model))
        #expect(rendering.html.hasSuffix("</dialog>"))
        press("Try Again", in: rendering)
        #expect(model.calls == ["retry, alert false"])
    }

    @Test func theSetUpGoesFromStepToStep() {
        let model = FakeSetup()
        press("Continue", in: Renderer.render(DeviceSetupScreen(viewModel: model)))
        #expect(model.path == [.passkey])
        let second = Renderer.render(DeviceSetupScreen(viewModel: model))
        #expect(second.title == "Passkey")
        #expect(second.html.contains("back-link\" type=\"submit\" form=\"live-form\""))
        press("Pair", in: second)
        #expect(model.path == [.passkey, .done])
        let third = Renderer.render(DeviceSetupScreen(viewModel: model))
        #expect(third.html.contains("data-on=\"click\">Passkey</button><h1 class=\"navigation-title\">Ready</h1>"))
        press("Done", in: third)
        #expect(model.finished == 1)
        press("Passkey", in: third)
        #expect(model.path == [.passkey])
    }

    @Test func dialogsOfTheFirstStepShowOnTheSecondToo() {
        let model = FakeSetup()
        model.path = [.passkey]
        model.isConfirmingCancel = true
        model.isHelpPresented = true
        let rendering = Renderer.render(DeviceSetupScreen(viewModel: model))
        #expect(rendering.duplicateIDs == [])
        press("Got It", in: rendering)
        #expect(!model.isHelpPresented)
        press("Stop", in: rendering)
        #expect(model.cancelled == 1)
        #expect(!model.isConfirmingCancel)
    }
}

/// Presses the first button with the words.
func press(_ words: String, in rendering: Rendering, sourceLocation: SourceLocation = #_sourceLocation) {
    for button in rendering.html.matches(of: /<button id="([^"]+)"([^>]*)>(.*?)<\/button>/) {
        let text = button.3.replacing(/<[^>]*>/, with: "")
        guard text == words || button.2.contains("aria-label=\"\(words)\"") else { continue }
        guard let handler = rendering.handlers.handler(id: String(button.1), kind: .click) else { continue }
        return handler.run()
    }
    Issue.record("no button \(words)", sourceLocation: sourceLocation)
}

@Observable
final class FakeMeterList: MeterListViewModel {
    var meters = [MeterRow(id: 1, name: "Accu-Chek Guide", unread: 0), MeterRow(id: 2, name: "Contour <Next>", unread: 3)]
    var path: [MeterRow] = []
    var progress: Double? = 0.4
    var isAlertPresented = false
    var alertMessage = "The meter went out of reach."
    var searchText = ""
    var calls: [String] = []

    func load() async { calls.append("load") }
    func refresh() async { calls.append("refresh") }
    func addMeter() { calls.append("add") }
    func delete(_ meter: MeterRow) { calls.append("delete \(meter.id)") }
    func retry() { calls.append("retry, alert \(isAlertPresented)") }
}

@Observable
final class FakeSetup: DeviceSetupViewModel {
    var meterName = "Accu-Chek Guide"
    var passkey = ""
    var unit = GlucoseUnitChoice.millimoles
    var syncsAutomatically = true
    var testsPerDay = 4
    var path: [SetupStep] = []
    var isConfirmingCancel = false
    var isHelpPresented = false
    var isPairing = false
    var onFinished: (() -> Void)?
    var onCancelled: (() -> Void)?
    var finished = 0
    var cancelled = 0

    init() {
        onFinished = { [weak self] in self?.finished += 1 }
        onCancelled = { [weak self] in self?.cancelled += 1 }
    }

    func pair() { path.append(.done) }
    func cancel() { onCancelled?() }
    func finish() { onFinished?() }
}
