public import ViewCore

/// Says why a screen could not be loaded, what is safe and what to do, and offers to try again.
///
/// ```swift
/// case .failed(let error): FailureBanner(error.title, error.advice) { await viewModel.load() }
/// ```
public struct FailureBanner: View {
    private let title: Text
    private let advice: Text
    private let retry: @MainActor () async -> Void

    /// A banner by the texts of keys; `retry` loads the screen once more.
    public init(_ title: TextKey, _ advice: TextKey, fileID: String = #fileID, retry: @escaping @MainActor () async -> Void) {
        self.title = Text(title, fileID: fileID)
        self.advice = Text(advice, fileID: fileID)
        self.retry = retry
    }

    /// A banner of an error, with a button.
    public var body: some View {
        Banner(.error, title: title, message: advice) {
            AppButton("failure.retry") { Task { await retry() } }
        }
    }
}
