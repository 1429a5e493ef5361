import Domain
import Testing

@testable import Meterbook

struct ReadingTableTests {
    @Test func theTableHasAColumnForEachKey() {
        #expect(
            csv([]) == """
                id,person,device_serial,sequence,kind,measured_at,zone,utc_offset_minutes,value,unit,mg_dl,mmol_l,flag,type,location,meal,\
                is_control,status,source,simulated,edited,note\r\n
                """)
    }

    @Test func aRowHasItsFieldsInThatOrder() {
        let reading = Reading.fixture(
            type: .controlSolution, location: .finger, meal: .fasting, status: [.deviceBatteryLow, .timeFault], isEdited: true,
            note: "a \"note\",\r\nof two lines")
        #expect(
            csv([reading]).hasSuffix(
                """
                note\r\nr1,person-1,92900123456,7,glucose,2024-01-30T11:37:27,Europe/Berlin,60,111.0,mg/dL,111,6.2,,controlSolution,finger,\
                fasting,true,deviceBatteryLow timeFault,meter,false,true,"a ""note"",\r\nof two lines"\r\n
                """))
    }

    @Test func aKetoneTestBeyondTheRangeHasItsFlag() {
        #expect(csv([.fixture(.ketoneHigh)]).contains(",ketone,2024-01-30T11:37:27,Europe/Berlin,60,,mmol/L,,,high,"))
    }

    @Test func whatIsNotKnownIsEmpty() {
        let row = csv([.fixture(at: nil, .none(unit: nil), device: nil)])
        #expect(row.hasSuffix("note\r\nr1,person-1,,,glucose,,,,,,,,,,,,false,,meter,false,false,\r\n"))
    }

    @Test func eachReadingIsALineForPeople() throws {
        let ketone = TestResult.ketone(try #require(KetoneValue(hundredths: 60)))
        let readings = [
            Reading.fixture(meal: .beforeMeal), .fixture(.glucose(.tenthsOfMillimolesPerLiter(56)), isSimulated: true),
            .fixture(.high(unit: .milligramsPerDeciliter)), .fixture(.low(unit: .millimolesPerLiter)), .fixture(ketone),
            .fixture(.ketoneHigh), .fixture(.ketoneLow), .fixture(.ketoneNone),
            .fixture(type: .controlSolution), .fixture(.glucose(.milligramsPerDeciliter(2000))),
            .fixture(at: nil, .none(unit: .milligramsPerDeciliter)),
        ]
        #expect(
            text(readings, unreadable: 2) == """
                2024-01-30T11:37:27   111  mg/dL   beforeMeal
                2024-01-30T11:37:27   5.6  mmol/L  simulated
                2024-01-30T11:37:27    HI  mg/dL
                2024-01-30T11:37:27    LO  mmol/L
                2024-01-30T11:37:27   0.6  mmol/L  ketone
                2024-01-30T11:37:27    HI  mmol/L  ketone
                2024-01-30T11:37:27    LO  mmol/L  ketone
                2024-01-30T11:37:27     -  mmol/L  ketone
                2024-01-30T11:37:27   111  mg/dL   control
                2024-01-30T11:37:27  2000  mg/dL   implausible
                time not known          -  mg/dL
                2 records could not be read; “--format json” lists their bytes.

                """)
    }

    @Test func aLineHasNoSpaceAtItsEnd() {
        #expect(text([.fixture(.none(unit: nil))]) == "2024-01-30T11:37:27  -\n")
    }

    @Test func whereThereIsNothingItSaysSo() {
        #expect(text([]) == "There are no readings yet.\n")
        #expect(text([], unreadable: 1) == "There are no readings yet.\n1 record could not be read; “--format json” lists its bytes.\n")
    }

    @Test func whereNothingMatchesItSaysThatThereMayBeOthers() {
        #expect(
            String(decoding: ReadingTable.text([], unreadableCount: 0, isFiltered: true), as: UTF8.self) == "There are no such readings.\n")
    }

    private func csv(_ readings: [Reading]) -> String {
        String(decoding: ReadingTable.csv(readings.map(ReadingRow.init)), as: UTF8.self)
    }

    private func text(_ readings: [Reading], unreadable: Int = 0) -> String {
        String(decoding: ReadingTable.text(readings.map(ReadingRow.init), unreadableCount: unreadable), as: UTF8.self)
    }
}
