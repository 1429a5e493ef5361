import CartMocks
import CartViews
import Common
import CommonUI
import CommonUIMocks
import Domain
import PreviewHost
import ViewCore

/// The screen in each of its states.
nonisolated enum CartPreviews {
    /// The previews, in the order in which they are listed.
    static let all: [Preview] = stocks + supplies + baskets + notices

    /// The previews as the app frames its screens, with their words, in the app's look.
    static func catalog(words: StringCatalog) -> PreviewCatalog {
        let assets = FakeAppAssetsProvider.withProductionAssets(ofTests: "CartTests")
        let files = assets.files.mapValues { PreviewLook.File(contentType: $0.contentType, bytes: $0.bytes) }
        let look = PreviewLook(
            styleSheet: StyleSheet.css(for: assets.style), languages: words.languages, files: files
        ) { values, language in
            values.setDependencies(style: assets.style, assets: assets, strings: words, language: language)
        } frame: { screen in
            AnyView(AppShell("Meterbook", sections: []) { screen })
        }
        return PreviewCatalog("Cart", all, look: look)
    }

    private static let stocks: [Preview] = [
        Preview("Stock", "loading") { _ in StockView(viewModel: MockStockListViewModel(stock: .loading)) },
        Preview("Stock", "failed") { _ in StockView(viewModel: MockStockListViewModel(stock: .failed(.notRead("a reason")))) },
        Preview("Stock", "nothing counted") { _ in StockView(viewModel: MockStockListViewModel(stock: .loaded(.uncounted))) },
        Preview("Stock", "counted") { _ in StockView(viewModel: MockStockListViewModel(stock: .loaded(.mixed), packsInBasket: 3)) },
        Preview("Stock", "without orders") { _ in StockView(viewModel: MockStockListViewModel(stock: .loaded(.mixed), hasOrders: false)) },
    ]

    private static let supplies: [Preview] = [
        Preview("Supply", "loading") { _ in SupplyView(viewModel: MockSupplyViewModel(page: .loading)) },
        Preview("Supply", "failed") { _ in SupplyView(viewModel: MockSupplyViewModel(page: .failed(.noDate))) },
        Preview("Supply", "counted") { _ in SupplyView(viewModel: MockSupplyViewModel(page: loaded(.strips))) },
        Preview("Supply", "not counted") { _ in SupplyView(viewModel: MockSupplyViewModel(kind: .sensors, page: loaded(.sensors))) },
        Preview("Supply", "overdrawn, with problems") { _ in
            SupplyView(
                viewModel: MockSupplyViewModel(
                    page: loaded(.overdrawn), typedCount: "many", isMistyped: true, failure: .notStored("a reason")))
        },
    ]

    private static let baskets: [Preview] = [
        Preview("Basket", "loading") { _ in BasketView(viewModel: MockBasketViewModel(page: .loading)) },
        Preview("Basket", "failed") { _ in BasketView(viewModel: MockBasketViewModel(page: .failed(.notRead("a reason")))) },
        Preview("Basket", "empty") { _ in
            BasketView(
                viewModel: MockBasketViewModel(page: .loaded(BasketPage(lines: [])), removed: RemovedLine(id: 1, line: .strips)))
        },
        Preview("Basket", "two currencies") { _ in BasketView(viewModel: MockBasketViewModel(page: .loaded(three))) },
        Preview("Basket", "ordering") { _ in BasketView(viewModel: MockBasketViewModel(page: .loaded(three), isOrdering: true)) },
        Preview("Basket", "not ordered") { _ in
            BasketView(viewModel: MockBasketViewModel(page: .loaded(three), failure: .notOrdered("a reason")))
        },
        Preview("Basket", "hostile, without orders") { _ in
            BasketView(viewModel: MockBasketViewModel(page: .loaded(BasketPage(lines: [.hostile])), hasOrders: false))
        },
    ]

    private static let notices: [Preview] = [Stock].mixed.compactMap { stock in
        guard let warning = stock.warning else { return nil }
        return Preview("Notice", "\(warning)") { _ in StockNoticeView(viewModel: MockStockNoticeViewModel(notice: stock)) }
    }

    private static let three = BasketPage(lines: [.strips, .lancets, .solution])

    private static func loaded(_ page: SupplyPage?) -> Loadable<SupplyPage> {
        page.map { .loaded($0) } ?? .failed(.noDate)
    }
}

/// The previews as a program.
@main
struct CartPreviewsProgram {
    static func main() async {
        let modules = ["CommonUI", "LiveUI", "ViewCore", "CartViews"]
        await PreviewProgram.run(
            CartPreviews.catalog(words: try StringCatalog(modules: modules, locator: .ofThisProcess)))
    }
}
