import Common
import LiveUI
import Orders

@MainActor
extension StoreBacked where Failure == OrdersError {
    /// A value of the database, as Orders tells of it.
    convenience init(read: @escaping @Sendable () async throws -> Value) {
        self.init(read: read) { $0 as? OrdersError ?? .notRead(String(describing: $0)) }
    }
}
