import Bluetooth
import SDBus
import TestSupport
import Testing

@testable import BluetoothImplementation

/// Guards weliem/bluez_inc#101 (services are resolved anew for each link) and bluez/bluez#2383 (the reason of a lost link is told).
@Suite(.serialized) struct ConnectingTests {
    @Test func aBondedMeterIsConnectedWithoutAScanAndWithoutAnAgent() async throws {
        let subject = try await Subject.make()
        _ = try await subject.addBondedMeter()
        for _ in 0..<2 {
            let connection = try await subject.central.connect(to: subject.address, pairing: nil)
            #expect(connection.characteristics == Set([0x2A18, 0x2A51, 0x2A52].map { Characteristic($0, in: 0x1808) }))
            await connection.disconnect()
        }
        #expect(subject.bluez.log == ["Connect", "Disconnect", "Connect", "Disconnect"])
        #expect(try await subject.central.bondedDevices() == [subject.address])
    }

    @Test func theAdapterThatIsOnIsUsed() async throws {
        let subject = try await Subject.make(powered: false)
        try await subject.bluez.addDevice(subject.address.description, on: "hci0", ["Paired": .boolean(true)])
        try await subject.bluez.addAdapter("hci1")
        let path = try await subject.bluez.addDevice(subject.address.description, on: "hci1", ["Paired": .boolean(true)])
        try await subject.bluez.addCharacteristic("2a52", to: path)
        let connection = try await subject.central.connect(to: subject.address, pairing: nil)
        #expect(connection.characteristics.count == 1)
        #expect(subject.bluez.log == ["Trusted true", "Connect"])
    }

    @Test(
        arguments: [
            ("Failed", "le-connection-abort-by-local", true, "Failed: le-connection-abort-by-local"),
            ("NotAvailable", "", true, "NotAvailable"),
            ("Failed", "le-connection-abort-by-local", false, nil), ("DoesNotExist", "", true, nil),
        ] as [(String, String, Bool, String?)])
    func aLinkThatDoesNotComeUpSaysWhy(name: String, words: String, isInRange: Bool, reason: String?) async throws {
        let subject = try await Subject.make()
        let path = try await subject.addBondedMeter()
        if !isInRange { try await subject.bluez.connection.unexport(path) }
        if !isInRange {
            // Remembered, and not seen: no signal strength that is a number.
            try await subject.bluez.addDevice(subject.address.description, ["Paired": .boolean(true), "RSSI": .string("")])
        }
        subject.bluez.fail("Connect", name, words)
        let expected = reason.map { BluetoothError.connectionFailed(subject.address, reason: $0) } ?? .notFound(subject.address)
        await #expect(throws: expected) { try await subject.central.connect(to: subject.address, pairing: nil) }
        #expect(subject.bluez.log.last == "Disconnect")
    }

    @Test(arguments: ["AlreadyConnected", "InProgress"]) func aLinkThatComesUpByItselfIsWaitedFor(name: String) async throws {
        let subject = try await Subject.make()
        let path = try await subject.addBondedMeter()
        subject.bluez.on("Connect") { [bluez = subject.bluez] _ throws(DBusError) in
            Task { try await bluez.set(["Connected": .boolean(true), "ServicesResolved": .boolean(true)], at: path) }
            throw .remote(name: "org.bluez.Error.\(name)", message: "")
        }
        _ = try await subject.central.connect(to: subject.address, pairing: nil)
    }

    @Test func servicesThatAreNeverKnownRunOutOfTime() async throws {
        let subject = try await Subject.make { $0.resolving = .milliseconds(50) }
        let path = try await subject.addBondedMeter()
        subject.bluez.on("Connect") { [bluez = subject.bluez] _ throws(DBusError) in
            try await bluez.set(["Connected": .boolean(true)], at: path)
            return []
        }
        await #expect(throws: BluetoothError.timedOut) { try await subject.central.connect(to: subject.address, pairing: nil) }
        #expect(subject.bluez.log.last == "Disconnect")
    }

