import FakeBluetoothService
import Foundation
import IntegrationSupport
import SDBus
import TestSupport
import Testing

/// `meterbook doctor` over a real D-Bus: each reason why Bluetooth cannot be used, one after the other on one bus.
@Suite(.serialized) struct DoctorTests {
    @Test func eachReasonIsToldWithItsName() async throws {
        let machine = try Machine(OneMeter.script(3))
        #expect(try await bluetooth(machine) == "noService")
        let service = try await machine.startService(adapters: [])
        #expect(try await bluetooth(machine) == "noAdapter")
        try await service.plugIn("hci0")
        #expect(try await bluetooth(machine) == nil)
        try await service.power(false, "hci0")
        #expect(try await bluetooth(machine) == "poweredOff")
        try await service.block("hci0")
        #expect(try await bluetooth(machine) == "blocked")
        await service.stop()

        let refusing = try await DBusConnection.open(.address(machine.bus.address))
        let refuse = DBusMethod { call in call.fail(.remote(name: "org.freedesktop.DBus.Error.AccessDenied", message: "")) }
        try await refusing.export([DBusInterface("org.freedesktop.DBus.ObjectManager", methods: ["GetManagedObjects": refuse])], at: .root)
        try await refusing.own("org.bluez")
        #expect(try await bluetooth(machine) == "notPermitted")
        await refusing.close()
    }

    @Test func thePersonReadsWhatIsWrongAndWhatToDo() async throws {
        let machine = try Machine(OneMeter.script(3))
        let run = try await doctor(machine, [])
        #expect(run.exitCode == 1)
        #expect(run.standardOutput.contains("problem  bluetooth             the Bluetooth service does not run; start it with"), "\(run)")
        #expect(run.standardOutput.hasSuffix("There is one problem.\n"), "\(run)")
        #expect(run.standardError.isEmpty, "\(run)")
        let well = try await doctor(machine, ["--transport", "simulated"])
        #expect(well.exitCode == 0 && well.standardOutput.hasSuffix("Nothing is wrong.\n"), "\(well)")
    }

    @Test func itRunsBesideTheServer() async throws {
        let machine = try Machine(OneMeter.script(3))
        let service = try await machine.startService()
        let app = try await machine.installation.serve()
        let run = try await doctor(machine, [])
        #expect(run.exitCode == 0, "\(run)")
        #expect(run.standardOutput.contains("the app answers already, as process \(app.process.processIdentifier)"), "\(run)")
        #expect(await app.stop() == .code(0))
        await service.stop()
    }

    /// The reason of the Bluetooth check; nil where it is good. The exit code says the same.
    private func bluetooth(_ machine: Machine) async throws -> String? {
        let run = try await doctor(machine, ["--format", "json"])
        let checks = try JSONValue(parsing: run.standardOutput)["checks"].elements
        let check = try #require(checks.first { $0["check"].text == "bluetooth" }, "\(run)")
        #expect(run.exitCode == (check["state"].text == "good" ? 0 : 1), "\(run)")
        return check["reason"].text
    }

    /// With a configuration whose port is free whatever else runs.
    private func doctor(_ machine: Machine, _ arguments: [String]) async throws -> CommandLineRun {
        let configuration = try machine.installation.folder.write(#"{"port": 0}"#, to: "doctor.json").path
        return try await machine.installation.run(["doctor", "--config", configuration] + arguments)
    }
}
