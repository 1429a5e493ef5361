/// What could not be done.
package enum CatalogError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is kept could not be read; with the storage's words.
    case notRead(String)
    /// This computer has no network.
    case offline
    /// The server did not answer as it should; with the network's words.
    case notReached(String)
    /// What the server answered is no catalogue that can be used; with the reason.
    case refused(String)
    /// There is no such product, or not any more.
    case noSuchProduct
    /// The basket holds no more of it.
    case basketFull
    /// It could not be put into the basket; with the basket's words.
    case notAdded(String)

    /// English, for logs.
    package var description: String {
        switch self {
        case .notRead(let words): "the catalogue was not read (\(words)); nothing is lost, try again"
        case .offline: "the catalogue was not refreshed: this computer has no network; what was kept stays, try again later"
        case .notReached(let words): "the catalogue was not refreshed (\(words)); what was kept stays, try again later"
        case .refused(let reason): "the catalogue was not taken: \(reason); what was kept stays, mend the document and try again"
        case .noSuchProduct: "there is no such product; see the list and try again"
        case .basketFull: "the basket holds no more of it; nothing was added, order first and try again"
        case .notAdded(let words): "nothing was added to the basket (\(words)); try again"
        }
    }
}
