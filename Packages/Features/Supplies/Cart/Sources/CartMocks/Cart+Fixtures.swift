package import Cart
import Common
package import Domain

extension BasketLine {
    /// Two packs of strips with a price in euros.
    package static let strips = BasketLine(
        id: "strips-50", kind: .testStrips, name: LocalizedText(["en": "Test strips, 50", "de": "Teststreifen, 50 Stück"]), contents: 50,
        price: money(2490, "EUR"), packs: 2)

    /// A pack of lancets whose price has to be asked for.
    package static let lancets = BasketLine(
        id: "lancets-200", kind: .lancets, name: LocalizedText(["en": "Lancets, 200", "de": "Lanzetten, 200 Stück"]), contents: 200,
        price: nil, packs: 1)

    /// Three bottles, priced in yen.
    package static let solution = BasketLine(
        id: "solution", kind: .controlSolution, name: LocalizedText("Control solution"), contents: 1, price: money(1290, "JPY"), packs: 3)

    /// What somebody wrote who wishes no good.
    package static let hostile = BasketLine(
        id: "hostile", kind: .accessories, name: LocalizedText("<script>\"' & \u{301}" + String(repeating: "long", count: 25)), contents: 1,
        price: money(1, "EUR"), packs: 99)

    private static func money(_ units: Int, _ code: String) -> Money? {
        Currency(rawValue: code).flatMap { Money(minorUnits: units, currency: $0) }
    }
}

extension Stock {
    /// The day of the fixtures.
    package static var today: CivilDate? { CivilDate("2026-03-01") }

    /// A stock on the day of the fixtures; nobody counted it unless something is said.
    package static func of(
        _ kind: SupplyKind, _ count: Int? = nil, used: Int = 0, days: Int = 0, expiresOn: String? = nil
    ) -> Stock? {
        today.map { Stock(kind: kind, count: count, used: used, days: days, expiresOn: expiresOn.flatMap(CivilDate.init), today: $0) }
    }
}

extension [Stock] {
    /// Nothing is counted yet.
    package static var uncounted: [Stock] { SupplyKind.allCases.compactMap { Stock.of($0) } }

    /// Each supply with something else to say.
    package static var mixed: [Stock] {
        [
            Stock.of(.testStrips, 34, used: 108, days: 30), .of(.ketoneStrips, 9, expiresOn: "2026-02-01"),
            .of(.lancets, 120, used: 90, days: 30), .of(.controlSolution, 1, expiresOn: "2026-03-20"), .of(.sensors, 0), .of(.accessories),
        ].compactMap(\.self)
    }
}

extension SupplyPage {
    /// Strips that were counted and used, and came with an order.
    package static var strips: SupplyPage? {
        let movements = [
            ("2026-03-01", StockMovement.Reason.tested, -2), ("2026-02-27", .received, 50), ("2026-02-27", .tested, -4),
            ("2026-02-26", .forgotten, -10), ("2026-02-25", .counted, 0),
        ]
        return Stock.of(.testStrips, 34, used: 108, days: 30, expiresOn: "2027-01-31").map { stock in
            SupplyPage(
                stock: stock,
                movements: movements.compactMap { day, reason, amount in
                    CivilDate(day).map { StockMovement(day: $0, reason: reason, amount: amount) }
                })
        }
    }

    /// Sensors that nobody counted.
    package static var sensors: SupplyPage? { Stock.of(.sensors).map { SupplyPage(stock: $0, movements: []) } }

    /// More strips were used than were counted.
    package static var overdrawn: SupplyPage? {
        Stock.of(.testStrips, -3, used: 5, days: 2).map { SupplyPage(stock: $0, movements: []) }
    }
}
