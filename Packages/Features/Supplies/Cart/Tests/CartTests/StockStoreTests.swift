import Cart
import CartMocks
import Common
import Domain
import Foundation
import Persistence
import TestSupport
import Testing

@testable import CartImplementation

/// The stock over a real database.
@MainActor @Suite(.timeLimit(.minutes(10)))
struct StockStoreTests {
    @Test func nothingIsKnownBeforeSomebodyCounts() async throws {
        let subject = try await Subject()
        try await subject.book([Subject.test("a", "2026-03-01T08:00:00")].compactMap(\.self))
        let stocks = try await subject.stocks.stocks()
        #expect(stocks.map(\.kind) == SupplyKind.allCases)
        #expect(stocks.allSatisfy { $0.count == nil && $0.warning == nil && $0.daysLeft == nil })
        #expect(stocks[0].used == 1 && stocks[0].days == 1)
    }

    @Test func onlyTestsMadeAfterTheCountUseUpWhatWasCounted() async throws {
        let subject = try await Subject()
        for kind in SupplyKind.allCases { try await subject.stocks.set(50, expiresOn: nil, of: kind) }
        let tests = [
            Subject.test("before", "2026-03-01T11:59:59"), Subject.test("at once", "2026-03-01T12:00:00"),
            Subject.test("after", "2026-03-01T12:00:01"), Subject.test("ketone", "2026-03-01T13:00:00", .ketone),
            Subject.test("control", "2026-03-01T14:00:00", .control),
        ].compactMap(\.self)
        try await subject.book(tests)
        let counts = try await subject.stocks.stocks().map(\.count)
        #expect(counts == [48, 49, 48, 50, 50, 50], "strips: blood and control; ketone strips; lancets: blood and ketones")
    }

    @Test func aTestCountsOnceHoweverOftenItIsToldAndWhateverBecomesOfItsReading() async throws {
        let subject = try await Subject()
        try await subject.stocks.set(50, expiresOn: nil, of: .testStrips)
        subject.usage.tests = [Subject.test("a", "2026-03-01T13:00:00"), Subject.test("b", "2026-03-01T14:00:00")].compactMap(\.self)
        subject.services.start()
        while try await subject.count(of: .testStrips) != 48 { await Task.yield() }
        subject.usage.tests = subject.usage.tests
        subject.usage.tests = []
        subject.usage.tests = [Subject.test("b", "2026-03-01T14:00:00"), Subject.test("c", "2026-03-01T15:00:00")].compactMap(\.self)
        while try await subject.count(of: .testStrips) != 47 { await Task.yield() }
        await subject.services.stop()
    }

    @Test func aDeliveryIsCountedOnceAlsoAfterACrash() async throws {
        let folder = try TemporaryFolder()
        for _ in 0..<2 {
            let subject = try await Subject(database: try Database(.file(path: folder.path("data.db"))))
            let supplies = [
                ReceivedSupply(kind: .testStrips, count: 50), .init(kind: .lancets, count: 200), .init(kind: .testStrips, count: 50),
            ]
            try await subject.services.stock.receive(supplies, delivery: "order 1")
            #expect(try await subject.count(of: .testStrips) == 100, "without a count it begins with what came")
            #expect(try await subject.count(of: .lancets) == 200)
            await subject.database.close()
        }
    }

    @Test func theUseOfThirtyDaysTellsHowLongItLasts() async throws {
        let subject = try await Subject()
        let days = (0..<40).compactMap { Stock.today?.adding(days: -$0) }
        let tests = days.flatMap { day in
            (0..<3).compactMap { Subject.test("\(day) \($0)", "\(day)T0\($0):00:00") }
        }
        try await subject.book(tests)
        try await subject.stocks.set(45, expiresOn: nil, of: .testStrips)
        let strips = try #require(try await subject.stocks.stocks().first)
        #expect(strips.used == 90 && strips.days == 30 && strips.daysLeft == 15 && strips.warning == nil)
        try await subject.stocks.set(44, expiresOn: nil, of: .testStrips)
        #expect(try await subject.stocks.stocks().first?.warning == .low)
    }

    @Test func aFewDaysOfTestsAreNotTakenForAMonth() async throws {
        let subject = try await Subject()
        let tests = [Subject.test("a", "2026-02-28T08:00:00"), Subject.test("b", "2026-03-01T08:00:00")].compactMap(\.self)
        let future = Subject.test("wrong clock", "2027-01-01T00:00:00")
        try await subject.book(tests + [future].compactMap(\.self))
        try await subject.stocks.set(10, expiresOn: nil, of: .lancets)
        let lancets = try #require(try await subject.stocks.stocks().first { $0.kind == .lancets })
        #expect(lancets.used == 2 && lancets.days == 2 && lancets.count == 9, "a meter whose clock is ahead used one up too")
        #expect(lancets.daysLeft == 9)
    }

