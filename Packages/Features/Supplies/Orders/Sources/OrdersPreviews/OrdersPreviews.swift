import Common
import CommonUI
import CommonUIMocks
import Domain
import OrdersMocks
import OrdersViews
import PreviewHost
import ViewCore

/// The screen in each of its states.
nonisolated enum OrdersPreviews {
    /// The previews, in the order in which they are listed.
    static let all: [Preview] = lists + orders + forms + sheets

    /// The previews as the app frames its screens, with their words, in the app's look.
    static func catalog(words: StringCatalog) -> PreviewCatalog {
        let assets = FakeAppAssetsProvider.withProductionAssets(ofTests: "OrdersTests")
        let files = assets.files.mapValues { PreviewLook.File(contentType: $0.contentType, bytes: $0.bytes) }
        let look = PreviewLook(
            styleSheet: StyleSheet.css(for: assets.style), languages: words.languages, files: files
        ) { values, language in
            values.setDependencies(style: assets.style, assets: assets, strings: words, language: language)
        } frame: { screen in
            AnyView(AppShell("Meterbook", sections: []) { screen })
        }
        return PreviewCatalog("Orders", all, look: look)
    }

    private static let lists: [Preview] = [
        Preview("Orders", "loading") { _ in OrderListView(viewModel: MockOrderListViewModel(page: .loading)) },
        Preview("Orders", "failed") { _ in OrderListView(viewModel: MockOrderListViewModel(page: .failed(.notRead("a reason")))) },
        Preview("Orders", "none") { _ in
            OrderListView(viewModel: MockOrderListViewModel(page: .loaded(OrderPage(orders: [], total: 0))))
        },
        Preview("Orders", "four") { _ in OrderListView(viewModel: MockOrderListViewModel(page: .loaded(.four))) },
    ]

    private static let orders: [Preview] =
        OrderState.allCases.map { state in
            Preview("Order", state.rawValue) { _ in OrderView(viewModel: MockOrderViewModel(order: loaded(.fixture(state)))) }
        } + [
            Preview("Order", "loading") { _ in OrderView(viewModel: MockOrderViewModel(order: .loading)) },
            Preview("Order", "gone") { _ in OrderView(viewModel: MockOrderViewModel(order: .failed(.noSuchOrder))) },
            Preview("Order", "asked whether it has come") { _ in
                OrderView(viewModel: MockOrderViewModel(order: loaded(.fixture(.ordered)), asked: .received))
            },
            Preview("Order", "changing") { _ in
                OrderView(viewModel: MockOrderViewModel(order: loaded(.fixture(.ordered)), isChanging: true))
            },
            Preview("Order", "not counted") { _ in
                OrderView(viewModel: MockOrderViewModel(order: loaded(.fixture(.ordered)), failure: .notCounted("a reason")))
            },
        ]

    private static let forms: [Preview] = [
        Preview("Form", "loading") { _ in OrderFormView(viewModel: MockOrderFormViewModel(stored: .loading)) },
        Preview("Form", "no draft any more") { _ in OrderFormView(viewModel: MockOrderFormViewModel(stored: .failed(.notPossible))) },
        Preview("Form", "draft") { _ in OrderFormView(viewModel: MockOrderFormViewModel(stored: loaded(.fixture()))) },
        Preview("Form", "with problems") { _ in
            OrderFormView(
                viewModel: MockOrderFormViewModel(
                    stored: loaded(.fixture()), lines: [], problems: [.nothingOrdered, .email, .tooLong],
                    removed: RemovedOrderLine(id: 1, index: 0, line: .strips), failure: .notStored("a reason")))
        },
    ]

    private static let sheets: [Preview] = [
        Preview("Sheet", "loading") { _ in OrderSheetView(viewModel: MockOrderViewModel(order: .loading)) },
        Preview("Sheet", "gone") { _ in OrderSheetView(viewModel: MockOrderViewModel(order: .failed(.noSuchOrder))) },
        Preview("Sheet", "everything") { _ in OrderSheetView(viewModel: MockOrderViewModel(order: loaded(.fixture()))) },
        Preview("Sheet", "nothing but lines") { _ in
            OrderSheetView(viewModel: MockOrderViewModel(order: loaded(.fixture(lines: [.lancets], details: OrderDetails()))))
        },
        Preview("Sheet", "hostile and long") { _ in
            let lines = (1...20).map { number in
                OrderLine(id: "\(number)", kind: .accessories, name: OrderLine.hostile.name, contents: 1, price: nil, packs: 99)
            }
            return OrderSheetView(viewModel: MockOrderViewModel(order: loaded(.fixture(lines: lines))))
        },
    ]

    private static func loaded(_ order: Order?) -> Loadable<Order> {
        order.map { .loaded($0) } ?? .failed(.noDate)
    }
}

/// The previews as a program.
@main
struct OrdersPreviewsProgram {
    static func main() async {
        let modules = ["CommonUI", "LiveUI", "ViewCore", "OrdersViews"]
        await PreviewProgram.run(
            OrdersPreviews.catalog(words: try StringCatalog(modules: modules, locator: .ofThisProcess)))
    }
}
