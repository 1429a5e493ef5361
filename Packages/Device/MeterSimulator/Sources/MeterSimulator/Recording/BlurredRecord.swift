import GlucoseProfile

/// A record whose numbers are not a person's: as many bytes, the same flags and kinds, a value made from its place in the memory.
struct BlurredRecord {
    let record: ScriptedRecord

    init(_ original: ScriptedRecord, index: Int) {
        let isKetone = original.context.flatMap { try? GlucoseMeasurementContext(decoding: $0).isKetone } ?? false
        record = ScriptedRecord(
            measurement: Self.blur(original.measurement, index: index, isKetone: isKetone),
            context: original.context.map(Self.blurContext))
    }

    /// Glucose Measurement: flags, sequence, base time, then offset (bit 0), concentration (bit 1). What follows the status has no meaning.
    private static func blur(_ bytes: [UInt8], index: Int, isKetone: Bool) -> [UInt8] {
        var bytes = bytes
        guard let flags = bytes.first else { return bytes }
        var position = 10 + (flags & 1 == 0 ? 0 : 2)
        if flags & 2 != 0 {
            replaceNumber(&bytes, at: position) { number in
                isKetone ? 5 + index % 20 : plausible(index, isMolar: flags & 4 != 0, exponent: number.exponent)
            }
            position += 3
        }
        position += flags & 8 == 0 ? 0 : 2
        for tail in bytes.indices.dropFirst(position) { bytes[tail] = 0 }
        return bytes
    }

    /// Glucose Measurement Context: flags, sequence, then by flag what meter-side forms hold; numbers become 1, health “none”.
    private static func blurContext(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        guard let flags = bytes.first else { return bytes }
        var position = 3 + (flags & 0x80 == 0 ? 0 : 1)
        func has(_ bit: UInt8) -> Bool { flags & (1 << bit) != 0 }
        if has(0) {
            replaceNumber(&bytes, at: position + 1) { _ in 1 }
            position += 3
        }
        if has(1) { position += 1 }
        if has(2) {
            if position < bytes.count, bytes[position] >> 4 != 15 { bytes[position] = bytes[position] & 0x0F | 0x50 }
            position += 1
        }
        if has(3) {
            for index in position..<(position + 3) where index < bytes.count { bytes[index] = 0 }
            position += 3
        }
        if has(4) {
            replaceNumber(&bytes, at: position + 1) { _ in 1 }
            position += 3
        }
        if has(6) {
            replaceNumber(&bytes, at: position) { _ in 1 }
            position += 2
        }
        for tail in bytes.indices.dropFirst(position) { bytes[tail] = 0 }
        return bytes
    }

    /// Puts another mantissa into the SFLOAT at a position, unless it stands for something special or is cut off.
    private static func replaceNumber(_ bytes: inout [UInt8], at position: Int, _ mantissa: (ShortFloat) -> Int) {
        guard position + 1 < bytes.count else {
            for index in bytes.indices.dropFirst(position) { bytes[index] = 0 }
            return
        }
        let number = ShortFloat(rawValue: UInt16(bytes[position]) | UInt16(bytes[position + 1]) << 8)
        guard number.special == nil, let new = ShortFloat(mantissa: mantissa(number), exponent: number.exponent) else { return }
        bytes[position] = UInt8(truncatingIfNeeded: new.rawValue)
        bytes[position + 1] = UInt8(truncatingIfNeeded: new.rawValue >> 8)
    }

    /// 80…179 mg/dL or 4.5…10.4 mmol/L in the meter's own exponent, where that can be.
    private static func plausible(_ index: Int, isMolar: Bool, exponent: Int) -> Int {
        let usual = isMolar ? 45 + 7 * index % 60 : 80 + 37 * index % 100
        switch exponent - (isMolar ? -4 : -5) {
        case -1: return usual * 10
        case 1: return usual / 10
        default: return usual
        }
    }
}
