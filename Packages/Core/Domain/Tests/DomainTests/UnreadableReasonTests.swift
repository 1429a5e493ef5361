import Domain
import Testing

struct UnreadableReasonTests {
    @Test func itIsSaidInEnglish() {
        #expect(UnreadableReason.tooShort(needed: 10, got: 3).description == "too short: needs at least 10 bytes, has 3")
        #expect(UnreadableReason.truncated(needed: 14, got: 12).description == "truncated: its flags promise 14 bytes, it has 12")
        #expect(UnreadableReason.other("lost").description == "lost")
    }
}
