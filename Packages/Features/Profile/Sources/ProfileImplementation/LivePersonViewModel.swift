import Common
import Domain
import LiveUI
import Observation
import Profile

/// The page of someone, kept up to date with the store.
@MainActor @Observable
final class LivePersonViewModel: PersonViewModel {
    let id: Person.ID
    private(set) var failure: ProfileError?
    private let reader: ProfileReader
    private let source: StoreBacked<PersonPage>

    init(reader: ProfileReader, person id: Person.ID) {
        self.id = id
        self.reader = reader
        source = StoreBacked(reader.dependencies) { try await reader.page(of: id) }
    }

    var page: Loadable<PersonPage> { source.value }

    func load() async {
        await source.load()
    }

    func document() async -> [UInt8]? {
        do {
            failure = nil
            return try await reader.document(of: id)
        } catch {
            failure = ProfileError(reading: error)
            return nil
        }
    }
}
