public import Common
public import Domain

/// An order of the household.
package struct Order: Identifiable, Hashable, Sendable {
    /// The identifier.
    package let id: OrderID
    /// What people call it: 1 for the first one, and so on.
    package let number: Int
    /// How far it is.
    package let state: OrderState
    /// When it was begun, in local time.
    package let createdAt: CivilDateTime
    /// When it was ordered, in local time; nil where it was not.
    package let orderedAt: CivilDateTime?
    /// When it was received or cancelled, in local time; nil where it was not.
    package let closedAt: CivilDateTime?
    /// What is ordered, in the order in which it was chosen.
    package let lines: [OrderLine]
    /// Where it is sent, for whom, and what else is to be said.
    package let details: OrderDetails

    /// Makes an order.
    package init(
        id: OrderID, number: Int, state: OrderState, createdAt: CivilDateTime, orderedAt: CivilDateTime? = nil,
        closedAt: CivilDateTime? = nil,
        lines: [OrderLine], details: OrderDetails = OrderDetails()
    ) {
        self.id = id
        self.number = number
        self.state = state
        self.createdAt = createdAt
        self.orderedAt = orderedAt
        self.closedAt = closedAt
        self.lines = lines
        self.details = details
    }

    /// What all of it costs, by currency; nil where that is too large. What has no price is not in it.
    package var totals: [Money]? {
        let amounts = lines.map(\.total)
        guard zip(lines, amounts).allSatisfy({ $0.price == nil || $1 != nil }) else { return nil }
        return Money.totals(of: amounts.compactMap(\.self))
    }

    /// How many packs.
    package var packs: Int { lines.reduce(0) { $0 + $1.packs } }
}

/// What tells an order apart.
public struct OrderID: RawRepresentable, Hashable, Codable, Sendable {
    /// The identifier as text.
    public let rawValue: String

    /// Makes an identifier from its text.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// Packs of one product in an order.
public struct OrderLine: Identifiable, Hashable, Sendable {
    /// How many packs of a product an order may have.
    package static let packs = 1...99

    /// What tells the product apart from the others of the order.
    public let id: String
    /// What it is, and so which stock it belongs to.
    public let kind: SupplyKind
    /// What it is called.
    public let name: LocalizedText
    /// How many are in a pack, at least 1.
    public let contents: Int
    /// What a pack costs; nil where that is to be asked for.
    public let price: Money?
    /// How many packs, 1…99.
    public var packs: Int

    /// Makes a line.
    public init(id: String, kind: SupplyKind, name: LocalizedText, contents: Int, price: Money?, packs: Int) {
        self.id = id
        self.kind = kind
        self.name = name
        self.contents = contents
        self.price = price
        self.packs = packs
    }

    /// What all of its packs cost; nil where that is to be asked for, or is too large.
    package var total: Money? { price?.multiplied(by: packs) }
}

/// What an order says besides its lines. A text that is not given is empty.
package struct OrderDetails: Hashable, Sendable {
    /// Whose address it is; nil where somebody typed it.
    package var person: Person.ID?
    /// Where it is sent, line by line.
    package var address: String
    /// The e-mail address of the shop or the clinic.
    package var email: String
    /// What else is to be said.
    package var note: String

    /// Makes details.
    package init(person: Person.ID? = nil, address: String = "", email: String = "", note: String = "") {
        self.person = person
        self.address = address
        self.email = email
        self.note = note
    }

    /// How long a text may be.
    package static let longest = 1_000
}
