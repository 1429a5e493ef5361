import Common
import Domain
package import Orders

extension OrderLine {
    /// Two packs of strips with a price in euros.
    package static let strips = OrderLine(
        id: "strips-50", kind: .testStrips, name: LocalizedText(["en": "Test strips, 50", "de": "Teststreifen, 50 Stück"]), contents: 50,
        price: Currency(rawValue: "EUR").flatMap { Money(minorUnits: 2490, currency: $0) }, packs: 2)

    /// A pack of lancets whose price has to be asked for.
    package static let lancets = OrderLine(
        id: "lancets-200", kind: .lancets, name: LocalizedText(["en": "Lancets, 200", "de": "Lanzetten, 200 Stück"]), contents: 200,
        price: nil, packs: 1)

    /// What somebody wrote who wishes no good.
    package static let hostile = OrderLine(
        id: "hostile", kind: .accessories, name: LocalizedText("<script>\"' & \u{301}\r\nBcc: x@y " + String(repeating: "long", count: 20)),
        contents: 1, price: nil, packs: 99)
}

extension OrderDetails {
    /// Everything is given.
    package static let full = OrderDetails(
        person: Person.ID(rawValue: "ada"), address: "Ada Weiß\nLindenweg 1\n53111 Bonn", email: "orders@pharmacy.example",
        note: "Please ring at the back.")
}

extension Order {
    /// An order of March 2026 in a state.
    package static func fixture(
        _ state: OrderState = .draft, number: Int = 3, lines: [OrderLine] = [.strips, .lancets], details: OrderDetails = .full
    ) -> Order? {
        CivilDateTime("2026-03-01T08:05:00").map { time in
            Order(
                id: OrderID(rawValue: "order-\(number)"), number: number, state: state, createdAt: time,
                orderedAt: state == .draft ? nil : CivilDateTime("2026-03-02T09:00:00"),
                closedAt: state.next.isEmpty ? CivilDateTime("2026-03-05T10:30:00") : nil, lines: lines, details: details)
        }
    }
}

extension OrderPage {
    /// One order in each state.
    package static var four: OrderPage {
        OrderPage(
            orders: OrderState.allCases.enumerated().compactMap { Order.fixture($1, number: 4 - $0) }, total: 4)
    }
}
