public import Domain

/// Which readings go into a file, and how.
public struct ExportRequest: Hashable, Sendable {
    /// What it is written in.
    public var format: ExportFormat
    /// Whose; nil for everyone's.
    public var person: Person.ID?
    /// From which meter; nil for all, and for readings without one.
    public var device: DeviceIdentity.ID?
    /// The first day; nil for no bound. With a bound on either side, readings of unknown time are left out.
    public var from: CivilDate?
    /// The last day; nil for no bound.
    public var to: CivilDate?
    /// Whether what people wrote goes along: notes, tags, and why a reading is left out of statistics.
    public var includesNotes: Bool
    /// Whether tests of control solution go along, where the format can tell them from blood.
    public var includesControlTests: Bool
    /// Whether readings of the simulated meter go along.
    public var includesSimulated: Bool

    /// Makes a request; without arguments but a format it is for everything that was really measured in blood.
    public init(
        _ format: ExportFormat,
        person: Person.ID? = nil,
        device: DeviceIdentity.ID? = nil,
        from: CivilDate? = nil,
        to: CivilDate? = nil,
        includesNotes: Bool = true,
        includesControlTests: Bool = false,
        includesSimulated: Bool = false
    ) {
        self.format = format
        self.person = person
        self.device = device
        self.from = from
        self.to = to
        self.includesNotes = includesNotes
        self.includesControlTests = includesControlTests
        self.includesSimulated = includesSimulated
    }
}
