/// What could not be done.
public enum CartError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Basket or stock could not be read; with the storage's words.
    case notRead(String)
    /// It could not be stored, and is as it was; with the storage's words.
    case notStored(String)
    /// The machine's clock shows no usable date.
    case noDate
    /// More of a product, or more products, than a basket holds.
    case full
    /// No order was begun, and the basket is as it was; with the words of what takes orders.
    case notOrdered(String)

    /// English, for logs.
    public var description: String {
        switch self {
        case .notRead(let words): "basket and stock were not read (\(words)); nothing is lost, try again"
        case .notStored(let words): "nothing was changed (\(words)); all is as it was, try again"
        case .noDate: "nothing was changed: the machine's clock shows no usable date; set it and try again"
        case .full: "nothing was added: the basket holds no more; order first and try again"
        case .notOrdered(let words): "no order was begun (\(words)); the basket is as it was, try again"
        }
    }
}
