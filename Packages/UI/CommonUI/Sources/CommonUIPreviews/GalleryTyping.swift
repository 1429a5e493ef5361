import CommonUI
import Observation
import ViewCore

/// Fields to type into while the page changes twenty times a second, once that was begun.
struct GalleryTyping: View {
    let ticks: GalleryTicks

    var body: some View {
        Form {
            AppButton(Text(verbatim: "Change the page")) { ticks.begin() }
            ProgressView(value: ticks.count, total: GalleryTicks.total) { Text(verbatim: "Changes") }
            TextField("Name", text: Bindable(ticks).line)
            TextField("Note", text: Bindable(ticks).lines, axis: .vertical)
        }
    }
}

/// Counts twenty times a second from when it is begun, for a minute.
@Observable
final class GalleryTicks {
    nonisolated static let total = 1200.0
    var line = ""
    var lines = ""
    private(set) var count = 0.0
    private var counting: Task<Void, Never>?

    init() {}

    /// Begins to count.
    func begin() {
        guard counting == nil else { return }
        counting = Task { [weak self] in
            while let self, self.count < Self.total, !Task.isCancelled {
                self.count += 1
                try? await Task.sleep(for: .milliseconds(50))
            }
        }
    }
}
