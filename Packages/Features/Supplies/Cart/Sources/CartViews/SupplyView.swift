package import Cart
import Common
import CommonUI
import Domain
package import ViewCore

/// One supply: what is left and how long it lasts, where it is counted, and how the stock came about.
package struct SupplyView<ViewModel: SupplyViewModel>: View {
    private let viewModel: ViewModel

    /// Shows a view model.
    package init(viewModel: ViewModel) {
        self.viewModel = viewModel
    }

    package var body: some View {
        VStack {
            PageHeader(title: Text(viewModel.kind.title), back: BackLink("stock.title", value: CartRoute.stock)) {
                AppButton("stock.catalog") { viewModel.showCatalog() }
            }
            switch viewModel.page {
            case .loading: ProgressView("cart.loading")
            case .failed(let error): FailureBanner(error.title, error.advice) { await viewModel.load() }
            case .loaded(let page):
                StockCard(stock: page.stock)
                CountForm(viewModel: viewModel)
                MovementList(kind: viewModel.kind, movements: page.movements)
            }
        }
        .task { await viewModel.load() }
    }
}

/// What is left, and how long it lasts.
private struct StockCard: View {
    @Environment(\.formats) private var formats
    let stock: Stock

    var body: some View {
        Card {
            if let warning = stock.warning { WarningTag(warning: warning) }
            DescriptionList {
                DescriptionRow("supply.left") { CountText(stock: stock).accessibilityLiveRegion(.polite) }
                if !stock.kind.usedBy.isEmpty {
                    DescriptionRow("supply.lasts") { lasts }
                    DescriptionRow("supply.use") { use }
                }
                DescriptionRow("supply.expires") {
                    if let day = stock.expiresOn { Text(verbatim: formats.date(day)) } else { Text("supply.expires.unknown") }
                }
            }
        }
    }

    private var lasts: Text { stock.daysLeft.map { Text(.stockDaysLeft(count: $0)) } ?? Text("supply.lasts.unknown") }

    private var use: Text {
        guard stock.days > 0 else { return Text("supply.use.none") }
        return Text(.supplyUseOf(TextKey.supplyTests(count: stock.used), TextKey.supplyDays(count: stock.days)))
    }
}

/// Where somebody says how many there are, and when the first of them expires.
private struct CountForm<ViewModel: SupplyViewModel>: View {
    let viewModel: ViewModel

    var body: some View {
        Card("supply.count") {
            if let failure = viewModel.failure { Banner(.error, title: Text(failure.title), message: Text(failure.advice)) }
            Form {
                TextField("supply.count.now", value: count)
                    .fieldHint("supply.count.hint")
                    .fieldError(viewModel.isMistyped ? "problem.count" : nil)
                DatePicker("supply.expires", selection: Bindable(viewModel).expiresOn)
                AppButton("cart.save", kind: .primary) { viewModel.save() }
            }
            .onSubmit { viewModel.save() }
        }
    }

    private var count: Binding<NumberEntry> {
        Binding {
            NumberEntry(text: viewModel.typedCount)
        } set: {
            viewModel.typedCount = $0.text
        }
    }
}

/// How the stock came about since somebody last counted.
private struct MovementList: View {
    let kind: SupplyKind
    let movements: [StockMovement]

    var body: some View {
        if !movements.isEmpty {
            Section("supply.movements") {
                Text(kind.usedBy.isEmpty ? "supply.movements.byHand" : "supply.movements.explanation").foregroundStyle(.secondary)
                List(movements.indices, id: \.self) { MovementRow(kind: kind, movement: movements[$0]) }
            }
        }
    }
}

/// Something that changed the stock.
private struct MovementRow: View {
    @Environment(\.formats) private var formats
    let kind: SupplyKind
    let movement: StockMovement

    var body: some View {
        HStack {
            VStack(spacing: .zero) {
                Text(movement.reason.title)
                Text(verbatim: formats.date(movement.day)).font(.footnote).foregroundStyle(.secondary)
            }
            .className("row-content")
            Text(verbatim: amount).monospacedDigit()
        }
    }

    private var amount: String {
        switch movement.reason {
        case .received: "+" + formats.number(movement.amount)
        case .counted: "= " + formats.number(movement.amount)
        case .tested, .forgotten: formats.number(movement.amount)
        }
    }
}
