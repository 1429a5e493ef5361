import Domain
import Foundation
import Testing

/// Guards against swapped nibbles and refused reserved numbers (Android-nRF-Connect#59).
struct SpecificationNamesTests {
    @Test func everyNumberSurvivesItsName() {
        for code in UInt8.min...UInt8.max {
            #expect(SampleType(code: code).code == code)
            #expect(SampleLocation(code: code).code == code)
            #expect(Meal(code: code).code == code)
        }
    }

    @Test func namesAreTheDocumentedOnes() {
        #expect(
            (1...10).map { SampleType(code: $0).name }.joined(separator: " ") == """
                capillaryWholeBlood capillaryPlasma venousWholeBlood venousPlasma arterialWholeBlood arterialPlasma \
                undeterminedWholeBlood undeterminedPlasma interstitialFluid controlSolution
                """)
        #expect(
            [1, 2, 3, 4, 15, 9].map { SampleLocation(code: $0).name } == [
                "finger", "alternateSiteTest", "earlobe", "controlSolution", "notAvailable", "reserved",
            ])
        #expect([1, 2, 3, 4, 5, 6].map { Meal(code: $0).name } == ["beforeMeal", "afterMeal", "fasting", "casual", "bedtime", "reserved"])
        #expect(SampleType(code: 15).name == "reserved")
        #expect(SensorStatus(rawValue: 0xF821).names == ["deviceBatteryLow", "resultTooHigh", "timeFault"])
        #expect(SensorStatus(rawValue: 0x0FFF).names.count == 12)
        #expect(SensorStatus([.generalDeviceFault, .stripPulledTooSoon]).names == ["stripPulledTooSoon", "generalDeviceFault"])
    }
}

struct TargetSetTests {
    @Test(arguments: [
        (Int32(53), GlucoseBand.veryLow), (54, .low), (69, .low), (70, .inTarget), (180, .inTarget), (181, .high), (250, .high),
        (251, .veryHigh),
    ])
    func classifiesMilligrams(value: Int32, band: GlucoseBand) {
        #expect(TargetSet.standard.band(of: .milligramsPerDeciliter(value)) == band)
    }

    @Test(arguments: [
        (Int32(29), GlucoseBand.veryLow), (30, .low), (38, .low), (39, .inTarget), (100, .inTarget), (101, .high), (139, .high),
        (140, .veryHigh),
    ])
    func classifiesMillimolesInTheirOwnUnit(tenths: Int32, band: GlucoseBand) {
        #expect(TargetSet.standard.band(of: .tenthsOfMillimolesPerLiter(tenths)) == band)
    }

    @Test func resultsBeyondTheRangeHaveABandAndOthersNone() throws {
        #expect(TargetSet.standard.band(of: .high(unit: nil)) == .veryHigh)
        #expect(TargetSet.standard.band(of: .low(unit: nil)) == .veryLow)
        #expect(TargetSet.standard.band(of: .none(unit: nil)) == nil)
        #expect(TargetSet.standard.band(of: .glucose(.milligramsPerDeciliter(1001))) == nil)
        #expect(TargetSet.standard.band(of: .glucose(.milligramsPerDeciliter(100))) == .inTarget)
        #expect(TargetSet.standard.band(of: .ketone(try #require(KetoneValue(hundredths: 60)))) == nil)
        #expect(GlucoseBand.allCases == GlucoseBand.allCases.sorted())
    }

    /// Battelino et al. 2019: for older people and those at high risk the low range is one; in pregnancy the target is narrower.
    @Test func presetsAreThoseOfTheConsensus() {
        #expect(TargetSet.olderOrHighRisk.band(of: .milligramsPerDeciliter(69)) == .veryLow)
        #expect(TargetSet.olderOrHighRisk.band(of: .milligramsPerDeciliter(70)) == .inTarget)
        #expect(TargetSet.olderOrHighRisk.band(of: .tenthsOfMillimolesPerLiter(38)) == .veryLow)
        #expect(TargetSet.olderOrHighRisk.band(of: .milligramsPerDeciliter(180)) == .inTarget)
        #expect(TargetSet.olderOrHighRisk.band(of: .milligramsPerDeciliter(250)) == .high)
        #expect(TargetSet.olderOrHighRisk.band(of: .milligramsPerDeciliter(251)) == .veryHigh)
        #expect(TargetSet.pregnancy.band(of: .milligramsPerDeciliter(63)) == .inTarget)
        #expect(TargetSet.pregnancy.band(of: .milligramsPerDeciliter(141)) == .high)
        #expect(TargetSet.pregnancy.band(of: .tenthsOfMillimolesPerLiter(34)) == .low)
        #expect(TargetSet.pregnancy.band(of: .tenthsOfMillimolesPerLiter(78)) == .inTarget)
        for set in [TargetSet.standard, .olderOrHighRisk, .pregnancy] {
            for limits in GlucoseUnit.allCases.map({ set.limits(in: $0) }) {
                #expect(TargetSet.Limits(veryLow: limits.veryLow, low: limits.low, high: limits.high, veryHigh: limits.veryHigh) == limits)
            }
        }
    }

