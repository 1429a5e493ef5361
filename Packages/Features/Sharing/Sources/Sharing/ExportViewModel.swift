package import Domain
package import Observation

/// Whose and which readings there are to choose from.
package struct ExportChoices: Hashable, Sendable {
    /// Everyone.
    package let people: [Person]
    /// The meters that were not removed.
    package let meters: [DeviceIdentity]

    /// Makes choices.
    package init(people: [Person], meters: [DeviceIdentity]) {
        self.people = people
        self.meters = meters
    }
}

/// How far the export screen is.
package enum ExportState: Hashable, Sendable {
    /// Reading what there is to choose.
    case loading
    /// It could not be read.
    case failed(SharingError)
    /// The form is there.
    case loaded(ExportChoices)
}

/// How many readings the file would be made of.
package enum ExportCount: Hashable, Sendable {
    /// Being counted.
    case counting
    /// So many.
    case known(Int)
    /// The file cannot be made, or could not be.
    case failed(SharingError)
}

/// A file that was made.
package struct ExportedFile: Sendable {
    /// The name that is proposed for it.
    package let name: String
    /// What it is, such as `text/csv`.
    package let contentType: String
    /// What is in it, bit by bit.
    package let chunks: AsyncThrowingStream<[UInt8], any Error>

    /// Makes a file.
    package init(name: String, contentType: String, chunks: AsyncThrowingStream<[UInt8], any Error>) {
        self.name = name
        self.contentType = contentType
        self.chunks = chunks
    }
}

/// Where a person says which readings go into a file, and of which format.
@MainActor
package protocol ExportViewModel: AnyObject, Observable {
    /// What there is to choose, as far as it was read.
    var state: ExportState { get }
    /// What was chosen.
    var draft: ExportRequest { get set }
    /// How many readings that is.
    var count: ExportCount { get }

    /// Reads what there is to choose, also again after a failure.
    func load() async
    /// The file; nil where it cannot be made, which `count` says then.
    func file() async -> ExportedFile?
}
