public import Domain

/// So many of a supply that came into the house.
public struct ReceivedSupply: Hashable, Sendable {
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

/// The stock of the household, for those who bring something into the house.
public protocol StockKeeping: Sendable {
    /// Counts up what came with a delivery. The same delivery is counted once, however often it is told. Throws `CartError`, and changes
    /// nothing then.
    func receive(_ supplies: [ReceivedSupply], delivery: String) async throws(CartError)
}
