import Cart
import CartMocks
import Common
import Domain
import Testing
import ViewCore

@testable import CartViews

@MainActor @Suite(.timeLimit(.minutes(10)))
struct CartViewTests {
    @Test func everyScreenLoadsWhenItIsShownAndTriesAgain() async {
        let stock = MockStockListViewModel(stock: .failed(.notRead("x")))
        let supply = MockSupplyViewModel(page: .failed(.notRead("x")))
        let basket = MockBasketViewModel(page: .failed(.notRead("x")))
        for screen in [
            AnyView(StockView(viewModel: stock)), AnyView(SupplyView(viewModel: supply)), AnyView(BasketView(viewModel: basket)),
        ] {
            let rendering = render(screen)
            #expect(rendering.html.contains("Nothing is lost. Try again.") && rendering.html.contains("<h1"))
            for task in rendering.tasks { await task.run() }
            press(all: rendering)
        }
        while stock.loadCallCount < 2 || supply.loadCallCount < 2 || basket.calls.count(where: { $0 == "load" }) < 2 { await Task.yield() }
        #expect(stock.showCatalogCallCount == 1 && stock.showOrdersCallCount == 1 && supply.showCatalogCallCount == 1)
    }

    @Test func everySupplySaysWhatIsLeftAndForHowLong() {
        let html = render(StockView(viewModel: MockStockListViewModel(stock: .loaded(.mixed), packsInBasket: 1))).html
        for words in [
            "34 strips", "about 9 days", "Runs low", "Expired", "120 lancets", "about 40 days", "1 bottle", "Expires soon", "None left",
            "Not counted yet", "Basket (1 pack)", "Orders",
        ] {
            #expect(html.contains(words), "\(words) in \(html)")
        }
        let without = render(StockView(viewModel: MockStockListViewModel(stock: .loaded(.mixed), hasOrders: false))).html
        #expect(!without.contains("Orders"))
    }

    @Test func aSupplyTellsHowItsStockCameAbout() throws {
        let page = try #require(SupplyPage.strips)
        let html = render(SupplyView(viewModel: MockSupplyViewModel(page: .loaded(page)))).html
        for words in ["108 tests in 30 days", "Jan 31, 2027", "+50", "−10", "= 0", "Tests of people who were erased", "Feb 25, 2026"] {
            #expect(html.contains(words), "\(words) in \(html)")
        }
        let sensors = try #require(SupplyPage.sensors)
        let plain = render(SupplyView(viewModel: MockSupplyViewModel(kind: .sensors, page: .loaded(sensors)))).html
        #expect(!plain.contains("Lasts for") && plain.contains("Not counted yet"))
        let overdrawn = try #require(SupplyPage.overdrawn)
        #expect(render(SupplyView(viewModel: MockSupplyViewModel(page: .loaded(overdrawn)))).html.contains("Count again"))
    }

    @Test func whatIsTypedReachesTheViewModel() throws {
        let viewModel = MockSupplyViewModel(page: .loaded(try #require(SupplyPage.strips)))
        let rendering = render(SupplyView(viewModel: viewModel))
        for (index, field) in rendering.html.matches(of: /<input id="([^"]*)"[^>]*data-on/).enumerated() {
            rendering.handlers.handler(id: String(field.output.1), kind: .change)?.run(EventValue(text: index == 0 ? "12" : "2026-05-06"))
        }
        #expect(viewModel.typedCount == "12" && viewModel.expiresOn == CivilDate("2026-05-06"))
        press(all: rendering)
        #expect(viewModel.saveCallCount == 1)
    }

    @Test func aBasketSaysWhatItCostsByCurrency() {
        let viewModel = MockBasketViewModel(page: .loaded(BasketPage(lines: [.strips, .lancets, .solution])))
        let rendering = render(BasketView(viewModel: viewModel))
        for words in ["€49.80", "¥3,870", "The price of 1 product has to be asked for.", "Price on request", "50 strips"] {
            #expect(rendering.html.contains(words), "\(words) in \(rendering.html)")
        }
        press(all: rendering)
        #expect(Set(viewModel.calls).isSuperset(of: ["remove strips-50", "1 of strips-50", "3 of strips-50", "order", "catalog"]))
    }

    @Test func whatWasTakenOutCanBePutBack() {
        let viewModel = MockBasketViewModel(page: .loaded(BasketPage(lines: [])), removed: RemovedLine(id: 4, line: .strips))
        let rendering = render(BasketView(viewModel: viewModel))
        #expect(rendering.html.contains("Test strips, 50 removed") && rendering.html.contains("The basket is empty"))
        press(all: rendering)
        #expect(viewModel.calls.contains("undo") && viewModel.calls.contains("dismiss"))
    }

    @Test func aNoticeSaysWhatRunsOutAndIsDismissed() {
        for (stock, words) in zip(
            [Stock].mixed.filter { $0.warning != nil },
            ["Test strips run low", "Ketone test strips: the first", "Control solution: the first", "Sensors: none"])
        {
            let viewModel = MockStockNoticeViewModel(notice: stock)
            let rendering = render(StockNoticeView(viewModel: viewModel))
            #expect(rendering.html.contains(words), "\(rendering.html)")
            press(all: rendering)
            #expect(viewModel.dismissCallCount == 1)
        }
        #expect(render(StockNoticeView(viewModel: MockStockNoticeViewModel(notice: nil))).html.isEmpty)
    }

    @Test func whatACatalogueSaysIsTextAndNothingElse() {
        let html = render(BasketView(viewModel: MockBasketViewModel(page: .loaded(BasketPage(lines: [.hostile]))))).html
        #expect(!html.contains("<script>") && html.contains("&lt;script&gt;"))
    }

    private func press(all rendering: Rendering) {
        for id in rendering.handlers.ids { rendering.handlers.handler(id: id, kind: .click)?.run() }
    }
}
