import ViewCore

/// The tasks that the views of one session asked for with `.task`.
final class TaskBoard {
    private struct Entry {
        let number: Int
        let task: Task<Void, Never>
    }

    private var entries: [String: Entry] = [:]
    private var running: Set<Int> = []
    private var waiting: [Int: (tasks: Set<Int>, done: AsyncStream<Void>.Continuation)] = [:]
    private var number = 0

    /// Starts the tasks whose id is new and cancels those whose id is gone. One that has ended is not started again while its id stays.
    func update(_ registrations: [TaskRegistration]) {
        let wanted = Set(registrations.map(\.id))
        for (id, entry) in entries where !wanted.contains(id) {
            entry.task.cancel()
            entries[id] = nil
        }
        for registration in registrations where entries[registration.id] == nil {
            number += 1
            let current = number
            running.insert(current)
            let task = Task { [weak self] in
                await registration.run()
                self?.ended(current)
            }
            entries[registration.id] = Entry(number: current, task: task)
        }
    }

    /// Waits until the tasks that run now have ended, or the time is over.
    func settle(within limit: Duration, clock: LiveClock) async {
        guard !running.isEmpty else { return }
        let (stream, done) = AsyncStream.makeStream(of: Void.self)
        number += 1
        let current = number
        waiting[current] = (running, done)
        let timer = Task { if await clock.sleep(limit) { done.finish() } }
        for await _ in stream {}
        timer.cancel()
        waiting[current] = nil
    }

    /// Cancels everything.
    func cancelAll() {
        for entry in entries.values { entry.task.cancel() }
        entries = [:]
        for waiter in waiting.values { waiter.done.finish() }
    }

    private func ended(_ task: Int) {
        running.remove(task)
        for (key, var waiter) in waiting {
            waiter.tasks.remove(task)
            waiting[key] = waiter
            if waiter.tasks.isEmpty { waiter.done.finish() }
        }
    }
}
