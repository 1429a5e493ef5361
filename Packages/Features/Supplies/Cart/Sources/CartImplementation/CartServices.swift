public import Cart
import Common
public import Domain
import Logging
public import Persistence

/// Basket and stock of the process: books what meters used up while it runs.
@MainActor
public final class CartServices {
    /// The migrations of basket and stock, oldest first.
    nonisolated public static var migrations: [Migration] { CartMigrations.all }

    /// Removes the tests of somebody who is erased, in a transaction; what they used up stays used up.
    nonisolated public static func erase(_ person: Person.ID, _ connection: Connection) throws {
        try StockErasure(of: person, connection).run()
    }

    /// The basket.
    public var basket: any BasketFilling { baskets }
    /// The stock.
    public var stock: any StockKeeping { stocks }
    let baskets: BasketStore
    let stocks: StockStore
    let notice: LiveStockNoticeViewModel
    private let booker: TestBooker
    private let dependencies: CartDependencies
    private var following: [Task<Void, Never>] = []

    /// Makes the services, which book nothing before `start`.
    public init(dependencies: CartDependencies) {
        self.dependencies = dependencies
        baskets = BasketStore(database: dependencies.database, identifiers: dependencies.identifiers)
        stocks = StockStore(database: dependencies.database, wallClock: dependencies.wallClock)
        booker = TestBooker(store: stocks, usage: dependencies.usage, logger: dependencies.logger)
        notice = LiveStockNoticeViewModel(store: stocks, logger: dependencies.logger)
    }

    /// Begins to book tests, and to look whether anything runs out.
    public func start() {
        guard following.isEmpty else { return }
        following = [
            Task { [usage = dependencies.usage.changes(), booker] in
                for await _ in usage { await booker.book() }
            },
            Task { [changes = dependencies.database.changes(of: .stock), notice] in
                for await _ in changes { await notice.load() }
            },
            Task { [schedule = dependencies.schedule, booker, notice] in
                await schedule.run {
                    await booker.book()
                    await notice.load()
                }
            },
        ]
    }

    /// Books no more, and waits for what is under way.
    public func stop() async {
        for task in following { task.cancel() }
        for task in following { await task.value }
        following = []
    }
}
