import CommonUI
import Sharing
import ViewCore

/// How many readings that is, and the file.
struct ExportFileCard: View {
    let count: ExportCount
    let file: @MainActor () async -> DownloadedFile?

    var body: some View {
        Card("export.file") {
            switch count {
            case .counting: ProgressView("export.counting")
            case .failed(let error): Banner(.error, title: Text(error.title), message: Text(error.advice))
            case .known(0):
                Text("export.none")
            case .known(let number):
                Text(.exportCount(count: number))
                DownloadLink("export.save", make: file)
                Text("export.save.explanation").font(.footnote).foregroundStyle(.secondary)
            }
        }
    }
}
