import Domain
import Testing

@testable import Meterbook

/// The keys, names and nulls that `meterbook readings` documents.
struct ReadingRowTests {
    @Test func allThatIsKnownIsWritten() throws {
        let reading = Reading.fixture(
            .glucose(.tenthsOfMillimolesPerLiter(56)), type: .capillaryPlasma, location: .finger, meal: .beforeMeal,
            status: [.deviceBatteryLow, .timeFault], isSimulated: true, isEdited: true, note: "After a run / \u{1B}")
        #expect(
            try json(reading) == #"""
                {
                  "device_serial" : "92900123456",
                  "edited" : true,
                  "flag" : null,
                  "id" : "r1",
                  "is_control" : false,
                  "kind" : "glucose",
                  "location" : "finger",
                  "meal" : "beforeMeal",
                  "measured_at" : "2024-01-30T11:37:27",
                  "mg_dl" : 101,
                  "mmol_l" : "5.6",
                  "note" : "After a run / \u001b",
                  "person" : "person-1",
                  "sequence" : 7,
                  "simulated" : true,
                  "source" : "meter",
                  "status" : [
                    "deviceBatteryLow",
                    "timeFault"
                  ],
                  "type" : "capillaryPlasma",
                  "unit" : "mmol/L",
                  "utc_offset_minutes" : 60,
                  "value" : 5.6,
                  "zone" : "Europe/Berlin"
                }

                """#)
    }

    @Test func whatIsNotKnownIsNull() throws {
        let text = try json(.fixture(at: nil, .none(unit: nil), device: nil, source: .import))
        for key in [
            "device_serial", "sequence", "measured_at", "zone", "utc_offset_minutes", "value", "unit", "mg_dl", "mmol_l", "flag", "type",
            "location", "meal", "note",
        ] {
            #expect(text.contains("\"\(key)\" : null"), "\(key) in \(text)")
        }
        #expect(text.contains("\"source\" : \"import\""))
    }

    @Test(
        arguments: [
            (TestResult.high(unit: .milligramsPerDeciliter), "high", "mg/dL"), (.low(unit: nil), "low", nil),
            (.high(unit: .millimolesPerLiter), "high", "mmol/L"),
        ] as [(TestResult, String, String?)])
    func beyondTheRangeIsAFlagWithoutANumber(result: TestResult, flag: String, unit: String?) {
        let row = ReadingRow(.fixture(result))
        #expect(row.flag == flag)
        #expect(row.unit == unit)
        #expect(row.value == nil)
        #expect(row.milligramsPerDeciliter == nil)
        #expect(row.millimolesPerLiter == nil)
    }

    @Test func anImplausibleNumberIsWrittenWithItsFlag() {
        let row = ReadingRow(.fixture(.glucose(.milligramsPerDeciliter(2000))))
        #expect(row.flag == "implausible")
        #expect(row.value == 2000)
    }

    @Test func aKetoneHasItsValueAndNoGlucose() throws {
        let row = ReadingRow(.fixture(.ketone(try #require(KetoneValue(hundredths: 60)))))
        #expect(row.kind == "ketone")
        #expect(row.value == 0.6)
        #expect(row.unit == "mmol/L")
        #expect(row.milligramsPerDeciliter == nil)
        #expect(row.millimolesPerLiter == nil)
    }

    @Test(arguments: [(TestResult.ketoneHigh, "high"), (.ketoneLow, "low"), (.ketoneNone, nil)] as [(TestResult, String?)])
    func aKetoneTestWithoutANumberIsAKetoneAllTheSame(result: TestResult, flag: String?) {
        let row = ReadingRow(.fixture(result))
        #expect(row.kind == "ketone")
        #expect(row.flag == flag)
        #expect(row.unit == "mmol/L")
        #expect(row.value == nil)
        #expect(row.milligramsPerDeciliter == nil)
        #expect(row.millimolesPerLiter == nil)
    }

    @Test func aMeterWithoutASerialNumberIsKnownByItsAddress() {
        #expect(ReadingRow(.fixture(device: .nameless)).deviceSerial == "00:11:22:33:44:66")
    }

    @Test func reservedNumbersAreCalledReserved() {
        let row = ReadingRow(.fixture(type: .reserved(13), location: .reserved(9), meal: .reserved(77)))
        #expect([row.type, row.location, row.meal] == ["reserved", "reserved", "reserved"])
    }

    @Test(
        "the offset is that of the day, before the change in a fold and after it in a gap",
        arguments: [
            ("2024-07-01T12:00:00", 120), ("2024-01-01T12:00:00", 60), ("2024-10-27T02:30:00", 120), ("2024-03-31T02:30:00", 120),
        ])
    func theOffsetIsThatOfTheZone(time: String, minutes: Int) {
        #expect(ReadingRow(.fixture(at: time)).utcOffsetMinutes == minutes)
    }

    @Test func anUnknownZoneHasNoOffset() {
        #expect(ReadingRow(.fixture(zone: "Mars/Olympus")).utcOffsetMinutes == nil)
        #expect(ReadingRow(.fixture(zone: nil)).utcOffsetMinutes == nil)
    }

    private func json(_ reading: Reading) throws -> String {
        String(decoding: try ReadingRow(reading).bytes(), as: UTF8.self)
    }
}
