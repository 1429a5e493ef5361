package import Cart
import Common
import CommonUI
import Domain
package import ViewCore

/// What is to be ordered, what it costs, and the way to an order.
package struct BasketView<ViewModel: BasketViewModel>: View {
    @Environment(\.language) private var language
    private let viewModel: ViewModel

    /// Shows a view model.
    package init(viewModel: ViewModel) {
        self.viewModel = viewModel
    }

    package var body: some View {
        VStack {
            PageHeader("basket.title", back: BackLink("stock.title", value: CartRoute.stock)) {
                AppButton("stock.catalog") { viewModel.showCatalog() }
            }
            if let failure = viewModel.failure { Banner(.error, title: Text(failure.title), message: Text(failure.advice)) }
            switch viewModel.page {
            case .loading: ProgressView("cart.loading")
            case .failed(let error): FailureBanner(error.title, error.advice) { await viewModel.load() }
            case .loaded(let page) where page.lines.isEmpty:
                EmptyState("basket.empty.title", message: "basket.empty.message", symbol: AssetName.supplies) {
                    AppButton("stock.catalog", kind: .primary) { viewModel.showCatalog() }
                }
            case .loaded(let page):
                List(page.lines) { LineRow(viewModel: viewModel, line: $0) }
                TotalCard(page: page)
                OrderButton(viewModel: viewModel)
            }
        }
        .task { await viewModel.load() }
        .toast(removed)
    }

    private var removed: Binding<Toast?> {
        Binding<Toast?>(
            get: {
                viewModel.removed.map { removed in
                    Toast(id: removed.id, message: Text(.basketRemoved(removed.line.name.text(in: language)))) { viewModel.undo() }
                }
            }, set: { if $0 == nil { viewModel.dismissRemoved() } })
    }
}

/// A product, how many packs of it, and what they cost.
private struct LineRow<ViewModel: BasketViewModel>: View {
    @Environment(\.language) private var language
    @Environment(\.formats) private var formats
    let viewModel: ViewModel
    let line: BasketLine

    var body: some View {
        HStack(alignment: .bottom) {
            VStack(spacing: .zero) {
                Text(verbatim: name).font(.headline)
                Text(line.kind.counted(line.contents)).font(.footnote).foregroundStyle(.secondary)
                cost
            }
            .className("row-content")
            Stepper(label: Text(.basketPacksOf(name)), value: packs, in: BasketLine.packs).labelsHidden()
            AppButton("basket.removeLine") { viewModel.remove(line.id) }.accessibilityLabel(Text(.basketRemove(name)))
        }
    }

    private var name: String { line.name.text(in: language) }

    private var cost: Text {
        line.total.map { Text(verbatim: formats.money($0)).monospacedDigit() } ?? Text("basket.unpriced").foregroundStyle(.secondary)
    }

    private var packs: Binding<Int> {
        Binding {
            line.packs
        } set: {
            viewModel.setPacks($0, of: line.id)
        }
    }
}

/// What all of it costs.
private struct TotalCard: View {
    @Environment(\.formats) private var formats
    let page: BasketPage

    var body: some View {
        Card {
            DescriptionList {
                DescriptionRow("basket.total") { total.accessibilityLiveRegion(.polite) }
            }
            if page.unpriced > 0 { Text(.basketUnpricedLines(count: page.unpriced)).foregroundStyle(.secondary) }
        }
    }

    @ViewBuilder
    private var total: some View {
        if let totals = page.totals {
            VStack(spacing: .zero) {
                if totals.isEmpty { Text("basket.unpriced") }
                ForEach(totals, id: \.currency.rawValue) { Text(verbatim: formats.money($0)).font(.headline).monospacedDigit() }
            }
        } else {
            Text("basket.total.tooLarge")
        }
    }
}

/// The way to an order.
private struct OrderButton<ViewModel: BasketViewModel>: View {
    let viewModel: ViewModel

    var body: some View {
        if viewModel.isOrdering {
            ProgressView("basket.ordering")
        } else if viewModel.hasOrders {
            Text("basket.order.explanation").foregroundStyle(.secondary)
            AppButton("basket.order", kind: .primary) { viewModel.order() }
        }
    }
}
