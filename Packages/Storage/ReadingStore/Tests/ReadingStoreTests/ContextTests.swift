import Domain
import ReadingStore
import ReadingStoreImplementation
import Testing

/// Tidepool throws when a context's measurement is missing, and xDrip drops a context that comes first.
@Suite struct ContextTests {
    @Test func aContextInTheSameBatchIsGivenToItsRecord() async throws {
        let store = try await makeSubject()
        try await store.sync(.guide, [.make(1), .make(2)], contexts: [.make(2, .afterMeal)])
        #expect(try await store.all().map(\.meal) == [nil, .afterMeal])
    }

    @Test func aContextMayComeLaterThanItsRecord() async throws {
        let store = try await makeSubject()
        try await store.sync(.guide, [.make(1)])
        try await store.sync(.guide, contexts: [.make(1, .fasting)])
        #expect(try await store.only()?.meal == .fasting)
    }

    @Test func aContextMayComeBeforeItsRecord() async throws {
        let store = try await makeSubject()
        try await store.sync(.guide, contexts: [.make(1, .fasting)])
        #expect(try await store.all() == [])
        try await store.sync(.guide, [.make(1)])
        #expect(try await store.only()?.meal == .fasting)
        #expect(try await store.only()?.isEdited == false)
    }

    @Test func aContextWithoutARecordHarmsNoOther() async throws {
        let store = try await makeSubject()
        try await store.sync(.guide, [.make(1)], contexts: [.make(9, .bedtime)])
        try await store.sync(.contour, [.make(9)])
        try await store.sync(.guide, [.make(9, epoch: 1)])
        #expect(try await store.all().map(\.meal) == [nil, nil, nil])
    }

    @Test func theNewestContextOfARecordHolds() async throws {
        let store = try await makeSubject()
        try await store.sync(.guide, [.make(1)], contexts: [.make(1, .beforeMeal), .make(1, .reserved(9))])
        #expect(try await store.only()?.meal == .reserved(9))
        try await store.sync(.guide, contexts: [.make(1, nil)])
        #expect(try await store.only()?.meal == nil)
    }

    @Test func whatAPersonSaidOfTheMealStands() async throws {
        let store = try await makeSubject()
        try await store.sync(.guide, [.make(1)])
        let reading = try #require(try await store.only())
        let change = try await store.edit([reading.id], [.meal(.casual)])
        try await store.sync(.guide, [.make(1)], contexts: [.make(1, .fasting)])
        #expect(try await store.only()?.meal == .casual)
        #expect(try await store.undo(change) == [reading.id])
        #expect(try await store.only()?.meal == .fasting)
        #expect(try await store.only()?.isEdited == false)
    }

    @Test func thatAPersonSaidThereWasNoMealStandsToo() async throws {
        let store = try await makeSubject()
        try await store.sync(.guide, [.make(1)], contexts: [.make(1, .fasting)])
        let reading = try #require(try await store.only())
        _ = try await store.edit([reading.id], [.meal(nil)])
        try await store.sync(.guide, [.make(1)], contexts: [.make(1, .bedtime)])
        #expect(try await store.only()?.meal == nil)
    }

    /// tidepool-org/uploader#1040: ketones of a CareSens Dual were stored as glucose.
    @Test(arguments: [true, false]) func aContextThatSaysKetoneMakesItAKetoneWheneverItComes(contextFirst: Bool) async throws {
        let store = try await makeSubject()
        let context = NewContext.make(1, nil, isKetone: true)
        if contextFirst { try await store.sync(.guide, contexts: [context]) }
        try await store.sync(.guide, [.make(1, milligrams(6))])
        if !contextFirst { try await store.sync(.guide, contexts: [context]) }
        let reading = try #require(try await store.only())
        #expect(reading.result == KetoneValue(hundredths: 60).map(TestResult.ketone))
        #expect(reading.isKetone && !reading.countsInStatistics && !reading.isEdited)
        #expect(try await store.readings(ReadingQuery(kinds: [.ketone])).count == 1)
        #expect(try await store.readings(ReadingQuery(kinds: [.glucose])) == [])
    }

    @Test(
        arguments: [
            (TestResult.none(unit: nil), nil), (.none(unit: .milligramsPerDeciliter), nil), (milligrams(-5), nil),
            (milligrams(1001), nil), (milligrams(1000), 10_000), (milligrams(0), 0),
            (GlucoseValue(mantissa: 15, exponent: -2, unit: .millimolesPerLiter).map(TestResult.glucose) ?? .none(unit: nil), 27),
            (.glucose(.tenthsOfMillimolesPerLiter(3)), 54), (.glucose(.tenthsOfMillimolesPerLiter(-3)), nil),
            (GlucoseValue(mantissa: 63, exponent: -1, unit: .milligramsPerDeciliter).map(TestResult.glucose) ?? .none(unit: nil), 63),
            (GlucoseValue(mantissa: 45, exponent: -2, unit: .milligramsPerDeciliter).map(TestResult.glucose) ?? .none(unit: nil), 5),
            (
                GlucoseValue(mantissa: 1_000_000_000_000, exponent: 12, unit: .millimolesPerLiter).map(TestResult.glucose)
                    ?? .none(unit: nil), nil
            ),
            (KetoneValue(hundredths: 7).map(TestResult.ketone) ?? .none(unit: nil), 7),
        ] as [(TestResult, Int?)])
    func aKetoneWithoutAUsableNumberNeverCountsAsGlucose(result: TestResult, hundredths: Int?) async throws {
        let store = try await makeSubject()
        try await store.sync(.guide, [.make(1, result)], contexts: [.make(1, nil, isKetone: true)])
        let expected = hundredths.flatMap(KetoneValue.init(hundredths:)).map(TestResult.ketone) ?? .ketoneNone
        #expect(try await store.only()?.result == expected)
        #expect(try await store.only()?.countsInStatistics == false)
    }

