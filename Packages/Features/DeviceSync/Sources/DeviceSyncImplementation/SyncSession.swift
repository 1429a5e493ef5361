import Bluetooth
import GlucoseProfile
import ReadingStore

/// Drives the Glucose Profile's state machine over a link: performs its actions, waits, and hands over what happens.
struct SyncSession {
    /// What one round of events brought.
    struct Step {
        var batch = RecordBatch()
        var progress: (received: Int, expected: Int?)?
        var outcome: GlucoseProfile.SyncOutcome?
    }

    private var machine: GlucoseSync
    private let link: MeterLink
    private let quirks: MeterQuirks
    private let clock: any Clock<Duration>
    private let interruption: Interruption
    private var pending: [SyncEvent] = [.start]
    private var timer = Duration.zero
    private var waited = Duration.zero

    init(plan: SyncPlan, link: MeterLink, quirks: MeterQuirks, clock: any Clock<Duration>, interruption: Interruption) {
        machine = GlucoseSync(plan: plan)
        self.link = link
        self.quirks = quirks
        self.clock = clock
        self.interruption = interruption
    }

    /// Waits for events, hands them over and performs what follows; the last step has an outcome.
    mutating func next() async -> Step {
        if pending.isEmpty { pending = await events() }
        var step = Step()
        while !pending.isEmpty {
            let event = pending.removeFirst()
            await perform(machine.handle(event), into: &step)
        }
        return step
    }

    private mutating func perform(_ actions: [SyncAction], into step: inout Step) async {
        for action in actions {
            switch action {
            case .store(let item): step.batch.add(item, quirks)
            case .progress(let received, let expected): step.progress = (received, expected)
            case .armTimer(let duration): (timer, waited) = (duration, .zero)
            case .finish(let outcome): step.outcome = outcome
            case .write(let bytes):
                guard let failure = await write(bytes) else { continue }
                pending.insert(failure, at: 0)
                return
            }
        }
    }

    private func write(_ bytes: [UInt8]) async -> SyncEvent? {
        do {
            try await link.connection.write(bytes, to: MeterLink.recordAccess)
            return nil
        } catch .att(let code) {
            return .writeFailed(attError: code)
        } catch .notPaired {
            return .writeFailed(attError: ATTErrorCode.insufficientAuthentication)
        } catch {
            return .disconnected
        }
    }

    private mutating func events() async -> [SyncEvent] {
        let elapsed = clock.stopwatch()
        defer { waited += elapsed() }
        do {
            let patience = max(timer - waited, .zero)
            let arrived = try await interruption.interruptible { [connection = link.connection] in
                try await connection.nextEvents(within: patience)
            }
            guard !arrived.isEmpty else { return [.timedOut] }
            return arrived.map { event in
                .received(characteristic: event.characteristic.uuid.assigned ?? 0, value: event.value)
            }
        } catch BluetoothError.cancelled {
            return interruption.take() ? [.cancelled] : [.disconnected]
        } catch {
            return [.disconnected]
        }
    }
}
