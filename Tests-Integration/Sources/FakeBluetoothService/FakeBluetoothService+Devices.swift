import Bluetooth
import MeterSimulator
import SDBus

extension FakeBluetoothService {
    /// Exports a device, or tells anew how strong it is.
    func export(_ device: FakeDevice, isSeen: Bool) async throws(DBusError) {
        if exported.contains(device.path) {
            if isSeen { try await connection.set(.int16(device.rssi), "RSSI", of: Self.deviceInterface, at: device.path) }
            return
        }
        exported.insert(device.path)
        let isBonded = radio.isBonded(device.address, with: device.adapter)
        var properties: [String: DBusValue] = [
            "Address": .string(device.address.description), "UUIDs": .strings(device.services), "Paired": .boolean(isBonded),
            "Bonded": .boolean(isBonded), "Trusted": .boolean(isBonded), "Connected": .boolean(false), "ServicesResolved": .boolean(false),
            "Adapter": .objectPath(Self.bluez.appending(device.adapter)),
        ]
        properties["Name"] = device.name.map { .string($0) }
        if isSeen { properties["RSSI"] = .int16(device.rssi) }
        try await connection.export([interface(device, properties)], at: device.path)
    }

    func unexport(_ device: FakeDevice) async throws(DBusError) {
        exported.remove(device.path)
        try await connection.unexport(device.path)
    }

    func set(_ value: DBusValue, _ property: String, _ device: FakeDevice) async throws(DBusError) {
        guard exported.contains(device.path) else { return }
        try await connection.set(value, property, of: Self.deviceInterface, at: device.path)
    }

    /// Ends a link, if there is one, and tells it in the order in which BlueZ does.
    func end(_ device: FakeDevice, reason: String, words: String) async throws(DBusError) {
        guard let link = links.removeValue(forKey: device.path) else { return }
        await link.connection.disconnect()
        try await tellEnd(device, link, reason: reason, words: words)
    }

    private func interface(_ device: FakeDevice, _ properties: [String: DBusValue]) -> DBusInterface {
        DBusInterface(
            Self.deviceInterface,
            methods: [
                "Pair": DBusMethod { [weak self] call throws(DBusError) in try await self?.pair(device, call.sender ?? "") ?? [] },
                "CancelPairing": DBusMethod { [weak self] _ throws(DBusError) in try await self?.cancelPairing(device) ?? [] },
                "Connect": DBusMethod { [weak self] _ throws(DBusError) in try await self?.connect(device) ?? [] },
                "Disconnect": DBusMethod { [weak self] _ throws(DBusError) in try await self?.disconnect(device) ?? [] },
            ], properties: properties,
            setters: ["Trusted": { [weak self] value throws(DBusError) in await self?.note("Trusted \(value.asBoolean ?? false)") }])
    }

    private func pair(_ device: FakeDevice, _ client: String) async throws(DBusError) -> [DBusValue] {
        note("Pair \(device.address)")
        guard !radio.isBonded(device.address, with: device.adapter) else { throw .bluez("AlreadyExists", "Already Exists") }
        guard pairings[device.path] == nil else { throw .bluez("InProgress", "In Progress") }
        try await begin(.pair, device)
        guard device.isMeter, !radio[device.address].isAway else { throw .bluez("ConnectionAttemptFailed", "Page Timeout") }
        // Without an agent BlueZ cannot ask, and the meter wants it to.
        guard let agent = agents[client] else { throw .bluez("AuthenticationFailed", "Authentication Failed") }
        let relay = FakeAgentRelay(
            connection: connection, client: client, agent: agent, device: device.path, behaviour: radio[device.address],
            passkey: radio.meters.first { $0.address == device.address }?.passkey)
        let pairing = Task { [radio] () async throws -> any GATTConnection in
            // Another adapter's bond is none of this one's.
            try await radio.central.forget(device.address)
            return try await radio.central.connect(to: device.address, pairing: relay)
        }
        pairings[device.path] = pairing
        defer { pairings[device.path] = nil }
        let link: any GATTConnection
        do {
            link = try await pairing.value
        } catch {
            throw relay.error(for: error)
        }
        radio.setBond(true, device.address, with: device.adapter)
        radio[device.address].hasForgottenBond = false
        try await set(.boolean(true), "Paired", device)
        try await set(.boolean(true), "Bonded", device)
        try await establish(link, device)
        return []
    }

    private func cancelPairing(_ device: FakeDevice) throws(DBusError) -> [DBusValue] {
        note("CancelPairing")
        guard let pairing = pairings[device.path] else { throw .bluez("DoesNotExist", "Does Not Exist") }
        pairing.cancel()
        return []
    }

    private func connect(_ device: FakeDevice) async throws(DBusError) -> [DBusValue] {
        note("Connect \(device.address)")
        if links[device.path] != nil { return [] }
        try await begin(.connect, device)
        let behaviour = radio[device.address]
        guard device.isMeter, !behaviour.isAway else { throw .bluez("Failed", "le-connection-abort-by-local") }
        if behaviour.hasForgottenBond {
            try await set(.boolean(true), "Connected", device)
            try await tellEnd(device, nil, reason: "Authentication", words: "Connection terminated due to authentication failure")
            return []
        }
        let link: any GATTConnection
        do throws(BluetoothError) {
            link = try await radio.central.connect(to: device.address, pairing: nil)
        } catch {
            throw .bluez("Failed", "le-connection-abort-by-local")
        }
        try await establish(link, device)
        return []
    }

    private func disconnect(_ device: FakeDevice) async throws(DBusError) -> [DBusValue] {
        note("Disconnect \(device.address)")
        guard links[device.path] != nil else { throw .bluez("NotConnected", "Not Connected") }
        try await end(device, reason: "Local", words: "Connection terminated by local host")
        return []
    }

    /// Waits as long as a step takes and throws the error that it is to answer.
    func begin(_ step: FakeBehaviour.Step, _ device: FakeDevice) async throws(DBusError) {
        guard adapters[device.adapter]?.isPowered == true else { throw .bluez("NotReady", "Resource Not Ready") }
        if let delay = radio[device.address].delays[step] {
            do {
                try await Task.sleep(for: delay)
            } catch {
                throw .cancelled
            }
        }
        if let error = radio.takeError(step, of: device.address) { throw error }
    }

    private func tellEnd(_ device: FakeDevice, _ link: FakeLink?, reason: String, words: String) async throws(DBusError) {
        try await set(.boolean(false), "ServicesResolved", device)
        for path in link?.paths.keys.sorted() ?? [] { try await connection.unexport(path) }
        try await set(.boolean(false), "Connected", device)
        guard exported.contains(device.path) else { return }
        try await connection.emit(
            DBusSignal("Disconnected", of: Self.deviceInterface, at: device.path, [.string("org.bluez.Reason.\(reason)"), .string(words)]))
    }
}
