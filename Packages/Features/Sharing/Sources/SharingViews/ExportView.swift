import CommonUI
package import Sharing
package import ViewCore

/// Where a file is made for other programs: which readings, in which format, and the file.
package struct ExportView<ViewModel: ExportViewModel>: View {
    private let viewModel: ViewModel

    /// Shows a view model.
    package init(viewModel: ViewModel) {
        self.viewModel = viewModel
    }

    package var body: some View {
        VStack {
            PageHeader("export.title", back: BackLink("sharing.title", value: SharingRoute.home))
            switch viewModel.state {
            case .loading: ProgressView("sharing.loading")
            case .failed(let error): SharingFailureBanner(error: error) { await viewModel.load() }
            case .loaded(let choices):
                ExportReadingsCard(draft: Bindable(viewModel).draft, choices: choices)
                ExportFormatCard(draft: Bindable(viewModel).draft)
                ApplyButton("export.apply")
                ExportFileCard(count: viewModel.count) { await file() }
            }
        }
        .task { await viewModel.load() }
    }

    private func file() async -> DownloadedFile? {
        await viewModel.file().map { DownloadedFile(name: $0.name, contentType: $0.contentType, content: .chunks($0.chunks)) }
    }
}
