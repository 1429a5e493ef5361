import Catalog
import CatalogMocks
import Common
import Domain
import Foundation
import Networking
import NetworkingMocks
import Persistence
import TestSupport
import Testing

@testable import CatalogImplementation

/// What is kept of the catalogue, over a real database.
@MainActor @Suite(.timeLimit(.minutes(10)))
struct CatalogRepositoryTests {
    private func names(_ subject: Subject) async throws -> [String]? {
        try await subject.repository.catalog()?.products.map { $0.name.text(in: "en") }
    }

    @Test func withoutAnAddressTheCatalogueOfTheAppIsShownAndNobodyIsAsked() async throws {
        let client = MockHTTPClient()
        let subject = try await Subject(client, address: nil)
        try await subject.repository.refresh()
        let catalog = try #require(try await subject.repository.catalog())
        #expect(client.requests.isEmpty && catalog.origin == .bundled)
        #expect(Set(catalog.products.map(\.kind)) == Set(SupplyKind.allCases))
        #expect(catalog.products.allSatisfy { $0.price == nil && $0.name.texts.keys.sorted() == ["de", "en"] })
    }

    @Test func whatCameIsKeptOverARestartAndWithoutANetwork() async throws {
        let folder = try TemporaryFolder()
        let client = MockHTTPClient()
        client.answer(Subject.document("Strips"))
        let first = try await Subject(client, database: try Database(.file(path: folder.path("data.db"))))
        #expect(try await first.repository.catalog() == nil)
        try await first.repository.refresh()
        #expect(client.requests.map(\.isConditional) == [true])
        await first.database.close()
        let second = try await Subject(MockHTTPClient(), database: try Database(.file(path: folder.path("data.db"))))
        let kept = try #require(try await second.repository.catalog())
        #expect(kept.products.map(\.contents) == [50])
        #expect(kept.origin == .brought(CivilDateTime("2026-03-01T11:00:00")))
        await second.database.close()
    }

    @Test(arguments: [
        (NetworkError.offline, CatalogError.offline), (.status(404), .notReached(NetworkError.status(404).description)),
        (.tooLarge(limit: 5), .refused("it is longer than 5 bytes")),
    ])
    func whatIsKeptStaysWhereTheNetworkFails(failure: NetworkError, error: CatalogError) async throws {
        let client = MockHTTPClient()
        client.answer(Subject.document("Kept"))
        let subject = try await Subject(client)
        try await subject.repository.refresh()
        client.sendToReturn = .failure(failure)
        await #expect(throws: error) { try await subject.repository.refresh() }
        #expect(try await names(subject) == ["Kept"])
    }

    @Test func aDocumentThatCannotBeUsedChangesNothing() async throws {
        let client = MockHTTPClient()
        client.answer(Subject.document("Kept"))
        let subject = try await Subject(client)
        try await subject.repository.refresh()
        client.answer(Subject.document("New").replacing("24.90", with: "free"))
        await #expect(throws: CatalogError.self) { try await subject.repository.refresh() }
        #expect(try await names(subject) == ["Kept"])
    }

    @Test func anAnswerThatComesAfterThatOfALaterRequestIsDropped() async throws {
        let network = SlowNetwork()
        let subject = try await Subject(network)
        let first = Task { try await subject.repository.refresh() }
        while network.count < 1 { await Task.yield() }
        let second = Task { try await subject.repository.refresh() }
        while network.count < 2 { await Task.yield() }
        network.answer(1, Subject.document("Newer"))
        try await second.value
        network.answer(0, Subject.document("Older"))
        try await first.value
        #expect(try await names(subject) == ["Newer"])
    }

    @Test func onlyTheCatalogueOfTheAddressInUseIsKept() async throws {
        let client = MockHTTPClient()
        client.answer(Subject.document("One"))
        let one = try await Subject(client)
        try await one.repository.refresh()
        let other = try await Subject(client, address: URL(string: "https://other.example/"), database: one.database)
        #expect(try await names(other) == nil)
        client.answer(Subject.document("Other"))
        try await other.repository.refresh()
        #expect(try await names(other) == ["Other"])
        #expect(try await names(one) == nil)
    }

    @Test func aDatabaseThatIsClosedIsAFailure() async throws {
        let client = MockHTTPClient()
        client.answer(Subject.document("Strips"))
        let subject = try await Subject(client)
        await subject.database.close()
        for work in [{ _ = try await subject.repository.catalog() }, { try await subject.repository.refresh() }] {
            let error = await #expect(throws: CatalogError.self) { try await work() }
            guard case .notRead = error else {
                Issue.record("\(String(describing: error))")
                continue
            }
        }
    }
}
