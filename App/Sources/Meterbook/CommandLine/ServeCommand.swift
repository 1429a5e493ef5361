import ArgumentParsing
import CartImplementation
import Common
import DeviceSync
import DeviceSyncImplementation
import ForceUpdateImplementation
import Foundation
import HTTPServer
import LiveServer
import Logging
import LoggingImplementation
import Persistence
import Preferences
import ReadingStoreImplementation

/// `meterbook serve`: answers the browser until the process is asked to end.
@MainActor
struct ServeCommand {
    let line: ParsedCommand

    /// Serves. Returns 0 when it was asked to end, or when another process already serves the same data. Throws `CommandFailure`.
    func run() async throws -> Int32 {
        let environment = try AppEnvironment(line)
        guard let folder = environment.dataFolder else {
            let database = try await AppDependencies.inMemoryDatabase()
            return try await serve(environment, database: database, secret: Self.randomHex(), lock: nil)
        }
        try folder.create()
        guard let lock = try await lock(folder) else { return 0 }
        defer { lock.release() }
        let database = try await folder.openToWrite(AppDependencies.migrations)
        let secret = try folder.secret { SystemRandomness.bytes(32) }
        return try await serve(environment, database: database, secret: secret, lock: lock)
    }

    /// The right to write; nil where another process serves the same data, whose page is opened then.
    ///
    /// A server that has only just started, or is about to end, has not made its link known: it gets a moment.
    private func lock(_ folder: DataFolder) async throws -> WriterLock? {
        let deadline = ContinuousClock.now + .seconds(3)
        while true {
            do {
                return try folder.lock(as: Self.name)
            } catch .held(_, let holder) where (holder?.command ?? Self.name) == Self.name {
                if let link = holder?.notice {
                    announce(link)
                    if line.wasGiven("port") { Console.printError("Meterbook already ran with this data; --port was not used.") }
                    return nil
                }
                guard ContinuousClock.now < deadline else {
                    throw CommandFailure.job("\(WriterLockError.held(path: folder.lockPath, by: holder))")
                }
                try await Task.sleep(for: .milliseconds(50))
            } catch {
                throw CommandFailure.job("\(error)")
            }
        }
    }

    private static let name = "meterbook serve"

    private func serve(_ environment: AppEnvironment, database: Database, secret: String, lock: WriterLock?) async throws -> Int32 {
        let dependencies = try await AppDependencies(environment: environment, database: database)
        await finishErasing(dependencies)
        try await dependencies.addScriptedMeters()
        try await dependencies.deviceSync.syncing.load()
        await dependencies.shownPreferences.load()
        let server = try LiveServer.ofApp(dependencies: dependencies, secret: secret)
        let port = try start(server, environment.configuration)
        let ending = Ending()
        let signals = try TerminationSignals { ending.request() }
        announce(server.makeLink())
        if let lock {
            lock.announce(server.makeLink())
            server.onLinkUsed = { [weak server] in server.map { lock.announce($0.makeLink()) } }
        }
        let renewing = lock.map { lock in Task { try await server.renewLink { lock.announce($0) } } }
        dependencies.logger.log(.info, "serve.ready", ["port": .count(port)])
        let remote = RemoteRefresh(
            dependencies.network.remoteConfiguration, syncing: dependencies.deviceSync.syncing, logger: dependencies.logger)
        remote.start()
        dependencies.forceUpdate.start()
        dependencies.cart.start()
        let following = Task { await follow(dependencies) }
        await ending.wait()
        following.cancel()
        await following.value
        renewing?.cancel()
        await server.stop()
        await remote.stop()
        await dependencies.forceUpdate.stop()
        await dependencies.cart.stop()
        await dependencies.deviceSync.stopAutomaticSync()
        await dependencies.deviceSync.endSyncs()
        signals.stop()
        await dependencies.close()
        dependencies.logger.flush()
        return 0
    }

    /// Removes what an erasure that was cut off has left in the files.
    private func finishErasing(_ dependencies: AppDependencies) async {
        do {
            try await dependencies.readingStore.finishErasing()
        } catch {
            dependencies.logger.log(.warning, "erasure.notFinished", ["error": .failure(error)])
        }
    }

    /// Does what people set from now on, until the task is cancelled.
    private func follow(_ dependencies: AppDependencies) async {
        let sync = dependencies.deviceSync
        await dependencies.shownPreferences.follow { values in
            if values[.automaticSync] { sync.startAutomaticSync() } else { await sync.stopAutomaticSync() }
        }
    }

    private func start(_ server: LiveServer, _ configuration: OperatorConfiguration) throws -> Int {
        let host = line.wasGiven("host") ? nil : configuration.host
        let port = line.wasGiven("port") ? nil : configuration.port
        do {
            return try server.start(
                host: host ?? line.text("host") ?? "127.0.0.1", port: port ?? line.integer("port") ?? 8787)
        } catch {
            switch error {
            case .notLoopback, .invalidPort, .invalidConfiguration: throw CommandFailure.usage("\(error)")
            default: throw CommandFailure.job("\(error)")
            }
        }
    }

    private func announce(_ link: String) {
        Console.note("Meterbook is ready at \(link)")
        if !line.flag("no-open") { Browser.open(link) }
    }

    private static func randomHex() -> String { SystemRandomness.bytes(32).hex }
}
