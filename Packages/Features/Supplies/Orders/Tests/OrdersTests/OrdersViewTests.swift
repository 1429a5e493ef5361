import Common
import Foundation
import Orders
import OrdersMocks
import Testing
import ViewCore

@testable import OrdersViews

@MainActor @Suite(.timeLimit(.minutes(10)))
struct OrdersViewTests {
    @Test func everyScreenLoadsWhenItIsShownAndTriesAgain() async {
        let list = MockOrderListViewModel(page: .failed(.notRead("x")))
        let (order, sheet) = (MockOrderViewModel(order: .failed(.notRead("x"))), MockOrderViewModel(order: .failed(.notRead("x"))))
        let form = MockOrderFormViewModel(stored: .failed(.notRead("x")))
        for screen in [
            AnyView(OrderListView(viewModel: list)), AnyView(OrderView(viewModel: order)), AnyView(OrderFormView(viewModel: form)),
            AnyView(OrderSheetView(viewModel: sheet)),
        ] {
            let rendering = render(screen)
            #expect(rendering.html.contains("Nothing is lost. Try again.") && rendering.html.contains("<h1"))
            for task in rendering.tasks { await task.run() }
            press(all: rendering)
        }
        while list.loadCallCount < 2 || order.loadCallCount < 2 || sheet.loadCallCount < 2 || form.calls.count < 2 { await Task.yield() }
        #expect(list.showBasketCallCount == 1)
    }

    @Test(arguments: OrderState.allCases)
    func onlyWhatMayComeNextIsOffered(state: OrderState) throws {
        let viewModel = MockOrderViewModel(order: .loaded(try #require(Order.fixture(state))))
        let html = render(OrderView(viewModel: viewModel)).html
        for (next, words) in [(OrderState.ordered, "Mark as ordered"), (.received, "Mark as received"), (.cancelled, "Cancel order")] {
            #expect(html.contains(">\(words)<") == state.canBecome(next))
        }
        #expect(html.contains("/edit") == (state == .draft) && html.contains("€49.80") && html.contains("and what has no price yet"))
    }

    @Test func aStateIsSetOnlyAfterAQuestion() throws {
        let viewModel = MockOrderViewModel(order: .loaded(try #require(Order.fixture(.ordered))))
        press(all: render(OrderView(viewModel: viewModel)))
        #expect(viewModel.states == [] && viewModel.asked != nil)
        viewModel.asked = .received
        let rendering = render(OrderView(viewModel: viewModel))
        #expect(rendering.html.contains("Has everything come?"))
        press(all: rendering)
        #expect(viewModel.states == [.received])
    }

    @Test func theSheetHasEverythingAndSoHasTheMail() throws {
        let viewModel = MockOrderViewModel(order: .loaded(try #require(Order.fixture())))
        let html = render(OrderSheetView(viewModel: viewModel)).html
        for words in [
            "Order 3", "Sunday, March 1, 2026", "Ada Weiß", "53111 Bonn", "Please ring", "Test strips, 50", "€24.90", "data-print",
        ] {
            #expect(html.contains(words), "\(words) in \(html)")
        }
        let link = try #require(html.firstMatch(of: /href="(mailto:[^"]*)"/)?.output.1)
        let text = try #require(String(link).replacing("&amp;", with: "&").removingPercentEncoding)
        for words in [
            "mailto:orders@pharmacy.example?subject=Order 3&body=I would like to order:\r\n\r\n2 × Test strips, 50, 50 strips (€24.90)\r\n",
            "1 × Lancets, 200, 200 lancets\r\n\r\nDelivery address:\r\nAda Weiß\r\n", "\r\n\r\nPlease ring at the back.",
        ] {
            #expect(text.contains(words), "\(words) in \(text)")
        }
    }

    @Test func whatIsTypedReachesTheViewModel() throws {
        let viewModel = MockOrderFormViewModel(stored: .loaded(try #require(Order.fixture())))
        let rendering = render(OrderFormView(viewModel: viewModel))
        for (index, field) in rendering.html.matches(of: /<(?:input|textarea) id="([^"]*)"[^>]*data-on/).enumerated() {
            rendering.handlers.handler(id: String(field.output.1), kind: .change)?.run(
                EventValue(text: index < 2 ? "\(index + 8)" : "text \(index)"))
        }
        #expect(viewModel.lines.map(\.packs) == [8, 9])
        #expect(viewModel.details.address == "text 2" && viewModel.details.email == "text 3" && viewModel.details.note == "text 4")
        press(all: rendering)
        #expect(Set(viewModel.calls).isSuperset(of: ["remove strips-50", "remove lancets-200", "address", "save"]))
    }

    @Test func problemsStandAtTheirFields() throws {
        let viewModel = MockOrderFormViewModel(
            stored: .loaded(try #require(Order.fixture())), lines: [], problems: [.nothingOrdered, .email],
            removed: RemovedOrderLine(id: 1, index: 0, line: .strips))
        let rendering = render(OrderFormView(viewModel: viewModel))
        for words in ["at least one product", "name@example.org", "aria-invalid=\"true\"", "Test strips, 50 removed"] {
            #expect(rendering.html.contains(words), "\(words) in \(rendering.html)")
        }
        press(all: rendering)
        #expect(viewModel.calls.contains("undo"))
    }

    @Test func whatACatalogueSaysIsTextAndNothingElse() throws {
        let order = try #require(Order.fixture(lines: [.hostile], details: OrderDetails(address: "</p><script>", note: "\"'&")))
        for html in [
            render(OrderView(viewModel: MockOrderViewModel(order: .loaded(order)))).html,
            render(OrderSheetView(viewModel: MockOrderViewModel(order: .loaded(order)))).html,
            render(OrderFormView(viewModel: MockOrderFormViewModel(stored: .loaded(order)))).html,
        ] {
            #expect(!html.contains("<script>") && html.contains("&lt;script&gt;") && !html.contains("%0D%0ABcc"))
        }
    }

    private func press(all rendering: Rendering) {
        for id in rendering.handlers.ids { rendering.handlers.handler(id: id, kind: .click)?.run() }
    }
}
