import Common
import Insights
import LiveUI
import Observation

/// The values of a laboratory over the store.
@MainActor @Observable
final class LiveLabResultsViewModel: LabResultsViewModel {
    private(set) var removed: LabResult?
    private(set) var failure: InsightsError?
    private let reader: InsightsReader
    private let source: StoreBacked<[LabResult]>

    init(reader: InsightsReader) {
        self.reader = reader
        source = StoreBacked(reader.dependencies) { try await reader.labResults.results(of: reader.shownPerson()) }
    }

    var results: Loadable<[LabResult]> { source.value }

    func load() async {
        await source.load()
    }

    func remove(_ result: LabResult) {
        change { [reader] in
            try await reader.labResults.remove(result.id, of: reader.shownPerson())
            self.removed = result
        }
    }

    func restore() {
        guard let removed else { return }
        change { [reader] in
            try await reader.labResults.set(removed, of: reader.shownPerson())
            self.removed = nil
        }
    }

    func dismiss() {
        removed = nil
    }

    private func change(_ work: @escaping @MainActor () async throws -> Void) {
        failure = nil
        Task {
            do {
                try await work()
            } catch {
                failure = InsightsError(changing: error)
            }
        }
    }
}
