internal import Common
public import Domain

/// A Current Time value (0x2A2B): the meter's clock.
public struct CurrentTime: Hashable, Sendable {
    /// The length in bytes.
    public static let length = 10

    /// Date and time of day.
    public var dateTime: MeterDateTime
    /// The day of the week, Monday 1 … Sunday 7; 0 is unknown.
    public var dayOfWeek: UInt8
    /// 256ths of a second.
    public var fractions256: UInt8
    /// Why the clock was set: bit 0 by hand, 1 by an outside reference, 2 change of time zone, 3 change of daylight saving time.
    public var adjustReason: UInt8

    /// Makes a value; the day of the week is unknown where it is not given.
    public init(dateTime: MeterDateTime, dayOfWeek: UInt8 = 0, fractions256: UInt8 = 0, adjustReason: UInt8 = 0) {
        self.dateTime = dateTime
        self.dayOfWeek = dayOfWeek
        self.fractions256 = fractions256
        self.adjustReason = adjustReason
    }

    /// The value that shows a civil time, with its day of the week.
    public init(_ time: CivilDateTime, adjustReason: UInt8 = 0) {
        self.init(dateTime: MeterDateTime(time), dayOfWeek: UInt8(truncatingIfNeeded: time.date.weekday), adjustReason: adjustReason)
    }

    /// Decodes the first ten bytes and ignores what follows. Throws `FrameError.tooShort`.
    public init(decoding bytes: [UInt8]) throws(FrameError) {
        do {
            var reader = ByteReader(bytes)
            dateTime = try MeterDateTime(from: &reader)
            dayOfWeek = try reader.readUInt8()
            fractions256 = try reader.readUInt8()
            adjustReason = try reader.readUInt8()
        } catch {
            throw .tooShort(needed: Self.length, got: bytes.count)
        }
    }

    /// The bytes, as they go over the air.
    public var bytes: [UInt8] { dateTime.bytes + [dayOfWeek, fractions256, adjustReason] }
}
