package import Cart
import Common
import CommonUI
import Domain
package import ViewCore

/// What is left of each supply, with the ways to basket, catalogue and orders.
package struct StockView<ViewModel: StockListViewModel>: View {
    private let viewModel: ViewModel

    /// Shows a view model.
    package init(viewModel: ViewModel) {
        self.viewModel = viewModel
    }

    package var body: some View {
        VStack {
            PageHeader("stock.title", subtitle: "stock.explanation") {
                StockActions(viewModel: viewModel)
            }
            switch viewModel.stock {
            case .loading: ProgressView("cart.loading")
            case .failed(let error): FailureBanner(error.title, error.advice) { await viewModel.load() }
            case .loaded(let stocks):
                if stocks.allSatisfy({ $0.count == nil }) {
                    Banner(.info, title: "stock.uncounted.title", message: "stock.uncounted.message")
                }
                List(stocks, id: \.kind) { StockLink(stock: $0) }
                Text("stock.simulated").font(.footnote).foregroundStyle(.secondary)
            }
        }
        .task { await viewModel.load() }
    }
}

/// The ways to more of it.
private struct StockActions<ViewModel: StockListViewModel>: View {
    let viewModel: ViewModel

    var body: some View {
        NavigationLink(value: CartRoute.basket) {
            if let packs = viewModel.packsInBasket, packs > 0 {
                Text(.stockBasketWith(count: packs))
            } else {
                Text("stock.basket")
            }
        }
        .className("button", "button-bordered")
        AppButton("stock.catalog") { viewModel.showCatalog() }
        if viewModel.hasOrders {
            AppButton("stock.orders") { viewModel.showOrders() }
        }
    }
}

/// A supply in the list.
private struct StockLink: View {
    let stock: Stock

    var body: some View {
        NavigationLink(value: CartRoute.supply(stock.kind)) {
            HStack {
                VStack(spacing: .zero) {
                    Text(stock.kind.title).font(.headline)
                    HStack {
                        CountText(stock: stock)
                        if let days = stock.daysLeft { Text(.stockDaysLeft(count: days)) }
                    }
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                }
                .className("row-content")
                if let warning = stock.warning { WarningTag(warning: warning) }
            }
        }
    }
}
