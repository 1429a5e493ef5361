import Common
import CommonUI
import Domain
package import Orders
package import ViewCore

/// All orders, newest first.
package struct OrderListView<ViewModel: OrderListViewModel>: View {
    private let viewModel: ViewModel

    /// Shows a view model.
    package init(viewModel: ViewModel) {
        self.viewModel = viewModel
    }

    package var body: some View {
        VStack {
            PageHeader("orders.title", subtitle: "orders.explanation") {
                AppButton("orders.basket") { viewModel.showBasket() }
            }
            switch viewModel.page {
            case .loading: ProgressView("orders.loading")
            case .failed(let error): FailureBanner(error.title, error.advice) { await viewModel.load() }
            case .loaded(let page) where page.orders.isEmpty:
                EmptyState("orders.empty.title", message: "orders.empty.message", symbol: AssetName.supplies) {
                    AppButton("orders.basket", kind: .primary) { viewModel.showBasket() }
                }
            case .loaded(let page):
                List(page.orders) { OrderLink(order: $0) }
                if page.total > page.orders.count {
                    Text(.ordersMore(page.orders.count, page.total)).foregroundStyle(.secondary)
                }
            }
        }
        .task { await viewModel.load() }
    }
}

/// An order in the list.
private struct OrderLink: View {
    @Environment(\.formats) private var formats
    let order: Order

    var body: some View {
        NavigationLink(value: OrdersRoute.order(order.id)) {
            HStack {
                VStack(spacing: .zero) {
                    Text(.orderTitle(order.number)).font(.headline)
                    HStack {
                        Text(verbatim: formats.date(order.createdAt.date))
                        Text(.ordersPacks(count: order.packs))
                    }
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                }
                .className("row-content")
                StateTag(state: order.state)
            }
        }
    }
}
