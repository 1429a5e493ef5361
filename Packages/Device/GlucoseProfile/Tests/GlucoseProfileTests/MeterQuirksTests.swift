import Domain
import GlucoseProfile
import Testing

/// What meters do beyond the Glucose Profile or against it (meter-protocol.md, 1.8), by what they tell about themselves.
@Suite struct MeterQuirksTests {
    private func quirks(_ manufacturer: String?, _ model: String? = nil, _ name: String = "Meter") -> MeterQuirks {
        MeterQuirks(manufacturer: manufacturer, model: model, name: name)
    }

    @Test(arguments: [
        ("921", "Accu-Chek Guide"), ("929", "Accu-Chek Guide"), ("932", "Accu-Chek Guide"), ("933", nil), ("958", "Accu-Chek Instant"),
        ("972", "Accu-Chek Instant"), ("966", nil), ("900", "Accu-Chek Guide Me"), ("483", "Accu-Chek Aviva Connect"),
        ("685", "Accu-Chek Aviva Connect"), ("nonsense", nil),
    ])
    func anAccuChekIsNamedByItsModelNumber(model: String, name: String?) {
        #expect(quirks("Roche", model).productName == name)
        #expect(quirks(nil, model, "meter+12345678").productName == name)
        #expect(quirks("Another", model).productName == nil)
    }

    @Test func whatAnAccuChekCanMeasureDependsOnTheModel() {
        #expect(quirks("Roche", "958").range == .from10)
        #expect(quirks("Roche Diabetes Care", "929").range == .from20)
        #expect(quirks("Other", "929").range == nil)
    }

    /// Meters send HI and LO as 601 and 9, or as 601 and 19.
    @Test(arguments: [
        (601, -5, ConcentrationUnit.kilogramsPerLiter, MeasurableRange.from20, "HI"), (600, -5, .kilogramsPerLiter, .from20, "600"),
        (19, -5, .kilogramsPerLiter, .from20, "LO"), (20, -5, .kilogramsPerLiter, .from20, "20"),
        (9, -5, .kilogramsPerLiter, .from10, "LO"), (19, -5, .kilogramsPerLiter, .from10, "19"),
        (334, -4, .molesPerLiter, .from20, "HI"), (333, -4, .molesPerLiter, .from20, "333"),
        (10, -4, .molesPerLiter, .from20, "LO"), (11, -4, .molesPerLiter, .from20, "11"), (5, -4, .molesPerLiter, .from10, "LO"),
    ])
    func aNumberJustOutsideTheRangeIsHighOrLow(
        mantissa: Int, exponent: Int, unit: ConcentrationUnit, range: MeasurableRange, expected: String
    ) throws {
        let result = measurement(mantissa: mantissa, exponent: exponent, unit: unit).testResult
        let meaning = range.meaning(of: result)
        let shown: String =
            switch meaning {
            case .high: "HI"
            case .low: "LO"
            default: meaning.glucose.map { "\($0.displayed(in: $0.unit))" } ?? "none"
            }
        #expect(shown == expected)
        #expect(range.meaning(of: .none(unit: nil)) == .none(unit: nil))
    }

    @Test func aForaCareIsKnownByTellingNothingOfItself() {
        let quirks = quirks(nil, "Model Number")
        #expect(quirks.readsAll)
        #expect(quirks.isMadeUp(measurement(year: 2037, value: .positiveInfinity)))
        #expect(!quirks.isMadeUp(measurement(year: 2026, value: .positiveInfinity)))
        #expect(!quirks.isMadeUp(measurement(year: 2037, value: ShortFloat(mantissa: 100, exponent: -5) ?? .notANumber)))
        #expect(!self.quirks("ForaCare", "Model Number").readsAll && !self.quirks(nil, "1").readsAll)
        #expect(!self.quirks("Roche").isMadeUp(measurement(year: 2037, value: .positiveInfinity)))
    }

    @Test func aTaiDocCountsFromTheNewestAndHasNoClock() {
        for meter in [quirks("TaiDoc Technology"), quirks(nil, nil, "Diamond Mini BT"), quirks(nil, nil, "DM30b")] {
            #expect(meter.countsFromNewest && meter.clockPlaces.isEmpty)
        }
    }

    @Test func aYuwellIsDoubtedWhenItSaysThatItIsEmpty() {
        #expect(quirks("Yuwell").doubtsEmptyMemory && quirks(nil, nil, "yuwell BG").doubtsEmptyMemory)
        #expect(!quirks("Roche").doubtsEmptyMemory)
    }

    /// Contour keeps to the profile; Bayer's manufacturer string has a NUL at its end, which is gone before it comes here.
    @Test func aContourHasNoQuirks() {
        #expect(quirks("Bayer HealthCare Diabetes Care", "Contour7800", "Contour7800H5102345") == MeterQuirks())
        #expect(quirks("Ascensia Diabetes Care") == MeterQuirks())
    }

    @Test func theClockIsWhereTheMeterHasIt() throws {
        let time = try #require(CivilDateTime("2026-03-01T12:34:56"))
        let standard = quirks("Roche").clockPlaces
        #expect(standard.map(\.characteristic) == [0x2A2B, 0x2A08] && standard.map(\.service) == [0x1805, 0x1808])
        #expect(standard[0].value(setting: time) == [0xEA, 0x07, 3, 1, 12, 34, 56, 7, 0, 1])
        #expect(standard[1].value(setting: time) == [0xEA, 0x07, 3, 1, 12, 34, 56])
        #expect(standard.allSatisfy { $0.isReadable && $0.time(of: $0.value(setting: time)) == time && $0.time(of: [1]) == nil })
        let vendor = quirks("i-SENS, Inc.", nil, "CareSens 1234").clockPlaces
        #expect(vendor.map(\.characteristic) == [0xFFF1] && vendor.map(\.service) == [0xFFF0])
        #expect(vendor[0].value(setting: time) == [0xC0, 0x03, 0x01, 0x00, 0xEA, 0x07, 3, 1, 12, 34, 56])
        #expect(!vendor[0].isReadable && vendor[0].time(of: [0xEA, 0x07, 3, 1, 12, 34, 56]) == nil)
    }

    /// A firmware bug of CareSens meters: the record stays, its time is not known.
    @Test func aMonth13IsAnUnknownTime() {
        let time = MeterDateTime(year: 2024, month: 13, day: 1, hours: 18, minutes: 0, seconds: 0)
        #expect(GlucoseMeasurement(sequence: 1, baseTime: time).civilTime == nil)
    }

    private func measurement(
        mantissa: Int = 100, exponent: Int = -5, unit: ConcentrationUnit = .kilogramsPerLiter
    ) -> GlucoseMeasurement {
        measurement(year: 2026, value: ShortFloat(mantissa: mantissa, exponent: exponent) ?? .notANumber, unit: unit)
    }

    private func measurement(year: UInt16, value: ShortFloat, unit: ConcentrationUnit = .kilogramsPerLiter) -> GlucoseMeasurement {
        GlucoseMeasurement(
            sequence: 1, baseTime: MeterDateTime(year: year, month: 1, day: 1, hours: 8, minutes: 0, seconds: 0), unit: unit,
            concentration: .init(value: value, type: .capillaryPlasma, location: .finger))
    }
}
