import Foundation
import Synchronization
import ToolSupport

/// Ends SwiftPM when it does nothing but wait for another one that uses its scratch folder.
final class LockWatch: Sendable {
    private struct State {
        var isWaiting = false
        var isOver = false
        var turn = 0
    }

    private let state = Mutex(State())
    private let patience: Duration

    init(patience: Duration) {
        self.patience = patience
    }

    /// Whether the wait was too long.
    var isOver: Bool { state.withLock { $0.isOver } }

    /// Looks at what SwiftPM writes.
    func see(_ bytes: ArraySlice<UInt8>) {
        let isWaiting = String(decoding: bytes, as: UTF8.self).contains("waiting until that process has finished")
        let turn = state.withLock { state in
            state.isWaiting = isWaiting
            state.turn += 1
            return state.turn
        }
        guard isWaiting else { return }
        let seconds = Double(patience.components.seconds) + Double(patience.components.attoseconds) / 1e18
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [self] in
            let isTooLong = state.withLock { state in
                state.isOver = state.isWaiting && state.turn == turn
                return state.isOver
            }
            if isTooLong { RunningProcesses.endAll() }
        }
    }
}