    @Test func aMealCountsInsteadWhereItHasLimits() throws {
        let targets = TargetSet.standard.with(meals: [.fasting: .pregnancy])
        #expect(targets.meals == [.fasting: .pregnancy] && targets.limits(in: .milligramsPerDeciliter).high == 180)
        let decoded = try JSONDecoder().decode(TargetSet.self, from: JSONEncoder().encode(targets))
        #expect(decoded == targets)
    }

    @Test func limitsMustAscend() {
        #expect(TargetSet.Limits(veryLow: 54, low: 63, high: 140, veryHigh: 250)?.high == 140)
        #expect(TargetSet.Limits(veryLow: 70, low: 54, high: 180, veryHigh: 250) == nil)
        #expect(TargetSet.Limits(veryLow: 0, low: 54, high: 180, veryHigh: 250) == nil)
        #expect(TargetSet.standard.limits(in: .millimolesPerLiter).high == 100)
    }
}

struct ReadingTests {
    private func makeReading(
        _ result: TestResult, type: SampleType? = nil, location: SampleLocation? = nil, exclusion: String? = nil
    ) -> Reading {
        Reading(
            id: .init(rawValue: "r"), person: .init(rawValue: "p"), measuredAt: nil, result: result, type: type, location: location,
            source: .meter,
            exclusion: exclusion)
    }

    @Test func flagsTellWhyAResultIsNoOrdinaryNumber() throws {
        let ketone = TestResult.ketone(try #require(KetoneValue(hundredths: 65)))
        #expect(TestResult.high(unit: .milligramsPerDeciliter).flag == .high)
        #expect(TestResult.low(unit: nil).flag == .low)
        #expect(TestResult.glucose(.milligramsPerDeciliter(9)).flag == .implausible)
        #expect(TestResult.glucose(.milligramsPerDeciliter(100)).flag == nil)
        #expect(ketone.flag == nil && ketone.unit == .millimolesPerLiter && ketone.glucose == nil)
        #expect(TestResult.none(unit: nil).unit == nil && TestResult.none(unit: nil).flag == nil)
        #expect(TestResult.glucose(.milligramsPerDeciliter(100)).unit == .milligramsPerDeciliter)
    }

    /// HI on a ketone strip is the emergency; it must be neither a glucose HI nor nothing.
    @Test func ketonesBeyondTheMetersRangeAreFlaggedAndNeverGlucose() {
        #expect([TestResult.ketoneHigh, .ketoneLow, .ketoneNone].map(\.flag) == [.high, .low, nil])
        for result in [TestResult.ketoneHigh, .ketoneLow, .ketoneNone] {
            #expect(result.isKetone && result.unit == .millimolesPerLiter && result.glucose == nil)
            #expect(makeReading(result).isKetone && !makeReading(result).countsInStatistics)
            #expect(TargetSet.standard.band(of: result) == nil)
        }
        #expect(![TestResult.high(unit: nil), .low(unit: nil), .none(unit: nil)].contains { $0.isKetone })
    }

    @Test func ketonesAreRoundedToTenthsWhenShown() throws {
        let value = try #require(KetoneValue(hundredths: 65))
        #expect((value.tenths, value.approximate) == (7, 0.65))
        #expect(KetoneValue(hundredths: -1) == nil && KetoneValue(hundredths: 10_001) == nil)
    }

    @Test func onlyBloodGlucoseCountsInStatistics() throws {
        let normal = TestResult.glucose(.milligramsPerDeciliter(100))
        #expect(makeReading(normal).countsInStatistics)
        #expect(makeReading(.high(unit: nil)).countsInStatistics && makeReading(.low(unit: nil)).countsInStatistics)
        #expect(!makeReading(normal, type: .controlSolution).countsInStatistics)
        #expect(!makeReading(normal, location: .controlSolution).countsInStatistics)
        #expect(!makeReading(normal, exclusion: "hands not washed").countsInStatistics)
        #expect(!makeReading(.glucose(.milligramsPerDeciliter(5))).countsInStatistics)
        #expect(!makeReading(.none(unit: nil)).countsInStatistics)
        let ketone = makeReading(.ketone(try #require(KetoneValue(hundredths: 60))))
        #expect(!ketone.countsInStatistics && ketone.isKetone)
    }

    @Test func aMeterWithoutSerialGoesByItsAddress() {
        let id = DeviceIdentity.ID(rawValue: "d")
        #expect(DeviceIdentity(id: id, address: "A", name: "n", serial: "S").serialOrAddress == "S")
        #expect(DeviceIdentity(id: id, address: "A", name: "n", serial: "").serialOrAddress == "A")
        #expect(DeviceIdentity(id: id, address: "A", name: "n").serialOrAddress == "A")
        #expect(DeviceIdentity(id: id, address: "A", name: "n").nameOrAddress == "n")
        for name in ["", "  ", "\u{200B}\u{202E}", "\u{1B}\n"] {
            #expect(DeviceIdentity(id: id, address: "A", name: name).nameOrAddress == "A")
        }
        #expect(Person(id: .init(rawValue: "p"), name: "Kim").name == "Kim")
    }
}
