import Common
import Domain
import GlucoseProfile

/// What a meter knows of a record of its own memory, read from bytes that need not be a whole Glucose Measurement.
struct RecordFrame {
    private static let timeRange = 3..<10

    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The sequence number; nil in a frame that ends before it.
    var sequence: UInt16? {
        bytes.count >= 3 ? UInt16(bytes[1]) | UInt16(bytes[2]) << 8 : nil
    }

    /// The meter's clock at the test; nil where it was never set or is cut off.
    var baseTime: CivilDateTime? {
        guard bytes.count >= Self.timeRange.upperBound else { return nil }
        return (try? MeterDateTime(decoding: Array(bytes[Self.timeRange])))?.civilTime
    }

    /// Base time and time offset together; nil where either is unknown.
    var userTime: CivilDateTime? {
        guard let baseTime, bytes[0] & 1 == 1 else { return baseTime }
        guard bytes.count >= 12 else { return nil }
        let raw = Int16(bitPattern: UInt16(bytes[10]) | UInt16(bytes[11]) << 8)
        guard case .minutes(let minutes) = TimeOffset(rawValue: raw) else { return nil }
        return baseTime.adding(minutes: Int(minutes))
    }

    /// The bytes with the base time so many days later; unchanged where it is unknown.
    func moved(byDays days: Int) -> [UInt8] {
        guard let baseTime, let moved = CivilDateTime(epochSecond: baseTime.epochSecond + days * 86_400) else { return bytes }
        var result = bytes
        result.replaceSubrange(Self.timeRange, with: MeterDateTime(moved).bytes)
        return result
    }
}
