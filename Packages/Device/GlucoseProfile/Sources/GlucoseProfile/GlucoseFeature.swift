/// What a meter can do: the Glucose Feature (0x2A51) bits of the Glucose Service 1.0.1.
public struct GlucoseFeature: OptionSet, Hashable, Sendable {
    /// The bits as the meter sent them, reserved ones included.
    public let rawValue: UInt16

    /// Makes a feature set from its bits.
    public init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    /// Detects a low battery during a measurement.
    public static let lowBattery = GlucoseFeature(rawValue: 1 << 0)
    /// Detects a sensor malfunction.
    public static let sensorMalfunction = GlucoseFeature(rawValue: 1 << 1)
    /// Knows the sample size.
    public static let sampleSize = GlucoseFeature(rawValue: 1 << 2)
    /// Detects a strip inserted wrongly.
    public static let stripInsertionError = GlucoseFeature(rawValue: 1 << 3)
    /// Detects a strip of the wrong type.
    public static let stripTypeError = GlucoseFeature(rawValue: 1 << 4)
    /// Marks results above or below its range.
    public static let resultHighLow = GlucoseFeature(rawValue: 1 << 5)
    /// Detects a temperature that is too high or too low.
    public static let temperatureHighLow = GlucoseFeature(rawValue: 1 << 6)
    /// Detects a strip pulled too soon.
    public static let readInterrupt = GlucoseFeature(rawValue: 1 << 7)
    /// Reports a general fault.
    public static let generalDeviceFault = GlucoseFeature(rawValue: 1 << 8)
    /// Reports a fault of its clock.
    public static let timeFault = GlucoseFeature(rawValue: 1 << 9)
    /// Keeps several bonds; without it a new phone or computer evicts the old bond.
    public static let multipleBond = GlucoseFeature(rawValue: 1 << 10)

    /// Decodes the first two bytes and ignores what follows. Throws `FrameError.tooShort`.
    public init(decoding bytes: [UInt8]) throws(FrameError) {
        guard bytes.count >= 2 else { throw .tooShort(needed: 2, got: bytes.count) }
        self.init(rawValue: UInt16(bytes[0]) | UInt16(bytes[1]) << 8)
    }

    /// The bytes, as they go over the air.
    public var bytes: [UInt8] { rawValue.littleEndianBytes }

    /// The names of the set bits, lowest bit first; reserved bits are left out.
    public var names: [String] {
        Self.namesByBit.enumerated().compactMap { bit, name in rawValue >> bit & 1 == 1 ? name : nil }
    }

    private static let namesByBit = [
        "lowBattery", "sensorMalfunction", "sampleSize", "stripInsertionError", "stripTypeError", "resultHighLow", "temperatureHighLow",
        "readInterrupt", "generalDeviceFault", "timeFault", "multipleBond",
    ]
}
