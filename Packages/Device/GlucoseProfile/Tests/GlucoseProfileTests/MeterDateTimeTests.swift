import Common
import Domain
import GlucoseProfile
import Testing

struct MeterDateTimeTests {
    @Test func aTimeGoesThereAndBack() throws {
        let time = try #require(CivilDateTime("2024-01-30T05:58:27"))
        let subject = MeterDateTime(time)
        #expect(subject.bytes.hex == "e807011e053a1b")
        #expect(try MeterDateTime(decoding: subject.bytes + [9]) == subject)
        #expect(subject.civilTime == time)
        #expect(subject.description == time.description)
    }

    @Test(arguments: [
        "00000000000000", "e8070d01120000", "e8070000120000", "e807021e120000", "e80701011800ff", "e8070101180000", "e8070101003c00",
    ])
    func whatIsNoTimeHasNone(hex: String) throws {
        #expect(try MeterDateTime(decoding: VectorFile.bytes(hex)).civilTime == nil)
    }

    @Test func aShortTimeIsRefused() {
        #expect(throws: FrameError.tooShort(needed: 7, got: 6)) { try MeterDateTime(decoding: [1, 2, 3, 4, 5, 6]) }
    }

    @Test func theCurrentTimeGoesThereAndBack() throws {
        let time = try #require(CivilDateTime("2026-03-01T08:00:00"))
        let subject = CurrentTime(time, adjustReason: 1)
        #expect(subject.bytes.hex == "ea070301080000070001")
        #expect(subject.dayOfWeek == 7)
        #expect(try CurrentTime(decoding: subject.bytes + [1, 2]) == subject)
        #expect(throws: FrameError.tooShort(needed: 10, got: 9)) { try CurrentTime(decoding: Array(subject.bytes.dropLast())) }
    }
}
