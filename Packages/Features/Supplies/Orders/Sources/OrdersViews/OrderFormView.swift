import Common
import CommonUI
package import Orders
package import ViewCore

/// Where a draft is edited: how many packs, where it is sent, what else is to be said.
package struct OrderFormView<ViewModel: OrderFormViewModel>: View {
    @Environment(\.language) private var language
    private let viewModel: ViewModel

    /// Shows a view model.
    package init(viewModel: ViewModel) {
        self.viewModel = viewModel
    }

    package var body: some View {
        VStack {
            PageHeader("form.title", back: BackLink("order.name", value: OrdersRoute.order(viewModel.id)))
            switch viewModel.stored {
            case .loading: ProgressView("orders.loading")
            case .failed(let error): FailureBanner(error.title, error.advice) { await viewModel.load() }
            case .loaded:
                if let failure = viewModel.failure { FailureNotice(error: failure) }
                if viewModel.problems.contains(.nothingOrdered) { FailureNotice(error: .nothingOrdered) }
                Form {
                    LineFields(viewModel: viewModel)
                    DetailFields(viewModel: viewModel)
                    AppButton("form.save", kind: .primary) { viewModel.save() }
                }
                .onSubmit { viewModel.save() }
            }
        }
        .task { await viewModel.load() }
        .toast(removed)
    }

    private var removed: Binding<Toast?> {
        Binding<Toast?>(
            get: {
                viewModel.removed.map { removed in
                    Toast(id: removed.id, message: Text(.formRemoved(removed.line.name.text(in: language)))) { viewModel.undo() }
                }
            }, set: { if $0 == nil { viewModel.dismissRemoved() } })
    }
}

/// How many packs of each product.
private struct LineFields<ViewModel: OrderFormViewModel>: View {
    @Environment(\.language) private var language
    let viewModel: ViewModel

    var body: some View {
        Section("order.lines") {
            ForEach(viewModel.lines) { line in
                HStack(alignment: .bottom) {
                    Stepper(label: Text(verbatim: name(line)), value: packs(of: line.id), in: OrderLine.packs)
                    AppButton("form.removeLine") { viewModel.remove(line.id) }.accessibilityLabel(Text(.formRemove(name(line))))
                }
            }
        }
    }

    private func name(_ line: OrderLine) -> String { line.name.text(in: language) }

    private func packs(of id: OrderLine.ID) -> Binding<Int> {
        Binding {
            viewModel.lines.first { $0.id == id }?.packs ?? 1
        } set: { packs in
            guard let index = viewModel.lines.firstIndex(where: { $0.id == id }) else { return }
            viewModel.lines[index].packs = packs
        }
    }
}

/// Where it is sent, and what else is to be said.
private struct DetailFields<ViewModel: OrderFormViewModel>: View {
    let viewModel: ViewModel

    var body: some View {
        TextField("order.address", text: details.address, axis: .vertical).lineLimit(5).fieldError(lengthProblem)
        AppButton("form.address.fill") { viewModel.fillAddress() }
        TextField("order.email", text: details.email)
            .keyboardType(.emailAddress)
            .fieldHint("form.email.hint")
            .fieldError(viewModel.problems.contains(.email) ? "problem.email" : nil)
        TextField("order.note", text: details.note, axis: .vertical).lineLimit(3).fieldHint("form.note.hint").fieldError(lengthProblem)
    }

    private var details: Binding<OrderDetails> { Bindable(viewModel).details }

    private var lengthProblem: TextKey? { viewModel.problems.contains(.tooLong) ? "problem.tooLong" : nil }
}
