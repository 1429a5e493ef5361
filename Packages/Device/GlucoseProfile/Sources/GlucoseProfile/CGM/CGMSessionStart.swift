internal import Common

/// A CGM Session Start Time (0x2AAA): when the sensor's session began, by the clock that set it.
public struct CGMSessionStart: Hashable, Sendable {
    /// The length in bytes, without a check value.
    public static let length = 9

    /// Local date and time of day.
    public var dateTime: MeterDateTime
    /// The zone in quarters of an hour from UTC; -128 is unknown.
    public var timeZone: Int8
    /// The daylight saving time that is in the time, in quarters of an hour: 0, 2, 4 or 8; 255 is unknown.
    public var daylightSaving: UInt8

    /// Makes a value.
    public init(dateTime: MeterDateTime, timeZone: Int8 = -128, daylightSaving: UInt8 = 255) {
        self.dateTime = dateTime
        self.timeZone = timeZone
        self.daylightSaving = daylightSaving
    }

    /// Decodes the first nine bytes, and ignores what follows. Throws `FrameError.tooShort`.
    public init(decoding bytes: [UInt8]) throws(FrameError) {
        do {
            var reader = ByteReader(bytes)
            dateTime = try MeterDateTime(from: &reader)
            timeZone = Int8(bitPattern: try reader.readUInt8())
            daylightSaving = try reader.readUInt8()
        } catch {
            throw .tooShort(needed: Self.length, got: bytes.count)
        }
    }

    /// The bytes, as they go over the air, with a check value where the sensor has them.
    public func bytes(hasCheck: Bool) -> [UInt8] {
        let bytes = dateTime.bytes + [UInt8(bitPattern: timeZone), daylightSaving]
        return bytes + (hasCheck ? CGMCheck.value(of: bytes).littleEndianBytes : [])
    }
}
