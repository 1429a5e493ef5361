import Domain
import Foundation
import Statistics
import TestSupport
import Testing

/// The figures are those that iglu in R and numpy computed of the same readings.
struct ReferenceTests {
    private struct Reference: Decodable {
        struct Dataset: Decodable {
            let csv: String
            let iglu: [String: Value]
            let independent: [String: Double]

            enum CodingKeys: String, CodingKey {
                case csv, independent
                case iglu = "iglu_R"
            }
        }
        /// iglu has numbers, one list, and nothing where it does not compute a figure.
        enum Value: Decodable {
            case number(Double)
            case other

            init(from decoder: any Decoder) throws {
                self = (try? decoder.singleValueContainer().decode(Double.self)).map(Value.number) ?? .other
            }

            var number: Double? { if case .number(let number) = self { number } else { nil } }
        }
        let datasets: [String: Dataset]
    }

    private static let kinds: [(key: String, kind: FigureKind, factor: Double)] = [
        ("mean", .mean, 1), ("sd_sample", .standardDeviation, 1), ("cv_sample", .variation, 1), ("gmi", .managementIndicator, 1),
        ("ea1c_adag", .estimatedA1c, 1), ("lbgi", .lowIndex, 1), ("hbgi", .highIndex, 1), ("q5_type7", .percentile(5), 1),
        ("q10_type7", .percentile(10), 1), ("q25_type7", .percentile(25), 1), ("q50_type7", .percentile(50), 1),
        ("q75_type7", .percentile(75), 1), ("q90_type7", .percentile(90), 1), ("q95_type7", .percentile(95), 1),
        ("pct_lt54", .share(.veryLow), 100), ("pct_54_69", .share(.low), 100), ("pct_70_180", .share(.inTarget), 100),
        ("pct_181_250", .share(.high), 100), ("pct_gt250", .share(.veryHigh), 100),
    ]

    private func reference(_ name: String) throws -> Reference.Dataset {
        try #require(try Table.json("stats_reference.json", as: Reference.self).datasets[name])
    }

    private func makeSubject(_ reference: Reference.Dataset, kind: Dataset.Kind = .bloodTests) throws -> Dataset {
        let samples = try samples(of: reference.csv)
        let days = samples.compactMap { CivilDateTime(epochSecond: $0.second)?.date }
        let period = Period(from: try #require(days.min()), to: try #require(days.max()))
        return Dataset(samples, period: period, kind: kind, targets: .standard)
    }

    @Test(arguments: ["stats_edges", "stats_cgm14d"])
    func agreesWithNumpyToABillionth(name: String) throws {
        let reference = try reference(name)
        let subject = try makeSubject(reference).statistics
        #expect(subject.count == Int(try #require(reference.independent["n"])))
        for (key, kind, factor) in Self.kinds {
            let expected = try #require(reference.independent[key], "\(key)")
            #expect(agree(subject.number(kind).map { $0 * factor }, expected), "\(key)")
        }
    }

    @Test(arguments: ["stats_edges", "stats_cgm14d"])
    func agreesWithIgluWhereDefinitionsAreTheSame(name: String) throws {
        let reference = try reference(name)
        let subject = try makeSubject(reference).statistics
        for (key, kind) in [("mean", FigureKind.mean), ("sd", .standardDeviation), ("cv", .variation), ("ea1c", .estimatedA1c)] {
            let expected = try #require(reference.iglu[key]?.number)
            #expect(agree(subject.number(kind), expected), "\(key), of which iglu gives ten digits")
        }
        for (key, kind) in [("lbgi", FigureKind.lowIndex), ("hbgi", .highIndex)] {
            let expected = try #require(reference.iglu[key]?.number)
            #expect(agree(subject.number(kind), expected, within: 1e-3), "\(key), of which iglu rounds the constant")
        }
    }

    @Test func aSensorsCoverageIsThatOfIglu() throws {
        let reference = try reference("stats_cgm14d")
        let subject = try makeSubject(reference, kind: .sensor)
        let coverage = try #require(subject.coverage)
        #expect(coverage.interval == 15)
        #expect(agree(coverage.share * 100, reference.iglu["active_percent"]?.number))
        #expect(agree(subject.figure(.managementIndicator).value, reference.independent["gmi"]))
    }

    @Test func theProfileHasTheReferencesPercentiles() throws {
        let profile = try #require(try makeSubject(reference("stats_cgm14d"), kind: .sensor).profile)
        let rows = try rows(of: "agp_hourly_type7_cgm14d.csv")
        #expect(profile.hours.count == rows.count)
        #expect(profile.percentiles == [5, 25, 50, 75, 95])
        for (hour, row) in zip(profile.hours, rows) {
            #expect([String(hour.hour), String(hour.statistics.count)] == Array(row[0...1]))
            for (percent, column) in zip(profile.percentiles, 2...) {
                #expect(agree(hour.statistics.number(.percentile(percent)), Double(row[column])), "hour \(row[0]), \(percent) %")
            }
        }
    }
}
