import GlucoseProfile

/// What an app keeps between syncs: identities, the cursor, and how often a frame was asked for in vain.
struct ReadingLog {
    private(set) var identities: Set<[UInt8]> = []
    private(set) var cursor: RecordCursor?
    private(set) var epoch = 0
    private(set) var attempts: [[UInt8]: Int] = [:]

    var plan: SyncPlan {
        SyncPlan(cursor: cursor, epoch: epoch, passedFrames: Set(attempts.filter { $0.value > 3 }.keys), countsFirst: true)
    }

    mutating func keep(_ run: SyncRun) {
        identities.formUnion(run.identities)
        for frame in Set(run.unreadable.map(\.bytes)) { attempts[frame, default: 0] += 1 }
        if case .complete(let cursor) = run.outcome?.ending {
            self.cursor = cursor
            epoch = run.outcome?.epoch ?? epoch
        }
    }
}
