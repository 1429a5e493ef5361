package import Observation

/// One product, and how many packs of it are wanted.
@MainActor
package protocol ProductViewModel: AnyObject, Observable {
    /// The product, as far as it was read.
    var product: Loadable<CatalogProduct> { get }
    /// How many packs are to be added, 1…99.
    var packs: Int { get set }
    /// How many packs of it are in the basket; nil as long as that is not known.
    var packsInBasket: Int? { get }
    /// Whether they are being added.
    var isAdding: Bool { get }
    /// Why they could not be added.
    var failure: CatalogError? { get }

    /// Reads the product and the basket, also again after a failure.
    func load() async
    /// Puts the packs into the basket.
    func add()
    /// Leads to the basket.
    func showBasket()
}
