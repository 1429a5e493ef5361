import Cart
import CartMocks
import Common
import Domain
import Persistence
import Testing
import ViewCore

@testable import CartImplementation

/// The screens over the real store.
@MainActor @Suite(.timeLimit(.minutes(10)))
struct LiveCartTests {
    @MainActor
    private final class Visited {
        var places: [String] = []
    }

    private func ways(
        _ visited: Visited, orders: (any OrderStarting)? = nil, shows: @escaping @MainActor (SupplyKind) -> Bool = { _ in true }
    ) -> CartWays {
        let showOrders: @MainActor () -> Void = { visited.places.append("orders") }
        return CartWays(
            orders: orders, onShowCatalog: { visited.places.append("catalog") }, onShowOrders: orders == nil ? nil : showOrders,
            onOrdered: { visited.places.append($0) }, shows: shows)
    }

    @Test func theStockIsKeptUpToDate() async throws {
        let (subject, visited) = (try await Subject(), Visited())
        let viewModel = LiveStockListViewModel(services: subject.services, ways: ways(visited, orders: MockOrderStarting()))
        #expect(viewModel.stock == .loading && viewModel.packsInBasket == nil)
        await viewModel.load()
        #expect(viewModel.stock == .loaded(.uncounted) && viewModel.packsInBasket == 0 && viewModel.hasOrders)
        try await subject.baskets.add(.strips)
        while viewModel.packsInBasket != 2 { await Task.yield() }
        try await subject.stocks.set(3, expiresOn: nil, of: .sensors)
        while viewModel.stock.value?.first(where: { $0.kind == .sensors })?.count != 3 { await Task.yield() }
        viewModel.showCatalog()
        viewModel.showOrders()
        #expect(visited.places == ["catalog", "orders"])
    }

    @Test func aSupplyIsCountedAndItsExpiryKept() async throws {
        let (subject, visited) = (try await Subject(), Visited())
        let viewModel = LiveSupplyViewModel(kind: .lancets, services: subject.services, ways: ways(visited))
        viewModel.typedCount = "5"
        viewModel.save()
        await viewModel.load()
        #expect(viewModel.page.value?.stock.count == nil, "nothing is stored before it was read")
        for wrong in ["many", "-1", "100001", "1.5", "٣"] {
            viewModel.typedCount = wrong
            viewModel.save()
            #expect(viewModel.isMistyped, "\(wrong)")
        }
        viewModel.typedCount = " 120 "
        viewModel.expiresOn = CivilDate("2027-01-31")
        viewModel.save()
        while viewModel.page.value?.stock.count != 120 { await Task.yield() }
        #expect(!viewModel.isMistyped && viewModel.page.value?.stock.expiresOn == CivilDate("2027-01-31"))
        while !viewModel.typedCount.isEmpty { await Task.yield() }
        viewModel.expiresOn = nil
        viewModel.save()
        while viewModel.page.value?.stock.expiresOn != nil { await Task.yield() }
        #expect(viewModel.page.value?.stock.count == 120 && viewModel.page.value?.movements.count == 1)
        viewModel.showCatalog()
        #expect(visited.places == ["catalog"])
    }

    @Test func whatCannotBeStoredIsSaidAndStaysTyped() async throws {
        let subject = try await Subject()
        let viewModel = LiveSupplyViewModel(kind: .lancets, services: subject.services, ways: ways(Visited()))
        await viewModel.load()
        await subject.database.close()
        viewModel.typedCount = "5"
        viewModel.save()
        while viewModel.failure == nil { await Task.yield() }
        #expect(viewModel.typedCount == "5")
        await viewModel.load()
        guard case .failed(.notRead) = viewModel.page else {
            Issue.record("\(viewModel.page)")
            return
        }
    }

