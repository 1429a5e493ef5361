public import Domain

/// Which readings are asked for. Deleted ones never are.
public struct ReadingQuery: Hashable, Sendable {
    /// What kinds of results there are.
    public enum Kind: Hashable, Sendable, CaseIterable {
        /// Blood glucose, HI, LO and tests without a number included.
        case glucose
        /// Blood ketones.
        case ketone
        /// Tests of control solution.
        case control
    }

    /// What is done with readings of the simulated meter.
    public enum Simulated: Hashable, Sendable, CaseIterable {
        case included, excluded, only
    }

    /// What is done with readings of CGM sensors, which are hundreds a day: those of interstitial fluid.
    public enum Sensors: Hashable, Sendable, CaseIterable {
        case included, excluded, only
    }

    /// An order by local time.
    public enum Order: Hashable, Sendable, CaseIterable {
        case oldestFirst, newestFirst
    }

    /// Some of the five ranges.
    public struct Bands: Hashable, Sendable {
        /// Which.
        public var bands: Set<GlucoseBand>
        /// Where their limits are.
        public var targets: TargetSet

        /// Makes some ranges.
        public init(_ bands: Set<GlucoseBand>, of targets: TargetSet) {
            self.bands = bands
            self.targets = targets
        }
    }

    /// Whose; nil for everyone's.
    public var person: Person.ID?
    /// From which meter, removed ones included; nil for all, and for readings without one.
    public var device: DeviceIdentity.ID?
    /// The first day; nil for no bound. With a bound on either side, readings of unknown time are left out.
    public var from: CivilDate?
    /// The last day; nil for no bound.
    public var to: CivilDate?
    /// Of which kinds.
    public var kinds: Set<Kind>
    /// With or without those of the simulated meter.
    public var simulated: Simulated
    /// With or without those of CGM sensors.
    public var sensors: Sensors
    /// Where they came from.
    public var sources: Set<Reading.Source>
    /// How they lie to meals; nil for all.
    public var meals: Set<Meal>?
    /// Tags of which they have each.
    public var tags: Set<ReadingTag>
    /// Ranges of which they are in one; nil for all. Only glucose has a range.
    public var bands: Bands?
    /// Whether they are left out of statistics; nil for all.
    public var isExcluded: Bool?
    /// Words that their note, tags and reason of exclusion have, in any order, each at the beginning of a word, whatever their case and
    /// accents; nil for all.
    public var words: String?
    /// In which order. Readings of the same time are in the order of their meter's records.
    public var order: Order

    /// Makes a query; without arguments it asks for everything, oldest first.
    public init(
        person: Person.ID? = nil,
        device: DeviceIdentity.ID? = nil,
        from: CivilDate? = nil,
        to: CivilDate? = nil,
        kinds: Set<Kind> = Set(Kind.allCases),
        simulated: Simulated = .included,
        sensors: Sensors = .included,
        sources: Set<Reading.Source> = Set(Reading.Source.allCases),
        meals: Set<Meal>? = nil,
        tags: Set<ReadingTag> = [],
        bands: Bands? = nil,
        isExcluded: Bool? = nil,
        words: String? = nil,
        order: Order = .oldestFirst
    ) {
        self.person = person
        self.device = device
        self.from = from
        self.to = to
        self.kinds = kinds
        self.simulated = simulated
        self.sensors = sensors
        self.sources = sources
        self.meals = meals
        self.tags = tags
        self.bands = bands
        self.isExcluded = isExcluded
        self.words = words
        self.order = order
    }
}
