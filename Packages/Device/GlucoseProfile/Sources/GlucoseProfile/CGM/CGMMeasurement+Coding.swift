internal import Common

extension CGMMeasurement {
    /// A record in a notification: its bytes, and what they say or why they say nothing.
    public struct Frame: Hashable, Sendable {
        /// The record's bytes, its size first.
        public let bytes: [UInt8]
        /// The record, or why it could not be decoded.
        public let result: Result<CGMMeasurement, FrameError>
    }

    /// The records of a notification, which follow one another by their sizes. A size that cannot be ends the walk with what is left.
    public static func frames(in notification: [UInt8], hasCheck: Bool) -> [Frame] {
        var frames: [Frame] = []
        var rest = notification[...]
        repeat {
            let size = Int(rest.first ?? 0)
            guard size >= minimumLength, size <= rest.count else {
                let error: FrameError =
                    size > rest.count ? .truncated(needed: size, got: rest.count) : .tooShort(needed: minimumLength, got: size)
                return frames + [Frame(bytes: Array(rest), result: .failure(error))]
            }
            let bytes = Array(rest.prefix(size))
            frames.append(
                Frame(bytes: bytes, result: Result { () throws(FrameError) in try CGMMeasurement(decoding: bytes, hasCheck: hasCheck) }))
            rest = rest.dropFirst(size)
        } while !rest.isEmpty
        return frames
    }

    /// Decodes one record, its size first. Throws `FrameError`: `tooShort`, `truncated` or `wrongCheck`.
    public init(decoding bytes: [UInt8], hasCheck: Bool) throws(FrameError) {
        guard bytes.count >= Self.minimumLength else { throw .tooShort(needed: Self.minimumLength, got: bytes.count) }
        let needed = Self.length(flags: bytes[1], hasCheck: hasCheck)
        guard bytes.count >= needed else { throw .truncated(needed: needed, got: bytes.count) }
        if hasCheck {
            let value = CGMCheck.value(of: bytes.dropLast(CGMCheck.length))
            let sent = UInt16(bytes[bytes.count - 2]) | UInt16(bytes[bytes.count - 1]) << 8
            guard value == sent else { throw .wrongCheck(expected: value, got: sent) }
        }
        do {
            var reader = ByteReader(bytes)
            _ = try reader.readUInt8()
            try self.init(from: &reader, hasCheck: hasCheck)
        } catch {
            throw .truncated(needed: needed, got: bytes.count)
        }
    }

    private init(from reader: inout ByteReader, hasCheck: Bool) throws(ByteReader.OutOfBytes) {
        let flags = try reader.readUInt8()
        glucose = ShortFloat(rawValue: try reader.readUInt16())
        timeOffset = try reader.readUInt16()
        status = flags & Flag.status == 0 ? nil : try reader.readUInt8()
        calibration = flags & Flag.calibration == 0 ? nil : try reader.readUInt8()
        warning = flags & Flag.warning == 0 ? nil : try reader.readUInt8()
        trend = flags & Flag.trend == 0 ? nil : ShortFloat(rawValue: try reader.readUInt16())
        quality = flags & Flag.quality == 0 ? nil : ShortFloat(rawValue: try reader.readUInt16())
        self.hasCheck = hasCheck
    }

    /// The bytes, as they go over the air.
    public var bytes: [UInt8] {
        let size = UInt8(Self.length(flags: flags, hasCheck: hasCheck))
        var bytes = [size, flags] + glucose.rawValue.littleEndianBytes + timeOffset.littleEndianBytes
        bytes += [status, calibration, warning].compactMap(\.self)
        bytes += [trend, quality].compactMap(\.self).flatMap(\.rawValue.littleEndianBytes)
        return bytes + (hasCheck ? CGMCheck.value(of: bytes).littleEndianBytes : [])
    }

    private var flags: UInt8 {
        let flags: [(Bool, UInt8)] = [
            (status != nil, Flag.status), (calibration != nil, Flag.calibration), (warning != nil, Flag.warning),
            (trend != nil, Flag.trend),
            (quality != nil, Flag.quality),
        ]
        return flags.reduce(0) { $1.0 ? $0 | $1.1 : $0 }
    }

    private static func length(flags: UInt8, hasCheck: Bool) -> Int {
        let octets = [Flag.status, Flag.calibration, Flag.warning].count { flags & $0 != 0 }
        let numbers = [Flag.trend, Flag.quality].count { flags & $0 != 0 }
        return minimumLength + octets + 2 * numbers + (hasCheck ? CGMCheck.length : 0)
    }
}
