import Cart
import Common
import LiveUI
import Observation

/// Every supply, kept up to date with the database.
@MainActor @Observable
final class LiveStockListViewModel: StockListViewModel {
    let hasOrders: Bool
    private let stocks: StoreBacked<[Stock], CartError>
    private let basket: StoreBacked<Int, CartError>
    private let ways: CartWays

    init(services: CartServices, ways: CartWays) {
        hasOrders = ways.onShowOrders != nil
        self.ways = ways
        let (store, baskets) = (services.stocks, services.baskets)
        stocks = StoreBacked { try await store.stocks() }
        stocks.follow(store.database.changes(of: .stock))
        basket = StoreBacked { try await baskets.lines().reduce(0) { $0 + $1.packs } }
        basket.follow(store.database.changes(of: .basket))
    }

    var stock: Loadable<[Stock]> {
        switch stocks.value {
        case .loaded(let all): .loaded(all.filter { ways.shows($0.kind) })
        case .loading: .loading
        case .failed(let error): .failed(error)
        }
    }

    var packsInBasket: Int? { basket.value.value }

    func load() async {
        await stocks.load()
        await basket.load()
    }

    func showCatalog() { ways.onShowCatalog() }

    func showOrders() { ways.onShowOrders?() }
}
