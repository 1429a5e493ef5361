public import Common
public import Domain

/// Something that can be ordered.
public struct CatalogProduct: Identifiable, Hashable, Sendable {
    /// What tells a product from the others of all catalogues of an installation.
    public struct ID: RawRepresentable, Hashable, Codable, Sendable {
        /// The identifier as text.
        public let rawValue: String

        /// Makes an identifier from its text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The identifier.
    public let id: ID
    /// What it is, and so what uses it up.
    public let kind: SupplyKind
    /// What it is called.
    public let name: LocalizedText
    /// Who makes it; nil where that does not matter.
    public let maker: String?
    /// What is to be known of it; nil where nothing is.
    public let details: LocalizedText?
    /// How many are in a pack: strips, lancets, bottles; 1…100,000.
    public let contents: Int
    /// What a pack costs; nil where that is to be asked for.
    public let price: Money?

    /// Makes a product.
    public init(
        id: ID, kind: SupplyKind, name: LocalizedText, maker: String? = nil, details: LocalizedText? = nil, contents: Int,
        price: Money? = nil
    ) {
        self.id = id
        self.kind = kind
        self.name = name
        self.maker = maker
        self.details = details
        self.contents = contents
        self.price = price
    }
}
