import Common
import CommonUI
import Domain
package import Orders
package import ViewCore

/// One order: what it is, how far it is, and what can be done with it.
package struct OrderView<ViewModel: OrderViewModel>: View {
    private let viewModel: ViewModel

    /// Shows a view model.
    package init(viewModel: ViewModel) {
        self.viewModel = viewModel
    }

    package var body: some View {
        VStack {
            switch viewModel.order {
            case .loading:
                PageHeader("order.name", back: back)
                ProgressView("orders.loading")
            case .failed(let error):
                PageHeader("order.name", back: back)
                FailureBanner(error.title, error.advice) { await viewModel.load() }
            case .loaded(let order):
                PageHeader(title: Text(.orderTitle(order.number)), back: back) { OrderActions(order: order) }
                if let failure = viewModel.failure { FailureNotice(error: failure) }
                StateCard(viewModel: viewModel, order: order)
                LineTable(lines: order.lines)
                DetailsCard(order: order)
            }
        }
        .task { await viewModel.load() }
    }

    private var back: BackLink { BackLink("orders.title", value: OrdersRoute.list) }
}

/// The ways to the sheet, and to the form of a draft.
private struct OrderActions: View {
    let order: Order

    var body: some View {
        AppLinkButton("order.sheet", value: OrdersRoute.sheet(order.id))
        if order.state.isEditable { AppLinkButton("order.edit", value: OrdersRoute.edit(order.id)) }
    }
}

/// How far the order is, and what may come next.
private struct StateCard<ViewModel: OrderViewModel>: View {
    @Environment(\.formats) private var formats
    let viewModel: ViewModel
    let order: Order

    var body: some View {
        Card {
            StateTag(state: order.state)
            Text(order.state.meaning)
            DescriptionList {
                DescriptionRow("order.created") { time(order.createdAt) }
                if let orderedAt = order.orderedAt { DescriptionRow("order.ordered") { time(orderedAt) } }
                if let closedAt = order.closedAt {
                    DescriptionRow(title: Text(order.state.title)) { time(closedAt) }
                }
            }
            NextStates(viewModel: viewModel, states: order.state.next)
        }
    }

    private func time(_ time: CivilDateTime) -> Text { Text(verbatim: formats.dateTime(time)) }
}

/// The states that may come next, each after a question.
private struct NextStates<ViewModel: OrderViewModel>: View {
    let viewModel: ViewModel
    let states: [OrderState]

    var body: some View {
        if viewModel.isChanging {
            ProgressView("order.changing")
        } else {
            HStack {
                ForEach(states, id: \.self) { state in
                    AppButton(Text(state.action), kind: kind(state)) { viewModel.asked = state }
                }
            }
            .confirmationDialog(title, isPresented: isAsked) {
                if let state = viewModel.asked {
                    AppButton(Text(state.action), kind: kind(state)) { viewModel.become(state) }
                }
            } message: {
                EmptyView()
            }
        }
    }

    private var title: Text { Text((viewModel.asked ?? .ordered).question) }

    private var isAsked: Binding<Bool> {
        Binding {
            viewModel.asked != nil
        } set: { isAsked in
            if !isAsked { viewModel.asked = nil }
        }
    }

    private func kind(_ state: OrderState) -> AppButton.Kind { state == .cancelled ? .destructive : .primary }
}

/// What the order costs, where it is sent, and what else it says.
private struct DetailsCard: View {
    let order: Order

    var body: some View {
        Card {
            DescriptionList {
                DescriptionRow("order.total") { TotalText(order: order) }
                DescriptionRow("order.address") { text(order.details.address) }
                DescriptionRow("order.email") { text(order.details.email) }
                if !order.details.note.isEmpty { DescriptionRow("order.note") { text(order.details.note) } }
            }
        }
    }

    @ViewBuilder
    private func text(_ text: String) -> some View {
        if text.isEmpty { Text("order.notGiven") } else { TextLines(text: text) }
    }
}
