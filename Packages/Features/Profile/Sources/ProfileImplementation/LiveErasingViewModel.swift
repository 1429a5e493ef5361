import Common
import Domain
import LiveUI
import Observation
import Profile
import ReadingStore

/// Erases someone, once somebody has typed their name.
@MainActor @Observable
final class LiveErasingViewModel: ErasingViewModel {
    let id: Person.ID
    var typed = ""
    private(set) var isMistyped = false
    private(set) var isErasing = false
    private(set) var failure: ProfileError?
    /// Leaves the screen once they are gone. Set by the coordinator.
    @ObservationIgnored var onErased: @MainActor () -> Void = {}
    private let reader: ProfileReader
    private let source: StoreBacked<ErasureSummary>

    init(reader: ProfileReader, person id: Person.ID) {
        self.reader = reader
        self.id = id
        source = StoreBacked(reader.dependencies) { try await reader.summary(of: id) }
    }

    var summary: Loadable<ErasureSummary> { source.value }

    func load() async {
        await source.load()
    }

    func erase(confirmedBy word: String) {
        guard !isErasing, source.value.value != nil else { return }
        isMistyped = typed.trimmed.lowercased() != word.lowercased() || word.isEmpty
        guard !isMistyped else { return }
        isErasing = true
        failure = nil
        Task {
            do {
                try await reader.erase(id)
                onErased()
            } catch {
                failure = ProfileError(changing: error)
            }
            isErasing = false
        }
    }
}
