public import Domain
public import Orders
public import Testing

/// What must hold for every `StockBooking`, whoever fulfils it.
public struct StockBookingContract {
    private let subject: any StockBooking
    private let count: (SupplyKind) async throws -> Int
    private let sourceLocation: SourceLocation

    /// Judges an empty stock; `count` tells how many there are of a supply.
    public init(
        _ subject: any StockBooking, count: @escaping (SupplyKind) async throws -> Int, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        self.subject = subject
        self.count = count
        self.sourceLocation = sourceLocation
    }

    /// Books orders, and expects what there is then.
    public func check() async throws {
        let (one, other) = (OrderID(rawValue: "one"), OrderID(rawValue: "other"))
        let supplies = [OrderedSupply(kind: .testStrips, count: 100), OrderedSupply(kind: .lancets, count: 200)]
        try await subject.book(supplies, of: one)
        try await subject.book(supplies, of: one)
        #expect(try await count(.testStrips) == 100, "an order counts once", sourceLocation: sourceLocation)
        #expect(try await count(.lancets) == 200, sourceLocation: sourceLocation)
        try await subject.book([OrderedSupply(kind: .testStrips, count: 50)], of: other)
        #expect(try await count(.testStrips) == 150, "orders add up", sourceLocation: sourceLocation)
    }
}

/// What must hold for every `DeliveryAddressProviding`, whoever fulfils it.
public struct DeliveryAddressContract {
    private let subject: any DeliveryAddressProviding
    private let setAddress: (_ street: String, _ city: String) async throws -> Void
    private let sourceLocation: SourceLocation

    /// Judges one of somebody without an address; `setAddress` gives them a street and a town, and nothing else.
    public init(
        _ subject: any DeliveryAddressProviding, setAddress: @escaping (_ street: String, _ city: String) async throws -> Void,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        self.subject = subject
        self.setAddress = setAddress
        self.sourceLocation = sourceLocation
    }

    /// Asks before there is an address and after, and expects the lines that are given.
    public func check() async throws {
        let before = try await subject.contact()
        #expect(before.address == [] && !before.person.rawValue.isEmpty, sourceLocation: sourceLocation)
        try await setAddress("Lindenweg 1", "Bonn")
        let after = try await subject.contact()
        #expect(after.address == ["Lindenweg 1", "Bonn"], "lines that are not given are left out", sourceLocation: sourceLocation)
        #expect(after.person == before.person, sourceLocation: sourceLocation)
    }
}
