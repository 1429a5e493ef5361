import Foundation
import IntegrationSupport
import SDBus
import TestSupport
import Testing

/// bluezoo, a fake of BlueZ that nobody here wrote, on a bus of its own with two adapters: the app's and the meter's.
///
/// `tools/setup.sh test` puts it into a virtual environment below `.build`. It is licensed under GPL-2.0 and only ever run by tests.
struct Bluezoo {
    static let meterAddress = "00:11:22:33:44:02"
    private static let program = Repository.root + "/.build/bluezoo/bin/bluezoo"

    /// Whether it is there: without a way to the package index it is not, and there is nothing to compare with.
    static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: program) }

    let bus: PrivateBus
    private let process: ChildProcess

    /// Starts it and waits until it answers.
    static func start() async throws -> Bluezoo {
        let bus = try PrivateBus()
        let process = try ChildProcess(
            executable: program,
            arguments: ["--auto-enable", "--scan-interval", "1", "-q", "-a", "00:11:22:33:44:01", "-a", meterAddress],
            environment: ["DBUS_SYSTEM_BUS_ADDRESS": bus.address, "PATH": "/usr/bin:/bin"])
        let connection = try await DBusConnection.open(.address(bus.address))
        let objects = DBusCall("GetManagedObjects", of: "org.freedesktop.DBus.ObjectManager", at: .root, on: "org.bluez")
        try await eventually("bluezoo with two adapters", detail: { process.standardError }) {
            let reply = try? await connection.call(objects)
            guard case .dictionary(let entries, _, _)? = reply?.body.first else { return nil as Bool? }
            return entries.count { "\($0)".contains("Adapter1") } == 2 ? true : nil
        }
        return Bluezoo(bus: bus, process: process)
    }
}
