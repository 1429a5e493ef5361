public import Catalog
import Common
import Domain
public import Testing

/// What must hold for every `CartAdding`, whoever fulfils it.
public struct CartAddingContract {
    /// How many packs of one product a basket holds.
    public static let mostPacks = 99

    private let subject: any CartAdding
    private let sourceLocation: SourceLocation

    /// Judges an empty basket.
    public init(_ subject: any CartAdding, sourceLocation: SourceLocation = #_sourceLocation) {
        self.subject = subject
        self.sourceLocation = sourceLocation
    }

    /// Adds products to the basket, and expects what is then in it.
    public func check() async throws {
        try await packsOfAProductAddUpAndOthersStay()
        try await whatIsTooMuchChangesNothing()
        try await everyAdditionIsTold()
    }

    private func packsOfAProductAddUpAndOthersStay() async throws {
        let (strips, lancets) = (product("contract-strips"), product("contract-lancets"))
        #expect(try await subject.packs(of: strips.id) == 0, sourceLocation: sourceLocation)
        try await subject.add(strips, packs: 2)
        try await subject.add(lancets, packs: 1)
        try await subject.add(strips, packs: 3)
        #expect(try await subject.packs(of: strips.id) == 5, sourceLocation: sourceLocation)
        #expect(try await subject.packs(of: lancets.id) == 1, sourceLocation: sourceLocation)
    }

    private func whatIsTooMuchChangesNothing() async throws {
        let needles = product("contract-many")
        try await subject.add(needles, packs: Self.mostPacks)
        await #expect(throws: CartAddingError.full, sourceLocation: sourceLocation) { try await subject.add(needles, packs: 1) }
        #expect(try await subject.packs(of: needles.id) == Self.mostPacks, sourceLocation: sourceLocation)
    }

    private func everyAdditionIsTold() async throws {
        var changes = subject.changes().makeAsyncIterator()
        try await subject.add(product("contract-told"), packs: 1)
        #expect(await changes.next() != nil, sourceLocation: sourceLocation)
    }

    private func product(_ id: String) -> CatalogProduct {
        CatalogProduct(id: CatalogProduct.ID(rawValue: id), kind: .accessories, name: LocalizedText(id), contents: 1)
    }
}
