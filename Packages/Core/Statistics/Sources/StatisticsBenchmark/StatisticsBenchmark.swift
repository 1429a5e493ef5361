import Domain
import Foundation
import Statistics

/// Computes every figure and the profile of many made-up readings, and prints how long each run took, and some of the figures, as JSON.
///
/// `tools/bench/glucose.py` does the same work with numpy and pandas on the same readings.
@main
enum StatisticsBenchmark {
    private struct Result: Encodable {
        let milliseconds: [Double]
        let figures: [String: Double]
    }

    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst().compactMap { Int($0) }
        let (count, runs) = (arguments.first ?? 1_000_000, arguments.dropFirst().first ?? 7)
        let samples = (0..<count).map(sample)
        let last = CivilDate(dayNumber: (count - 1) * secondsBetween / 86_400)
        guard let first = CivilDate(dayNumber: 0), let last else { return }
        let period = Period(from: first, to: last)
        var figures: [String: Double] = [:]
        let milliseconds = (0..<runs).map { _ in
            let start = ContinuousClock.now
            figures = compute(samples, period)
            let (seconds, attoseconds) = (ContinuousClock.now - start).components
            return Double(seconds) * 1000 + Double(attoseconds) / 1e15
        }
        print(String(decoding: try JSONEncoder().encode(Result(milliseconds: milliseconds, figures: figures)), as: UTF8.self))
    }

    /// Seconds between two readings; a prime, so that they fall on all hours.
    private static let secondsBetween = 97

    /// The same formula as in `glucose.py`.
    private static func sample(_ index: Int) -> Sample {
        Sample(second: index * secondsBetween, result: .glucose(.milligramsPerDeciliter(Int32(40 + index * 7919 % 361))))
    }

    private static let kinds: [FigureKind] =
        [.count, .mean, .standardDeviation, .variation, .lowest, .highest, .estimatedA1c, .lowIndex, .highIndex]
        + [5, 25, 50, 75, 95].map { .percentile($0) } + GlucoseBand.allCases.map { .share($0) }

    private static func compute(_ samples: [Sample], _ period: Period) -> [String: Double] {
        let dataset = Dataset(samples, period: period, kind: .sensor, targets: .standard)
        var figures: [String: Double] = [:]
        add(dataset.statistics, "all", to: &figures)
        for part in dataset.dayParts { add(part.statistics, "\(part.key)", to: &figures) }
        for part in dataset.weekdays { add(part.statistics, "weekday\(part.key)", to: &figures) }
        for hour in dataset.profile?.hours ?? [] {
            for percent in [5, 25, 50, 75, 95] {
                figures["hour\(hour.hour) percentile\(percent)"] = hour.statistics.number(.percentile(percent))
            }
        }
        return figures
    }

    private static func add(_ statistics: GlucoseStatistics, _ name: String, to figures: inout [String: Double]) {
        for kind in kinds { figures[name + " " + kind.name] = statistics.number(kind) }
    }
}
