import Foundation
import Testing

@testable import NetworkingImplementation

@Suite struct RetryAfterTests {
    @Test(
        arguments: [
            ("0", 0), ("120", 120), ("99999999999999999999999", 100_000), ("Sun, 01 Mar 2026 12:00:30 GMT", 30),
            ("Sun, 01 Mar 2026 11:00:00 GMT", 0),
            ("Mon, 02 Mar 2026 00:00:00 GMT", 43_200), ("Fri, 31 Dec 9999 23:59:60 GMT", 100_000),
        ])
    func secondsAndDatesAreRead(text: String, seconds: Int) {
        #expect(RetryAfter.duration(text, now: Subject.noon) == .seconds(seconds))
    }

    @Test(
        arguments: [
            "", "-1", "1.5", "soon", "٣", "Sun, 01 Mar 2026 12:00:30", "Sun, 01 Mar 2026 12:00:30 CET", "Sun, 32 Mar 2026 12:00:30 GMT",
            "Sun, 01 Foo 2026 12:00:30 GMT", "Sun, 01 Mar 2026 25:00:30 GMT", "Sun, 01 Mar 2026 12:00 GMT",
            "Sunday, 01-Mar-26 12:00:30 GMT",
        ])
    func theRestIsNoWish(text: String) {
        #expect(RetryAfter.duration(text, now: Subject.noon) == nil)
    }
}
