import CommonUI
import Domain
import ViewCore

/// What a pack costs, or that it has to be asked for.
struct PriceText: View {
    @Environment(\.formats) private var formats
    let price: Money?

    var body: some View {
        if let price {
            Text(verbatim: formats.money(price)).monospacedDigit()
        } else {
            Text("catalog.price.none").foregroundStyle(.secondary)
        }
    }
}
