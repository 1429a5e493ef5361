internal import Common
public import Domain

/// A Glucose Measurement (0x2A18), one record of a meter (Glucose Service 1.0.1).
public struct GlucoseMeasurement: Hashable, Sendable {
    /// The concentration with what comes with it.
    public struct Concentration: Hashable, Sendable {
        /// The number in the measurement's `unit`.
        public var value: ShortFloat
        /// What was measured.
        public var type: SampleType
        /// Where the sample was taken.
        public var location: SampleLocation

        /// Makes a concentration.
        public init(value: ShortFloat, type: SampleType, location: SampleLocation) {
            self.value = value
            self.type = type
            self.location = location
        }
    }

    /// The shortest frame in bytes: flags, sequence number and base time.
    public static let minimumLength = 10

    /// The sequence number, 0…65535.
    public var sequence: UInt16
    /// The meter's internal clock at the test; not promised to be local time.
    public var baseTime: MeterDateTime
    /// The way from the base time to the user-facing time; nil where it was not sent.
    public var timeOffset: TimeOffset?
    /// The unit flag; it means something with a concentration only.
    public var unit: ConcentrationUnit
    /// The concentration; nil where none was sent, which is not zero.
    public var concentration: Concentration?
    /// The sensor status annunciation; nil where it was not sent.
    public var status: SensorStatus?
    /// Whether the meter promises a context with the same sequence number.
    public var contextFollows: Bool
    /// Bits 5…7 of the flags, reserved and without meaning.
    public var reservedFlags: UInt8
    /// Bytes after the last field, without meaning.
    public var trailingBytes: [UInt8]

    /// Makes a measurement.
    public init(
        sequence: UInt16, baseTime: MeterDateTime, timeOffset: TimeOffset? = nil, unit: ConcentrationUnit = .kilogramsPerLiter,
        concentration: Concentration? = nil, status: SensorStatus? = nil, contextFollows: Bool = false, reservedFlags: UInt8 = 0,
        trailingBytes: [UInt8] = []
    ) {
        self.sequence = sequence
        self.baseTime = baseTime
        self.timeOffset = timeOffset
        self.unit = unit
        self.concentration = concentration
        self.status = status
        self.contextFollows = contextFollows
        self.reservedFlags = reservedFlags & 0xE0
        self.trailingBytes = trailingBytes
    }

    /// Whether the test was of control solution: by its type, or, as Accu-Chek meters do, by its location.
    public var isControl: Bool {
        concentration?.type == .controlSolution || concentration?.location == .controlSolution
    }

    /// What makes the record itself, together with its meter: sequence number (2 bytes), base time (7), raw concentration (2, or none).
    ///
    /// Never the user-facing time, which a change of the meter's clock or of the phone's moves. Equal also for the same record in another epoch.
    public var identity: [UInt8] { sequence.littleEndianBytes + identityWithoutSequence }

    /// The identity for a meter that renumbers its records with every test (TaiDoc: 0 is the newest): base time and raw concentration.
    public var identityWithoutSequence: [UInt8] { baseTime.bytes + (concentration?.value.rawValue.littleEndianBytes ?? []) }
}
