import Domain

/// Nightscout's entries as one JSON array.
///
/// The server takes two entries of one time and type for the same and keeps the later; meters know whole seconds only. So the second reading
/// of a second is a millisecond later, and so on.
struct NightscoutFile: ExportFile {
    private var items = JSONItems()
    private var moments = ReadingMoments()
    private var last: Int64 = .min

    mutating func beginning() -> [UInt8] { Array("[".utf8) }

    mutating func bytes(of readings: [Reading]) throws -> [UInt8] {
        var entries: [NightscoutEntry] = []
        for reading in readings {
            let moment = moments.moment(of: reading)
            guard var entry = NightscoutEntry(reading, at: moment, milliseconds: 0) else { continue }
            if entry.date <= last, entry.date / 1000 == last / 1000, last % 1000 < 999 {
                entry = NightscoutEntry(reading, at: moment, milliseconds: Int(last % 1000) + 1) ?? entry
            }
            last = entry.date
            entries.append(entry)
        }
        return try items.bytes(of: entries)
    }

    mutating func ending() -> [UInt8] { Array("\n]\n".utf8) }
}
