internal import Common

/// One simulated meter of a script.
public struct ScriptedMeter: Hashable, Sendable {
    /// The name it advertises.
    public var name: String
    /// The Bluetooth address.
    public var address: String
    /// The serial number; nil for a meter that tells none.
    public var serial: String?
    /// Whether it is added by itself at start.
    public var isKnown: Bool
    /// The records in its memory, oldest first.
    public var records: [ScriptedRecord]
    /// What goes wrong.
    public var faults: [ScriptedFault]

    /// Makes the meter number `index`, 0…65535: name, address and serial number are its own.
    public init(
        index: Int = 0, name: String? = nil, isKnown: Bool = true, records: [ScriptedRecord] = [], faults: [ScriptedFault] = []
    ) {
        let number = UInt16(truncatingIfNeeded: index)
        self.name = name ?? "Test meter \(index)"
        let bytes = [UInt8(number >> 8), UInt8(number & 0xFF)].map { [$0].hex.uppercased() }
        address = "00:11:22:33:\(bytes[0]):\(bytes[1])"
        serial = "S\(String(10_000 + index).dropFirst())"
        self.isKnown = isKnown
        self.records = records
        self.faults = faults
    }

    var json: JSONValue {
        var members: [String: JSONValue] = [
            "name": .string(name), "address": .string(address), "manufacturer": "Test", "model": "T1", "passkey": 123_456,
            "known": .bool(isKnown), "feature": "ff07", "clock": "2026-03-01T08:00:00", "records": .array(records.map(\.json)),
            "faults": .array(faults.map(\.json)),
        ]
        if let serial { members["serial"] = .string(serial) }
        return .object(members)
    }
}
