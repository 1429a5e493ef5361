/// A record as a script's file has it.
struct RecordEntry: Decodable {
    /// The longest value of an attribute (Core Specification, Vol 3, Part F, 3.2.9).
    private static let longestValue = 512

    let record: ScriptedRecord

    init(from decoder: any Decoder) throws {
        let object = try ScriptObject(decoder, keys: ["measurement", "context"])
        guard let measurement = try object.bytes("measurement", count: 1...Self.longestValue) else {
            throw object.error("measurement", "is missing")
        }
        record = ScriptedRecord(measurement: measurement, context: try object.bytes("context", count: 1...Self.longestValue))
    }
}
