import Common
import CommonUI
import Domain
import Orders
import ViewCore

extension OrderState {
    /// What it is called.
    var title: TextKey { key("title") }

    /// What one does to get there.
    var action: TextKey { key("action") }

    /// What is asked before.
    var question: TextKey { key("question") }

    /// What it means.
    var meaning: TextKey { key("meaning") }

    private func key(_ part: String) -> TextKey {
        TextKey(key: "state.\(rawValue).\(part)", module: "OrdersViews", arguments: [])
    }
}

/// Says why something could not be done.
struct FailureNotice: View {
    let error: OrdersError

    var body: some View {
        Banner(.error, title: Text(error.title), message: Text(error.advice))
    }
}

/// How far an order is.
struct StateTag: View {
    let state: OrderState

    var body: some View {
        Tag(Text(state.title), tone: state.next.isEmpty ? .neutral : .tint)
    }
}

/// What all of an order costs, by currency, with a word about what has no price.
struct TotalText: View {
    @Environment(\.formats) private var formats
    let order: Order

    var body: some View {
        VStack(spacing: .zero) {
            if let totals = order.totals {
                if totals.isEmpty { Text("order.unpriced") }
                ForEach(totals, id: \.currency.rawValue) { Text(verbatim: formats.money($0)).monospacedDigit() }
            } else {
                Text("order.total.tooLarge")
            }
            if order.totals?.isEmpty == false, order.lines.contains(where: { $0.price == nil }) {
                Text("order.total.more").foregroundStyle(.secondary)
            }
        }
    }
}

/// What is ordered, as a table: packs, what is in them, and what they cost, where anything has a price.
struct LineTable: View {
    @Environment(\.language) private var language
    @Environment(\.formats) private var formats
    let lines: [OrderLine]

    var body: some View {
        Table(lines, caption: Text("order.lines")) {
            TableColumn("order.product") { line in
                VStack(spacing: .zero) {
                    Text(verbatim: line.name.text(in: language))
                    Text(line.kind.counted(line.contents)).font(.footnote).foregroundStyle(.secondary)
                }
            }
            TableColumn("order.packs", isNumeric: true) { line in Text(verbatim: formats.number(line.packs)) }
            if lines.contains(where: { $0.price != nil }) {
                TableColumn("order.price", isNumeric: true) { line in price(line.price) }
                TableColumn("order.sum", isNumeric: true) { line in price(line.total) }
            }
        }
    }

    private func price(_ amount: Money?) -> Text {
        amount.map { Text(verbatim: formats.money($0)) } ?? Text("order.unpriced")
    }
}

/// Lines of a text below one another.
struct TextLines: View {
    let text: String

    var body: some View {
        VStack(spacing: .zero) {
            ForEach(lines.indices, id: \.self) { Text(verbatim: lines[$0]) }
        }
    }

    private var lines: [String] { text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
}
