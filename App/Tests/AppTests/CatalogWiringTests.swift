import CartImplementation
import CatalogMocks
import Testing

@testable import Meterbook

/// The seam between the catalogue and the basket, over the app's real parts.
@MainActor @Suite(.timeLimit(.minutes(10)))
struct CatalogWiringTests {
    @Test func theBasketTakesWhatTheCatalogueOffers() async throws {
        let dependencies = try await AppDependencies.ofTest()
        try await CartAddingContract(BasketAdding(basket: dependencies.cart.basket)).check()
        await dependencies.close()
    }
}
