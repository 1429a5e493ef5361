/// What could not be done.
public enum OrdersError: Error, Hashable, Sendable, CustomStringConvertible {
    /// It could not be read; with the storage's words.
    case notRead(String)
    /// It could not be stored, and is as it was; with the storage's words.
    case notStored(String)
    /// The machine's clock shows no usable date.
    case noDate
    /// There is no such order.
    case noSuchOrder
    /// The order is not what it was when the screen was shown: what was wanted is not possible any more.
    case notPossible
    /// An order has at least one product.
    case nothingOrdered
    /// What came could not be counted up, and the order stays as it was; with the words of the stock.
    case notCounted(String)

    /// English, for logs.
    public var description: String {
        switch self {
        case .notRead(let words): "the orders were not read (\(words)); nothing is lost, try again"
        case .notStored(let words): "nothing was changed (\(words)); all is as it was, try again"
        case .noDate: "nothing was changed: the machine's clock shows no usable date; set it and try again"
        case .noSuchOrder: "there is no such order; nothing was changed, see the list and try again"
        case .notPossible: "the order is not what it was; nothing was changed, look at it again"
        case .nothingOrdered: "an order has at least one product; nothing was changed, add something and try again"
        case .notCounted(let words): "what came was not counted up (\(words)); the order is as it was, try again"
        }
    }
}
