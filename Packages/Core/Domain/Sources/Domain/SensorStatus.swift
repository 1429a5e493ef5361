/// What a meter said about a test: the sensor status annunciation of a Glucose Measurement (Glucose Service 1.0.1), bits 0…11.
public struct SensorStatus: OptionSet, Hashable, Codable, Sendable {
    /// The bits as the meter sent them, reserved ones included.
    public let rawValue: UInt16

    /// Makes a status from a meter's bits.
    public init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    public static let deviceBatteryLow = SensorStatus(rawValue: 1 << 0)
    public static let sensorMalfunction = SensorStatus(rawValue: 1 << 1)
    public static let sampleSizeInsufficient = SensorStatus(rawValue: 1 << 2)
    public static let stripInsertionError = SensorStatus(rawValue: 1 << 3)
    public static let stripTypeIncorrect = SensorStatus(rawValue: 1 << 4)
    public static let resultTooHigh = SensorStatus(rawValue: 1 << 5)
    public static let resultTooLow = SensorStatus(rawValue: 1 << 6)
    public static let temperatureTooHigh = SensorStatus(rawValue: 1 << 7)
    public static let temperatureTooLow = SensorStatus(rawValue: 1 << 8)
    public static let stripPulledTooSoon = SensorStatus(rawValue: 1 << 9)
    public static let generalDeviceFault = SensorStatus(rawValue: 1 << 10)
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
