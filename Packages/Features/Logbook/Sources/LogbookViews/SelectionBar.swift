import CommonUI
import Domain
import Logbook
import ViewCore

/// Begins to choose several readings.
struct SelectButton<Selecting: SelectionViewModel>: View {
    let viewModel: Selecting

    var body: some View {
        if !viewModel.isSelecting {
            AppButton("select.start") { viewModel.isSelecting = true }
        }
    }
}

/// The form to search; while readings are being chosen, what can be done with them.
struct SearchOrSelection<FilterForm: FilterFormViewModel, Selecting: SelectionViewModel>: View {
    let filterForm: FilterForm
    let selecting: Selecting

    var body: some View {
        if selecting.isSelecting {
            SelectionBar(viewModel: selecting)
        } else {
            FilterBar(viewModel: filterForm)
        }
    }
}

/// How many readings are chosen, and what can be done with them; nothing while none are being chosen.
struct SelectionBar<Selecting: SelectionViewModel>: View {
    @Environment(\.formats) private var formats
    let viewModel: Selecting

    var body: some View {
        if viewModel.isSelecting {
            Card {
                if let failure = viewModel.failure { Banner(.error, title: Text(failure.title), message: Text(failure.advice)) }
                HStack {
                    Text(.selectCount(count: viewModel.selected.count)).font(.headline).accessibilityLiveRegion(.polite)
                    choices
                }
                if viewModel.task == nil, let problem = viewModel.problem {
                    problem.words(formats).className("field-error").accessibilityLiveRegion(.assertive)
                }
                SelectionActions(viewModel: viewModel)
            }
        }
    }

    private var choices: some View {
        HStack {
            AppButton("select.all", kind: .plain) { viewModel.selectAll() }.disabled(viewModel.isEverythingSelected)
            AppButton("select.none", kind: .plain) { viewModel.selectNone() }
            AppButton("select.end", kind: .plain) { viewModel.isSelecting = false }
        }
        .className("actions")
    }
}

/// What can be done with the chosen readings; each but counting again asks first.
struct SelectionActions<Selecting: SelectionViewModel>: View {
    let viewModel: Selecting

    var body: some View {
        HStack {
            AppButton("select.tag") { viewModel.ask(.tag) }
            if viewModel.hasTags {
                AppButton("select.untag") { viewModel.ask(.untag) }
            }
            AppButton("select.leaveOut") { viewModel.ask(.leaveOut) }
            if viewModel.hasLeftOut {
                AppButton("select.countAgain") { viewModel.countAgain() }
            }
            AppButton("select.delete", kind: .destructive) { viewModel.ask(.delete) }
        }
        .confirmationDialog(
            Text(.selectDeleteTitle(count: viewModel.selected.count)), isPresented: isAsking(.delete)
        ) {
            Button("select.delete", role: .destructive) { viewModel.delete() }
        } message: {
            Text("select.delete.message")
        }
        .sheet(isPresented: isAsking(.tag)) { TagSheet(viewModel: viewModel) }
        .sheet(isPresented: isAsking(.untag)) { UntagSheet(viewModel: viewModel) }
        .sheet(isPresented: isAsking(.leaveOut)) { LeaveOutSheet(viewModel: viewModel) }
    }

    private func isAsking(_ task: SelectionTask) -> Binding<Bool> {
        Binding {
            viewModel.task == task
        } set: { isAsking in
            if isAsking { viewModel.task = task } else if viewModel.task == task { viewModel.task = nil }
        }
    }
}
