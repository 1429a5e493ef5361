import CommonUI
package import ForceUpdate
package import ViewCore

/// Says above a screen that there is a newer version.
package struct UpdateNoticeView<ViewModel: ForceUpdateViewModel>: View {
    private let viewModel: ViewModel

    /// Shows a view model.
    package init(viewModel: ViewModel) {
        self.viewModel = viewModel
    }

    package var body: some View {
        Banner(.info, title: title, message: Text("notice.message")) {
            AppLinkButton("notice.more", value: ForceUpdateRoute.home)
            AppButton("notice.later", kind: .plain) { Task { await viewModel.remindLater() } }
        }
    }

    private var title: Text {
        Text("notice.title", arguments: .string(viewModel.page.latest ?? ""))
    }
}
