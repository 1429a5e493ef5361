import Domain

/// What makes a device a sensor, as a script's file has it.
struct SensorEntry: Decodable {
    let sensor: ScriptedSensor

    init(from decoder: any Decoder) throws {
        let object = try ScriptObject(decoder, keys: ["start", "check"])
        var start: CivilDateTime?
        if let text = try object.text("start") {
            guard let time = CivilDateTime(text) else { throw object.error("start", "must be a local time like 2026-03-01T08:00:00") }
            start = time
        }
        sensor = ScriptedSensor(start: start, hasCheck: try object.flag("check") ?? false)
    }
}