    /// HI on a ketone strip is the most urgent thing that a meter can say: it was shown as a test without a number.
    @Test(
        arguments: [true, false],
        [
            (TestResult.high(unit: .milligramsPerDeciliter), TestResult.ketoneHigh), (.high(unit: nil), .ketoneHigh),
            (.low(unit: .millimolesPerLiter), .ketoneLow),
        ])
    func aKetoneBeyondTheMetersRangeIsWhatTheMeterSaid(contextFirst: Bool, results: (TestResult, TestResult)) async throws {
        let store = try await makeSubject()
        let context = NewContext.make(1, nil, isKetone: true)
        if contextFirst { try await store.sync(.guide, contexts: [context]) }
        try await store.sync(.guide, [.make(1, results.0)])
        if !contextFirst { try await store.sync(.guide, contexts: [context]) }
        let reading = try #require(try await store.only())
        #expect(reading.result == results.1)
        #expect(reading.isKetone && !reading.countsInStatistics)
        #expect(try await store.readings(ReadingQuery(kinds: [.glucose])) == [])
        #expect(try await store.readings(ReadingQuery(kinds: [.ketone])) == [reading])
    }

    /// A CareSens Dual that shows mmol/L sends its ketones as it sends its glucose: 0.6 mmol/L is 6 mg/dL is 0.333 mmol/L of glucose.
    @Test(arguments: [true, false]) func theUnitOfTheMeterMakesNoOtherKetone(contextFirst: Bool) async throws {
        let store = try await makeSubject()
        let context = NewContext.make(1, nil, isKetone: true)
        let result = try #require(GlucoseValue(mantissa: 333, exponent: -3, unit: .millimolesPerLiter).map(TestResult.glucose))
        if contextFirst { try await store.sync(.guide, contexts: [context]) }
        try await store.sync(.guide, [.make(1, result)])
        if !contextFirst { try await store.sync(.guide, [.make(1, result)], contexts: [context]) }
        #expect(try await store.only()?.result == KetoneValue(hundredths: 60).map(TestResult.ketone))
    }

    @Test func aContextThatIsTakenBackMakesItGlucoseAgain() async throws {
        let store = try await makeSubject()
        try await store.sync(.guide, [.make(1, milligrams(6))], contexts: [.make(1, nil, isKetone: true)])
        try await store.sync(.guide, [.make(1, milligrams(6))], contexts: [.make(1, .fasting)])
        #expect(try await store.only()?.result == milligrams(6))
        #expect(try await store.only()?.meal == .fasting)
    }

    /// A meter's memory was cleared beyond what the cursor could see: its new record must not inherit what was said of the old one.
    @Test func aContextBelongsToTheRecordItCameWithAndToNoLaterOneOfItsNumber() async throws {
        let store = try await makeSubject()
        try await store.sync(.guide, [.make(5)], contexts: [.make(5, nil, isKetone: true)])
        try await store.sync(.guide, [.make(5, at: "2026-02-09T09:09:09")])
        #expect(try await store.all().map(\.isKetone) == [true, false])
    }

    @Test func ofTwoRecordsWithOneNumberTheContextIsThatOfTheOneItCameWith() async throws {
        let store = try await makeSubject()
        try await store.sync(.guide, [.make(5)])
        try await store.sync(.guide, [.make(5, at: "2026-02-09T09:09:09")], contexts: [.make(5, .fasting)])
        #expect(try await store.all().map(\.meal) == [nil, .fasting])
        try await store.sync(.guide, [.make(5)], contexts: [.make(5, .bedtime)])
        #expect(try await store.all().map(\.meal) == [.bedtime, .fasting])
    }

    @Test func aContextThatComesWithNeitherOfTwoRecordsOfItsNumberIsThatOfTheNewerOne() async throws {
        let store = try await makeSubject()
        try await store.sync(.guide, [.make(5)])
        try await store.sync(.guide, [.make(5, at: "2026-02-09T09:09:09")])
        try await store.sync(.guide, contexts: [.make(5, .bedtime)])
        #expect(try await store.all().map(\.meal) == [nil, .bedtime])
    }
}
