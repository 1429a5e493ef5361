package import Domain

/// What can be ordered, as it was last brought.
package struct SupplyCatalog: Hashable, Sendable {
    /// Where it comes from.
    package enum Origin: Hashable, Sendable {
        /// It comes with the app, and names no prices.
        case bundled
        /// From the operator's address; when it was brought, in local time.
        case brought(CivilDateTime?)
    }

    /// The products, in the order of the document.
    package let products: [CatalogProduct]
    /// Where it comes from.
    package let origin: Origin

    /// Makes a catalogue.
    package init(products: [CatalogProduct], origin: Origin) {
        self.products = products
        self.origin = origin
    }
}
