import Common
import LiveUI
import Observation
import Profile

/// Everyone, kept up to date with the store.
@MainActor @Observable
final class LivePeopleViewModel: PeopleViewModel {
    private let source: StoreBacked<[PersonRow]>

    init(reader: ProfileReader) {
        source = StoreBacked(reader.dependencies) { try await reader.rows() }
    }

    var people: Loadable<[PersonRow]> { source.value }

    func load() async {
        await source.load()
    }
}
