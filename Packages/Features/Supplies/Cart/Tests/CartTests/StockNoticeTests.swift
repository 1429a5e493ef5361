import Cart
import CartMocks
import Domain
import LoggingMocks
import Persistence
import Testing

@testable import CartImplementation

/// What is said before a supply runs out, and when it is quiet.
@MainActor @Suite(.timeLimit(.minutes(10)))
struct StockNoticeTests {
    @Test(arguments: [
        (Int?.none, Int?.none, Int?.none, StockWarning?.none), (0, nil, nil, .empty), (-1, 0, -5, .empty), (5, 3, -5, .veryLow),
        (5, 4, -1, .expired), (5, 14, 0, .low), (5, 15, 30, .expiring), (5, 15, 31, nil), (5, nil, nil, nil), (nil, nil, 10, .expiring),
    ])
    func theMostPressingIsSaid(count: Int?, daysLeft: Int?, daysToExpiry: Int?, warning: StockWarning?) {
        #expect(StockWarning(count: count, daysLeft: daysLeft, daysToExpiry: daysToExpiry) == warning)
    }

    private func makeSubject(strips: Int) async throws -> Subject {
        let subject = try await Subject()
        let days = (0..<30).compactMap { Stock.today?.adding(days: -$0) }
        try await subject.book(days.compactMap { Subject.test("\($0)", "\($0)T08:00:00") })
        try await subject.stocks.set(strips, expiresOn: nil, of: .testStrips)
        return subject
    }

    @Test func aNoticeIsQuietOnceDismissedUntilItIsMorePressing() async throws {
        let subject = try await makeSubject(strips: 10)
        let viewModel = subject.services.notice
        await viewModel.load()
        #expect(viewModel.notice?.kind == .testStrips && viewModel.notice?.warning == .low && viewModel.notice?.daysLeft == 10)
        viewModel.dismiss()
        #expect(viewModel.notice == nil)
        while try await subject.stocks.notice() != nil { await Task.yield() }
        subject.clock.set("2026-03-01T13:00:00")
        try await subject.book((0..<7).compactMap { Subject.test("more \($0)", "2026-03-01T12:30:0\($0)") })
        await viewModel.load()
        #expect(viewModel.notice?.warning == .veryLow)
    }

    @Test func whoHasCountedOrReceivedIsToldAnew() async throws {
        let subject = try await makeSubject(strips: 10)
        try await subject.stocks.dismiss(.low, of: .testStrips)
        #expect(try await subject.stocks.notice() == nil)
        try await subject.stocks.receive([ReceivedSupply(kind: .testStrips, count: 1)], delivery: "1")
        #expect(try await subject.stocks.notice()?.warning == .low)
        try await subject.stocks.dismiss(.low, of: .testStrips)
        try await subject.stocks.set(9, expiresOn: nil, of: .testStrips)
        #expect(try await subject.stocks.notice()?.count == 9)
    }

    @Test func theNoticeFollowsTheStockWhileTheAppRuns() async throws {
        let subject = try await makeSubject(strips: 50)
        subject.services.start()
        try await subject.stocks.set(0, expiresOn: nil, of: .sensors)
        while subject.services.notice.notice?.kind != .sensors { await Task.yield() }
        try await subject.stocks.set(5, expiresOn: nil, of: .sensors)
        while subject.services.notice.notice != nil { await Task.yield() }
        await subject.services.stop()
    }

    @Test func whatGoesWrongIsToldToTheLogAlone() async throws {
        let subject = try await Subject()
        subject.usage.failure = StripUsageError("a reason")
        subject.services.start()
        while subject.logger.events("stock.testsNotBooked").isEmpty { await Task.yield() }
        await subject.services.stop()
        await subject.database.close()
        await subject.services.notice.load()
        #expect(subject.logger.events("stock.notRead").count == 1)
    }

    @Test func testsAreAskedForFromTheFirstDayThatMayCount() async throws {
        let subject = try await Subject(now: "2025-12-24T12:00:00")
        #expect(try await subject.stocks.pageOfTests().first.description == "2025-11-25")
        try await subject.stocks.set(5, expiresOn: nil, of: .sensors)
        try await subject.stocks.set(5, expiresOn: nil, of: .lancets)
        subject.clock.set("2026-03-01T12:00:00")
        #expect(try await subject.stocks.pageOfTests().first.description == "2025-12-24")
    }
}
