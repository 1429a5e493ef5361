/// One test result in a person's logbook, wherever it came from.
public struct Reading: Identifiable, Hashable, Sendable {
    /// The identifier of a reading; it never changes and is never used again.
    public struct ID: RawRepresentable, Hashable, Codable, Sendable, CustomStringConvertible {
        /// The identifier as text.
        public let rawValue: String

        /// Makes an identifier from its text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The identifier as text.
        public var description: String { rawValue }
    }

    /// Where a reading came from.
    public enum Source: String, Hashable, Codable, Sendable, CaseIterable {
        /// Read from a meter's memory.
        case meter
        /// Typed by the person.
        case manual
        /// Taken over from a file.
        case `import`
    }

    /// The identifier.
    public let id: ID
    /// Whose reading it is.
    public let person: Person.ID
    /// The meter it came from; nil where it was typed or imported without one.
    public let device: DeviceIdentity?
    /// The record's sequence number in the meter, 0…65535; nil without a meter.
    public let sequence: Int?
    /// The local time that the meter or the person gave; nil where it was never set, is invalid, or over- or underran.
    public var measuredAt: CivilDateTime?
    /// The IANA name of the zone that was set when the reading was first stored; nil where `measuredAt` is.
    public var zone: String?
    /// The result.
    public var result: TestResult
    /// What was measured; nil where it was not sent.
    public let type: SampleType?
    /// Where it was taken; nil where it was not sent.
    public let location: SampleLocation?
    /// How it lies to a meal; nil where nothing was sent or said.
    public var meal: Meal?
    /// What the meter said about the test; nil where it was not sent.
    public let status: SensorStatus?
    /// Where it came from.
    public let source: Source
    /// Whether it came from the simulated meter.
    public let isSimulated: Bool
    /// Whether a person changed it after it was first stored.
    public let isEdited: Bool
    /// Why the person left it out of statistics; nil where it counts.
    public let exclusion: String?
    /// The person's note.
    public let note: String?
    /// The person's tags, in order, each once.
    public let tags: [ReadingTag]

    /// Makes a reading.
    public init(
        id: ID,
        person: Person.ID,
        device: DeviceIdentity? = nil,
        sequence: Int? = nil,
        measuredAt: CivilDateTime?,
        zone: String? = nil,
        result: TestResult,
        type: SampleType? = nil,
        location: SampleLocation? = nil,
        meal: Meal? = nil,
        status: SensorStatus? = nil,
        source: Source,
        isSimulated: Bool = false,
        isEdited: Bool = false,
        exclusion: String? = nil,
        note: String? = nil,
        tags: [ReadingTag] = []
    ) {
        self.id = id
        self.person = person
        self.device = device
        self.sequence = sequence
        self.measuredAt = measuredAt
        self.zone = zone
        self.result = result
        self.type = type
        self.location = location
        self.meal = meal
        self.status = status
        self.source = source
        self.isSimulated = isSimulated
        self.isEdited = isEdited
        self.exclusion = exclusion
        self.note = note
        self.tags = tags
    }

    /// Whether it tested control solution, not blood: by its type, or by its location as some makers mark it.
    public var isControl: Bool {
        type == .controlSolution || location == .controlSolution
    }

    /// Whether it is a ketone result.
    public var isKetone: Bool {
        result.isKetone
    }

    /// Whether it counts in glucose statistics at all: blood glucose, HI and LO included, not excluded by the person, not implausible.
    public var countsInStatistics: Bool {
        guard !isControl, exclusion == nil else { return false }
        switch result {
        case .high, .low: return true
        case .glucose(let value): return value.isPlausible
        case .none, .ketone, .ketoneHigh, .ketoneLow, .ketoneNone: return false
        }
    }
}
