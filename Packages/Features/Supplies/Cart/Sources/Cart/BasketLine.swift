public import Common
public import Domain

/// Packs of one product that are to be ordered.
public struct BasketLine: Identifiable, Hashable, Sendable {
    /// How many packs of a product a basket holds.
    public static let packs = 1...99

    /// What tells the product apart, as its catalogue says.
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
