/// One record of a CGM sensor (CGM Measurement, 0x2AA7).
public struct CGMMeasurement: Hashable, Sendable {
    /// The shortest record in bytes: size, flags, glucose, time offset.
    public static let minimumLength = 6

    /// The glucose concentration in mg/dL, whatever the sensor shows.
    public var glucose: ShortFloat
    /// Minutes since the session began.
    public var timeOffset: UInt16
    /// The status octet; nil where it was not sent, and so with all the following.
    public var status: UInt8?
    /// The octet on calibration and temperature.
    public var calibration: UInt8?
    /// The warning octet; bit 6 is a result below, bit 7 one above what the sensor can measure.
    public var warning: UInt8?
    /// mg/dL per minute.
    public var trend: ShortFloat?
    /// Per cent.
    public var quality: ShortFloat?
    /// Whether it ends with a check value.
    public var hasCheck: Bool

    /// Makes a record.
    public init(
        glucose: ShortFloat, timeOffset: UInt16, status: UInt8? = nil, calibration: UInt8? = nil, warning: UInt8? = nil,
        trend: ShortFloat? = nil, quality: ShortFloat? = nil, hasCheck: Bool = false
    ) {
        self.glucose = glucose
        self.timeOffset = timeOffset
        self.status = status
        self.calibration = calibration
        self.warning = warning
        self.trend = trend
        self.quality = quality
        self.hasCheck = hasCheck
    }

    enum Flag {
        static let trend: UInt8 = 0x01
        static let quality: UInt8 = 0x02
        static let warning: UInt8 = 0x20
        static let calibration: UInt8 = 0x40
        static let status: UInt8 = 0x80
    }
}
