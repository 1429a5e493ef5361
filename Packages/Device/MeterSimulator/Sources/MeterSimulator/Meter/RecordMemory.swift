import Domain
import GlucoseProfile

/// A meter's memory: its records in the order in which it sends them, and which of them a request means.
struct RecordMemory {
    /// A record with what the meter itself knows of it.
    struct Entry {
        let record: ScriptedRecord
        /// Its sequence number; of a frame too short to have one, the number after the record before it.
        let sequence: UInt16
        /// Its user-facing time; nil where that is unknown.
        let time: CivilDateTime?
    }

    let entries: [Entry]

    /// The memory of a meter, or of a sensor, whose records are numbered by their minutes.
    init(_ records: [ScriptedRecord], sensor: ScriptedSensor? = nil) {
        var next: UInt16 = 0
        entries = records.map { record in
            let frame = RecordFrame(record.measurement)
            let sequence = (sensor == nil ? frame.sequence : ScriptedSensor.minutes(of: record.measurement)) ?? next
            next = sequence &+ 1
            let time = if let sensor { sensor.time(of: record.measurement) } else { frame.userTime }
            return Entry(record: record, sequence: sequence, time: time)
        }
    }

    /// Whether any record has a context, so that the meter has the characteristic at all.
    var hasContexts: Bool {
        entries.contains { $0.record.context != nil }
    }

    /// The records that a selection means, in the memory's order.
    func entries(_ selection: RecordSelection) -> [Entry] {
        switch selection {
        case .all: entries
        case .first: Array(entries.prefix(1))
        case .last: Array(entries.suffix(1))
        case .lessOrEqual(.sequence(let bound)): entries.filter { $0.sequence <= bound }
        case .greaterOrEqual(.sequence(let bound)): entries.filter { $0.sequence >= bound }
        case .sequences(let from, let through): entries.filter { from <= $0.sequence && $0.sequence <= through }
        case .lessOrEqual(.time(let bound)): timed(through: bound)
        case .greaterOrEqual(.time(let bound)): timed(from: bound)
        case .times(let from, let through): timed(from: from, through: through)
        }
    }

    /// Records within bounds of time; a record of unknown time is in none, and a bound that is no time bounds nothing.
    private func timed(from: MeterDateTime? = nil, through: MeterDateTime? = nil) -> [Entry] {
        entries.filter { entry in
            guard let time = entry.time else { return false }
            if let from = from?.civilTime, time < from { return false }
            if let through = through?.civilTime, time > through { return false }
            return true
        }
    }
}
