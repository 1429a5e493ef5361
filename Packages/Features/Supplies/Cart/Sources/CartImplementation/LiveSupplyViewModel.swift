import Cart
import Common
import Domain
import Foundation
import LiveUI
import Observation

/// One supply, kept up to date with the database; what is typed stays when that changes.
@MainActor @Observable
final class LiveSupplyViewModel: SupplyViewModel {
    let kind: SupplyKind
    var typedCount = ""
    var expiresOn: CivilDate?
    private(set) var isMistyped = false
    private(set) var failure: CartError?
    private let store: StockStore
    private let supply: StoreBacked<SupplyPage, CartError>
    private let ways: CartWays
    private var wasRead = false

    init(kind: SupplyKind, services: CartServices, ways: CartWays) {
        self.kind = kind
        self.ways = ways
        let store = services.stocks
        self.store = store
        supply = StoreBacked { try await store.page(of: kind) }
        supply.follow(store.database.changes(of: .stock))
    }

    var page: Loadable<SupplyPage> { supply.value }

    func load() async {
        await supply.load()
        guard let page = supply.value.value, !wasRead else { return }
        wasRead = true
        expiresOn = page.stock.expiresOn
    }

    func save() {
        guard wasRead else { return }
        let typed = typedCount.trimmingCharacters(in: .whitespacesAndNewlines)
        let count = Int(typed).flatMap { (0...100_000).contains($0) ? $0 : nil }
        isMistyped = !typed.isEmpty && count == nil
        guard !isMistyped else { return }
        failure = nil
        Task { [expiresOn, kind] in
            do throws(CartError) {
                try await store.set(count, expiresOn: expiresOn, of: kind)
                typedCount = ""
            } catch {
                failure = error
            }
        }
    }

    func showCatalog() { ways.onShowCatalog() }
}
