import Catalog
import CatalogMocks
import Common
import Foundation
import Networking
import Persistence

@testable import CatalogImplementation

/// The feature's real parts over a database in memory, on 1 March 2026.
@MainActor
struct Subject {
    static let address = URL(string: "https://supplies.example/catalog.json")
    let database: Database
    let cart = MockCartAdding()
    let services: CatalogServices

    /// Makes them over a network; without an address the catalogue is that of the app.
    init(_ client: any HTTPClient, address: URL? = Self.address, database: Database? = nil) async throws {
        let opened = if let database { database } else { try Database(.memory) }
        self.database = opened
        try await opened.migrate(CatalogMigrations.all)
        services = CatalogServices(
            dependencies: CatalogDependencies(
                address: address, client: client, database: opened, resources: .ofThisProcess, cart: cart,
                wallClock: FixedWallClock(now: Date(timeIntervalSince1970: 1_772_362_800), timeZone: .gmt)))
    }

    var repository: CatalogRepository { services.repository }

    /// A document with one product of a name.
    static func document(_ name: String) -> String {
        #"{"schema": 1, "currency": "EUR", "products": [{"id": "one", "kind": "test-strips", "name": "\#(name)", "contents": 50, "price": "24.90"}]}"#
    }
}

/// A network whose answers a test gives, each when it wants.
final class SlowNetwork: HTTPClient {
    typealias Answer = Result<NetworkResponse, NetworkError>

    private let asked = Locked<[CheckedContinuation<Answer, Never>]>([])

    var count: Int { asked.withLock(\.count) }

    func send(_ request: NetworkRequest) async throws(NetworkError) -> NetworkResponse {
        try await withCheckedContinuation { continuation in asked.withLock { $0.append(continuation) } }.get()
    }

    /// Answers the request of a number, from 0, with a document.
    func answer(_ number: Int, _ document: String) {
        give(number, .success(NetworkResponse(body: Array(document.utf8))))
    }

    func give(_ number: Int, _ answer: Answer) {
        asked.withLock { $0[number] }.resume(returning: answer)
    }
}
