import Foundation
import Synchronization

/// The programs that this process has started and that have not ended yet, so that an interrupt can end them too.
package final class RunningProcesses: Sendable {
    /// The only list: signals come to the process as a whole.
    static let shared = RunningProcesses()
    private let groups = Mutex<Set<pid_t>>([])

    func add(_ process: pid_t) {
        groups.withLock { _ = $0.insert(process) }
    }

    func remove(_ process: pid_t) {
        groups.withLock { _ = $0.remove(process) }
    }

    /// Ends all of them, with what they have started.
    package static func endAll() {
        for process in shared.groups.withLock({ $0 }) { ProcessTree.end(process) }
    }
}
