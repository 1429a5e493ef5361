/// What follows when a procedure has ended.
extension GlucoseSync {
    mutating func received(_ response: RecordAccessResponse) -> [SyncAction] {
        switch (phase, response) {
        case (.running(.count(let scope)), .count(let count)): return counted(count, scope)
        case (.running(.count(let scope)), .response(RecordAccessOpCode.reportNumberOfRecords.rawValue, let code)):
            guard code != .noRecordsFound else { return counted(0, scope) }
            canCount = false
            return run(.report(scope))
        case (.running(.report(let scope)), .response(RecordAccessOpCode.reportStoredRecords.rawValue, let code)):
            return reportEnded(scope, code)
        case (.running(.lastRecord), .response(RecordAccessOpCode.reportStoredRecords.rawValue, let code)): return lastRecordCame(code)
        case (.clearing(let procedure), .response(RecordAccessOpCode.abort.rawValue, _)): return run(procedure)
        case (.aborting, .response(RecordAccessOpCode.abort.rawValue, _)): return finish(.aborted)
        // The answer to something else, or to nothing.
        case (.idle, _), (.running, _), (.clearing, _), (.aborting, _), (.draining, _), (.finished, _): return []
        }
    }

    /// How the sync ends when everything was reported: the cursor goes to the highest record of the last report below all that could not be
    /// decoded.
    mutating func complete(after scope: Procedure.Scope) -> SyncOutcome.Ending {
        // Records after "no records" contradict it, as they do before it.
        guard !saidNoRecords || tally.frames == 0 else { return .incomplete(.refused(.noRecordsFound)) }
        isWhole = scope == .all
        // All records together tell best: a part may show the cursor's record under another number, and yet be of another record like it.
        if isWhole, let cursor = plan.cursor, !plan.isRenumbering {
            isRenumbered = tally.holdsRenumbered(cursor)
            resetDetected = resetDetected && !isRenumbered
        }
        order = isWhole ? tally.order(afterRenumbering: isRenumbered) : tally.hasRepeatedSequence ? .repeated : .ascending
        guard order == .ascending, !isRenumbered else { return .complete(cursor: nil) }
        let highest: (key: UInt16, value: [UInt8])? =
            switch book.lowestUnreadable {
            case nil: tally.identities.max { $0.key < $1.key }
            case .unknown: nil
            case .sequence(let lowest): tally.identities.filter { $0.key < lowest }.max { $0.key < $1.key }
            }
        if let highest {
            return .complete(cursor: RecordCursor(epoch: epoch, sequence: highest.key, identity: highest.value))
        }
        let mustReadAll = resetDetected || (scope == .all && book.lowestUnreadable != nil)
        return .complete(cursor: mustReadAll ? nil : plan.cursor)
    }

    private mutating func counted(_ count: Int, _ scope: Procedure.Scope) -> [SyncAction] {
        expected = count > Int(UInt16.max) + 1 ? nil : count
        let actions = run(.report(scope))
        return [progress] + actions
    }

    private mutating func reportEnded(_ scope: Procedure.Scope, _ code: RecordAccessResponseCode) -> [SyncAction] {
        saidNoRecords = code == .noRecordsFound
        let isSuccess = code == .success || (saidNoRecords && tally.frames == 0)
        if let procedure = doubt(scope, code) { return run(procedure) }
        guard isSuccess else {
            let canAskSimpler = scope != .all && code.refusesRequest
            return canAskSimpler ? read(.all) : finish(.incomplete(.refused(code)))
        }
        guard let cursor = plan.cursor, !resetDetected, !isRenumbered else { return drain(after: scope) }
        switch (tally.comparison(with: cursor), scope) {
        case (.shows(let change), .all):
            note(change)
            return drain(after: scope)
        case (.shows(let change), .newer), (.shows(let change), .from): return readAgain(because: change)
        // Numbers that rise while the times fall: all records together tell whether the meter counts from the newest.
        case (.holdsCursor, .newer), (.holdsCursor, .from):
            return tally.order(afterRenumbering: false) == .reversed ? read(.all) : drain(after: scope)
        case (.holdsCursor, .all), (.unclear, _), (.lacksCursor, .all): return drain(after: scope)
        case (.lacksCursor, .newer(let sequence)):
            if tally.records == 0 { return run(.lastRecord) }
            // Without a record that decoded the cursor will not move, so that nothing depends on it.
            return tally.identities.isEmpty ? drain(after: scope) : run(.report(.from(sequence)))
        case (.lacksCursor, .from): return read(.all)
        }
    }

    /// How a meter is asked again that may have records although it said that there are none: for those from 0, then for the last one.
    private mutating func doubt(_ scope: Procedure.Scope, _ code: RecordAccessResponseCode) -> Procedure? {
        guard plan.doubtsEmptyMemory, plan.cursor == nil, tally.frames == 0, saidNoRecords || code.refusesRequest else { return nil }
        switch scope {
        case .all where !hasDoubted && saidNoRecords:
            hasDoubted = true
            return .report(.from(0))
        case .from where hasDoubted: return .lastRecord
        case .all, .from, .newer: return nil
        }
    }

    private mutating func lastRecordCame(_ code: RecordAccessResponseCode) -> [SyncAction] {
        // A last record, and no way to the others: the next sync asks again.
        if hasDoubted { return tally.frames > 0 ? finish(.incomplete(.refused(.noRecordsFound))) : drain(after: .all) }
        guard let cursor = plan.cursor, !code.refusesRequest else { return read(.all) }
        // An empty memory has nothing to compare: its next record will show the reset.
        saidNoRecords = code == .noRecordsFound
        let isEmpty = saidNoRecords && tally.frames == 0
        guard code == .success || isEmpty else { return finish(.incomplete(.refused(code))) }
        switch tally.comparison(with: cursor) {
        case .lacksCursor where isEmpty: return drain(after: .newer(than: cursor.sequence))
        case .holdsCursor where tally.identities.count == 1: return drain(after: .newer(than: cursor.sequence))
        case .shows(let change): return readAgain(because: change)
        case .holdsCursor, .lacksCursor, .unclear: return read(.all)
        }
    }

    private mutating func readAgain(because change: ReportTally.Change) -> [SyncAction] {
        note(change)
        if change == .reset {
            book.beginEpoch()
        }
        return read(.all)
    }

    private mutating func note(_ change: ReportTally.Change) {
        switch change {
        case .reset:
            resetDetected = true
            epoch = max(epoch, plan.epoch) + 1
        case .renumbering: isRenumbered = true
        }
    }
}
