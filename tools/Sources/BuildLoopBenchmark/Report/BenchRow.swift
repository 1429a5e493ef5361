/// The figures of one piece of work.
package struct BenchRow: Equatable, Sendable {
    /// What was done.
    package struct Key: Hashable, Sendable {
        /// The number of features or packages of the repository.
        package var features: Int
        /// What was built or asked: `package`, `app`, `module`, or a command of the tool.
        package var subject: String
        /// The way of building.
        package var variant: String
        /// What was changed, `null` for nothing, `cold` for a first build.
        package var work: String

        /// A key.
        package init(features: Int, subject: String, variant: String, work: String) {
            self.features = features
            self.subject = subject
            self.variant = variant
            self.work = work
        }
    }

    /// What was done.
    package var key: Key
    /// Number of samples.
    package var runs: Int
    /// Seconds.
    package var wall: Spread
    /// Seconds of processor time.
    package var cpu: Spread
    /// The median load average.
    package var load: Double

    /// A row.
    package init(key: Key, runs: Int, wall: Spread, cpu: Spread, load: Double) {
        self.key = key
        self.runs = runs
        self.wall = wall
        self.cpu = cpu
        self.load = load
    }
}

/// Rows that are still being filled, in the order of their first sample.
package struct BenchRows: Sendable {
    private var order: [BenchRow.Key] = []
    private var series: [BenchRow.Key: Series] = [:]

    /// No rows.
    package init() {}

    /// Adds a sample to the row of a key.
    package mutating func add(_ sample: Sample, _ key: BenchRow.Key) {
        if series[key] == nil { order.append(key) }
        series[key, default: Series()].append(sample)
    }

    /// The rows.
    package var rows: [BenchRow] {
        order.compactMap { key in
            guard let series = series[key], let wall = series.spread(of: \.wall), let cpu = series.spread(of: \.cpu) else { return nil }
            return BenchRow(
                key: key, runs: series.samples.count, wall: wall, cpu: cpu, load: series.spread(of: \.load)?.median ?? 0)
        }
    }
}
