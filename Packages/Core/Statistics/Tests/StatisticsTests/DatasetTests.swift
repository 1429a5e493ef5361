import Domain
import Statistics
import Testing

/// What goes wrong at the edges: too few readings, HI and LO alone, days that are longer or shorter, and limits in either unit.
struct DatasetTests {
    private func makeSubject(
        _ samples: [Sample], _ from: String = "2026-03-01", _ to: String = "2026-03-14", kind: Dataset.Kind = .bloodTests,
        targets: TargetSet = .standard
    ) throws -> Dataset {
        Dataset(samples, period: Period(from: try day(from), to: try day(to)), kind: kind, targets: targets)
    }

    @Test func tooFewReadingsGiveNoFigureAndTheirNumber() throws {
        let times = try (0..<30).map { try sample("2026-03-01T08:00:\($0 < 10 ? "0" : "")\($0)", milligrams(100)) }
        for count in [0, 1, 2, 3, 4, 5, 29, 30] {
            let subject = try makeSubject(Array(times.prefix(count)))
            for kind in [FigureKind.mean, .percentile(50), .percentile(25), .standardDeviation, .variation, .estimatedA1c, .lowIndex] {
                let figure = subject.figure(kind)
                #expect((figure.value != nil) == (count >= kind.minimumCount), "\(kind) of \(count)")
                #expect(figure.count == count)
            }
            #expect((subject.profile != nil) == (count >= 30))
        }
    }

    @Test func equalReadingsDoNotVary() throws {
        let subject = try makeSubject(Array(repeating: sample("2026-03-02T08:00", milligrams(120)), count: 40))
        #expect(subject.figure(.standardDeviation).value == 0 && subject.figure(.variation).value == 0)
        #expect(Set([5, 50, 95].map { subject.figure(.percentile($0)).value }) == [120])
        #expect(subject.figure(.perDay).value == 40.0 / 14)
    }

    @Test func resultsBeyondTheRangeAreNoNumbers() throws {
        let subject = try makeSubject([sample("2026-03-02T08:00", .high(unit: nil)), sample("2026-03-02T09:00", .low(unit: nil))])
        #expect(subject.statistics.count == 2 && subject.statistics.numberCount == 0)
        #expect(subject.figure(.mean) == Figure(.mean, nil, count: 0))
        #expect(subject.figure(.share(.veryHigh)).value == 0.5 && subject.figure(.share(.veryLow)).value == 0.5)
        #expect(subject.profile == nil && subject.points.map(\.band) == [.veryHigh, .veryLow])
    }

    @Test(arguments: [
        (53, 29, GlucoseBand.veryLow), (54, 30, .low), (69, 38, .low), (70, 39, .inTarget), (180, 100, .inTarget), (181, 101, .high),
        (250, 139, .high), (251, 140, .veryHigh),
    ])
    func eachLimitIsOfTheUnitInWhichWasMeasured(milligram: Int32, tenths: Int32, band: GlucoseBand) throws {
        for result in [milligrams(milligram), .glucose(.tenthsOfMillimolesPerLiter(tenths))] {
            #expect(try makeSubject([sample("2026-03-02T08:00", result)]).statistics.count(in: band) == 1)
        }
    }

    @Test func aMealsOwnLimitsDecide() throws {
        let targets = TargetSet.standard.with(meals: [.fasting: .pregnancy])
        let subject = try makeSubject(
            [sample("2026-03-02T08:00", milligrams(150), meal: .fasting), sample("2026-03-02T12:00", milligrams(150))], targets: targets)
        #expect(subject.statistics.count(in: .high) == 1 && subject.statistics.count(in: .inTarget) == 1)
        #expect(subject.statistics.number(.percentile(50)) == 150)
        #expect(subject.meals.first { $0.key == .fasting }?.statistics.count == 1)
    }

    @Test func bothUnitsOfOneMeanAreMixed() throws {
        let subject = try makeSubject(
            [sample("2026-03-02T08:00", .glucose(.tenthsOfMillimolesPerLiter(100))), sample("2026-03-02T09:00", milligrams(180))])
        #expect(agree(subject.figure(.mean).value, (180.1559 + 180) / 2))
    }

    @Test func midnightBelongsToTheDayThatBegins() throws {
        let subject = try makeSubject(
            [sample("2026-03-01T23:59:59", milligrams(100)), sample("2026-03-02T00:00:00", milligrams(200))], "2026-03-01", "2026-03-02")
        #expect(subject.days.map(\.statistics.mean) == [100, 200])
        #expect(subject.dayParts.map(\.statistics.count) == [1, 0, 0, 1])
        let later = try makeSubject([sample("2026-03-15T00:00:00", milligrams(100)), sample("2026-02-28T23:59:59", milligrams(100))])
        #expect(later.statistics.count == 0, "neither lies in the period")
    }

    /// On 25 October 2026 clocks in Berlin showed each time from two to three twice; on 29 March 2026 none of them.
    @Test func clocksThatChangeMoveNothing() throws {
        let subject = try makeSubject(
            [sample("2026-10-25T02:30:00", milligrams(100)), sample("2026-10-25T02:30:00", milligrams(140))], "2026-10-25", "2026-10-25")
        #expect(subject.hours[2].statistics.mean == 120 && subject.hours.map(\.statistics.count).reduce(0, +) == 2)
        let spring = try makeSubject([sample("2026-03-29T02:30:00", milligrams(100))], "2026-03-29", "2026-03-29")
        #expect(spring.hours[2].statistics.count == 1 && spring.figure(.perDay).value == 1)
    }

