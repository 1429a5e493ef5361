/// Several samples of the same work.
package struct Series: Equatable, Sendable {
    /// The samples in the order in which they were taken.
    package private(set) var samples: [Sample]

    /// Samples of the same work.
    package init(_ samples: [Sample] = []) {
        self.samples = samples
    }

    /// Adds one.
    package mutating func append(_ sample: Sample) {
        samples.append(sample)
    }

    /// The figures of one property; nil without samples.
    package func spread(of value: (Sample) -> Double) -> Spread? {
        let values = samples.map(value).sorted()
        guard let least = values.first, let greatest = values.last else { return nil }
        return Spread(median: Self.median(values), least: least, greatest: greatest)
    }

    /// The middle of sorted values: the mean of the two middle ones where their number is even, 0 where there are none.
    static func median(_ sorted: [Double]) -> Double {
        guard !sorted.isEmpty else { return 0 }
        let middle = sorted.count / 2
        return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    }
}

/// Median and extremes of some values.
package struct Spread: Equatable, Sendable {
    /// The median.
    package var median: Double
    /// The least value.
    package var least: Double
    /// The greatest value.
    package var greatest: Double

    /// A spread.
    package init(median: Double, least: Double, greatest: Double) {
        self.median = median
        self.least = least
        self.greatest = greatest
    }
}
