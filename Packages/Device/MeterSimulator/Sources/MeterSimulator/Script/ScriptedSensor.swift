public import Domain
import GlucoseProfile

/// What makes a simulated device a CGM sensor: its records are CGM Measurements (0x2AA7), its time is minutes since this start.
public struct ScriptedSensor: Hashable, Sendable {
    /// When its session began, local time; nil where its clock was never set.
    public var start: CivilDateTime?
    /// Whether its values end with a check value.
    public var hasCheck: Bool

    /// Makes a sensor in code, for tests.
    public init(start: CivilDateTime?, hasCheck: Bool = false) {
        self.start = start
        self.hasCheck = hasCheck
    }

    var feature: CGMFeature { CGMFeature(bits: hasCheck ? 1 << 12 : 0) }

    var sessionStart: CGMSessionStart {
        let unknown = MeterDateTime(year: 0, month: 0, day: 0, hours: 0, minutes: 0, seconds: 0)
        return CGMSessionStart(dateTime: start.map { MeterDateTime($0) } ?? unknown)
    }

    /// The local time of a record; nil where it cannot be known.
    func time(of measurement: [UInt8]) -> CivilDateTime? {
        Self.minutes(of: measurement).flatMap { start?.adding(minutes: Int($0)) }
    }

    /// The minutes of a record since the start; nil in a frame that ends before them.
    static func minutes(of measurement: [UInt8]) -> UInt16? {
        measurement.count >= CGMMeasurement.minimumLength ? UInt16(measurement[4]) | UInt16(measurement[5]) << 8 : nil
    }

    mutating func move(byDays days: Int) {
        start = start.flatMap { CivilDateTime(epochSecond: $0.epochSecond + days * 86_400) }
    }
}
