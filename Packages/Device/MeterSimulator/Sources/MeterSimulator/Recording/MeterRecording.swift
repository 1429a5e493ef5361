import Bluetooth
import Domain
import GlucoseProfile

/// What is known of a meter from its links.
struct MeterRecording {
    /// The advertised name.
    var name: String?
    /// Whether it asked for digits while it paired.
    var asksForPasskey = false
    /// Whether there was a link at all.
    private(set) var hasLink = false

    private var values: [Characteristic: [UInt8]] = [:]
    private var records: [ScriptedRecord] = []
    private var seenMeasurements: Set<[UInt8]> = []
    private var seenContexts: Set<[UInt8]> = []
    /// Contexts whose measurement has not come.
    private var contexts: [[UInt8]] = []
    private var faults: [MeterFault] = []
    private var unsupported: Set<ScriptedOperator> = []
    private var countsRecords = true
    private var lastRequest: RecordAccessRequest?
    private var isAnswerDue = false
    /// The links over which records were asked for; only those count in a script, as a meter that is known needs no other.
    private var links = 0
    private var isSyncing = false
    private var notifications = 0

    /// A link came up.
    mutating func begin() {
        hasLink = true
        isSyncing = false
        notifications = 0
        lastRequest = nil
        isAnswerDue = false
    }

    mutating func read(_ characteristic: Characteristic, _ value: [UInt8]) {
        values[characteristic] = value
    }

    mutating func subscribed(to characteristic: Characteristic) {
        if !isSyncing { links += 1 }
        isSyncing = true
    }

    mutating func request(_ bytes: [UInt8]) {
        lastRequest = try? RecordAccessRequest(decoding: bytes)
        isAnswerDue = true
    }

    mutating func received(_ event: GATTEvent) {
        switch event.characteristic {
        case MeterAttribute.measurement:
            notifications += 1
            takeMeasurement(event.value)
        case MeterAttribute.context:
            notifications += 1
            takeContext(event.value)
        case MeterAttribute.controlPoint: takeAnswer(event.value)
        default: break
        }
    }

    /// Nothing came in time: a fault only where an answer is due, for a sync also waits a little for late records.
    mutating func fellSilent() {
        if isAnswerDue { add(.silence) }
    }

    /// Something went wrong at this point of a sync.
    mutating func add(_ kind: MeterFault.Kind) {
        guard isSyncing else { return }
        let fault = MeterFault(kind, afterNotifications: notifications, connections: [links])
        if !faults.contains(fault) { faults.append(fault) }
    }

    /// The meter of a script that does the same. Its passkey is not the real one, which nobody needs to know.
    func meter(at address: BluetoothAddress) -> ScriptedMeter {
        let currentTime = values[MeterAttribute.currentTime].flatMap { try? CurrentTime(decoding: $0).dateTime.civilTime }
        let dateTime = values[MeterAttribute.dateTime].flatMap { try? MeterDateTime(decoding: $0).civilTime }
        return ScriptedMeter(
            name: name, address: address, manufacturer: text(MeterAttribute.manufacturer), model: text(MeterAttribute.model),
            serial: text(MeterAttribute.serial), firmware: text(MeterAttribute.firmware), passkey: asksForPasskey ? 123_456 : nil,
            isKnown: true, feature: values[MeterAttribute.feature].flatMap { $0.count >= 2 ? Array($0.prefix(2)) : nil },
            clock: (currentTime ?? dateTime).map { .standing($0) }, clockCharacteristic: currentTime == nil ? .dateTime : .currentTime,
            records: records, faults: faults, unsupportedOperators: unsupported, countsRecords: countsRecords)
    }

    private func text(_ characteristic: Characteristic) -> String? {
        values[characteristic].map { String(decoding: $0, as: UTF8.self) }
    }

    /// A record that comes again, in another report or another link, is in the memory once.
    private mutating func takeMeasurement(_ bytes: [UInt8]) {
        guard seenMeasurements.insert(bytes).inserted else { return }
        var record = ScriptedRecord(measurement: bytes)
        if let index = contexts.firstIndex(where: { Self.sequence($0) == Self.sequence(bytes) }) {
            record.context = contexts.remove(at: index)
        }
        records.append(record)
    }

    private mutating func takeContext(_ bytes: [UInt8]) {
        guard seenContexts.insert(bytes).inserted else { return }
        let index = records.lastIndex { $0.context == nil && Self.sequence($0.measurement) == Self.sequence(bytes) }
        if let index { records[index].context = bytes } else { contexts.append(bytes) }
    }

    private mutating func takeAnswer(_ bytes: [UInt8]) {
        isAnswerDue = false
        guard case .response(_, let code)? = try? RecordAccessResponse(decoding: bytes) else { return }
        switch (lastRequest, code) {
        case (.count, .opCodeNotSupported): countsRecords = false
        case (.report(let selection), _) where code.refusesRequest, (.count(let selection), _) where code.refusesRequest:
            unsupported.insert(selection.scriptedOperator)
        case (.report, .procedureNotCompleted), (.report, .reserved), (.report, .abortUnsuccessful):
            add(.recordAccessError(code.code))
        default: break
        }
    }

    /// Both frames begin with their flags and then this number.
    private static func sequence(_ bytes: [UInt8]) -> UInt16? { RecordFrame(bytes).sequence }
}
