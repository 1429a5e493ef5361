import Testing

@testable import LiveUI

@Suite struct SessionTableTests {
    private let minute = Duration.seconds(60)

    @Test func timeCountsFromTheLastDetach() {
        var table = SessionTable()
        _ = table.add("a", now: .zero)
        #expect(table.nextDeadline == minute)
        table.attach("a")
        #expect(table.nextDeadline == nil)
        #expect(table.isAttached("a"))
        table.detach("a", now: minute * 10)
        #expect(table.nextDeadline == minute * 11)
        #expect(table.removeExpired(now: minute * 11 - .milliseconds(1)).isEmpty)
        #expect(table.removeExpired(now: minute * 11) == ["a"])
        #expect(table.count == 0)
    }

    @Test func useGivesAQuarterOfAnHour() {
        var table = SessionTable()
        _ = table.add("a", now: .zero)
        table.use("a", now: minute)
        #expect(table.nextDeadline == minute * 16)
        table.attach("a")
        table.detach("a", now: minute * 20)
        #expect(table.nextDeadline == minute * 35)
    }

    @Test func theOldestDetachedGoesFirst() {
        var table = SessionTable(limit: 3)
        for id in ["a", "b", "c"] { #expect(table.add(id, now: .zero) == .free) }
        table.attach("a")
        table.use("b", now: .seconds(1))
        #expect(table.add("d", now: .seconds(2)) == .evicted("c"))
        #expect(table.add("e", now: .seconds(3)) == .evicted("b"))
        #expect(table.count == 3)
    }

    @Test func ofTheSameTimeTheFirstMadeGoes() {
        var table = SessionTable(limit: 2)
        _ = table.add("z", now: .zero)
        _ = table.add("a", now: .zero)
        #expect(table.add("m", now: .zero) == .evicted("z"))
    }

    @Test func withAllAttachedNoneIsAdded() {
        var table = SessionTable(limit: 1)
        _ = table.add("a", now: .zero)
        table.attach("a")
        #expect(table.add("b", now: .zero) == .full)
        #expect(table.count == 1)
        #expect(!table.isAttached("b"))
    }

    @Test func whatIsUnknownIsLeftAlone() {
        var table = SessionTable()
        table.attach("x")
        table.detach("x", now: .zero)
        table.use("x", now: .zero)
        #expect(table.count == 0)
        #expect(table.nextDeadline == nil)
    }
}
