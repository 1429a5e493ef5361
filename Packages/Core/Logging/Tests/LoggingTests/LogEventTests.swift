import Logging
import LoggingMocks
import Testing

struct LogEventTests {
    private struct Refused: Error, CustomStringConvertible {
        let description = "The meter refused."
    }

    @Test func errorsMatterMost() {
        #expect(LogLevel.allCases.sorted() == [.debug, .info, .notice, .warning, .error])
        #expect(LogLevel.allCases.map(\.rawValue) == [3, 4, 5, 6, 7])
        #expect(Set(LogLevel.allCases.map(\.name)).count == 5)
    }

    @Test func whatIsLoggedIsRecordedInOrder() {
        let logger = RecordingLogger()
        logger.log(.info, "sync.started")
        logger.log(.error, "sync.failed", ["reason": .failure(Refused()), "attempt": 2, "last": true, "phase": "bonding"])
        #expect(logger.logCallCount == 2)
        #expect(logger.events.map(\.message) == ["sync.started", "sync.failed"])
        let failed = logger.events("sync.failed")
        #expect(failed.count == 1)
        #expect(failed.first?.level == .error)
        #expect(failed.first?.value("reason") == .outside("The meter refused."))
        #expect(failed.first?.value("attempt") == .count(2))
        #expect(failed.first?.value("last") == .flag(true))
        #expect(failed.first?.value("phase") == .word("bonding"))
        #expect(failed.first?.value("other") == nil)
        #expect(failed.first?.fields.map(\.name.description) == ["reason", "attempt", "last", "phase"])
    }
}
