import Domain
import GlucoseProfile
import ReadingStore

extension RecordBatch {
    /// Adds what came from the meter, in the store's terms; but for what it made up.
    mutating func add(_ item: SyncItem, _ quirks: MeterQuirks) {
        switch item {
        case .measurement(let item) where quirks.isMadeUp(item.measurement): break
        case .measurement(let item): records.append(NewRecord(item, quirks))
        case .context(let item): contexts.append(NewContext(item))
        case .unreadable(let item): unreadable.append(UnreadableFrame(item))
        }
    }

    /// How many items there are.
    var count: Int { records.count + contexts.count + unreadable.count }
}

extension NewRecord {
    fileprivate init(_ item: MeasurementItem, _ quirks: MeterQuirks) {
        let measurement = item.measurement
        self.init(
            epoch: item.epoch,
            sequence: measurement.sequence,
            identity: measurement.identity,
            measurement: item.bytes,
            result: quirks.range?.meaning(of: measurement.testResult) ?? measurement.testResult,
            measuredAt: measurement.civilTime,
            type: measurement.concentration?.type,
            location: measurement.concentration?.location,
            status: measurement.status
        )
    }
}

extension NewContext {
    fileprivate init(_ item: ContextItem) {
        self.init(
            epoch: item.epoch,
            sequence: item.context.sequence,
            bytes: item.bytes,
            meal: item.context.isKetone ? nil : item.context.meal,
            isKetone: item.context.isKetone
        )
    }
}

extension UnreadableFrame {
    fileprivate init(_ item: UnreadableItem) {
        self.init(
            kind: item.characteristic == GlucoseUUID.measurement ? .measurement : .context,
            bytes: item.bytes,
            reason: UnreadableReason(item.reason),
            sequence: item.sequence
        )
    }
}

extension UnreadableReason {
    fileprivate init(_ error: FrameError) {
        switch error {
        case .tooShort(let needed, let got): self = .tooShort(needed: needed, got: got)
        case .truncated(let needed, let got): self = .truncated(needed: needed, got: got)
        case .notAResponse, .operatorNotNull, .wrongOperandLength, .wrongCheck: self = .other(error.description)
        }
    }
}

extension SyncPlan {
    /// The plan of a sync that begins where the store says, with a meter of these quirks.
    init(_ state: SyncState, _ quirks: MeterQuirks) {
        let cursor = state.cursor.map { RecordCursor(epoch: $0.epoch, sequence: $0.sequence, identity: $0.identity) }
        self.init(
            cursor: cursor, epoch: state.epoch, isRenumbering: state.isRenumbering || quirks.countsFromNewest,
            readsAll: quirks.readsAll, doubtsEmptyMemory: quirks.doubtsEmptyMemory,
            passedFrames: Set(state.unreadable.filter(\.isPassed).map(\.frame.bytes)))
    }
}

extension SyncEnd {
    /// What is to be kept of the end of a sync.
    init(_ outcome: GlucoseProfile.SyncOutcome) {
        self.init(
            ReadingStore.SyncOutcome(outcome.ending), cursor: CursorUpdate(outcome.ending), epoch: outcome.epoch,
            isRenumbering: outcome.isRenumbering, isWhole: outcome.isWhole)
    }
}

extension CursorUpdate {
    /// What the end of a sync means for the meter's cursor.
    fileprivate init(_ ending: GlucoseProfile.SyncOutcome.Ending) {
        switch ending {
        case .complete(let cursor?): self = .move(SyncCursor(epoch: cursor.epoch, sequence: cursor.sequence, identity: cursor.identity))
        case .complete(nil): self = .clear
        case .incomplete, .aborted: self = .keep
        }
    }
}
