import Catalog
import CatalogMocks
import Common
import Domain
import Networking
import NetworkingMocks
import Testing
import ViewCore

@testable import CatalogImplementation

/// The screens over the real repository.
@MainActor @Suite(.timeLimit(.minutes(10)))
struct LiveCatalogTests {
    private func names(_ viewModel: LiveCatalogListViewModel) -> [String]? {
        viewModel.page.value?.products.map { $0.name.text(in: "en") }
    }

    @Test func whatIsKeptIsShownWhileTheServerIsAsked() async throws {
        let network = SlowNetwork()
        let subject = try await Subject(network)
        let viewModel = LiveCatalogListViewModel(repository: subject.repository) { _ in true }
        #expect(viewModel.page == .loading && !viewModel.isRefreshing)
        let loading = Task { await viewModel.load() }
        while network.count < 1 { await Task.yield() }
        #expect(viewModel.page == .loading && viewModel.isRefreshing)
        network.answer(0, Subject.document("First"))
        await loading.value
        while names(viewModel) != ["First"] { await Task.yield() }
        #expect(!viewModel.isRefreshing)
        let refreshing = Task { await viewModel.refresh() }
        while network.count < 2 { await Task.yield() }
        #expect(names(viewModel) == ["First"] && viewModel.isRefreshing)
        network.give(1, .failure(.offline))
        await refreshing.value
        #expect(names(viewModel) == ["First"] && viewModel.failure == .offline)
    }

    @Test func withNothingKeptAFailureIsShownUntilATrySucceeds() async throws {
        let client = MockHTTPClient()
        client.sendToReturn = .failure(.offline)
        let subject = try await Subject(client)
        let viewModel = LiveCatalogListViewModel(repository: subject.repository) { _ in true }
        await viewModel.load()
        #expect(viewModel.page == .failed(.offline))
        client.answer(Subject.document("Strips"))
        await viewModel.load()
        while names(viewModel) != ["Strips"] { await Task.yield() }
        #expect(viewModel.failure == nil)
    }

    @Test func aStaleAnswerNeverTakesThePlaceOfANewerOneOnTheScreen() async throws {
        let network = SlowNetwork()
        let subject = try await Subject(network)
        let viewModel = LiveCatalogListViewModel(repository: subject.repository) { _ in true }
        let first = Task { await viewModel.load() }
        while network.count < 1 { await Task.yield() }
        let second = Task { await viewModel.refresh() }
        while network.count < 2 { await Task.yield() }
        network.answer(1, Subject.document("Newer"))
        await second.value
        while names(viewModel) != ["Newer"] { await Task.yield() }
        #expect(viewModel.isRefreshing, "the first is still under way")
        network.answer(0, Subject.document("Older"))
        await first.value
        #expect(names(viewModel) == ["Newer"] && !viewModel.isRefreshing)
    }

    @Test func productsAreFoundByWordsInAnyLanguageAndByKind() async throws {
        let subject = try await Subject(MockHTTPClient(), address: nil)
        let viewModel = LiveCatalogListViewModel(repository: subject.repository) { _ in true }
        await viewModel.load()
        let all = try #require(viewModel.page.value?.found)
        viewModel.search = "KONTROLLLOSUNG"
        #expect(viewModel.page.value?.products.map(\.kind) == [.controlSolution])
        viewModel.search = "pack 200"
        #expect(viewModel.page.value?.products.map(\.contents) == [200])
        viewModel.kind = .sensors
        #expect(viewModel.page.value?.products == [] && viewModel.page.value?.kinds == SupplyKind.allCases)
        viewModel.search = ""
        #expect(viewModel.page.value?.found == 1)
        viewModel.kind = nil
        #expect(viewModel.page.value?.found == all)
    }

    @Test func suppliesOfWhatNobodyOwnsAreAsIfTheyDidNotExist() async throws {
        let subject = try await Subject(MockHTTPClient(), address: nil)
        let viewModel = LiveCatalogListViewModel(repository: subject.repository) { $0 != .sensors }
        await viewModel.load()
        #expect(viewModel.page.value?.kinds == SupplyKind.allCases.filter { $0 != .sensors })
        #expect(viewModel.page.value?.found == viewModel.page.value?.products.count)
        let sensors = try #require(try await subject.repository.catalog()?.products.first { $0.kind == .sensors })
        let product = LiveProductViewModel(repository: subject.repository, cart: subject.cart, product: sensors.id) { $0 != .sensors }
        await product.load()
        #expect(product.product == .failed(.noSuchProduct))
        product.add()
        #expect(!product.isAdding)
    }

    @Test func packsOfAProductGoIntoTheBasket() async throws {
        let client = MockHTTPClient()
        client.answer(Subject.document("Strips"))
        let subject = try await Subject(client)
        try await subject.repository.refresh()
        let viewModel = LiveProductViewModel(
            repository: subject.repository, cart: subject.cart, product: CatalogProduct.ID(rawValue: "one"), shows: { _ in true })
        viewModel.add()
        #expect(!viewModel.isAdding, "nothing is added before the product is known")
        await viewModel.load()
        #expect(viewModel.product.value?.contents == 50 && viewModel.packsInBasket == 0)
        viewModel.packs = 3
        viewModel.add()
        viewModel.add()
        while viewModel.isAdding { await Task.yield() }
        #expect(viewModel.packsInBasket == 3 && viewModel.packs == 1 && viewModel.failure == nil)
        viewModel.packs = 97
        viewModel.add()
        while viewModel.isAdding { await Task.yield() }
        #expect(viewModel.failure == .basketFull && viewModel.packsInBasket == 3 && viewModel.packs == 97)
        subject.cart.failure = .notReached("a reason")
        viewModel.add()
        while viewModel.isAdding { await Task.yield() }
        #expect(viewModel.failure == .notAdded("a reason"))
    }

    @Test func aProductThatIsNotInTheCatalogueIsSaid() async throws {
        let subject = try await Subject(MockHTTPClient(), address: nil)
        let viewModel = LiveProductViewModel(
            repository: subject.repository, cart: subject.cart, product: CatalogProduct.ID(rawValue: "gone"), shows: { _ in true })
        await viewModel.load()
        #expect(viewModel.product == .failed(.noSuchProduct))
    }

    @Test func everyRouteLeadsToItsScreenAndTheBasketIsTheCallersToShow() async throws {
        let subject = try await Subject(MockHTTPClient(), address: nil)
        var shown = 0
        let coordinator = CatalogCoordinator(services: subject.services, onShowBasket: { shown += 1 }, shows: { _ in true })
        try await subject.cart.add(.lancets, packs: 1)
        let product = CatalogRoute.product(CatalogProduct.ID(rawValue: "bundled-lancets-100"))
        for (route, words) in [(CatalogRoute.list, "Control solution"), (product, "lancing device")] {
            let screen = coordinator.screen(for: route)
            for task in render(screen).tasks { await task.run() }
            #expect(render(screen).html.contains(words))
        }
        let list = render(coordinator.screen(for: .list))
        for id in list.handlers.ids { list.handlers.handler(id: id, kind: .click)?.run() }
        #expect(shown == 1)
    }

    @Test func theBasketOfTestsIsOne() async throws {
        try await CartAddingContract(MockCartAdding()).check()
    }
}
