import Observation
package import Sharing

/// The export form whose state is given.
@MainActor @Observable
package final class MockExportViewModel: ExportViewModel {
    package var state: ExportState
    package var count: ExportCount
    package var draft: ExportRequest
    /// What `file()` gives.
    package var fileToReturn: ExportedFile?
    /// How often it was asked to load.
    package private(set) var loadCallCount = 0

    /// Makes a form that shows a state.
    package init(_ state: ExportState, count: ExportCount = .known(1284), draft: ExportRequest = ExportRequest(.csv)) {
        self.state = state
        self.count = count
        self.draft = draft
    }

    package func load() async { loadCallCount += 1 }
    package func file() async -> ExportedFile? { fileToReturn }
}
