import Common
import CommonUI
import Domain
package import Orders
package import ViewCore

/// The sheet of an order: made to be printed, or to be sent as an e-mail that the person's own program writes.
package struct OrderSheetView<ViewModel: OrderViewModel>: View {
    private let viewModel: ViewModel

    /// Shows a view model.
    package init(viewModel: ViewModel) {
        self.viewModel = viewModel
    }

    package var body: some View {
        VStack {
            switch viewModel.order {
            case .loading:
                PageHeader("sheet.title", back: back)
                ProgressView("orders.loading")
            case .failed(let error):
                PageHeader("sheet.title", back: back)
                FailureBanner(error.title, error.advice) { await viewModel.load() }
            case .loaded(let order):
                SheetHeader(order: order, back: back)
                SheetBody(order: order)
            }
        }
        .task { await viewModel.load() }
    }

    private var back: BackLink { BackLink("order.name", value: OrdersRoute.order(viewModel.id)) }
}

/// What the sheet is, and the ways in which it leaves.
private struct SheetHeader: View {
    @Environment(\.formats) private var formats
    @Environment(\.language) private var language
    let order: Order
    let back: BackLink

    var body: some View {
        PageHeader(title: Text(.orderTitle(order.number)), subtitle: Text(verbatim: formats.longDate(order.createdAt.date)), back: back) {
            PrintButton("sheet.print")
            Link("sheet.mail", destination: mail.url).className("button", "button-bordered")
        }
        if order.details.email.isEmpty { Text("sheet.noRecipient").className("without-print").foregroundStyle(.secondary) }
        if mail.isCut { Text("sheet.cut").className("without-print").foregroundStyle(.secondary) }
    }

    private var mail: MailDraft {
        MailDraft(order, formats: formats, language: language, resolve: { EnvironmentValues.current.resolve($0) })
    }
}

/// What is ordered and where it is sent.
private struct SheetBody: View {
    let order: Order

    var body: some View {
        if !order.details.address.isEmpty {
            Section("order.address") { TextLines(text: order.details.address) }
        }
        LineTable(lines: order.lines)
        DescriptionList {
            DescriptionRow("order.total") { TotalText(order: order) }
        }
        if !order.details.note.isEmpty {
            Section("order.note") { TextLines(text: order.details.note) }
        }
    }
}
