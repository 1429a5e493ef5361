import Cart
import Common
import Persistence

/// What was changed by commits to the tables of this feature.
struct CartChanges: OptionSet, Sendable {
    let rawValue: Int

    /// The basket.
    static let basket = CartChanges(rawValue: 1 << 0)
    /// The stock.
    static let stock = CartChanges(rawValue: 1 << 1)
}

extension Database {
    /// Tells when basket or stock were changed from now on.
    func changes(of wanted: CartChanges) -> AsyncStream<CartChanges> {
        changes { tables in
            var changes: CartChanges = []
            if tables.contains("cart_lines") { changes.insert(.basket) }
            if !tables.isDisjoint(with: ["cart_tests", "cart_movements", "cart_supplies"]) { changes.insert(.stock) }
            return changes.intersection(wanted)
        }
    }

    /// Reads; what goes wrong is a `CartError`.
    func readCart<Value: Sendable>(_ body: @Sendable (Connection) throws -> Value) async throws(CartError) -> Value {
        do {
            return try await read(body)
        } catch {
            throw .notRead(String(describing: error))
        }
    }

    /// Writes in one transaction; what goes wrong is a `CartError`, and changes nothing.
    @discardableResult
    func writeCart<Value: Sendable>(_ body: @Sendable (Connection) throws -> Value) async throws(CartError) -> Value {
        do {
            return try await write(body)
        } catch let error as CartError {
            throw error
        } catch {
            throw .notStored(String(describing: error))
        }
    }
}
