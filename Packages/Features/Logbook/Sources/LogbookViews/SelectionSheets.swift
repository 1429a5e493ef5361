import CommonUI
import Domain
import Logbook
import ViewCore

/// Asks which tags the chosen readings get.
struct TagSheet<Selecting: SelectionViewModel>: View {
    let viewModel: Selecting

    var body: some View {
        Form {
            TagField(text: Bindable(viewModel).tagText, knownTags: viewModel.knownTags, problem: viewModel.problem) { tag in
                viewModel.tagText = TagList(viewModel.tagText).toggling(tag).text
            }
            AppButton("select.tag", kind: .primary) { viewModel.addTags() }
        }
        .onSubmit { viewModel.addTags() }
        .navigationTitle(Text(.selectTagTitle(count: viewModel.selected.count)))
    }
}

/// Asks which tag the chosen readings lose.
struct UntagSheet<Selecting: SelectionViewModel>: View {
    let viewModel: Selecting

    var body: some View {
        HStack {
            ForEach(viewModel.selectedTags, id: \.self) { tag in
                AppButton(Text(.selectUntagTag(tag.name))) { viewModel.remove(tag) }
            }
        }
        .navigationTitle(Text(.selectUntagTitle(count: viewModel.selected.count)))
    }
}

/// Asks why the chosen readings are left out of statistics.
struct LeaveOutSheet<Selecting: SelectionViewModel>: View {
    @Environment(\.formats) private var formats
    let viewModel: Selecting

    var body: some View {
        Form {
            TextField("form.reason", text: Bindable(viewModel).reason)
                .fieldHint("form.reason.hint")
                .fieldError(viewModel.problem?.words(formats))
            AppButton("select.leaveOut", kind: .primary) { viewModel.leaveOut() }
        }
        .onSubmit { viewModel.leaveOut() }
        .navigationTitle(Text(.selectLeaveOutTitle(count: viewModel.selected.count)))
    }
}
