import Common
import GlucoseProfile
import Testing

/// A driver for tests: performs a sync's actions against answers that a test makes, and keeps everything that happened.
///
/// Where nothing more comes, the armed timer runs out at once.
struct SyncRun {
    private(set) var sync: GlucoseSync
    private(set) var writes: [[UInt8]] = []
    private(set) var items: [SyncItem] = []
    private(set) var progress: [SyncAction] = []
    private(set) var timers: [Duration] = []
    private(set) var outcomes: [SyncOutcome] = []
    private(set) var delivered: [SyncEvent] = []
    /// How many events had been delivered when the last report was written.
    private(set) var deliveredBeforeLastReport = 0
    private var queue: [SyncEvent] = []

    init(_ plan: SyncPlan = SyncPlan()) {
        sync = GlucoseSync(plan: plan)
    }

    /// Runs to the end; `answer` gives what the meter sends after a write.
    mutating func run(_ answer: (_ bytes: [UInt8], _ number: Int) -> [SyncEvent]) {
        queue = [.start]
        var steps = 0
        while !sync.isFinished {
            steps += 1
            guard steps < 1_000_000 else {
                Issue.record("The sync does not end")
                return
            }
            let event = queue.isEmpty ? .timedOut : queue.removeFirst()
            perform(deliver(event), answer)
        }
    }

    /// Runs to the end with a meter.
    mutating func run(_ meter: FakeMeter) {
        run { bytes, _ in meter.answer(to: bytes) }
    }

    /// Hands over one event and performs nothing but keeping what it gives.
    @discardableResult
    mutating func deliver(_ event: SyncEvent) -> [SyncAction] {
        delivered.append(event)
        let actions = sync.handle(event)
        for action in actions {
            switch action {
            case .write(let bytes):
                writes.append(bytes)
                if bytes.first == RecordAccessOpCode.reportStoredRecords.rawValue { deliveredBeforeLastReport = delivered.count }
            case .store(let item): items.append(item)
            case .progress: progress.append(action)
            case .armTimer(let time): timers.append(time)
            case .finish(let outcome): outcomes.append(outcome)
            }
        }
        return actions
    }

    private mutating func perform(_ actions: [SyncAction], _ answer: (_ bytes: [UInt8], _ number: Int) -> [SyncEvent]) {
        for case .write(let bytes) in actions {
            queue += answer(bytes, writes.count)
        }
    }

    var written: [String] { writes.map(\.hex) }
    var measurements: [MeasurementItem] { items.compactMap { if case .measurement(let item) = $0 { item } else { nil } } }
    var contexts: [ContextItem] { items.compactMap { if case .context(let item) = $0 { item } else { nil } } }
    var unreadable: [UnreadableItem] { items.compactMap { if case .unreadable(let item) = $0 { item } else { nil } } }
    var identities: Set<[UInt8]> { Set(measurements.map(\.measurement.identity)) }

    var outcome: SyncOutcome? { outcomes.first }
    var isComplete: Bool {
        if case .complete = outcome?.ending { true } else { false }
    }
    var cursor: RecordCursor? {
        if case .complete(let cursor) = outcome?.ending { cursor } else { nil }
    }
}

extension RecordCursor {
    init(_ record: FakeMeter.Record, epoch: Int = 0) {
        self.init(epoch: epoch, sequence: record.measurement.sequence, identity: record.measurement.identity)
    }
}
