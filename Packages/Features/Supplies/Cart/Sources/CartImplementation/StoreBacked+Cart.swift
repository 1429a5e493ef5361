import Cart
import Common
import LiveUI

@MainActor
extension StoreBacked where Failure == CartError {
    /// A value of the database, as Cart tells of it.
    convenience init(read: @escaping @Sendable () async throws -> Value) {
        self.init(read: read) { $0 as? CartError ?? .notRead(String(describing: $0)) }
    }
}
