package import Observation

/// All orders, newest first.
@MainActor
package protocol OrderListViewModel: AnyObject, Observable {
    /// The orders, at most `OrderPage.limit`, as far as they were read.
    var page: Loadable<OrderPage> { get }

    /// Reads them, also again after a failure.
    func load() async
    /// Leads to the basket.
    func showBasket()
}

/// The newest orders.
package struct OrderPage: Hashable, Sendable {
    /// The orders, newest first.
    package let orders: [Order]
    /// How many there are in all.
    package let total: Int

    /// How many are shown at most.
    package static let limit = 100

    /// Makes a page.
    package init(orders: [Order], total: Int) {
        self.orders = orders
        self.total = total
    }
}

/// One order, and what can be done with it.
@MainActor
package protocol OrderViewModel: AnyObject, Observable {
    /// Which order.
    var id: OrderID { get }
    /// The order, as far as it was read.
    var order: Loadable<Order> { get }
    /// The state that somebody wants and has not confirmed yet.
    var asked: OrderState? { get set }
    /// Whether it is being changed.
    var isChanging: Bool { get }
    /// Why it could not be changed.
    var failure: OrdersError? { get }

    /// Reads it, also again after a failure.
    func load() async
    /// Sets the state.
    func become(_ state: OrderState)
}

/// A line that was taken out of a draft, while it can be put back.
package struct RemovedOrderLine: Identifiable, Hashable, Sendable {
    /// Tells one message from the next.
    package let id: Int
    /// Where it stood.
    package let index: Int
    /// The line.
    package let line: OrderLine

    /// Makes a message.
    package init(id: Int, index: Int, line: OrderLine) {
        self.id = id
        self.index = index
        self.line = line
    }
}

/// What is wrong with a draft.
package enum DraftProblem: Hashable, Sendable {
    /// The e-mail address is none.
    case email
    /// A text is longer than 1,000 letters.
    case tooLong
    /// Nothing is left in it.
    case nothingOrdered
}

/// Where a draft is edited.
@MainActor
package protocol OrderFormViewModel: AnyObject, Observable {
    /// Which order.
    var id: OrderID { get }
    /// The order as it was when the form was opened.
    var stored: Loadable<Order> { get }
    /// The lines as entered.
    var lines: [OrderLine] { get set }
    /// The details as entered.
    var details: OrderDetails { get set }
    /// What was wrong when it was last to be saved.
    var problems: [DraftProblem] { get }
    /// The line that was taken out last, until it is put back or forgotten.
    var removed: RemovedOrderLine? { get }
    /// Why it could not be saved.
    var failure: OrdersError? { get }

    /// Reads the order, also again after a failure.
    func load() async
    /// Takes a line out.
    func remove(_ line: OrderLine.ID)
    /// Puts back what was taken out last.
    func undo()
    /// Forgets what was taken out last.
    func dismissRemoved()
    /// Enters the address of whoever the app shows.
    func fillAddress()
    /// Saves, where nothing is wrong, and leaves the screen.
    func save()
}
