package import Domain
package import Observation

/// What is to be ordered.
package struct BasketPage: Hashable, Sendable {
    /// The lines, in the order in which they were added.
    package let lines: [BasketLine]

    /// Makes a page.
    package init(lines: [BasketLine]) {
        self.lines = lines
    }

    /// What all of it costs, by currency; nil where that is too large. What has no price is not in it.
    package var totals: [Money]? {
        let amounts = lines.map(\.total)
        guard zip(lines, amounts).allSatisfy({ $0.price == nil || $1 != nil }) else { return nil }
        return Money.totals(of: amounts.compactMap(\.self))
    }

    /// How many lines have no price.
    package var unpriced: Int { lines.count { $0.price == nil } }
}

/// A line that was taken out, while it can be put back.
package struct RemovedLine: Identifiable, Hashable, Sendable {
    /// Tells one message from the next.
    package let id: Int
    /// The line.
    package let line: BasketLine

    /// Makes a message.
    package init(id: Int, line: BasketLine) {
        self.id = id
        self.line = line
    }
}

/// The basket, and the way to an order.
@MainActor
package protocol BasketViewModel: AnyObject, Observable {
    /// The basket, as far as it was read.
    var page: Loadable<BasketPage> { get }
    /// The line that was taken out last, until it is put back or forgotten.
    var removed: RemovedLine? { get }
    /// Whether there is anybody who takes orders.
    var hasOrders: Bool { get }
    /// Whether an order is being begun.
    var isOrdering: Bool { get }
    /// Why something could not be done.
    var failure: CartError? { get }

    /// Reads the basket, also again after a failure.
    func load() async
    /// Wants so many packs of a product, 1…99.
    func setPacks(_ packs: Int, of product: String)
    /// Takes a product out.
    func remove(_ product: String)
    /// Puts back what was taken out last.
    func undo()
    /// Forgets what was taken out last.
    func dismissRemoved()
    /// Makes an order of it and leads there.
    func order()
    /// Leads to the catalogue.
    func showCatalog()
}
