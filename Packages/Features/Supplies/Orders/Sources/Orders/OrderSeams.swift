public import Domain

/// So many of a supply that came with an order.
public struct OrderedSupply: Hashable, Sendable {
    /// What came.
    public let kind: SupplyKind
    /// How many: strips, lancets, bottles; at least 1.
    public let count: Int

    /// Says what came.
    public init(kind: SupplyKind, count: Int) {
        self.kind = kind
        self.count = count
    }
}

/// Where what was received is counted up: what the orders need of a stock.
///
/// `StockBookingContract` of OrdersMocks tells what must hold.
public protocol StockBooking: Sendable {
    /// Counts up what came with an order, once, however often it is told. Throws `OrderSeamError`; nothing was counted then.
    func book(_ supplies: [OrderedSupply], of order: OrderID) async throws(OrderSeamError)
}

/// Whom an order is for, and where it is sent.
public struct DeliveryContact: Hashable, Sendable {
    /// Who it is.
    public let person: Person.ID
    /// The address, line by line; empty where none is given.
    public let address: [String]

    /// Makes a contact.
    public init(person: Person.ID, address: [String]) {
        self.person = person
        self.address = address
    }
}

/// Who knows where orders are sent: what the orders need of the people.
///
/// `DeliveryAddressContract` of OrdersMocks tells what must hold.
public protocol DeliveryAddressProviding: Sendable {
    /// The address of whoever the app shows. Throws `OrderSeamError`.
    func contact() async throws(OrderSeamError) -> DeliveryContact
}

/// Why another part of the app could not do what an order needs.
public struct OrderSeamError: Error, Hashable, Sendable {
    /// What those say who should have done it.
    public let words: String

    /// Makes an error.
    public init(_ words: String) {
        self.words = words
    }
}
