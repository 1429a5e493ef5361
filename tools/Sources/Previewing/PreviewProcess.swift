import Building
import Foundation
import Synchronization
import ToolSupport

/// The program that serves previews, while it runs.
package final class PreviewProcess: Sendable {
    private struct State {
        var number: Int32?
        var link: String?
        var lines = LineBuffer()
        var isOver = false
    }

    /// How a program says where it can be seen: the rest of the line is the link.
    static let announcement = "Previews are ready at "

    private let state = Mutex(State())
    private let changed = DispatchSemaphore(value: 0)
    private let ended = DispatchSemaphore(value: 0)
    private let note: @Sendable (String) -> Void

    /// Starts a program at a port, 0 for any. What it says, but for its link, goes to `note`.
    package init(
        _ program: String, port: Int, environment: [String: String], note: @escaping @Sendable (String) -> Void
    ) {
        self.note = note
        let process = ChildProcess(
            program, ["--port", String(port), "--until-input-ends"], environment: environment, keepsInputOpen: true)
        let thread = Thread { [self] in run(process) }
        thread.start()
    }

    /// Waits until the program can be seen; returns its link, nil where it ended or did not say so in time.
    package func waitUntilReady(limit: Duration = .seconds(20)) -> String? {
        let deadline = DispatchTime.now() + .milliseconds(Int(limit.components.seconds) * 1000)
        while true {
            let (link, isOver) = state.withLock { ($0.link, $0.isOver) }
            if link != nil || isOver { return link }
            if changed.wait(timeout: deadline) == .timedOut { return nil }
        }
    }

    /// Ends the program and returns when it is gone, so that its port is free.
    package func stop() {
        let number = state.withLock { $0.isOver ? nil : $0.number }
        // It keeps nothing that it would have to save.
        if let number { kill(-number, SIGKILL) }
        ended.wait()
        ended.signal()
    }

    private func run(_ process: ChildProcess) {
        do {
            _ = try process.run { [self] _, bytes in
                take(bytes)
            } onStart: { [self] number in
                state.withLock { $0.number = number }
            }
        } catch {
            note("\(error)")
        }
        let rest = state.withLock { state in
            state.isOver = true
            return state.lines.finish()
        }
        if let rest { note(rest) }
        changed.signal()
        ended.signal()
    }

    private func take(_ bytes: ArraySlice<UInt8>) {
        for line in state.withLock({ $0.lines.add(bytes) }) {
            guard line.hasPrefix(Self.announcement) else {
                note(line)
                continue
            }
            state.withLock { $0.link = String(line.dropFirst(Self.announcement.count)) }
            changed.signal()
        }
    }
}
