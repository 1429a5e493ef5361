import Dispatch

/// Runs an actor's work, and what the library calls back, in order on a dispatch queue of its own.
final class QueueExecutor: SerialExecutor {
    let queue: DispatchQueue

    init(label: String) {
        queue = DispatchQueue(label: label)
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }

    /// Lets blocks of the queue enter the actor without a task.
    func checkIsolated() {
        dispatchPrecondition(condition: .onQueue(queue))
    }
}
