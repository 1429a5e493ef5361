import Common
import Domain
import Observation
import Preferences
import ReadingStore
import Sharing

/// The export form over the stores. Counts anew with each choice; an answer that comes after that of a later one is dropped.
@MainActor @Observable
final class LiveExportViewModel: ExportViewModel {
    private(set) var state: ExportState = .loading
    private(set) var count: ExportCount = .counting
    private var request = ExportRequest(.csv)
    @ObservationIgnored private var counting: Task<Void, Never>?
    @ObservationIgnored private let dependencies: SharingDependencies
    @ObservationIgnored private let exporting: any Exporting

    init(dependencies: SharingDependencies, exporting: any Exporting) {
        self.dependencies = dependencies
        self.exporting = exporting
    }

    isolated deinit {
        counting?.cancel()
    }

    var draft: ExportRequest {
        get { request }
        set {
            guard newValue != request else { return }
            request = newValue
            recount()
        }
    }

    func load() async {
        do {
            let choices = ExportChoices(
                people: try await dependencies.people.people(), meters: try await dependencies.devices.devices().map(\.identity))
            if state == .loading { request.person = try await shownPerson(choices.people) }
            state = .loaded(choices)
        } catch {
            state = .failed(.notRead("\(error)"))
            return
        }
        recount()
        await counting?.value
    }

    func file() async -> ExportedFile? {
        let request = request
        do {
            return ExportedFile(
                name: fileName(of: request), contentType: request.format.contentType, chunks: try await exporting.export(request))
        } catch {
            count = .failed(Self.error(error))
            return nil
        }
    }

    /// Whose readings are shown, where they are still there; else whoever is first.
    private func shownPerson(_ people: [Person]) async throws -> Person.ID? {
        guard case .person(let id) = try await dependencies.preferences.values()[.shownPerson], people.contains(where: { $0.id == id })
        else { return people.first?.id }
        return id
    }

    private func recount() {
        count = .counting
        counting?.cancel()
        let (exporting, request) = (exporting, request)
        counting = Task { [weak self] in
            let answer: ExportCount
            do {
                answer = .known(try await exporting.count(request))
            } catch {
                answer = .failed(Self.error(error))
            }
            guard !Task.isCancelled else { return }
            self?.count = answer
        }
    }

    private func fileName(of request: ExportRequest) -> String {
        let clock = dependencies.wallClock
        let day = CivilDateTime(instant: clock.now, in: clock.timeZone).map { "-\($0.date)" } ?? ""
        return "meterbook\(day).\(request.format.fileExtension)"
    }

    private nonisolated static func error(_ error: any Error) -> SharingError {
        error as? SharingError ?? .notRead("\(error)")
    }
}
