public import ViewCore

/// Work that takes more than a second: what is done, how far it is, and a way to stop it.
///
/// ```swift
/// ProgressPanel("devices.syncing", completed: 12, total: 40) { viewModel.cancel() }
/// ```
public struct ProgressPanel: View {
    private let title: Text
    private let completed: Int?
    private let total: Int?
    private let cancel: (@MainActor () -> Void)?

    /// A panel titled by the text of a key; without a total, that work goes on; without `cancel`, it cannot be stopped.
    public init(
        _ key: TextKey,
        completed: Int? = nil,
        total: Int? = nil,
        fileID: String = #fileID,
        cancel: (@MainActor () -> Void)? = nil
    ) {
        self.init(title: Text(key, fileID: fileID), completed: completed, total: total, cancel: cancel)
    }

    /// A panel titled by a text.
    public init(title: Text, completed: Int? = nil, total: Int? = nil, cancel: (@MainActor () -> Void)? = nil) {
        self.title = title
        self.completed = completed
        self.total = total
        self.cancel = cancel
    }

    /// The title, which is read out when it changes, the bar with its count, and the button.
    public var body: some View {
        HStack {
            VStack(spacing: .xs) {
                VStack { title.font(.headline) }.accessibilityLiveRegion(.polite)
                bar
            }
            .className("progress-panel-text")
            if let cancel {
                AppButton("progress.cancel", action: cancel)
            }
        }
        .className("card", "progress-panel")
    }

    private var bar: some View {
        ProgressView(value: fraction.map { Double($0.completed) }, total: fraction.map { Double($0.total) } ?? 1) {
            if let fraction {
                Text(.progressCount(fraction.completed, fraction.total)).foregroundStyle(.secondary)
            } else {
                title.className("visually-hidden")
            }
        }
    }

    private var fraction: (completed: Int, total: Int)? {
        guard let completed, let total, total > 0 else { return nil }
        return (min(max(completed, 0), total), total)
    }
}
