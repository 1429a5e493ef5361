internal import Common
public import Domain

/// The seven bytes of a Date Time (0x2A08), exactly as a meter sent them: not every such value is a time.
public struct MeterDateTime: Hashable, Sendable, CustomStringConvertible {
    /// The length in bytes.
    public static let length = 7

    /// The year; 0 is unknown.
    public var year: UInt16
    /// The month, 1…12; 0 is unknown, and a known firmware bug sends 13.
    public var month: UInt8
    /// The day of the month; 0 is unknown.
    public var day: UInt8
    /// The hour.
    public var hours: UInt8
    /// The minute.
    public var minutes: UInt8
    /// The second.
    public var seconds: UInt8

    /// Makes a value, valid as a time or not.
    public init(year: UInt16, month: UInt8, day: UInt8, hours: UInt8, minutes: UInt8, seconds: UInt8) {
        self.year = year
        self.month = month
        self.day = day
        self.hours = hours
        self.minutes = minutes
        self.seconds = seconds
    }

    /// The value that shows a civil time.
    public init(_ time: CivilDateTime) {
        self.init(
            year: UInt16(truncatingIfNeeded: time.date.year), month: UInt8(truncatingIfNeeded: time.date.month),
            day: UInt8(truncatingIfNeeded: time.date.day), hours: UInt8(truncatingIfNeeded: time.hour),
            minutes: UInt8(truncatingIfNeeded: time.minute), seconds: UInt8(truncatingIfNeeded: time.second))
    }

    /// Decodes the first seven bytes and ignores what follows. Throws `FrameError.tooShort`.
    public init(decoding bytes: [UInt8]) throws(FrameError) {
        var reader = ByteReader(bytes)
        guard let value = try? MeterDateTime(from: &reader) else { throw .tooShort(needed: Self.length, got: bytes.count) }
        self = value
    }

    init(from reader: inout ByteReader) throws(ByteReader.OutOfBytes) {
        year = try reader.readUInt16()
        month = try reader.readUInt8()
        day = try reader.readUInt8()
        hours = try reader.readUInt8()
        minutes = try reader.readUInt8()
        seconds = try reader.readUInt8()
    }

    /// The bytes, as they go over the air.
    public var bytes: [UInt8] { year.littleEndianBytes + [month, day, hours, minutes, seconds] }

    /// The civil time; nil where a part is unknown or impossible.
    public var civilTime: CivilDateTime? {
        guard let date = CivilDate(year: Int(year), month: Int(month), day: Int(day)) else { return nil }
        return CivilDateTime(date: date, hour: Int(hours), minute: Int(minutes), second: Int(seconds))
    }

    /// The parts as they are, `2024-13-01T18:00:00`.
    public var description: String {
        func padded(_ number: some BinaryInteger, _ width: Int) -> String {
            let digits = String(number)
            return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
        }
        return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))T\(padded(hours, 2)):\(padded(minutes, 2)):\(padded(seconds, 2))"
    }
}
