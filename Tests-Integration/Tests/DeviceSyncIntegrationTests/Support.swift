import Domain
import GlucoseProfile
import IntegrationSupport
import Testing

extension [UInt8] {
    /// Reads hexadecimal digits; nil where one is wrong or missing.
    init?(hexText: String) {
        let digits = Array<Character>(hexText)
        guard digits.count.isMultiple(of: 2) else { return nil }
        var bytes: [UInt8] = []
        for index in stride(from: 0, to: digits.count, by: 2) {
            guard let byte = UInt8(String(digits[index...(index + 1)]), radix: 16) else { return nil }
            bytes.append(byte)
        }
        self = bytes
    }
}

/// The forty records of these tests, and what a sync of them must give, read from the bytes without the app.
enum FortyRecords {
    static let records = ScriptedRecord.series(40)

    /// How many notifications a sync of them has: measurements, and contexts after some.
    static let notificationCount = records.reduce(0) { $0 + ($1.context == nil ? 1 : 2) }

    /// How many whole records are among the first `count` notifications.
    static func recordCount(within count: Int) -> Int {
        var left = count
        var records = 0
        for record in Self.records {
            guard left > 0 else { break }
            records += 1
            left -= record.context == nil ? 1 : 2
        }
        return records
    }

    /// Whether notification number `index` is a context.
    static func isContext(_ index: Int) -> Bool {
        let frames = records.flatMap { $0.context == nil ? [false] : [false, true] }
        return frames.indices.contains(index) && frames[index]
    }

    /// Sequence number, time, value and meal of each reading.
    static let expected: [Fact] = records.compactMap { record in
        guard let measurement = try? GlucoseMeasurement(decoding: record.measurement) else { return nil }
        return Fact(
            sequence: Int(measurement.sequence), measuredAt: measurement.baseTime.description,
            milligramsPerDeciliter: measurement.concentration?.value.mantissa, meal: record.context == nil ? nil : "beforeMeal")
    }

    struct Fact: Hashable {
        let sequence: Int?
        let measuredAt: String?
        let milligramsPerDeciliter: Int?
        let meal: String?
    }
}

extension ReadingRow {
    var fact: FortyRecords.Fact {
        FortyRecords.Fact(sequence: sequence, measuredAt: measuredAt, milligramsPerDeciliter: mgDl, meal: meal)
    }
}
