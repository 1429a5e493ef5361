import Bluetooth
import CommonUI
import Foundation
import Glibc
import HTTPServer
import Networking
import Persistence
import RemoteConfigurationImplementation

/// Looks at everything that the app needs of its machine, and changes none of it.
@MainActor
struct Checkup {
    private let environment: AppEnvironment
    private let network: any HTTPClient
    private let bluetooth: (any BluetoothCentral)?

    /// Prepares a check-up; without `bluetooth` simulated meters alone are wanted.
    init(_ environment: AppEnvironment, network: any HTTPClient, bluetooth: (any BluetoothCentral)?) {
        self.environment = environment
        self.network = network
        self.bluetooth = bluetooth
    }

    /// Looks at all there is, in the order in which it matters.
    func findings() async -> [Finding] {
        [dataFolder(), await database(), await port(), texts(), await remoteConfiguration(), await radio()]
    }

    private func dataFolder() -> Finding {
        guard let folder = environment.dataFolder else { return .good(.dataFolder, "the data is kept in memory") }
        let path = folder.url.path
        var status = stat()
        guard stat(path, &status) == 0 else {
            let code = errno
            if code == ENOENT { return .good(.dataFolder, "\(path) is made at the first start") }
            return .problem(
                .dataFolder, "unreadable", "\(path) cannot be read (\(String(cString: strerror(code)))); give another with --data-dir")
        }
        guard status.st_mode & S_IFMT == S_IFDIR else {
            return .problem(.dataFolder, "not_a_folder", "\(path) is no folder; give another with --data-dir")
        }
        guard access(path, R_OK | W_OK | X_OK) == 0 else {
            return .problem(
                .dataFolder, "not_writable", "\(path) may not be written; give it back to yourself with “chown” or “chmod u+rwx”")
        }
        guard status.st_mode & 0o077 == 0 else {
            return .problem(.dataFolder, "open_to_others", "other people of this computer may look into \(path); close it with “chmod 700”")
        }
        return .good(.dataFolder, "\(path) is yours alone")
    }

    private func database() async -> Finding {
        guard let folder = environment.dataFolder else { return .good(.database, "the data is kept in memory") }
        do {
            let database = try await folder.openToRead(AppDependencies.migrations)
            let problems = try await database.integrityProblems()
            await database.close()
            guard let first = problems.first else { return .good(.database, "every page and reference of it is whole") }
            return .problem(
                .database, "corrupt", "\(problems.count) places of it are damaged (\(first)); copy the data folder before anything else")
        } catch let failure as CommandFailure {
            return .problem(.database, "unusable", failure.message)
        } catch {
            return .problem(.database, "unusable", "\(error)")
        }
    }

    private func port() async -> Finding {
        if let folder = environment.dataFolder, let holder = WriterLock.holder(path: folder.lockPath), holder.notice != nil {
            return .good(.port, "the app answers already, as process \(holder.processID)")
        }
        let (host, port) = (environment.configuration.host ?? "127.0.0.1", environment.configuration.port ?? 8787)
        let server = HTTPServer(configuration: HTTPServer.Configuration(host: host, port: port)) { _ in HTTPResponse(status: 404) }
        do {
            _ = try server.start()
            await server.stop()
            return .good(.port, "\(port) of \(host) is free")
        } catch {
            let reason = if case .portInUse = error { "in_use" } else { "unusable" }
            return .problem(.port, reason, "\(error)")
        }
    }

    private func texts() -> Finding {
        do throws(CommandFailure) {
            let site = try Site(resources: environment.resources, style: environment.configuration.style)
            if let finding = site.strings.findings.first { return .problem(.texts, "damaged", "\(finding)") }
            return .good(.texts, "all there, in: \(site.strings.languages.sorted().joined(separator: ", "))")
        } catch {
            return .problem(.texts, "missing", "\(error.message)")
        }
    }

    private func remoteConfiguration() async -> Finding {
        guard let source = environment.configuration.remoteConfiguration else { return .good(.remoteConfiguration, "none is configured") }
        let check = RemoteDocumentCheck(client: network, checkStyle: RemoteStyleCheck(environment).fault)
        guard let fault = await check.fault(of: source) else {
            return .good(.remoteConfiguration, "the document of \(source.name) is fit for use")
        }
        let reason = if case .notBrought = fault { "unreachable" } else { "refused" }
        return .problem(.remoteConfiguration, reason, "the document of \(source.name) is not used: \(fault)")
    }

    private func radio() async -> Finding {
        guard let bluetooth else { return .good(.bluetooth, "not needed: simulated meters alone are used") }
        switch await bluetooth.availability() {
        case .available: return .good(.bluetooth, "an adapter is on")
        case .unavailable(let reason): return .problem(.bluetooth, reason.rawValue, reason.description)
        }
    }
}
