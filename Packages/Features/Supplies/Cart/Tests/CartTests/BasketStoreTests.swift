import Cart
import CartMocks
import Common
import Domain
import Persistence
import TestSupport
import Testing

@testable import CartImplementation

/// The basket over a real database.
@MainActor @Suite(.timeLimit(.minutes(10)))
struct BasketStoreTests {
    private func line(_ id: String, packs: Int = 1) -> BasketLine {
        BasketLine(id: id, kind: .accessories, name: LocalizedText(id), contents: 1, price: nil, packs: packs)
    }

    @Test func whatWasAddedIsThereAfterARestart() async throws {
        let folder = try TemporaryFolder()
        let first = try await Subject(database: try Database(.file(path: folder.path("data.db"))))
        for line in [BasketLine.strips, .lancets, .solution, .hostile] { try await first.baskets.add(line) }
        await first.database.close()
        let second = try await Subject(database: try Database(.file(path: folder.path("data.db"))))
        #expect(try await second.baskets.lines() == [.strips, .lancets, .solution, .hostile])
        await second.database.close()
    }

    @Test func packsOfTheSameProductAddUpWithTheNewerPrice() async throws {
        let subject = try await Subject()
        try await subject.baskets.add(.strips)
        var dearer = BasketLine.lancets
        dearer = BasketLine(id: "strips-50", kind: .testStrips, name: dearer.name, contents: 51, price: nil, packs: 3)
        try await subject.baskets.add(dearer)
        let lines = try await subject.baskets.lines()
        #expect(lines.count == 1 && lines[0].packs == 5 && lines[0].contents == 51 && lines[0].price == nil)
        #expect(try await subject.baskets.packs(of: "strips-50") == 5)
        #expect(try await subject.baskets.packs(of: "gone") == 0)
    }

    @Test func whatIsTooMuchChangesNothing() async throws {
        let subject = try await Subject()
        for number in 1...50 { try await subject.baskets.add(line("p\(number)", packs: 99)) }
        for refused in [line("p51"), line("p1"), line("p51", packs: 0), line("p51", packs: 100)] {
            await #expect(throws: CartError.full) { try await subject.baskets.add(refused) }
        }
        #expect(try await subject.baskets.lines().map(\.packs) == Array(repeating: 99, count: 50))
    }

    @Test func aBasketHasAKeyUntilItIsEmptiedByItsOrder() async throws {
        let subject = try await Subject()
        try await subject.baskets.add(.strips)
        let content = try await subject.baskets.content()
        #expect(try await subject.baskets.content() == content)
        try await subject.baskets.empty("another key")
        #expect(try await subject.baskets.content() == content)
        try await subject.baskets.empty(content.key)
        let next = try await subject.baskets.content()
        #expect(next.lines == [] && next.key != content.key)
    }

    @Test func packsStayWithinTheirBounds() async throws {
        let subject = try await Subject()
        try await subject.baskets.add(.strips)
        for (wanted, expected) in [(7, 7), (0, 1), (-5, 1), (100, 99), (.max, 99)] {
            try await subject.baskets.setPacks(wanted, of: "strips-50")
            #expect(try await subject.baskets.packs(of: "strips-50") == expected)
        }
        #expect(try await subject.baskets.remove("gone") == nil)
        #expect(try await subject.baskets.remove("strips-50")?.packs == 99)
        #expect(try await subject.baskets.lines() == [])
    }

    /// 500 baskets: the total of each currency is the sum of whole numbers, and what has no price is in none.
    @Test func totalsAreThoseOfWholeNumbers() throws {
        var random = SeededGenerator(seed: 7)
        let currencies = ["EUR", "JPY", "KWD"].compactMap { Currency(rawValue: $0) }
        for _ in 0..<500 {
            let lines = (0..<Int.random(in: 0...50, using: &random)).map { number in
                let currency = currencies[Int.random(in: 0...2, using: &random)]
                let price = Money(minorUnits: Int.random(in: 0...100_000_000, using: &random), currency: currency)
                return BasketLine(
                    id: "\(number)", kind: .lancets, name: LocalizedText(""), contents: 1,
                    price: Bool.random(using: &random) ? price : nil, packs: Int.random(in: 1...99, using: &random))
            }
            let page = BasketPage(lines: lines)
            for currency in currencies {
                let own = lines.filter { $0.price?.currency == currency }
                let expected = own.reduce(0) { $0 + ($1.price?.minorUnits ?? 0) * $1.packs }
                #expect(page.totals?.first { $0.currency == currency }?.minorUnits == (own.isEmpty ? nil : expected))
            }
            #expect(page.unpriced == lines.count { $0.price == nil })
        }
        let largest = currencies.first.flatMap { Money(minorUnits: 1_000_000_000_000_000, currency: $0) }
        let tooLarge = BasketLine(id: "x", kind: .lancets, name: LocalizedText(""), contents: 1, price: largest, packs: 2)
        #expect(BasketPage(lines: [tooLarge]).totals == nil)
    }

    @Test func aDatabaseThatIsClosedIsAFailure() async throws {
        let subject = try await Subject()
        await subject.database.close()
        await #expect(throws: CartError.self) { try await subject.baskets.lines() }
        await #expect(throws: CartError.self) { try await subject.baskets.add(.strips) }
    }

    @Test func whatTakesOrdersInTestsKeepsItsWord() async throws {
        let orders = MockOrderStarting()
        try await OrderStartingContract(orders) { orders.orders.count }.check()
    }
}
