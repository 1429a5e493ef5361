public import Domain

/// The readings of a person in a period, made once for a page, so that each of its figures stands on the same ones.
public struct Dataset: Hashable, Sendable {
    /// What the readings are of.
    public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
        /// Single tests from a drop of blood.
        case bloodTests
        /// A sensor in interstitial fluid, every few minutes.
        case sensor
    }

    /// One reading that counts: when, and which level. Day and time are told apart once, as a division for each figure would cost most of its time.
    struct Entry: Hashable, Sendable {
        /// The number of the day, as `CivilDate.dayNumber`.
        let day: Int32
        /// Seconds since midnight, 0…86399.
        let secondOfDay: Int32
        /// The index of the level.
        var level: Int32

        init(second: Int, level: Int32) {
            let (day, rest) = second.floored(by: Sample.secondsOfDay)
            self.day = Int32(day)
            secondOfDay = Int32(rest)
            self.level = level
        }

        /// Seconds since 1970 of the same local clock.
        var second: Int { Int(day) * Sample.secondsOfDay + Int(secondOfDay) }
        /// The hour of the day, 0…23.
        var hour: Int { Int(secondOfDay / 3600) }
    }

    /// The days.
    public let period: Period
    /// What the readings are of.
    public let kind: Kind
    /// The person's targets, by which readings are in ranges.
    public let targets: TargetSet
    /// The figures of all readings.
    public let statistics: GlucoseStatistics
    /// In ascending order: LO, the numbers, HI.
    let levels: [Level]
    /// In the order of time.
    let entries: [Entry]

    /// Takes those samples that lie in a period and count. They may come in any order.
    public init(_ samples: [Sample], period: Period, kind: Kind = .bloodTests, targets: TargetSet) {
        let seconds = period.seconds
        var table = LevelTable(targets: targets)
        var entries: [Entry] = []
        entries.reserveCapacity(samples.count)
        var (latest, isInOrder) = (Int.min, true)
        for sample in samples where seconds.contains(sample.second) {
            guard let level = table.index(of: sample.result, meal: sample.meal) else { continue }
            if sample.second < latest { isInOrder = false }
            latest = sample.second
            entries.append(Entry(second: sample.second, level: level))
        }
        let order = table.levels.indices.sorted { Level.precedes(table.levels[$0], table.levels[$1]) }
        var places = [Int32](repeating: 0, count: order.count)
        for (place, level) in order.enumerated() { places[level] = Int32(place) }
        for index in entries.indices { entries[index].level = places[Int(entries[index].level)] }
        if !isInOrder { entries.sort { $0.second < $1.second } }
        self.init(period: period, kind: kind, targets: targets, levels: order.map { table.levels[$0] }, entries: entries)
    }

    private init(period: Period, kind: Kind, targets: TargetSet, levels: [Level], entries: [Entry]) {
        self.period = period
        self.kind = kind
        self.targets = targets
        self.levels = levels
        self.entries = entries
        statistics = Self.group(entries, levels, into: 1) { _ in 0 }[0]
    }

    /// The last days of it, as a dataset of their own; itself where it has no more.
    public func last(days: Int) -> Dataset {
        guard days < period.dayCount else { return self }
        let shorter = Period(days: days, endingWith: period.to)
        let own = entries.filter { shorter.seconds.contains($0.second) }
        return Dataset(period: shorter, kind: kind, targets: targets, levels: levels, entries: own)
    }

    /// A figure of the whole period.
    public func figure(_ kind: FigureKind) -> Figure {
        switch kind {
        case .perDay: Figure(kind, Double(statistics.count) / Double(period.dayCount), count: statistics.count)
        case .managementIndicator:
            Figure(kind, isEnoughForIndicator ? statistics.number(kind) : nil, count: statistics.numberCount)
        default: statistics.figure(kind)
        }
    }

    /// The figures of so many groups; `index` tells the group of a reading, or nil for none.
    func grouped(into count: Int, by index: (Entry) -> Int?) -> [GlucoseStatistics] {
        Self.group(entries, levels, into: count, by: index)
    }

    private static func group(
        _ entries: [Entry], _ levels: [Level], into count: Int, by index: (Entry) -> Int?
    ) -> [GlucoseStatistics] {
        var counts = [Int](repeating: 0, count: count * levels.count)
        for entry in entries {
            if let group = index(entry) { counts[group * levels.count + Int(entry.level)] += 1 }
        }
        return (0..<count).map { group in
            GlucoseStatistics(levels, counts: Array(counts[group * levels.count..<(group + 1) * levels.count]))
        }
    }
}

extension Int {
    /// The quotient rounded down and the rest, which is never negative.
    @inline(__always)
    func floored(by divisor: Int) -> (whole: Int, rest: Int) {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }
}
