import Domain

extension Plot.Look {
    /// The class of a line.
    nonisolated var lineClass: StaticString {
        switch self {
        case .median: "chart-line chart-median"
        case .quartiles: "chart-line chart-quartiles"
        case .range: "chart-line chart-range"
        case .day: "chart-line chart-day"
        case .trend: "chart-line chart-trend"
        }
    }

    /// The class of a shape.
    nonisolated var areaClass: StaticString {
        switch self {
        case .range: "chart-area chart-area-range"
        case .median, .quartiles, .day, .trend: "chart-area"
        }
    }
}

extension GlucoseBand {
    /// The class of the range's sign in a plot.
    nonisolated var signClass: StaticString {
        switch self {
        case .veryLow: "chart-sign band-very-low"
        case .low: "chart-sign band-low"
        case .inTarget: "chart-sign band-in-target"
        case .high: "chart-sign band-high"
        case .veryHigh: "chart-sign band-very-high"
        }
    }

    /// The class of a bar in the range's colour.
    nonisolated var barClass: StaticString {
        switch self {
        case .veryLow: "chart-bar band-very-low"
        case .low: "chart-bar band-low"
        case .inTarget: "chart-bar band-in-target"
        case .high: "chart-bar band-high"
        case .veryHigh: "chart-bar band-very-high"
        }
    }
}
