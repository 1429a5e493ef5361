import Bluetooth
import Common
import Domain
import GlucoseProfile
import MeterSimulator
import Testing

/// The meter of these tests, the values in it, and short ways to talk to it.
enum Fixture {
    static let measurement = Characteristic(GlucoseUUID.measurement, in: GlucoseUUID.glucoseService)
    static let context = Characteristic(GlucoseUUID.measurementContext, in: GlucoseUUID.glucoseService)
    static let feature = Characteristic(GlucoseUUID.feature, in: GlucoseUUID.glucoseService)
    static let controlPoint = Characteristic(GlucoseUUID.recordAccessControlPoint, in: GlucoseUUID.glucoseService)
    static let dateTime = Characteristic(GlucoseUUID.dateTime, in: GlucoseUUID.glucoseService)
    static let currentTime = Characteristic(GlucoseUUID.currentTime, in: GlucoseUUID.currentTimeService)
    static let serial = Characteristic(GlucoseUUID.serialNumber, in: GlucoseUUID.deviceInformationService)

    static func address(_ text: String = "00:11:22:33:44:55") throws -> BluetoothAddress {
        try #require(BluetoothAddress(text))
    }

    static func time(_ text: String) throws -> CivilDateTime {
        try #require(CivilDateTime(text))
    }

    /// A record with that sequence number at that local time.
    static func record(_ sequence: UInt16, at time: CivilDateTime? = nil, context: Bool = false) throws -> ScriptedRecord {
        let base = MeterDateTime(try time ?? Fixture.time("2025-03-01T08:00:00"))
        var frame = GlucoseMeasurement(sequence: sequence, baseTime: base)
        frame.contextFollows = context
        let bytes = context ? GlucoseMeasurementContext(sequence: sequence, meal: .fasting).bytes : nil
        return ScriptedRecord(measurement: frame.bytes, context: bytes)
    }

    static func meter(_ records: [ScriptedRecord], faults: [MeterFault] = []) throws -> ScriptedMeter {
        ScriptedMeter(address: try address(), serial: "S1", feature: [0xFF, 0x03], records: records, faults: faults)
    }

    static func connect(_ meter: ScriptedMeter) async throws -> any GATTConnection {
        try await SimulatedCentral(script: MeterScript(meters: [meter])).connect(to: meter.address, pairing: nil)
    }
}

extension GATTConnection {
    /// Subscribes in the order that the profile asks for.
    func subscribeToAll() async throws {
        try await subscribe(to: Fixture.measurement)
        if has(Fixture.context) { try await subscribe(to: Fixture.context) }
        try await subscribe(to: Fixture.controlPoint)
    }

    /// Writes a request given as hexadecimal text.
    func request(_ hex: String) async throws {
        try await write(try #require([UInt8](hex: hex)), to: Fixture.controlPoint)
    }

    /// All events up to the first time-out, as `m7`, `c7` or the indication's hexadecimal text.
    func received() async throws -> [String] {
        var result: [String] = []
        while case let events = try await nextEvents(within: .seconds(30)), !events.isEmpty { result += events.map(Self.text) }
        return result
    }

    private static func text(_ event: GATTEvent) -> String {
        guard event.characteristic != Fixture.controlPoint else { return event.value.hex }
        let kind = event.characteristic == Fixture.measurement ? "m" : "c"
        return event.value.count >= 3 ? "\(kind)\(UInt16(event.value[1]) | UInt16(event.value[2]) << 8)" : "\(kind)?"
    }
}
