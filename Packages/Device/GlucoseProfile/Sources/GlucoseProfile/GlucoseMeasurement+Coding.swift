internal import Common
internal import Domain

extension GlucoseMeasurement {
    private enum Flag {
        static let timeOffset: UInt8 = 1 << 0
        static let concentration: UInt8 = 1 << 1
        static let molesPerLiter: UInt8 = 1 << 2
        static let status: UInt8 = 1 << 3
        static let contextFollows: UInt8 = 1 << 4
    }

    /// Decodes a notification; reserved flags and bytes after the last field are kept and mean nothing.
    ///
    /// Throws `FrameError.tooShort` below ten bytes and `.truncated` where fewer bytes came than the flags promise.
    public init(decoding frame: [UInt8]) throws(FrameError) {
        guard frame.count >= Self.minimumLength else { throw .tooShort(needed: Self.minimumLength, got: frame.count) }
        let needed = Self.length(flags: frame[0])
        guard frame.count >= needed else { throw .truncated(needed: needed, got: frame.count) }
        do {
            try self.init(complete: frame)
        } catch {
            throw .truncated(needed: error.needed, got: error.got)
        }
    }

    /// The flags byte.
    public var flags: UInt8 {
        reservedFlags & 0xE0
            | (timeOffset == nil ? 0 : Flag.timeOffset)
            | (concentration == nil ? 0 : Flag.concentration)
            | (unit == .molesPerLiter ? Flag.molesPerLiter : 0)
            | (status == nil ? 0 : Flag.status)
            | (contextFollows ? Flag.contextFollows : 0)
    }

    /// The notification, as it goes over the air.
    public var bytes: [UInt8] {
        var bytes = [flags] + sequence.littleEndianBytes + baseTime.bytes
        if let timeOffset {
            bytes += UInt16(bitPattern: timeOffset.rawValue).littleEndianBytes
        }
        if let concentration {
            bytes += concentration.value.rawValue.littleEndianBytes
            bytes.append(concentration.location.code << 4 | concentration.type.code & 0x0F)
        }
        if let status {
            bytes += status.rawValue.littleEndianBytes
        }
        return bytes + trailingBytes
    }

    private static func length(flags: UInt8) -> Int {
        minimumLength
            + (flags & Flag.timeOffset == 0 ? 0 : 2)
            + (flags & Flag.concentration == 0 ? 0 : 3)
            + (flags & Flag.status == 0 ? 0 : 2)
    }

    private init(complete frame: [UInt8]) throws(ByteReader.OutOfBytes) {
        var reader = ByteReader(frame)
        let flags = try reader.readUInt8()
        self.init(
            sequence: try reader.readUInt16(), baseTime: try MeterDateTime(from: &reader),
            unit: flags & Flag.molesPerLiter == 0 ? .kilogramsPerLiter : .molesPerLiter,
            contextFollows: flags & Flag.contextFollows != 0, reservedFlags: flags)
        if flags & Flag.timeOffset != 0 {
            timeOffset = TimeOffset(rawValue: try reader.readInt16())
        }
        if flags & Flag.concentration != 0 {
            let value = ShortFloat(rawValue: try reader.readUInt16())
            let typeAndLocation = try reader.readUInt8()
            concentration = Concentration(
                value: value, type: SampleType(code: typeAndLocation & 0x0F), location: SampleLocation(code: typeAndLocation >> 4))
        }
        if flags & Flag.status != 0 {
            status = SensorStatus(rawValue: try reader.readUInt16())
        }
        trailingBytes = try reader.readBytes(reader.remaining)
    }
}
