import Analytics
import AnalyticsImplementation
import Bluetooth
import BluetoothImplementation
import Common
import DeviceSync
import DeviceSyncImplementation
import Domain
import Foundation
import LoggingImplementation
import MeterSimulator
import Persistence
import PreferencesImplementation
import ReadingStore
import ReadingStoreImplementation

/// The objects that the whole process shares, each made once, when it is first asked for. The only container: everything else is given what
/// it needs.
@MainActor
final class AppDependencies {
    /// What the process was asked to be.
    let environment: AppEnvironment
    /// The simulated meters, at byte level.
    let meterScript: MeterScript
    /// Where everything is kept; a feature reads and writes its own tables alone.
    let database: Database
    private let bondedMeters: [StoredDevice]

    /// The readings, meters and people.
    private(set) lazy var readingStore = SQLiteReadingStore(
        database: database, clock: environment.wallClock, identifiers: environment.identifiers,
        owner: { [preferences] in await preferences.shownPerson }, erasing: Self.eraser)

    /// What people set in the app.
    private(set) lazy var preferences = SQLitePreferences(database: database)

    /// What people set, as every page shows it.
    private(set) lazy var shownPreferences = ShownPreferences(store: preferences, logger: logger)

    /// What the process says about itself, on standard error.
    let logger: JSONLinesLogger

    /// The network, and what the operator sets for all installations over it.
    let network: AppNetwork

    /// What compares versions.
    private(set) lazy var forceUpdate = ForceUpdateWiring.updateServices(self)

    /// What people do in the app, kept for themselves; off until they turn it on.
    private(set) lazy var analytics: any AnalyticsTracking & AnalyticsLog = SQLiteAnalytics(
        database: database, wallClock: environment.wallClock, logger: logger)

    /// Basket and stock.
    private(set) lazy var cart = CartWiring.cartServices(self)

    /// Which kinds of devices there may be, by the stages of their roll-out.
    private(set) lazy var gate: any DeviceKindGate = RemoteDeviceKindGate(configuration: network.remoteConfiguration)

    /// The meters and their syncs.
    private(set) lazy var deviceSync = DeviceSyncWiring.syncServices(self)

    /// The machine's Bluetooth, reached when it is first needed; nil where simulated meters alone are wanted.
    private(set) lazy var bluetooth: LendingCentral? = environment.transport == .simulated ? nil : LendingCentral(BlueZCentral())

    /// The simulated transport; meters that were added before need not pair again.
    private(set) lazy var simulator = LendingCentral(
        SimulatedCentral(
            script: meterScript, bonded: Set(bondedMeters.compactMap { BluetoothAddress($0.identity.address) }),
            wallClock: environment.wallClock))

    /// The features, each with what its sessions share.
    private(set) lazy var features = AppFeatures.all.map { LinkedFeature($0, self) }

    /// The simulated meters that people may add.
    var offeredMeters: [ScriptedMeter] { environment.transport == .bluez ? [] : meterScript.meters }

    /// Prepares the objects over an open database. Throws `CommandFailure`.
    init(environment: AppEnvironment, database: Database) async throws(CommandFailure) {
        self.environment = environment
        self.database = database
        let logger = JSONLinesLogger { [wallClock = environment.wallClock] in wallClock.now }
        self.logger = logger
        network = try await AppNetwork(environment, database: database, logger: logger)
        do {
            let store = SQLiteReadingStore(database: database, clock: environment.wallClock, identifiers: environment.identifiers)
            bondedMeters = try await store.devices().filter(\.isSimulated)
        } catch {
            throw .job("the devices could not be read: \(error)")
        }
        meterScript = try Self.readScript(environment, firstAdded: bondedMeters.map(\.addedAt).min())
    }

    /// Every owner's migrations, in the order in which they are applied.
    static var migrations: [Migration] {
        ReadingStoreMigrations.all + PreferencesMigrations.all + AnalyticsMigrations.all + AppNetwork.migrations
            + AppFeatures.all.flatMap { $0.migrations }
    }

    /// Removes what the features keep of someone who is erased.
    private static var eraser: PersonEraser {
        let erasers = AppFeatures.all.compactMap { $0.eraser }
        return { person, connection in
            for erase in erasers { try erase(person, connection) }
        }
    }

    /// A database that goes with the process. Throws `CommandFailure`.
    static func inMemoryDatabase() async throws(CommandFailure) -> Database {
        do {
            let database = try Database(.memory)
            try await database.migrate(migrations)
            return database
        } catch {
            throw .job("\(error)")
        }
    }

    /// Adds every meter of a script given on the command line that is not called unknown, so that one command is enough for a test.
    func addScriptedMeters() async throws(CommandFailure) {
        guard environment.meterScript != nil else { return }
        do {
            for meter in offeredMeters where meter.isKnown && gate.allows(meter.kind) {
                _ = try await readingStore.add(NewDevice(meter))
            }
        } catch {
            throw .job("the meters of the script could not be added: \(error)")
        }
    }

    /// Waits for what is running, and closes the database.
    func close() async {
        await database.close()
    }

    /// Records of the bundled script end on the day when its meter was first added, so that they stay where they are from one day to the next.
    private static func readScript(_ environment: AppEnvironment, firstAdded: Date?) throws(CommandFailure) -> MeterScript {
        let clock = environment.wallClock
        guard let now = CivilDateTime(instant: firstAdded ?? clock.now, in: clock.timeZone) else {
            throw .job("the machine's clock shows no usable date; set it")
        }
        do {
            guard let file = environment.meterScript else { return try MeterScript.bundled(in: environment.resources, now: now) }
            guard let data = FileManager.default.contents(atPath: file.path) else {
                throw CommandFailure.usage("the meter script \(file.path) cannot be read")
            }
            return try MeterScript(json: [UInt8](data), now: now)
        } catch let error as CommandFailure {
            throw error
        } catch {
            throw .usage("the meter script is wrong: \(error)")
        }
    }
}

extension NewDevice {
    /// A scripted meter; it tells the rest about itself when it is first synced.
    fileprivate init(_ meter: ScriptedMeter) {
        self.init(
            address: meter.address.description, name: meter.name ?? meter.address.description, kind: meter.kind, isSimulated: true)
    }
}

extension ScriptedMeter {
    /// What it is.
    fileprivate var kind: DeviceKind { sensor == nil ? .meter : .sensor }
}
