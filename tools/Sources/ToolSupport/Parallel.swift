import Foundation
import Synchronization

/// Work on several threads at once.
package enum Parallel {
    /// Number of processors that this process may use.
    package static var processors: Int { max(1, ProcessInfo.processInfo.activeProcessorCount) }

    /// The results of a function for 0 ..< count, in order. `workers` threads take the next index whenever they are free; with one, or
    /// for a single index, the calling thread does it.
    package static func map<Result: Sendable>(count: Int, workers: Int = processors, _ body: @Sendable @escaping (Int) -> Result)
        -> [Result]
    {
        guard count > 1, workers > 1 else { return (0..<count).map(body) }
        let shared = Shared<Result>(count: count)
        let group = DispatchGroup()
        for _ in 0..<min(workers, count) {
            group.enter()
            let thread = Thread {
                while let index = shared.next() { shared.set(index, body(index)) }
                group.leave()
            }
            thread.stackSize = 8 << 20
            thread.start()
        }
        group.wait()
        return shared.results
    }

    private final class Shared<Result: Sendable>: Sendable {
        private let state: Mutex<(next: Int, results: [Result?])>

        init(count: Int) {
            state = Mutex((0, Array(repeating: nil, count: count)))
        }

        func next() -> Int? {
            state.withLock { state in
                guard state.next < state.results.count else { return nil }
                state.next += 1
                return state.next - 1
            }
        }

        func set(_ index: Int, _ result: Result) {
            state.withLock { $0.results[index] = result }
        }

        var results: [Result] { state.withLock { $0.results.compactMap { $0 } } }
    }
}