    @Test func aLineThatWasTakenOutCanBePutBack() async throws {
        let subject = try await Subject()
        try await subject.baskets.add(.strips)
        try await subject.baskets.add(.lancets)
        let viewModel = LiveBasketViewModel(services: subject.services, ways: ways(Visited()))
        await viewModel.load()
        viewModel.remove("strips-50")
        while viewModel.removed == nil || viewModel.page.value?.lines.count != 1 { await Task.yield() }
        #expect(viewModel.removed?.line == .strips)
        viewModel.undo()
        while viewModel.page.value?.lines.count != 2 { await Task.yield() }
        #expect(viewModel.removed == nil && Set(viewModel.page.value?.lines ?? []) == [.strips, .lancets])
        viewModel.undo()
        viewModel.remove("lancets-200")
        while viewModel.removed == nil { await Task.yield() }
        viewModel.dismissRemoved()
        #expect(viewModel.removed == nil)
        viewModel.setPacks(9, of: "strips-50")
        while viewModel.page.value?.lines.first?.packs != 9 { await Task.yield() }
    }

    @Test func aBasketBecomesOneOrderAndIsEmptyThen() async throws {
        let (subject, visited, orders) = (try await Subject(), Visited(), MockOrderStarting())
        try await subject.baskets.add(.strips)
        let viewModel = LiveBasketViewModel(services: subject.services, ways: ways(visited, orders: orders))
        await viewModel.load()
        orders.failure = OrderStartingError("a reason")
        viewModel.order()
        viewModel.order()
        while viewModel.isOrdering { await Task.yield() }
        while viewModel.failure != .notOrdered("a reason") { await Task.yield() }
        #expect(viewModel.page.value?.lines == [.strips] && visited.places.isEmpty)
        orders.failure = nil
        viewModel.order()
        while visited.places.isEmpty { await Task.yield() }
        let key = try #require(orders.orders.keys.first)
        #expect(orders.orders == [key: [.strips]] && visited.places == ["order of \(key)"])
        while viewModel.page.value?.lines != [] { await Task.yield() }
        viewModel.order()
        while viewModel.isOrdering { await Task.yield() }
        #expect(orders.orders.count == 1, "an empty basket begins none")
    }

    @Test func withoutAnybodyWhoTakesOrdersThereIsNoWayToOne() async throws {
        let (subject, visited) = (try await Subject(), Visited())
        try await subject.baskets.add(.strips)
        let viewModel = LiveBasketViewModel(services: subject.services, ways: ways(visited))
        await viewModel.load()
        #expect(!viewModel.hasOrders)
        viewModel.order()
        #expect(!viewModel.isOrdering && visited.places.isEmpty)
        #expect(!LiveStockListViewModel(services: subject.services, ways: ways(visited)).hasOrders)
    }

    @Test func suppliesOfWhatNobodyOwnsAreAsIfTheyDidNotExist() async throws {
        let subject = try await Subject()
        try await subject.stocks.set(0, expiresOn: nil, of: .sensors)
        let viewModel = LiveStockListViewModel(services: subject.services, ways: ways(Visited()) { $0 != .sensors })
        await viewModel.load()
        #expect(viewModel.stock.value?.map(\.kind) == SupplyKind.allCases.filter { $0 != .sensors })
        let coordinator = CartCoordinator(
            services: subject.services, orders: nil, onShowCatalog: {}, onShowOrders: nil, onOrdered: { _ in }, shows: { $0 != .sensors })
        #expect(!coordinator.leads(to: .supply(.sensors)) && coordinator.leads(to: .supply(.lancets)) && coordinator.leads(to: .stock))
        #expect(!render(coordinator.screen(for: .supply(.sensors))).html.contains("ensor"))
        await subject.services.notice.load()
        #expect(subject.services.notice.notice?.kind == .sensors && coordinator.notice == nil)
    }

    @Test func everyRouteLeadsToItsScreenAndTheNoticeComesWithTheStock() async throws {
        let subject = try await Subject()
        let coordinator = CartCoordinator(
            services: subject.services, orders: nil, onShowCatalog: {}, onShowOrders: nil, onOrdered: { _ in }, shows: { _ in true })
        for (route, words) in [
            (CartRoute.stock, "Nothing is counted yet"), (.supply(.controlSolution), "How many are there now?"),
            (.basket, "The basket is empty"),
        ] {
            let screen = coordinator.screen(for: route)
            for task in render(screen).tasks { await task.run() }
            #expect(render(screen).html.contains(words), "\(route)")
        }
        #expect(coordinator.notice == nil)
        try await subject.stocks.set(0, expiresOn: nil, of: .sensors)
        await subject.services.notice.load()
        #expect(render(try #require(coordinator.notice)).html.contains("Sensors: none are left"))
    }
}
