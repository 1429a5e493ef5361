import Bluetooth
import GlucoseProfile

/// One connection as the meter sees it: subscriptions, the procedure that runs, and what goes wrong. Pure: nothing here waits.
struct MeterLink {
    let characteristics: Set<Characteristic>
    /// Why the link is gone; nil while it stands.
    private(set) var lost: String?

    private let address: BluetoothAddress
    private let values: [Characteristic: [UInt8]]
    private let clock: Characteristic?
    private let measurement: Characteristic
    private let controlPoint: Characteristic
    private let memory: RecordMemory
    private let unsupportedOperators: Set<ScriptedOperator>
    private let countsRecords: Bool
    private var faults: FaultPlan
    private var subscriptions: Set<Characteristic> = []
    private var transfer: Transfer?
    private var notificationCount = 0
    private var isSilent = false

    init(_ meter: ScriptedMeter, memory: RecordMemory, connection: Int) {
        address = meter.address
        values = MeterAttribute.values(of: meter)
        clock = MeterAttribute.clock(of: meter)
        measurement = meter.sensor == nil ? MeterAttribute.measurement : MeterAttribute.sensorMeasurement
        controlPoint = meter.sensor == nil ? MeterAttribute.controlPoint : MeterAttribute.sensorControlPoint
        self.memory = memory
        unsupportedOperators = meter.unsupportedOperators
        countsRecords = meter.countsRecords
        faults = FaultPlan(meter.faults, connection: connection)
        var characteristics = Set(values.keys).union([measurement, controlPoint])
        if memory.hasContexts, meter.sensor == nil { characteristics.insert(MeterAttribute.context) }
        if let clock { characteristics.insert(clock) }
        self.characteristics = characteristics
    }

    /// Whether the next packet is a notification, which takes its time.
    var hasNotification: Bool {
        maySend && transfer?.next?.isNotification == true
    }

    /// The constant value of a characteristic; nil for the clock, which the caller knows.
    func read(_ characteristic: Characteristic) throws(BluetoothError) -> [UInt8]? {
        try checkAccess(to: characteristic)
        if let value = values[characteristic] { return value }
        guard characteristic == clock else { throw .att(MeterATTError.readNotPermitted) }
        return nil
    }

    /// Turns notifications or indications on.
    mutating func subscribe(to characteristic: Characteristic) throws(BluetoothError) {
        try checkAccess(to: characteristic)
        guard [measurement, MeterAttribute.context, controlPoint].contains(characteristic) else {
            throw .att(MeterATTError.requestNotSupported)
        }
        subscriptions.insert(characteristic)
    }

    /// Takes a write. Returns whether it is one to the clock, which the caller sets.
    mutating func write(_ bytes: [UInt8], to characteristic: Characteristic) throws(BluetoothError) -> Bool {
        try checkAccess(to: characteristic)
        guard characteristic != clock else { return true }
        guard characteristic == controlPoint else { throw .att(MeterATTError.writeNotPermitted) }
        if let code = faults.takeATTError(after: notificationCount) { throw .att(code) }
        guard subscriptions.isSuperset(of: [measurement, controlPoint]) else {
            throw .att(ATTErrorCode.cccdImproperlyConfigured)
        }
        try start(bytes)
        return false
    }

    /// Sends the next packet; nil where nothing more comes.
    mutating func send() -> GATTEvent? {
        applyFaults()
        guard maySend, let packet = transfer?.takeNext() else { return nil }
        if packet.isNotification { notificationCount += 1 }
        return GATTEvent(characteristic: characteristic(packet.kind), value: packet.value)
    }

    /// Ends the link.
    mutating func end(_ reason: String) {
        if lost == nil { lost = reason }
        transfer = nil
    }

    private var maySend: Bool {
        lost == nil && !isSilent && !faults.hasForgottenBond(after: notificationCount)
    }

    private func checkAccess(to characteristic: Characteristic) throws(BluetoothError) {
        if let lost { throw .disconnected(reason: lost) }
        if faults.hasForgottenBond(after: notificationCount) { throw .notPaired(address) }
        guard characteristics.contains(characteristic) else { throw .characteristicMissing(characteristic) }
    }

    private mutating func start(_ bytes: [UInt8]) throws(BluetoothError) {
        let request: Result<RecordAccessRequest, RecordAccessRequest.Refusal>
        do throws(RecordAccessRequest.Refusal) {
            request = .success(try RecordAccessRequest(decoding: bytes))
        } catch {
            request = .failure(error)
        }
        if case .success(.abort) = request {
            transfer = .answer(.response(to: .abort, .success))
            return
        }
        if let transfer, !transfer.isAnswered { throw .att(ATTErrorCode.procedureAlreadyInProgress) }
        switch request {
        case .success(let request): transfer = answer(request)
        case .failure(let refusal): transfer = .answer(.response(requestOpCode: refusal.requestOpCode, code: refusal.code))
        }
    }

    private func answer(_ request: RecordAccessRequest) -> Transfer {
        switch request {
        case .count where !countsRecords: return .answer(.response(to: .reportNumberOfRecords, .opCodeNotSupported))
        case .report(let selection), .count(let selection):
            guard !unsupportedOperators.contains(selection.scriptedOperator) else {
                return .answer(.response(to: request.opCode, .operatorNotSupported))
            }
            let entries = memory.entries(selection)
            guard request.opCode == .reportStoredRecords else { return .answer(.count(entries.count)) }
            return .report(entries, contexts: subscriptions.contains(MeterAttribute.context))
        // A home meter's memory is its owner's; like most of them, this one lets no one delete it from afar.
        case .delete: return .answer(.response(to: .deleteStoredRecords, .opCodeNotSupported))
        case .abort: return .answer(.response(to: .abort, .success))
        }
    }

    private mutating func applyFaults() {
        while maySend, let current = transfer, current.next != nil,
            let fault = faults.takeTransferFault(after: notificationCount, where: current.allows)
        {
            switch fault {
            case .disconnect: end("the meter ended it")
            case .silence: isSilent = true
            case .duplicate: transfer?.duplicateNext()
            case .reorder: transfer?.swapNextTwo()
            case .truncate: transfer?.truncateNext()
            case .recordAccessError(let code): transfer?.endReport(code)
            case .attError, .notPaired: break
            }
        }
    }

    private func characteristic(_ kind: Transfer.Packet.Kind) -> Characteristic {
        switch kind {
        case .measurement: measurement
        case .context: MeterAttribute.context
        case .indication: controlPoint
        }
    }
}
