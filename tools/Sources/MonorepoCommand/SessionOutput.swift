import Building
import Synchronization
import ToolSupport

/// Shows what SwiftPM writes, line by line: of a build to standard error, of tests to standard output. What goes well is left out; how far
/// it is stands on a line of its own, on a terminal always, elsewhere now and then.
final class SessionOutput: Sendable {
    private struct State {
        var lines = LineBuffer()
        /// Whether the line before was left out, so that its rest is too.
        var isInDetail = false
        var passed = 0
        var lastSign: ContinuousClock.Instant
    }

    private let terminal: Terminal
    private let isVerbose: Bool
    private let isTest: Bool
    private let pause: Duration
    private let state: Mutex<State>

    /// Shows lines; elsewhere than on a terminal a sign of life after each pause.
    init(_ terminal: Terminal, isVerbose: Bool, isTest: Bool, pause: Duration = .seconds(15)) {
        self.terminal = terminal
        self.isVerbose = isVerbose
        self.isTest = isTest
        self.pause = pause
        state = Mutex(State(lastSign: .now))
    }

    func add(_ bytes: ArraySlice<UInt8>) {
        state.withLock { state in
            for line in state.lines.add(bytes) { show(line, &state) }
        }
    }

    func finish() {
        state.withLock { state in
            if let line = state.lines.finish() { show(line, &state) }
        }
        terminal.clearStatus()
    }

    private func show(_ line: String, _ state: inout State) {
        guard !isVerbose else { return write(line) }
        if isTest, state.isInDetail, !OutputLine.isBeginning(line) { return }
        let kind = OutputLine(line)
        state.isInDetail = kind == .detail
        switch kind {
        case .progress: sign(line, &state)
        case .detail:
            if OutputLine.isPassedTest(line) { state.passed += 1 }
            sign("\(state.passed) tests passed", &state)
        case .text: write(line)
        }
    }

    private func write(_ line: String) {
        if isTest { terminal.print("\(line)\n") } else { terminal.note(line) }
    }

    private func sign(_ text: String, _ state: inout State) {
        if terminal.isErrorTerminal { return terminal.progress(text) }
        let now = ContinuousClock.now
        guard now - state.lastSign >= pause else { return }
        state.lastSign = now
        terminal.note(text)
    }
}
