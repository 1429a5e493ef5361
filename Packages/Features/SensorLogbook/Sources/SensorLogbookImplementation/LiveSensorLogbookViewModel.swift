import Observation
import Preferences
import ReadingStore
import SensorLogbook

/// A page over the store, kept up to date with it.
@MainActor @Observable
final class LiveSensorLogbookViewModel: SensorLogbookViewModel {
    private(set) var state: SensorLogbookState = .loading
    @ObservationIgnored private var following: [Task<Void, Never>] = []
    private let reader: SensorLogbookReader
    private let route: SensorLogbookRoute

    init(reader: SensorLogbookReader, route: SensorLogbookRoute) {
        self.reader = reader
        self.route = route
        let changes = reader.dependencies.readings.changes()
        let preferences = reader.dependencies.preferences.changes()
        following = [
            Task { [weak self] in
                for await change in changes where change.contains(.readings) { await self?.load() }
            },
            Task { [weak self] in
                for await _ in preferences { await self?.load() }
            },
        ]
    }

    isolated deinit {
        for task in following { task.cancel() }
    }

    func load() async {
        let new: SensorLogbookState
        do {
            new = .loaded(try await reader.page(route))
        } catch {
            new = .failed(.notRead(String(describing: error)))
        }
        if new != state { state = new }
    }
}
