import CommonUI
import Domain
package import Insights
package import ViewCore

/// Ketones, which have limits of their own, and tests of control solution with the meters that they are about.
package struct OtherTestsView<ViewModel: InsightsPageViewModel>: View {
    private let viewModel: ViewModel

    /// Shows a view model.
    package init(viewModel: ViewModel) {
        self.viewModel = viewModel
    }

    package var body: some View {
        InsightsScreen(
            viewModel: viewModel, title: "other.title",
            back: BackLink("insights.title", value: InsightsRoute.overview(viewModel.choice)), route: { .otherTests($0) }
        ) { page in
            TestTable(caption: "other.ketones", empty: "other.noKetones", readings: page.ketones, unit: page.unit)
            Text("other.ketoneNote").font(.footnote).foregroundStyle(.secondary)
            TestTable(caption: "other.controls", empty: "other.noControls", readings: page.controls, unit: page.unit)
            Text("other.controlNote").font(.footnote).foregroundStyle(.secondary)
        }
    }
}

/// Tests one below the other, newest first.
struct TestTable: View {
    @Environment(\.formats) private var formats
    let caption: TextKey
    let empty: TextKey
    let readings: [Reading]
    let unit: GlucoseUnit

    var body: some View {
        if readings.isEmpty {
            Section(caption) { Text(empty).foregroundStyle(.secondary) }
        } else {
            Table(Array(readings.reversed()), caption: Text(caption)) {
                TableColumn("other.time") { Text(verbatim: $0.measuredAt.map(formats.dateTime) ?? "–") }
                TableColumn("insights.value", isNumeric: true) { ReadingValue($0.result, unit: unit) }
                TableColumn("other.meter") { Text(verbatim: $0.device?.nameOrAddress ?? "–") }
                TableColumn("origin.title") { OriginText(reading: $0) }
            }
            .className("figures")
        }
    }
}
