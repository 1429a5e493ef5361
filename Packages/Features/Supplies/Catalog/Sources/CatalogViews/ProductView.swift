package import Catalog
import Common
import CommonUI
import Domain
package import ViewCore

/// One product, and how many packs of it go into the basket.
package struct ProductView<ViewModel: ProductViewModel>: View {
    @Environment(\.language) private var language
    private let viewModel: ViewModel

    /// Shows a view model.
    package init(viewModel: ViewModel) {
        self.viewModel = viewModel
    }

    package var body: some View {
        VStack {
            switch viewModel.product {
            case .loading:
                PageHeader("product.title", back: back)
                ProgressView("catalog.loading")
            case .failed(let error):
                PageHeader("product.title", back: back)
                CatalogFailureBanner(error: error) { await viewModel.load() }
            case .loaded(let product):
                PageHeader(title: Text(verbatim: product.name.text(in: language)), subtitle: Text(product.kind.title), back: back)
                InBasket(viewModel: viewModel)
                ProductCard(product: product)
                AddForm(viewModel: viewModel)
            }
        }
        .task { await viewModel.load() }
    }

    private var back: BackLink { BackLink("catalog.title", value: CatalogRoute.list) }
}

/// What is known of the product.
private struct ProductCard: View {
    @Environment(\.language) private var language
    let product: CatalogProduct

    var body: some View {
        Card {
            if let details = product.details { Text(verbatim: details.text(in: language)) }
            DescriptionList {
                DescriptionRow("product.contents") { Text(product.kind.counted(product.contents)) }
                DescriptionRow("product.price") { PriceText(price: product.price) }
                if let maker = product.maker {
                    DescriptionRow("product.maker") { Text(verbatim: maker) }
                }
            }
        }
    }
}

/// How many packs are in the basket already, and the way there.
private struct InBasket<ViewModel: ProductViewModel>: View {
    let viewModel: ViewModel

    var body: some View {
        if let failure = viewModel.failure {
            Banner(.error, title: Text(failure.title), message: Text(failure.advice))
        }
        if let packs = viewModel.packsInBasket, packs > 0 {
            Banner(.success, title: Text(.productInBasket(count: packs))) {
                AppButton("catalog.basket") { viewModel.showBasket() }
            }
        }
    }
}

/// How many packs are to be added.
private struct AddForm<ViewModel: ProductViewModel>: View {
    let viewModel: ViewModel

    var body: some View {
        Form {
            Stepper("product.packs", value: Bindable(viewModel).packs, in: 1...99)
            if viewModel.isAdding {
                ProgressView("product.adding")
            } else {
                AppButton("product.add", kind: .primary) { viewModel.add() }
            }
        }
        .onSubmit { viewModel.add() }
    }
}