    @Test func aStockIsExplainedSinceItWasLastCounted() async throws {
        let subject = try await Subject(now: "2026-02-20T12:00:00")
        try await subject.stocks.set(99, expiresOn: nil, of: .testStrips)
        subject.clock.set("2026-02-25T12:00:00")
        try await subject.stocks.set(20, expiresOn: nil, of: .testStrips)
        try await subject.book(
            [
                Subject.test("old", "2026-02-21T08:00:00"), Subject.test("a", "2026-02-25T13:00:00"),
                Subject.test("b", "2026-02-27T08:00:00"), Subject.test("c", "2026-02-27T09:00:00", of: "mia"),
            ].compactMap(\.self))
        subject.clock.set("2026-02-26T12:00:00")
        try await subject.stocks.receive([ReceivedSupply(kind: .testStrips, count: 50)], delivery: "1")
        subject.clock.set("2026-03-01T12:00:00")
        try await subject.erase("mia")
        let page = try await subject.stocks.page(of: .testStrips)
        let movements = page.movements.map { "\($0.day) \($0.reason) \($0.amount)" }
        #expect(
            movements == [
                "2026-02-27 tested -1", "2026-02-26 forgotten -1", "2026-02-26 received 50", "2026-02-25 tested -1",
                "2026-02-25 counted 20",
            ])
        #expect(page.stock.count == 67 && page.movements.reduce(0) { $0 + $1.amount } == 67)
    }

    @Test func whoIsErasedLeavesNoTestButWhatTheyUsedStaysUsedUp() async throws {
        let subject = try await Subject()
        try await subject.stocks.set(50, expiresOn: nil, of: .testStrips)
        subject.usage.tests = [
            Subject.test("a", "2026-03-01T13:00:00"), Subject.test("b", "2026-03-01T14:00:00", of: "mia"),
            Subject.test("c", "2026-02-27T14:00:00", of: "mia"),
        ].compactMap(\.self)
        subject.services.start()
        while try await subject.count(of: .testStrips) != 48 { await Task.yield() }
        let page = try await subject.stocks.pageOfTests()
        try await subject.erase("mia")
        // Their tests were read before they were erased, and come to be booked only now.
        try await subject.stocks.book(subject.usage.tests, on: page)
        #expect(try await subject.count(of: .testStrips) == 48)
        subject.usage.tests = [Subject.test("a", "2026-03-01T13:00:00"), Subject.test("d", "2026-03-01T15:00:00")].compactMap(\.self)
        while try await subject.count(of: .testStrips) != 47 { await Task.yield() }
        let people = try await subject.database.read { connection in
            try connection.query("SELECT DISTINCT person FROM cart_tests") { try $0.text(0) }
        }
        #expect(people == ["ada"])
        await subject.services.stop()
    }

    /// 60 households that count, test, sync late, sync again, delete, receive and erase in any order: the stock is that of a plain list.
    @Test func theStockIsThatOfAPlainListOfWhatHappened() async throws {
        var random = SeededGenerator(seed: 1_618)
        for round in 0..<60 {
            let subject = try await Subject(now: "2026-03-01T00:00:00")
            var oracle = PlainStock()
            var minute = 0
            for step in 0..<40 {
                minute += Int.random(in: 1...60, using: &random)
                let time = String(format: "2026-03-%02dT%02d:%02d:00", 1 + minute / 1440, minute / 60 % 24, minute % 60)
                subject.clock.set(time)
                switch Int.random(in: 0..<10, using: &random) {
                case 0:
                    let count = Int.random(in: 0...200, using: &random)
                    oracle.events.append(.counted(count, at: time))
                    try await subject.stocks.set(count, expiresOn: nil, of: .testStrips)
                case 1:
                    let delivery = "d\(Int.random(in: 0...3, using: &random))"
                    oracle.receive(50, delivery, at: time)
                    try await subject.stocks.receive([ReceivedSupply(kind: .testStrips, count: 50)], delivery: delivery)
                case 2 where step > 20:
                    oracle.forget("mia")
                    try await subject.erase("mia")
                default:
                    // Some were made before what happened last, and are synced only now; some are told again.
                    let back = Int.random(in: 0...min(minute - 1, 90), using: &random)
                    let made = minute - back
                    let test = Subject.test(
                        "t\(made)", String(format: "2026-03-%02dT%02d:%02d:30", 1 + made / 1440, made / 60 % 24, made % 60),
                        of: Bool.random(using: &random) && step <= 20 ? "mia" : "ada")
                    guard let test, !oracle.isForgotten(test) else { continue }
                    oracle.test(test)
                    try await subject.book([test])
                }
            }
            #expect(try await subject.count(of: .testStrips) == oracle.count, "round \(round)")
        }
    }

    @Test func theClockMustShowADate() async throws {
        let subject = try await Subject()
        subject.clock.set("no time")
        await #expect(throws: CartError.noDate) { try await subject.stocks.stocks() }
        await #expect(throws: CartError.noDate) { try await subject.stocks.set(1, expiresOn: nil, of: .lancets) }
    }
}

/// What a careful person would write down, by hand.
private struct PlainStock {
    enum Event {
        case counted(Int, at: String)
        case received(Int, at: String)
    }

    var events: [Event] = []
    private var deliveries: Set<String> = []
    private var tests: [String: StripUse] = [:]
    private var forgotten: [StripUse] = []

    mutating func receive(_ amount: Int, _ delivery: String, at time: String) {
        guard deliveries.insert(delivery).inserted else { return }
        events.append(.received(amount, at: time))
    }

    mutating func test(_ test: StripUse) {
        tests[test.id.rawValue] = test
    }

    mutating func forget(_ person: String) {
        let own = tests.values.filter { $0.person.rawValue == person }
        // Who is forgotten before anything is counted leaves nothing behind.
        if !events.isEmpty { forgotten += own }
        for test in own { tests[test.id.rawValue] = nil }
    }

    func isForgotten(_ test: StripUse) -> Bool {
        forgotten.contains { $0.id == test.id }
    }

    var count: Int? {
        var amount: Int?
        var start = ""
        for event in events {
            switch event {
            case .counted(let count, let time): (amount, start) = (count, time)
            case .received(let more, let time):
                if amount == nil { start = time }
                amount = (amount ?? 0) + more
            }
        }
        let used = (Array(tests.values) + forgotten).count { $0.measuredAt.description > start }
        return amount.map { $0 - used }
    }
}
