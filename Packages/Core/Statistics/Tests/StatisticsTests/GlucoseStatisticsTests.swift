import Domain
import Foundation
import Statistics
import TestSupport
import Testing

/// Guards against empty figures for finger-sticks and HI or LO used as numbers (cgm-remote-monitor#5470, uploader#123).
struct GlucoseStatisticsTests {
    private func makeReading(_ result: TestResult, type: SampleType? = nil, exclusion: String? = nil) -> Reading {
        Reading(
            id: .init(rawValue: UUID().uuidString), person: .init(rawValue: "p"), measuredAt: nil, result: result, type: type,
            source: .meter,
            exclusion: exclusion)
    }

    private func makeSubject(_ results: [TestResult]) -> GlucoseStatistics {
        GlucoseStatistics(of: results.map { makeReading($0) }, targets: .standard)
    }

    @Test func agreesWithTheReferenceAtEveryBoundary() throws {
        let rows = try String(contentsOf: Table.url("stats_edges.csv"), encoding: .utf8).split(whereSeparator: \.isNewline).dropFirst()
        let values = try rows.map { try #require(Int32($0.split(separator: ",").last ?? "")) }
        let subject = makeSubject(values.map { .glucose(.milligramsPerDeciliter($0)) })
        #expect(subject.count == 24)
        #expect(abs(try #require(subject.mean) - 140.541666666666667) < 1e-9)
        #expect(GlucoseBand.allCases.map(subject.count(in:)) == [2, 3, 13, 4, 2])
        #expect(subject.share(in: .inTarget) == 13.0 / 24)
        #expect(subject.meanValue?.milligramsPerDeciliter == 141)
    }

    @Test func noReadingsGiveNoFigures() {
        let subject = makeSubject([])
        #expect(subject.count == 0 && subject.mean == nil && subject.meanValue == nil && subject.share(in: .low) == nil)
    }

    @Test func resultsBeyondTheRangeCountButAreNoNumbers() {
        let subject = makeSubject([.high(unit: nil), .low(unit: nil), .glucose(.milligramsPerDeciliter(100))])
        #expect((subject.count, subject.highCount, subject.lowCount) == (3, 1, 1))
        #expect(subject.mean == 100)
        #expect(subject.count(in: .veryHigh) == 1 && subject.count(in: .veryLow) == 1)
        #expect(makeSubject([.high(unit: nil)]).mean == nil)
    }

    @Test func unitsAreMixedExactly() throws {
        let subject = makeSubject([.glucose(.tenthsOfMillimolesPerLiter(100)), .glucose(.milligramsPerDeciliter(180))])
        #expect(abs(try #require(subject.mean) - (180.1559 + 180) / 2) < 1e-9)
        #expect(subject.count(in: .inTarget) == 2, "10.0 mmol/L is in target in its own unit")
    }

    @Test func controlTestsKetonesImplausibleAndExcludedReadingsAreLeftOut() throws {
        let normal = TestResult.glucose(.milligramsPerDeciliter(100))
        let readings = [
            makeReading(normal, type: .controlSolution), makeReading(.ketone(try #require(KetoneValue(hundredths: 60)))),
            makeReading(.ketoneHigh), makeReading(.ketoneLow), makeReading(.ketoneNone),
            makeReading(.glucose(.milligramsPerDeciliter(5))), makeReading(normal, exclusion: "sweets"), makeReading(.none(unit: nil)),
        ]
        #expect(GlucoseStatistics(of: readings, targets: .standard).count == 0)
    }
}
