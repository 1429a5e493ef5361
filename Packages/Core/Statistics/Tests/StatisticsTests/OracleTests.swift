import Domain
import Foundation
import Statistics
import Testing

/// On any readings the figures are those of the definitions, written here once more in the plainest way: no levels, no counting.
struct OracleTests {
    /// Numbers that look random and are the same in each run (Steele, Lea and Flood 2014, "SplitMix").
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }

    private struct Drawn {
        let second: Int
        let result: TestResult
        let number: Double?
        let band: GlucoseBand
    }

    private static let first = 20_000
    private static let days = 60

    private func draw(_ seed: UInt64, count: Int) -> [Drawn] {
        var numbers = Numbers(state: seed)
        return (0..<count).map { _ in
            let second = Self.first * 86_400 + Int.random(in: 0..<Self.days * 86_400, using: &numbers)
            switch Int.random(in: 0..<20, using: &numbers) {
            case 0: return Drawn(second: second, result: .high(unit: nil), number: nil, band: .veryHigh)
            case 1: return Drawn(second: second, result: .low(unit: nil), number: nil, band: .veryLow)
            case 2..<9:
                let tenths = Int32.random(in: 6...333, using: &numbers)
                let band: GlucoseBand =
                    tenths < 30 ? .veryLow : tenths < 39 ? .low : tenths <= 100 ? .inTarget : tenths <= 139 ? .high : .veryHigh
                return Drawn(
                    second: second, result: .glucose(.tenthsOfMillimolesPerLiter(tenths)), number: Double(tenths) / 10 * 18.01559,
                    band: band)
            default:
                let value = Int32.random(in: 20...600, using: &numbers)
                let band: GlucoseBand =
                    value < 54 ? .veryLow : value < 70 ? .low : value <= 180 ? .inTarget : value <= 250 ? .high : .veryHigh
                return Drawn(second: second, result: milligrams(value), number: Double(value), band: band)
            }
        }
    }

    private func expected(_ drawn: [Drawn], _ kind: FigureKind) -> Double? {
        let numbers = drawn.compactMap(\.number).sorted()
        let n = Double(numbers.count)
        if case .share(let band) = kind {
            return drawn.isEmpty ? nil : Double(drawn.count { $0.band == band }) / Double(drawn.count)
        }
        guard !numbers.isEmpty else { return nil }
        let mean = numbers.reduce(0, +) / n
        let squares = numbers.map { ($0 - mean) * ($0 - mean) }.reduce(0, +)
        let deviation = n > 1 ? (squares / (n - 1)).squareRoot() : nil
        let risks = numbers.map { 1.509 * (pow(log($0), 1.084) - 5.381) }
        switch kind {
        case .mean: return mean
        case .lowest: return numbers.first
        case .highest: return numbers.last
        case .standardDeviation: return deviation
        case .variation: return deviation.map { $0 / mean * 100 }
        case .estimatedA1c: return (mean + 46.7) / 28.7
        case .lowIndex: return risks.map { $0 < 0 ? 10 * $0 * $0 : 0 }.reduce(0, +) / n
        case .highIndex: return risks.map { $0 > 0 ? 10 * $0 * $0 : 0 }.reduce(0, +) / n
        case .percentile(let percent):
            let place = (n - 1) * Double(percent) / 100
            let (low, high) = (Int(place.rounded(.down)), Int(place.rounded(.up)))
            return numbers[low] * (1 - (place - Double(low))) + numbers[high] * (place - Double(low))
        case .count, .perDay, .managementIndicator, .share: return nil
        }
    }

    private static let kinds: [FigureKind] =
        [.mean, .lowest, .highest, .standardDeviation, .variation, .estimatedA1c, .lowIndex, .highIndex]
        + [0, 5, 25, 33, 50, 75, 95, 100].map { .percentile($0) } + GlucoseBand.allCases.map { .share($0) }

    private func expectAgreement(_ subject: GlucoseStatistics, _ drawn: [Drawn], _ comment: String) {
        #expect(subject.count == drawn.count, "\(comment)")
        for kind in Self.kinds { #expect(agree(subject.number(kind), expected(drawn, kind)), "\(kind.name), \(comment)") }
    }

    @Test(arguments: [0, 1, 2, 3, 10, 31, 500, 20_000])
    func figuresAreThoseOfTheirDefinitions(count: Int) throws {
        let drawn = draw(UInt64(count) + 7, count: count)
        let period = Period(from: try #require(CivilDate(dayNumber: Self.first)), to: try #require(CivilDate(dayNumber: Self.first + 59)))
        let subject = Dataset(drawn.map { Sample(second: $0.second, result: $0.result) }, period: period, targets: .standard)
        expectAgreement(subject.statistics, drawn, "all")
        for part in subject.hours {
            expectAgreement(part.statistics, drawn.filter { $0.second / 3600 % 24 == part.key }, "hour \(part.key)")
        }
        for part in subject.dayParts {
            expectAgreement(part.statistics, drawn.filter { part.key.hours.contains($0.second / 3600 % 24) }, "\(part.key)")
        }
        for part in subject.weekdays {
            let own = drawn.filter { CivilDateTime(epochSecond: $0.second)?.date.weekday == part.key }
            expectAgreement(part.statistics, own, "weekday \(part.key)")
        }
        for part in subject.days {
            expectAgreement(part.statistics, drawn.filter { $0.second / 86_400 == part.key.dayNumber }, "\(part.key)")
        }
        #expect(subject.points.map(\.second) == drawn.map(\.second).sorted())
    }

    @Test func figuresOfReadingsAreThoseOfADataset() throws {
        let drawn = draw(3, count: 200)
        let readings = drawn.map { drawn in
            Reading(
                id: .init(rawValue: "r"), person: .init(rawValue: "p"), measuredAt: CivilDateTime(epochSecond: drawn.second),
                result: drawn.result, source: .meter)
        }
        let period = Period(from: try #require(CivilDate(dayNumber: Self.first)), to: try #require(CivilDate(dayNumber: Self.first + 59)))
        let dataset = Dataset(drawn.map { Sample(second: $0.second, result: $0.result) }, period: period, targets: .standard)
        #expect(GlucoseStatistics(of: readings, targets: .standard) == dataset.statistics)
    }
}
