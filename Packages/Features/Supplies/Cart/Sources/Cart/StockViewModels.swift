package import Domain
package import Observation

/// What is left of each supply, and the ways to more of it.
@MainActor
package protocol StockListViewModel: AnyObject, Observable {
    /// Every supply, as far as it was read.
    var stock: Loadable<[Stock]> { get }
    /// How many packs are in the basket; nil as long as that is not known.
    var packsInBasket: Int? { get }
    /// Whether there is anybody who takes orders.
    var hasOrders: Bool { get }

    /// Reads them, also again after a failure.
    func load() async
    /// Leads to the catalogue.
    func showCatalog()
    /// Leads to the orders.
    func showOrders()
}

/// One supply, and how its stock came about since it was last counted.
package struct SupplyPage: Hashable, Sendable {
    /// What is left.
    package let stock: Stock
    /// What changed it since somebody last counted, that included; newest first, at most `SupplyPage.limit`.
    package let movements: [StockMovement]

    /// How many movements are shown at most.
    package static let limit = 100

    /// Makes a page.
    package init(stock: Stock, movements: [StockMovement]) {
        self.stock = stock
        self.movements = movements
    }
}

/// One supply: what is left, how it came about, and where it is counted.
@MainActor
package protocol SupplyViewModel: AnyObject, Observable {
    /// Which supply.
    var kind: SupplyKind { get }
    /// The supply, as far as it was read.
    var page: Loadable<SupplyPage> { get }
    /// How many there are, as typed.
    var typedCount: String { get set }
    /// When the first of it expires, as chosen.
    var expiresOn: CivilDate? { get set }
    /// Whether something else was typed than a number from 0 to 100,000.
    var isMistyped: Bool { get }
    /// Why it could not be stored.
    var failure: CartError? { get }

    /// Reads the supply, also again after a failure.
    func load() async
    /// Stores the count and the day.
    func save()
    /// Leads to the catalogue.
    func showCatalog()
}

/// What is said above every screen before a supply runs out.
@MainActor
package protocol StockNoticeViewModel: AnyObject, Observable {
    /// The most pressing supply of which nobody has said that they know; nil where there is none.
    var notice: Stock? { get }
    /// Says no more of it, until it is more pressing.
    func dismiss()
}
