import Bluetooth
import Domain

/// A meter as a script's file has it.
struct MeterEntry: Decodable {
    let meter: ScriptedMeter

    init(from decoder: any Decoder) throws {
        let object = try ScriptObject(
            decoder,
            keys: [
                "name", "address", "manufacturer", "model", "serial", "firmware", "passkey", "known", "feature", "clock",
                "clock_ahead_minutes", "clock_characteristic", "records", "faults", "sensor", "unsupported_operators", "counts",
            ])
        let clocks = ScriptedMeter.ClockCharacteristic.allCases.map { (name: $0.rawValue, value: $0) }
        let operators = ScriptedOperator.allCases.map { (name: $0.rawValue, value: $0) }
        meter = ScriptedMeter(
            name: try object.text("name"),
            address: try Self.address(object),
            manufacturer: try object.text("manufacturer"),
            model: try object.text("model"),
            serial: try object.text("serial"),
            firmware: try object.text("firmware"),
            passkey: try object.integer("passkey", in: 0...999_999).map(UInt32.init),
            isKnown: try object.flag("known") ?? true,
            feature: try object.bytes("feature", count: 2...2),
            clock: try Self.clock(object),
            clockCharacteristic: try object.choice("clock_characteristic", of: clocks) ?? .currentTime,
            records: try object.list("records", of: RecordEntry.self)?.map(\.record) ?? [],
            faults: try object.list("faults", of: FaultEntry.self)?.map(\.fault) ?? [],
            sensor: try object.object("sensor", of: SensorEntry.self)?.sensor,
            unsupportedOperators: Set(try object.choices("unsupported_operators", of: operators) ?? []),
            countsRecords: try object.flag("counts") ?? true)
    }

    private static func address(_ object: ScriptObject) throws -> BluetoothAddress {
        guard let text = try object.text("address") else { throw object.error("address", "is missing") }
        guard let address = BluetoothAddress(text) else { throw object.error("address", "must be an address like 00:11:22:33:44:55") }
        return address
    }

    private static func clock(_ object: ScriptObject) throws -> ScriptedMeter.Clock? {
        let ahead = try object.integer("clock_ahead_minutes", in: -525_600...525_600)
        guard let text = try object.text("clock") else { return ahead.map { .ahead(minutes: $0) } }
        guard ahead == nil else { throw object.error("clock", "stands beside clock_ahead_minutes; give one of them") }
        guard let time = CivilDateTime(text) else { throw object.error("clock", "must be a local time like 2026-03-01T08:00:00") }
        return .standing(time)
    }
}