    @Test func aLeapDayIsADay() throws {
        let period = Period(days: 30, endingWith: try day("2028-03-01"))
        #expect(period.from == (try day("2028-02-01")) && period.dayCount == 30)
        #expect(period.previous == Period(from: try day("2028-01-02"), to: try day("2028-01-31")))
        let subject = try makeSubject([sample("2028-02-29T08:00", milligrams(100))], "2028-02-28", "2028-03-01")
        #expect(subject.days.map(\.statistics.count) == [0, 1, 0] && subject.weekdays[1].statistics.count == 1)
    }

    @Test func aPeriodBeforeTheFirstYearEnds() throws {
        #expect(Period(days: 10, endingWith: try day("0001-01-03")).dayCount == 1)
        #expect(Period(from: try day("0001-01-01"), to: try day("0001-01-03")).previous == nil)
        #expect(Period(days: 0, endingWith: try day("2026-03-01")).dayCount == 1)
        #expect(Period(from: try day("2026-03-02"), to: try day("2026-03-01")).dayCount == 2)
    }

    @Test func aReadingAfterAMealIsPairedWithTheLastOneBeforeIt() throws {
        let subject = try makeSubject([
            sample("2026-03-02T07:00", milligrams(90), meal: .beforeMeal),
            sample("2026-03-02T07:30", milligrams(100), meal: .beforeMeal),
            sample("2026-03-02T07:50", milligrams(300), meal: .afterMeal),
            sample("2026-03-02T09:30", milligrams(160), meal: .afterMeal),
            sample("2026-03-02T10:30", milligrams(150), meal: .afterMeal),
            sample("2026-03-02T12:00", milligrams(110), meal: .beforeMeal),
            sample("2026-03-02T16:30", milligrams(120), meal: .afterMeal),
            sample("2026-03-02T18:00", milligrams(110), meal: .beforeMeal),
            sample("2026-03-02T20:00", .high(unit: nil), meal: .afterMeal),
        ])
        #expect(subject.mealPairs.map(\.rise) == [60, nil], "too soon, a second one and too late have no partner; HI has no rise")
        let summary = try #require(subject.mealPairSummaries.first)
        #expect(subject.mealPairSummaries.count == 1 && summary.part == .morning && summary.count == 1)
        #expect([summary.before, summary.after, summary.rise] == [100, 160, 60])
    }

    @Test func anIndicatorIsOfASensorThatMeasuredEnough() throws {
        let first = try day("2026-03-01").dayNumber * 86_400
        let all = (0..<14 * 96).map { Sample(second: first + $0 * 900, result: milligrams(150)) }
        #expect(agree(try makeSubject(all, kind: .sensor).figure(.managementIndicator).value, 6.898))
        #expect(try makeSubject(all).figure(.managementIndicator).value == nil, "not of blood tests")
        #expect(try makeSubject(all, "2026-03-01", "2026-03-13", kind: .sensor).figure(.managementIndicator).value == nil, "13 days")
        let half = all.enumerated().filter { $0.offset % 1344 < 700 }.map(\.element)
        #expect(try makeSubject(half, kind: .sensor).figure(.managementIndicator).value == nil, "half of the days")
        #expect(try makeSubject(Array(all.prefix(1)), kind: .sensor).coverage == nil)
    }

    @Test func pointsAreFoundByDayAndByRange() throws {
        let subject = try makeSubject([sample("2026-03-02T08:00", milligrams(60)), sample("2026-03-01T09:00", milligrams(100))])
        #expect(subject.points(on: try day("2026-03-02")).map(\.number) == [60])
        #expect(subject.points(on: try day("2026-03-03")).isEmpty)
        #expect(subject.points(in: [.veryLow, .low]).map(\.secondOfDay) == [28_800])
        #expect(subject.points.first?.time == CivilDateTime("2026-03-01T09:00"))
    }

    @Test func weeksBeginWithThePeriod() throws {
        let subject = try makeSubject(
            [sample("2026-03-07T08:00", milligrams(100)), sample("2026-03-08T08:00", milligrams(120))], "2026-03-01", "2026-03-10")
        #expect(subject.weeks.map(\.key.description) == ["2026-03-01", "2026-03-08"])
        #expect(subject.weeks.map(\.statistics.mean) == [100, 120])
    }

    @Test func aHistogramCountsTheNumbersThatAreShown() throws {
        let subject = try makeSubject([
            sample("2026-03-02T08:00", milligrams(59)), sample("2026-03-02T09:00", milligrams(60)),
            sample("2026-03-02T10:00", .glucose(.tenthsOfMillimolesPerLiter(56))), sample("2026-03-02T11:00", .high(unit: nil)),
        ])
        #expect(subject.histogram(in: .milligramsPerDeciliter).map(\.lower) == [40, 60, 80, 100])
        #expect(subject.histogram(in: .milligramsPerDeciliter).map(\.count) == [1, 1, 0, 1])
        #expect(subject.histogram(in: .millimolesPerLiter).map(\.count) == [2, 0, 1])
        #expect(subject.histogram(in: .millimolesPerLiter).map(\.band) == [.low, .inTarget, .inTarget])
        #expect(try makeSubject([]).histogram(in: .millimolesPerLiter).isEmpty)
    }

    @Test func riskClassesBeginAtTheirLimits() {
        #expect([1.09, 1.1, 2.5, 5].map { RiskClass(lowIndex: $0) } == [.minimal, .low, .moderate, .high])
        #expect([4.49, 4.5, 9].map { RiskClass(highIndex: $0) } == [.low, .moderate, .high])
    }
}
