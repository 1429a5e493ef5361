import Catalog
import Common
import Domain
import Foundation
import Networking
import Persistence

/// The catalogue of this installation: that of the operator's address, as it was last brought, or, where there is no address, the one that comes
/// with the app. All sessions share one.
final class CatalogRepository: Sendable {
    private struct Order {
        var begun = 0
        var newestTaken = 0
    }

    private let dependencies: CatalogDependencies
    private let order = Locked(Order())

    init(dependencies: CatalogDependencies) {
        self.dependencies = dependencies
    }

    /// The catalogue as it is kept; nil where that of the operator never came.
    func catalog() async throws(CatalogError) -> SupplyCatalog? {
        guard let address = dependencies.address else {
            return SupplyCatalog(products: try bundled().products, origin: .bundled)
        }
        guard let kept = try await kept(address) else { return nil }
        let clock = dependencies.wallClock
        return SupplyCatalog(
            products: try CatalogDocument(json: kept.document).products,
            origin: .brought(CivilDateTime(instant: kept.broughtAt, in: clock.timeZone)))
    }

    /// Asks the operator's address, where there is one, and keeps what came as a whole, or nothing of it. An answer that comes after that of a
    /// later request is dropped.
    func refresh() async throws(CatalogError) {
        guard let address = dependencies.address else { return }
        let number = order.withLock { order in
            order.begun += 1
            return order.begun
        }
        let bytes = try await bring(address)
        _ = try CatalogDocument(json: bytes)
        do {
            try await keep(bytes, from: address, number: number)
        } catch {
            throw .notRead(String(describing: error))
        }
    }

    /// Tells when another catalogue is kept from now on.
    func changes() -> AsyncStream<CatalogChange> {
        dependencies.database.changes { $0.contains("catalog_documents") ? .catalog : [] }
    }

    private func bring(_ address: URL) async throws(CatalogError) -> [UInt8] {
        do {
            return try await dependencies.client.send(NetworkRequest(address, limit: CatalogDocument.limit, isConditional: true)).body
        } catch {
            throw CatalogError(error)
        }
    }

    /// The order is looked at inside the transaction: transactions come one after the other.
    private func keep(_ bytes: [UInt8], from address: URL, number: Int) async throws {
        let now = dependencies.wallClock.now.timeIntervalSince1970
        try await dependencies.database.write { [order] connection in
            let isNewest = order.withLock { order in
                guard number > order.newestTaken else { return false }
                order.newestTaken = number
                return true
            }
            guard isNewest else { return }
            // One catalogue is kept: that of an address that is not used any more goes.
            try connection.execute("DELETE FROM catalog_documents WHERE address <> ?", [.text(address.absoluteString)])
            try connection.execute(
                "INSERT OR REPLACE INTO catalog_documents (address, document, brought_at) VALUES (?, ?, ?)",
                [.text(address.absoluteString), .blob(bytes), .real(now)])
        }
    }

    private func kept(_ address: URL) async throws(CatalogError) -> (document: [UInt8], broughtAt: Date)? {
        do {
            return try await dependencies.database.read { connection in
                try connection.first(
                    "SELECT document, brought_at FROM catalog_documents WHERE address = ?", [.text(address.absoluteString)]
                ) { (try $0.blob(0), Date(timeIntervalSince1970: try $0.double(1))) }
            }
        } catch {
            throw .notRead(String(describing: error))
        }
    }

    private func bundled() throws(CatalogError) -> CatalogDocument {
        let bytes: [UInt8]
        do {
            bytes = [UInt8](
                try Data(contentsOf: dependencies.resources.file("Resources/catalog.json", ofTarget: "CatalogImplementation")))
        } catch {
            throw .notRead(String(describing: error))
        }
        return try CatalogDocument(json: bytes)
    }
}

/// What was changed by commits to the catalogue.
struct CatalogChange: OptionSet, Sendable {
    let rawValue: Int

    /// The catalogue that is kept.
    static let catalog = CatalogChange(rawValue: 1)
}

extension CatalogError {
    /// What an error of the network means here.
    fileprivate init(_ error: NetworkError) {
        switch error {
        case .offline: self = .offline
        case .tooLarge(let limit): self = .refused("it is longer than \(limit) bytes")
        default: self = .notReached(error.description)
        }
    }
}
