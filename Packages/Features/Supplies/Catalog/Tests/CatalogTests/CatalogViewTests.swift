import Catalog
import CatalogMocks
import Common
import Testing
import ViewCore

@testable import CatalogViews

@MainActor @Suite(.timeLimit(.minutes(10)))
struct CatalogViewTests {
    @Test func everyScreenLoadsWhenItIsShownAndTriesAgain() async {
        let list = MockCatalogListViewModel(page: .failed(.offline))
        let product = MockProductViewModel(product: .failed(.notRead("x")))
        for screen in [AnyView(CatalogListView(viewModel: list)), AnyView(ProductView(viewModel: product))] {
            let rendering = render(screen)
            #expect(rendering.html.contains("<h1"))
            for task in rendering.tasks { await task.run() }
            press(all: rendering)
        }
        while list.loadCallCount < 2 || product.loadCallCount < 2 { await Task.yield() }
        #expect(list.showBasketCallCount == 1)
    }

    @Test func aProductSaysWhatItIsAndWhatItCosts() {
        let html = render(CatalogListView(viewModel: MockCatalogListViewModel(page: .loaded(.three)))).html
        for words in ["As of Mar 1, 2026 08:05", "3 products", "50 strips", "Example Diagnostics", "€24.90", "¥1,290", "Price on request"] {
            #expect(html.contains(words), "\(words) in \(html)")
        }
    }

    @Test func aLongListIsCutAndSaysSo() {
        let html = render(CatalogListView(viewModel: MockCatalogListViewModel(page: .loaded(.many)))).html
        #expect(html.contains("100 of 140 are shown") && html.contains("Lancets 100<") && !html.contains("Lancets 101<"))
    }

    @Test func theServerIsAskedByTheButtonAndAfterAFailure() async {
        let viewModel = MockCatalogListViewModel(page: .loaded(.three), failure: .offline)
        press(all: render(CatalogListView(viewModel: viewModel)))
        while viewModel.refreshCallCount < 2 { await Task.yield() }
        viewModel.isRefreshing = true
        #expect(render(CatalogListView(viewModel: viewModel)).html.contains("Refreshing"))
    }

    @Test func packsAreAddedAndTheBasketIsShown() {
        let viewModel = MockProductViewModel(product: .loaded(.strips), packs: 2, packsInBasket: 1)
        let rendering = render(ProductView(viewModel: viewModel))
        #expect(rendering.html.contains("1 pack is in the basket") && rendering.html.contains("Fits the Example meter."))
        press(all: rendering)
        #expect(viewModel.addCallCount == 1 && viewModel.showBasketCallCount == 1)
    }

    @Test func whatADocumentSaysIsTextAndNothingElse() {
        for html in [
            render(ProductView(viewModel: MockProductViewModel(product: .loaded(.hostile)))).html,
            render(CatalogListView(viewModel: MockCatalogListViewModel(page: .loaded(.hostile)))).html,
        ] {
            #expect(!html.contains("<script>") && html.contains("&lt;script&gt;") && !html.contains("\"' &"))
        }
    }

    private func press(all rendering: Rendering) {
        for id in rendering.handlers.ids { rendering.handlers.handler(id: id, kind: .click)?.run() }
    }
}
