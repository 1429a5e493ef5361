import Domain
import Insights
import Preferences
import ReadingStore
import Statistics

/// Which readings a page asks for.
struct PageScope {
    let person: Person.ID
    let period: Period
    /// The period that it is compared with.
    let other: Period
    let kind: Dataset.Kind
    let today: CivilDate
    let targets: TargetSet
    let unit: UnitPreference

    /// The one query that feeds every figure of the page.
    var query: ReadingQuery {
        ReadingQuery(person: person, from: min(period.from, other.from), to: max(period.to, other.to), sensors: sensors)
    }

    var sensors: ReadingQuery.Sensors { kind == .sensor ? .only : .excluded }
}

/// What was found, in both shapes where the page shows the readings themselves.
struct Found {
    let samples: [ReadingSample]
    let readings: [Reading]

    init(samples: [ReadingSample]) {
        self.samples = samples
        readings = []
    }

    init(readings: [Reading]) {
        samples = readings.compactMap(ReadingSample.init)
        self.readings = readings
    }

    /// Those that are counted together: the real ones, or the simulated ones where there are no others. Never both.
    var counted: (samples: [ReadingSample], readings: [Reading], areSimulated: Bool) {
        let areSimulated = !samples.isEmpty && samples.allSatisfy(\.isSimulated)
        guard !areSimulated else { return (samples, readings, true) }
        return (samples.filter { !$0.isSimulated }, readings.filter { !$0.isSimulated }, false)
    }
}

extension Period {
    /// Whether a local second lies in the period.
    func contains(second: Int) -> Bool {
        (from.dayNumber * 86_400..<(to.dayNumber + 1) * 86_400).contains(second)
    }
}

extension ReadingSample {
    /// Whether it can count in figures of glucose; implausible numbers are left out there.
    var counts: Bool { !isControl && !isExcluded && !result.isKetone }
}

extension ReadingOrigins {
    /// Counts samples. Control tests and ketones have counts of their own and no origin.
    init(_ samples: [ReadingSample]) {
        self.init()
        for sample in samples {
            if sample.isControl {
                control += 1
            } else if sample.result.isKetone {
                ketone += 1
            } else {
                add(sample)
            }
        }
    }

    private mutating func add(_ sample: ReadingSample) {
        switch sample.source {
        case .meter: meter += 1
        case .manual: typed += 1
        case .import: imported += 1
        }
        if sample.isEdited { edited += 1 }
        if sample.isExcluded { excluded += 1 } else if sample.isUnusable { unusable += 1 }
    }
}

extension ReadingSample {
    /// Whether it is no HI, no LO and no number that a person's blood can have.
    fileprivate var isUnusable: Bool {
        switch result {
        case .high, .low: false
        case .glucose(let value): !value.isPlausible
        case .none, .ketone, .ketoneHigh, .ketoneLow, .ketoneNone: true
        }
    }
}
