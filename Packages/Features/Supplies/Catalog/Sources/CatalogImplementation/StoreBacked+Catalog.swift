import Catalog
import Common
import LiveUI

@MainActor
extension StoreBacked where Failure == CatalogError {
    /// A value of the database, as Catalog tells of it.
    convenience init(read: @escaping @Sendable () async throws -> Value) {
        self.init(read: read) { $0 as? CatalogError ?? .notRead(String(describing: $0)) }
    }
}
