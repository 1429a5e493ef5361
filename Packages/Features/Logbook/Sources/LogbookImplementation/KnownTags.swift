import Common
import Domain
import LiveUI
import Logbook
import Observation
import ReadingStore

/// The tags that a person uses most, kept up to date with the store. Without them, tags can still be typed.
@MainActor @Observable
final class KnownTags {
    /// The most tags that are offered.
    static let limit = 20

    private let source: StoreBacked<[ReadingTag]>

    init(reader: LogbookReader) {
        source = StoreBacked(reader.dependencies, interests: .readings) { try await reader.ofShownPerson().knownTags() }
    }

    var tags: [ReadingTag] { source.value.value ?? [] }

    func load() async {
        await source.load()
    }
}
