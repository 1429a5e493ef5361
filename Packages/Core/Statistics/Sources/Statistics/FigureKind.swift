public import Domain

/// The figures that pages show. Each has one definition and one least number of readings.
public enum FigureKind: Hashable, Sendable {
    /// How many readings count, HI and LO included.
    case count
    /// Readings for each day of the period.
    case perDay
    /// The arithmetic mean, mg/dL.
    case mean
    /// The lowest number, mg/dL.
    case lowest
    /// The highest number, mg/dL.
    case highest
    /// A percentile, 0…100, of type 7 (Hyndman and Fan 1996), mg/dL. The 50th is the median.
    case percentile(Int)
    /// The sample standard deviation, n − 1, mg/dL.
    case standardDeviation
    /// The standard deviation as per cent of the mean.
    case variation
    /// The HbA1c that belongs to the mean, per cent (NGSP): (mean + 46.7) / 28.7 (Nathan et al. 2008).
    case estimatedA1c
    /// The glucose management indicator, per cent: 3.31 + 0.02392 × mean (Bergenstal et al. 2018). Of sensors alone.
    case managementIndicator
    /// The low blood glucose index (Kovatchev et al. 2006).
    case lowIndex
    /// The high blood glucose index (Kovatchev et al. 2006).
    case highIndex
    /// The share of readings in a range, 0…1, HI and LO included (Battelino et al. 2019).
    case share(GlucoseBand)

    /// How many readings it takes until the figure says something.
    public var minimumCount: Int {
        switch self {
        case .count, .perDay: 0
        case .mean, .lowest, .highest, .share: 1
        case .percentile(50): 3
        case .percentile: 5
        case .standardDeviation, .variation, .estimatedA1c, .managementIndicator, .lowIndex, .highIndex: 30
        }
    }

    /// A name for machines, the same in every language.
    public var name: String {
        switch self {
        case .percentile(let percent): "percentile\(percent)"
        case .share(let band): "share-\(band)"
        default: "\(self)"
        }
    }
}

/// One figure with the readings that it stands on.
public struct Figure: Hashable, Sendable {
    /// What it is.
    public let kind: FigureKind
    /// The number; nil where there are too few readings for one.
    public let value: Double?
    /// How many readings it stands on.
    public let count: Int

    /// Makes a figure; a number that stands on too few readings is dropped.
    public init(_ kind: FigureKind, _ value: Double?, count: Int) {
        self.kind = kind
        self.value = count >= kind.minimumCount ? value : nil
        self.count = count
    }
}
