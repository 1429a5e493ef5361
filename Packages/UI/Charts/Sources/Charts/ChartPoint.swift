public import Domain

/// A reading in a chart.
nonisolated public struct ChartPoint: Hashable, Sendable, Identifiable {
    /// Tells the points of a chart apart.
    public let id: Int
    /// Seconds since midnight, 0…86399.
    public let second: Int
    /// mg/dL; nil for HI and LO, which stand at the edge.
    public let number: Double?
    /// The range that it is in.
    public let band: GlucoseBand

    /// Makes a point.
    public init(id: Int, second: Int, number: Double?, band: GlucoseBand) {
        self.id = id
        self.second = second
        self.number = number
        self.band = band
    }
}

extension ChartPoint {
    /// Where it stands; HI at the top, LO at the bottom.
    func place(_ scale: GlucoseScale) -> Plot.Place {
        let height = number.map(scale.height) ?? (band == .veryLow ? 0 : 1)
        return Plot.Place(x: DayAxis.place(second: second), y: height)
    }
}
