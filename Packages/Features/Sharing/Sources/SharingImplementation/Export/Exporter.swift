import Common
import Domain
import ReadingStore
import Sharing

/// Writes the store's readings, page by page.
struct Exporter: Exporting {
    let dependencies: SharingDependencies

    func count(_ request: ExportRequest) async throws -> Int {
        try check(request)
        var count = 0
        for person in try await people(of: request) {
            let query = ReadingQuery(request, of: person.id)
            count += try await reading { try await dependencies.readings.days(query) }.reduce(0) { $0 + $1.count }
            count += try await reading { try await dependencies.readings.unknownTimeCount(query) }
        }
        return count
    }

    func export(_ request: ExportRequest) async throws -> AsyncThrowingStream<[UInt8], any Error> {
        try check(request)
        let people = try await people(of: request)
        let pages = ReadingPages(dependencies.readings, people.map { ReadingQuery(request, of: $0.id) })
        let run = ExportRun(file: makeFile(request, people), pages: pages)
        try await reading { try await run.begin() }
        return AsyncThrowingStream { try await reading { try await run.next() } }
    }

    private func check(_ request: ExportRequest) throws {
        if let from = request.from, let to = request.to, to < from { throw SharingError.daysReversed }
    }

    private func people(of request: ExportRequest) async throws -> [Person] {
        let everyone = try await reading { try await dependencies.people.people() }
        guard let id = request.person else {
            guard request.format != .nightscout || everyone.count < 2 else { throw SharingError.personNeeded }
            return everyone
        }
        guard let person = everyone.first(where: { $0.id == id }) else { throw SharingError.noSuchPerson }
        return [person]
    }

    private func makeFile(_ request: ExportRequest, _ people: [Person]) -> any ExportFile {
        switch request.format {
        case .csv: TableFile(.plain, people: people, includesNotes: request.includesNotes)
        case .spreadsheet: TableFile(.spreadsheet, people: people, includesNotes: request.includesNotes)
        case .fhir: FHIRFile(people: people, includesNotes: request.includesNotes, now: dependencies.wallClock.now)
        case .nightscout: NightscoutFile()
        }
    }

    private func reading<Value: Sendable>(_ work: () async throws -> Value) async throws -> Value {
        do {
            return try await work()
        } catch let error as ReadingStoreError {
            throw SharingError.notRead(error.description)
        }
    }
}

extension ReadingQuery {
    /// The readings of one person that a request is for, oldest first.
    fileprivate init(_ request: ExportRequest, of person: Person.ID) {
        let withControl = request.includesControlTests && request.format.carriesControlTests
        self.init(
            person: person, device: request.device, from: request.from, to: request.to,
            kinds: withControl ? [.glucose, .ketone, .control] : [.glucose, .ketone],
            simulated: request.includesSimulated ? .included : .excluded)
    }
}