    @Test func aLinkThatDropsBeforeItsServicesAreKnownFails() async throws {
        let subject = try await Subject.make { $0.explaining = .milliseconds(10) }
        let path = try await subject.addBondedMeter()
        subject.bluez.on("Connect") { [bluez = subject.bluez] _ throws(DBusError) in
            try await bluez.set(["Connected": .boolean(true)], at: path)
            try await bluez.set(["Connected": .boolean(false)], at: path)
            return []
        }
        await #expect(throws: BluetoothError.connectionFailed(subject.address, reason: "the meter or the radio ended it")) {
            try await subject.central.connect(to: subject.address, pairing: nil)
        }
    }

    @Test func theReasonThatNewerServicesTellIsKept() async throws {
        let subject = try await Subject.make()
        let path = try await subject.addBondedMeter()
        drop(subject, path, reason: "Timeout", words: "Connection timeout")
        await #expect(throws: BluetoothError.connectionFailed(subject.address, reason: "Connection timeout")) {
            try await subject.central.connect(to: subject.address, pairing: nil)
        }
    }

    @Test func aServiceThatGoesAwayEndsConnecting() async throws {
        let subject = try await Subject.make()
        _ = try await subject.addBondedMeter()
        subject.bluez.on("Connect") { [bluez = subject.bluez] _ throws(DBusError) in
            Task { await bluez.connection.close() }
            await never()
            return []
        }
        await #expect(throws: BluetoothError.unavailable(.noService)) {
            try await subject.central.connect(to: subject.address, pairing: nil)
        }
    }

    @Test func aBondThatTheMeterForgotIsNamedOrMadeAnew() async throws {
        let subject = try await Subject.make()
        let path = try await subject.addBondedMeter()
        drop(subject, path, reason: "Authentication", words: "Connection terminated due to authentication failure")
        await #expect(throws: BluetoothError.pairing(.staleBond)) {
            try await subject.central.connect(to: subject.address, pairing: nil)
        }
        try await pairAnew(subject, removing: path)
    }

    @Test func aMissingKeyIsAForgottenBond() async throws {
        let subject = try await Subject.make()
        let path = try await subject.addBondedMeter()
        subject.bluez.fail("Connect", "Failed", "br-connection-key-missing")
        await #expect(throws: BluetoothError.pairing(.staleBond)) {
            try await subject.central.connect(to: subject.address, pairing: nil)
        }
        try await pairAnew(subject, removing: path)
    }

    @Test func aBondThatARequestShowsToBeForgottenIsMadeAnewWithTheNextPairing() async throws {
        let subject = try await Subject.make()
        let path = try await subject.addBondedMeter()
        let connection = try await subject.central.connect(to: subject.address, pairing: nil)
        subject.bluez.fail("ReadValue", "NotPermitted", "Not paired")
        await #expect(throws: BluetoothError.notPaired(subject.address)) { try await connection.read(Characteristic(0x2A51, in: 0x1808)) }
        await connection.disconnect()
        try await pairAnew(subject, removing: path)
    }

    @Test func forgettingRemovesTheMeterFromEveryAdapter() async throws {
        let subject = try await Subject.make()
        try await subject.bluez.addAdapter("hci1", powered: false)
        let paths = [
            try await subject.addBondedMeter(),
            try await subject.bluez.addDevice(subject.address.description, on: "hci1", ["Paired": .boolean(true)]),
        ]
        try await subject.central.forget(subject.address)
        #expect(subject.bluez.log == paths.map { "RemoveDevice \($0)" })
        try await eventuallyNoBonds(subject)
        try await subject.central.forget(subject.address)
        #expect(subject.bluez.log.count == 2)
    }

    @Test func aMeterThatCannotBeRemovedSaysSo() async throws {
        let subject = try await Subject.make()
        _ = try await subject.addBondedMeter()
        subject.bluez.fail("RemoveDevice", "Failed", "odd")
        await #expect(throws: BluetoothError.transport("Failed: odd")) { try await subject.central.forget(subject.address) }
        subject.bluez.fail("RemoveDevice", "DoesNotExist")
        try await subject.central.forget(subject.address)
    }

    private func eventuallyNoBonds(_ subject: Subject) async throws {
        while try await !subject.central.bondedDevices().isEmpty { await Task.yield() }
    }

    /// Lets `Connect` bring the link up and drop it, as newer BlueZ tells it.
    private func drop(_ subject: Subject, _ path: ObjectPath, reason: String, words: String) {
        subject.bluez.on("Connect") { [bluez = subject.bluez] _ throws(DBusError) in
            try await bluez.set(["Connected": .boolean(true)], at: path)
            try await bluez.set(["Connected": .boolean(false)], at: path)
            try await bluez.connection.emit(
                DBusSignal("Disconnected", of: "org.bluez.Device1", at: path, [.string("org.bluez.Reason.\(reason)"), .string(words)]))
            return []
        }
    }

    /// Pairs with an agent: the old device is removed, and the meter comes into range again without a bond.
    private func pairAnew(_ subject: Subject, removing path: ObjectPath) async throws {
        subject.bluez.on("RemoveDevice") { [bluez = subject.bluez] _ throws(DBusError) in
            try await bluez.connection.unexport(path)
            bluez.on("Connect") { _ throws(DBusError) in
                try await bluez.set(["Connected": .boolean(true), "ServicesResolved": .boolean(true)], at: path)
                return []
            }
            Task { try await bluez.addDevice(subject.address.description) }
            return []
        }
        let connection = try await subject.central.connect(to: subject.address, pairing: ScriptedAgent())
        #expect(subject.bluez.log.filter { $0 == "Pair" || $0.hasPrefix("RemoveDevice") } == ["RemoveDevice \(path)", "Pair"])
        await connection.disconnect()
    }
}
