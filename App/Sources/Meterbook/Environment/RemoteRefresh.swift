import Common
import DeviceSync
import Logging
import RemoteConfiguration
import RemoteConfigurationImplementation

/// Keeps what the operator sets for all installations fresh while the app serves: asked for at the start and once a day. Where something else holds,
/// the devices are looked at anew, since a kind of them may have come or gone.
@MainActor
final class RemoteRefresh {
    private let remote: LiveRemoteConfiguration
    private let syncing: any DeviceSyncing
    private let logger: any Logger
    private let schedule: DailySchedule
    private var tasks: [Task<Void, Never>] = []

    /// Prepares it; nothing is asked before `start`.
    init(
        _ remote: LiveRemoteConfiguration, syncing: any DeviceSyncing, logger: any Logger, schedule: DailySchedule = DailySchedule()
    ) {
        self.remote = remote
        self.syncing = syncing
        self.logger = logger
        self.schedule = schedule
    }

    /// Begins.
    func start() {
        tasks = [
            Task { [changes = remote.changes(), syncing, logger] in
                for await _ in changes {
                    do {
                        try await syncing.load()
                    } catch {
                        // Those that were known stay until the next change.
                        logger.log(.warning, "remote.devicesNotRead", ["error": .failure(error)])
                    }
                }
            },
            Task { [remote, schedule] in await schedule.run { await remote.refresh() } },
        ]
    }

    /// Ends, and waits for what is under way.
    func stop() async {
        for task in tasks { task.cancel() }
        for task in tasks { await task.value }
        tasks = []
    }
}
