import CatalogMocks
import CatalogViews
import Common
import CommonUI
import CommonUIMocks
import Domain
import PreviewHost
import ViewCore

/// The screen in each of its states.
nonisolated enum CatalogPreviews {
    /// The previews, in the order in which they are listed.
    static let all: [Preview] = lists + products

    /// The previews as the app frames its screens, with their words, in the app's look.
    static func catalog(words: StringCatalog) -> PreviewCatalog {
        let assets = FakeAppAssetsProvider.withProductionAssets(ofTests: "CatalogTests")
        let files = assets.files.mapValues { PreviewLook.File(contentType: $0.contentType, bytes: $0.bytes) }
        let look = PreviewLook(
            styleSheet: StyleSheet.css(for: assets.style), languages: words.languages, files: files
        ) { values, language in
            values.setDependencies(style: assets.style, assets: assets, strings: words, language: language)
        } frame: { screen in
            AnyView(AppShell("Meterbook", sections: []) { screen })
        }
        return PreviewCatalog("Catalog", all, look: look)
    }

    private static let lists: [Preview] = [
        list("loading", MockCatalogListViewModel(page: .loading)),
        list("failed", MockCatalogListViewModel(page: .failed(.notReached("a reason")))),
        list("brought", MockCatalogListViewModel(page: .loaded(.three))),
        list("refreshing", MockCatalogListViewModel(page: .loaded(.three), isRefreshing: true)),
        list("offline", MockCatalogListViewModel(page: .loaded(.three), failure: .offline)),
        list("refused", MockCatalogListViewModel(page: .loaded(.three), failure: .refused("“products[3].price” must be a text"))),
        list("bundled", MockCatalogListViewModel(page: .loaded(.bundled))),
        list("nothing found", MockCatalogListViewModel(page: .loaded(.nothingFound), search: "insulin", kind: .lancets)),
        list("empty", MockCatalogListViewModel(page: .loaded(.empty))),
        list("hostile", MockCatalogListViewModel(page: .loaded(.hostile))),
    ]

    private static let products: [Preview] = [
        product("loading", MockProductViewModel(product: .loading)),
        product("gone", MockProductViewModel(product: .failed(.noSuchProduct))),
        product("not in the basket", MockProductViewModel(product: .loaded(.strips))),
        product("in the basket", MockProductViewModel(product: .loaded(.lancets), packsInBasket: 2)),
        product("adding", MockProductViewModel(product: .loaded(.solution), packs: 3, isAdding: true)),
        product("full", MockProductViewModel(product: .loaded(.strips), packs: 5, packsInBasket: 99, failure: .basketFull)),
        product("hostile", MockProductViewModel(product: .loaded(.hostile))),
    ]

    private static func list(_ name: String, _ viewModel: @autoclosure @escaping @MainActor () -> MockCatalogListViewModel) -> Preview {
        Preview("Catalogue", name) { _ in CatalogListView(viewModel: viewModel()) }
    }

    private static func product(_ name: String, _ viewModel: @autoclosure @escaping @MainActor () -> MockProductViewModel) -> Preview {
        Preview("Product", name) { _ in ProductView(viewModel: viewModel()) }
    }
}

/// The previews as a program.
@main
struct CatalogPreviewsProgram {
    static func main() async {
        let modules = ["CommonUI", "LiveUI", "ViewCore", "CatalogViews"]
        await PreviewProgram.run(
            CatalogPreviews.catalog(words: try StringCatalog(modules: modules, locator: .ofThisProcess)))
    }
}
