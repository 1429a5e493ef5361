/// The reading of a meter's memory over the Record Access Control Point, as a value without clock, link or thread.
///
/// A driver connects and subscribes, hands over `.start`, performs the actions in order, waits for what happens, hands that over, and so on
/// until `.finish`. Values that come after `.finish` may still be handed over: they are answered with `.store` and nothing else.
///
/// It asks for the records after the cursor, or for all. After a report it looks whether the cursor still means what it meant: where records
/// came, the cursor's own record is asked for together with them; where none came, the last record is. A meter whose sequence numbers began
/// anew, or whose cursor record is gone, is read whole. At most `maximumWrites` requests are written, whatever the meter does.
public struct GlucoseSync: Sendable {
    /// How long a meter may be silent in a procedure (the Glucose Profile's time-out).
    public static let procedureTimeout = Duration.seconds(30)
    /// How long a meter has to answer the abort that the person wanted; nothing depends on its answer.
    public static let abortTimeout = Duration.seconds(5)
    /// How long records may come after the indication that ends the last report, because a host may reorder characteristics.
    public static let drainTime = Duration.milliseconds(500)
    /// The most frames that are read in one sync: more than a full memory with contexts, read once and a half.
    public static let maximumFrames = 200_000
    /// The most requests that a sync writes: five procedures, an abort with a retry when the meter is busy, and an abort.
    public static let maximumWrites = 8

    let plan: SyncPlan
    var phase = Phase.idle
    var book: FrameBook
    var tally = ReportTally()
    var epoch: Int
    var resetDetected = false
    var isRenumbered = false
    var order = SequenceOrder.ascending
    var isWhole = false
    var canCount: Bool
    var expected: Int?
    var hasClearedBusy = false
    /// Whether the report that ended last said that there are no records.
    var saidNoRecords = false
    /// Whether the meter was asked in another way, because it is known to say "no records" wrongly.
    var hasDoubted = false
    var frames = 0

    enum Phase: Hashable, Sendable {
        case idle
        case running(Procedure)
        /// Aborts a procedure that the meter says is running, to run this one again.
        case clearing(for: Procedure)
        /// Aborts because the person wanted it.
        case aborting
        /// The last report has ended; late records may come.
        case draining(after: Procedure.Scope)
        case finished
    }

    /// Begins before the first event.
    public init(plan: SyncPlan) {
        self.plan = plan
        book = FrameBook(passedFrames: plan.passedFrames)
        epoch = plan.cursor?.epoch ?? plan.epoch
        isRenumbered = plan.isRenumbering
        canCount = plan.countsFirst
    }

    /// Whether `.finish` has been given.
    public var isFinished: Bool { phase == .finished }

    /// Takes an event and answers with what is to be done now. Every event is allowed at every time.
    public mutating func handle(_ event: SyncEvent) -> [SyncAction] {
        switch event {
        case .start: phase == .idle ? begin() : []
        case .received(let characteristic, let value): received(value, from: characteristic)
        case .writeFailed(let code): writeFailed(code)
        case .timedOut: interrupted(.timedOut)
        case .disconnected: interrupted(.disconnected)
        case .cancelled: cancelled()
        }
    }

    mutating func run(_ procedure: Procedure) -> [SyncAction] {
        if procedure.isReport {
            tally = ReportTally()
            saidNoRecords = false
        }
        phase = .running(procedure)
        return [.write(procedure.request.bytes), .armTimer(Self.procedureTimeout)]
    }

    mutating func read(_ scope: Procedure.Scope) -> [SyncAction] {
        expected = nil
        return run(canCount ? .count(scope) : .report(scope))
    }

    mutating func drain(after scope: Procedure.Scope) -> [SyncAction] {
        phase = .draining(after: scope)
        return [.armTimer(Self.drainTime)]
    }

    mutating func finish(_ ending: SyncOutcome.Ending) -> [SyncAction] {
        phase = .finished
        let outcome = SyncOutcome(
            ending: ending, epoch: epoch, resetDetected: resetDetected, sequenceOrder: order,
            isRenumbering: isRenumbered || order == .reversed, isWhole: isWhole, counts: book.counts)
        return [.finish(outcome)]
    }

    private mutating func begin() -> [SyncAction] {
        guard let cursor = plan.cursor, cursor.sequence < .max, !plan.isRenumbering, !plan.readsAll else { return read(.all) }
        return read(.newer(than: cursor.sequence))
    }

    private mutating func cancelled() -> [SyncAction] {
        switch phase {
        case .idle: return finish(.aborted)
        case .running:
            phase = .aborting
            return [.write(RecordAccessRequest.abort.bytes), .armTimer(Self.abortTimeout)]
        case .clearing:
            phase = .aborting
            return [.armTimer(Self.abortTimeout)]
        case .draining(let scope): return finish(complete(after: scope))
        case .aborting, .finished: return []
        }
    }

    private mutating func interrupted(_ reason: IncompleteReason) -> [SyncAction] {
        switch phase {
        case .idle where reason == .timedOut: []
        case .idle, .running, .clearing: finish(.incomplete(reason))
        case .aborting: finish(.aborted)
        case .draining(let scope): finish(complete(after: scope))
        case .finished: []
        }
    }

    private mutating func writeFailed(_ code: UInt8) -> [SyncAction] {
        switch phase {
        case .running(let procedure): return writeFailed(code, of: procedure)
        case .clearing: return finish(.incomplete(.busy))
        case .aborting: return finish(.aborted)
        case .idle, .draining, .finished: return []
        }
    }

    private mutating func writeFailed(_ code: UInt8, of procedure: Procedure) -> [SyncAction] {
        switch (WriteFailure(attError: code), procedure) {
        case (.busy, _) where !hasClearedBusy:
            hasClearedBusy = true
            phase = .clearing(for: procedure)
            return [.write(RecordAccessRequest.abort.bytes), .armTimer(Self.procedureTimeout)]
        case (.busy, _): return finish(.incomplete(.busy))
        case (.notSubscribed, _): return finish(.incomplete(.notSubscribed))
        case (.notPaired, _): return finish(.incomplete(.notPaired))
        case (.other, .count(let scope)):
            canCount = false
            return run(.report(scope))
        case (.other, .lastRecord): return read(.all)
        case (.other, .report): return finish(.incomplete(.writeFailed(attError: code)))
        }
    }
}
