import Bluetooth
import Common
import DeviceSync
import Domain
import GlucoseProfile
import ReadingStore

/// One sync of one meter: connects, reads its memory by the Glucose Profile's state machine, and stores what comes as it comes.
struct MeterSync: Sendable {
    let device: StoredDevice
    let central: any BluetoothCentral
    let pairing: (any PairingAgent)?
    let devices: any DeviceStore
    let records: any RecordStore
    let clock: any Clock<Duration>
    var wallClock: any WallClock = SystemWallClock()
    var gate: any DeviceKindGate = FixedDeviceKindGate()
    let interruption: Interruption
    /// Told how far it is, at most once for each batch of records.
    let progress: @Sendable (SyncStatus) async -> Void

    /// Runs the sync to its end. Everything that came is stored, however it ends.
    func run() async -> SyncStatus {
        do {
            let state = try await records.beginSync(of: device.id)
            return try await run(state)
        } catch {
            return .failed(DeviceSyncError(error), nil)
        }
    }

    private func run(_ state: SyncState) async throws -> SyncStatus {
        let link: MeterLink
        let quirks: MeterQuirks
        do {
            (link, quirks) = try await connect()
        } catch let error as BluetoothError {
            return try await end(state, DeviceSyncError(error, address: device.identity.address))
        }
        var status = try await read(link, quirks, state)
        // Only now: records that were read after the clock was set would have other times than those before.
        if device.setsClock, case .ended(var report) = status, report.completeness == .complete {
            report.clock = await MeterClockSetting(link: link, wallClock: wallClock).set(quirks)
            status = .ended(report)
        }
        await link.connection.disconnect()
        return status
    }

    private func connect() async throws -> (MeterLink, MeterQuirks) {
        guard let address = BluetoothAddress(device.identity.address) else {
            throw BluetoothError.transport("“\(device.identity.address)” is no Bluetooth address")
        }
        let link = try await interruption.interruptible { [central, pairing, gate] in
            try await MeterLink(try await central.connect(to: address, pairing: pairing), gate: gate)
        }
        let details = try await interruption.interruptible { try await link.details() }
        let identity = try await devices.update(device.id, name: nil, details: details).identity
        try await interruption.interruptible { try await link.subscribe() }
        guard link.kind == .meter else { return (link, MeterQuirks()) }
        return (link, MeterQuirks(manufacturer: identity.manufacturer, model: identity.model, name: identity.name))
    }

    /// Records that a sync ended before the meter was asked for anything.
    private func end(_ state: SyncState, _ error: DeviceSyncError) async throws -> SyncStatus {
        let isCancelled = interruption.take()
        let outcome: ReadingStore.SyncOutcome = isCancelled ? .cancelled : .incomplete(code: error.code)
        let summary = try await records.finishSync(state.id, storing: RecordBatch(), as: SyncEnd(outcome))
        return isCancelled ? .ended(SyncReport(summary)) : .failed(error, SyncReport(summary))
    }

    private func read(_ link: MeterLink, _ quirks: MeterQuirks, _ state: SyncState) async throws -> SyncStatus {
        var session = SyncSession(plan: SyncPlan(state, quirks), link: link, quirks: quirks, clock: clock, interruption: interruption)
        while true {
            let step = await session.next()
            if let outcome = step.outcome {
                let summary = try await records.finishSync(state.id, storing: step.batch, as: SyncEnd(outcome))
                return status(outcome.ending, SyncReport(summary))
            }
            if !step.batch.isEmpty { _ = try await records.store(step.batch, in: state.id) }
            if let (received, expected) = step.progress { await progress(.receiving(received: received, expected: expected)) }
        }
    }

    private func status(_ ending: GlucoseProfile.SyncOutcome.Ending, _ report: SyncReport) -> SyncStatus {
        switch ending {
        case .complete, .aborted: .ended(report)
        case .incomplete(let reason): .failed(DeviceSyncError(reason), report)
        }
    }
}
