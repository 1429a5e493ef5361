/// What a meter said about a test: the sensor status annunciation of a Glucose Measurement (Glucose Service 1.0.1), bits 0…11.
public struct SensorStatus: OptionSet, Hashable, Codable, Sendable {
    /// The bits as the meter sent them, reserved ones included.
    public let rawValue: UInt16

    /// Makes a status from a meter's bits.
    public init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    /// Bit 0: the battery was low.
    public static let deviceBatteryLow = SensorStatus(rawValue: 1 << 0)
    /// Bit 1: the sensor malfunctioned or failed.
    public static let sensorMalfunction = SensorStatus(rawValue: 1 << 1)
    /// Bit 2: too little blood or control solution.
    public static let sampleSizeInsufficient = SensorStatus(rawValue: 1 << 2)
    /// Bit 3: the strip was put in wrongly.
    public static let stripInsertionError = SensorStatus(rawValue: 1 << 3)
    /// Bit 4: a strip of the wrong type.
    public static let stripTypeIncorrect = SensorStatus(rawValue: 1 << 4)
    /// Bit 5: the result is higher than the meter can process.
    public static let resultTooHigh = SensorStatus(rawValue: 1 << 5)
    /// Bit 6: the result is lower than the meter can process.
    public static let resultTooLow = SensorStatus(rawValue: 1 << 6)
    /// Bit 7: too hot for a valid test.
    public static let temperatureTooHigh = SensorStatus(rawValue: 1 << 7)
    /// Bit 8: too cold for a valid test.
    public static let temperatureTooLow = SensorStatus(rawValue: 1 << 8)
    /// Bit 9: the strip was pulled out too soon.
    public static let stripPulledTooSoon = SensorStatus(rawValue: 1 << 9)
    /// Bit 10: a general fault of the meter.
    public static let generalDeviceFault = SensorStatus(rawValue: 1 << 10)
    /// Bit 11: the meter's time may be wrong.
    public static let timeFault = SensorStatus(rawValue: 1 << 11)

    /// The names of the set bits, lowest bit first; reserved bits are left out.
    public var names: [String] {
        Self.namesByBit.enumerated().compactMap { bit, name in rawValue >> bit & 1 == 1 ? name : nil }
    }

    private static let namesByBit = [
        "deviceBatteryLow", "sensorMalfunction", "sampleSizeInsufficient", "stripInsertionError", "stripTypeIncorrect", "resultTooHigh",
        "resultTooLow", "temperatureTooHigh", "temperatureTooLow", "stripPulledTooSoon", "generalDeviceFault", "timeFault",
    ]
}
