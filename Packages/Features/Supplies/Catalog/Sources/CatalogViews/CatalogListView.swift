package import Catalog
import Common
import CommonUI
import Domain
package import ViewCore

/// What can be ordered: found by words and by kind, each product a link.
package struct CatalogListView<ViewModel: CatalogListViewModel>: View {
    private let viewModel: ViewModel

    /// Shows a view model.
    package init(viewModel: ViewModel) {
        self.viewModel = viewModel
    }

    package var body: some View {
        VStack {
            PageHeader("catalog.title", subtitle: "catalog.explanation") {
                AppButton("catalog.basket") { viewModel.showBasket() }
            }
            switch viewModel.page {
            case .loading: ProgressView("catalog.loading")
            case .failed(let error): CatalogFailureBanner(error: error) { await viewModel.load() }
            case .loaded(let page):
                Freshness(viewModel: viewModel, origin: page.origin)
                SearchFields(viewModel: viewModel, kinds: page.kinds)
                ProductList(page: page)
            }
        }
        .task { await viewModel.load() }
    }
}

/// From when the list is, the way to a newer one, and why there is none.
private struct Freshness<ViewModel: CatalogListViewModel>: View {
    @Environment(\.formats) private var formats
    let viewModel: ViewModel
    let origin: SupplyCatalog.Origin

    var body: some View {
        if let failure = viewModel.failure {
            CatalogFailureBanner(error: failure) { await viewModel.refresh() }
        }
        switch origin {
        case .bundled: Text("catalog.bundled").foregroundStyle(.secondary)
        case .brought(let time):
            HStack {
                if let time { Text(.catalogBrought(formats.dateTime(time))).foregroundStyle(.secondary) }
                if viewModel.isRefreshing {
                    ProgressView("catalog.refreshing")
                } else {
                    AppButton("catalog.refresh") { Task { await viewModel.refresh() } }
                }
            }
        }
    }
}

/// The words and the kind that are looked for.
private struct SearchFields<ViewModel: CatalogListViewModel>: View {
    let viewModel: ViewModel
    let kinds: [SupplyKind]

    var body: some View {
        HStack(alignment: .bottom) {
            TextField("catalog.search", text: Bindable(viewModel).search).className("row-content")
            Picker("catalog.kind", selection: Bindable(viewModel).kind) {
                Text("catalog.kind.all").tag(SupplyKind?.none)
                ForEach(kinds, id: \.self) { Text($0.title).tag(SupplyKind?.some($0)) }
            }
            ApplyButton("catalog.search.go")
        }
    }
}

/// The products that were found.
private struct ProductList: View {
    let page: CatalogPage

    var body: some View {
        if page.kinds.isEmpty {
            EmptyState("catalog.empty.title", message: "catalog.empty.message", symbol: AssetName.search)
        } else if page.products.isEmpty {
            EmptyState("catalog.none.title", message: "catalog.none.message", symbol: AssetName.search)
        } else {
            Text(.catalogFound(count: page.found)).accessibilityLiveRegion(.polite)
            List(page.products) { ProductLink(product: $0) }
            if page.found > page.products.count {
                Text(.catalogMore(page.products.count, page.found)).foregroundStyle(.secondary)
            }
        }
    }
}

/// A product in the list.
private struct ProductLink: View {
    @Environment(\.language) private var language
    let product: CatalogProduct

    var body: some View {
        NavigationLink(value: CatalogRoute.product(product.id)) {
            HStack {
                VStack(spacing: .zero) {
                    Text(verbatim: product.name.text(in: language)).font(.headline)
                    HStack {
                        Text(product.kind.counted(product.contents))
                        if let maker = product.maker { Text(verbatim: maker) }
                    }
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                }
                .className("row-content")
                PriceText(price: product.price)
            }
        }
    }
}
