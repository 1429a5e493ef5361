import Bluetooth
import SDBus

extension FakeBluetoothService {
    var agentManager: DBusInterface {
        DBusInterface(
            "org.bluez.AgentManager1",
            methods: [
                "RegisterAgent": DBusMethod([.objectPath, .string]) { [weak self] call throws(DBusError) in
                    try await self?.registerAgent(call) ?? []
                },
                "UnregisterAgent": DBusMethod([.objectPath]) { [weak self] call throws(DBusError) in
                    await self?.unregisterAgent(call) ?? []
                },
            ])
    }

    func adapterInterface(_ name: String) -> DBusInterface {
        let filter = DBusType.dictionary(key: .string, value: .variant)
        return DBusInterface(
            "org.bluez.Adapter1",
            methods: [
                "SetDiscoveryFilter": DBusMethod([filter]) { [weak self] call throws(DBusError) in
                    try await self?.setFilter(call, name) ?? []
                },
                "StartDiscovery": DBusMethod { [weak self] call throws(DBusError) in try await self?.startScan(call, name) ?? [] },
                "StopDiscovery": DBusMethod { [weak self] call throws(DBusError) in try await self?.stopScan(call, name) ?? [] },
                "RemoveDevice": DBusMethod([.objectPath]) { [weak self] call throws(DBusError) in
                    try await self?.removeDevice(call, name) ?? []
                },
            ],
            properties: ["Address": .string("00:00:00:00:00:00"), "Powered": .boolean(false), "Discovering": .boolean(false)],
            setters: ["Powered": { [weak self] value throws(DBusError) in try await self?.switched(value.asBoolean ?? false, name) }])
    }

    func switched(_ isOn: Bool, _ name: String) async throws(DBusError) {
        adapters[name]?.isPowered = isOn
        guard !isOn else { return }
        for device in devices(at: name) where links[device.path] != nil {
            try await end(device, reason: "Local", words: "Adapter powered off")
        }
        adapters[name]?.scans = [:]
        try await hide(name)
    }

    func stopScan(of client: String, on name: String) async throws(DBusError) {
        guard adapters[name]?.scans.removeValue(forKey: client) != nil, adapters[name]?.scans.isEmpty == true else { return }
        try await connection.set(.boolean(false), "Discovering", of: "org.bluez.Adapter1", at: Self.bluez.appending(name))
        try await hide(name)
    }

    private func registerAgent(_ call: DBusInvocation) throws(DBusError) -> [DBusValue] {
        guard let client = call.sender, let path = call.arguments[0].asObjectPath else { throw .bluez("InvalidArguments") }
        guard agents[client] == nil else { throw .bluez("AlreadyExists", "Already Exists") }
        note("RegisterAgent \(call.arguments[1].asString ?? "")")
        agents[client] = path
        return []
    }

    private func unregisterAgent(_ call: DBusInvocation) -> [DBusValue] {
        agents[call.sender ?? ""] = nil
        return []
    }

    private func setFilter(_ call: DBusInvocation, _ name: String) async throws(DBusError) -> [DBusValue] {
        let options = call.arguments[0].asProperties ?? [:]
        note("SetDiscoveryFilter \(options["Transport"]?.asString ?? "")")
        let services = Set(options["UUIDs"]?.asStrings ?? [])
        adapters[name]?.filters[call.sender ?? ""] = services
        guard adapters[name]?.scans[call.sender ?? ""] != nil else { return [] }
        adapters[name]?.scans[call.sender ?? ""] = services
        try await show(name)
        return []
    }

    private func startScan(_ call: DBusInvocation, _ name: String) async throws(DBusError) -> [DBusValue] {
        note("StartDiscovery \(name)")
        guard let adapter = adapters[name], adapter.isPowered else { throw .bluez("NotReady", "Resource Not Ready") }
        let client = call.sender ?? ""
        guard adapter.scans[client] == nil else { throw .bluez("InProgress", "Operation already in progress") }
        adapters[name]?.scans[client] = adapter.filters[client] ?? []
        try await connection.set(.boolean(true), "Discovering", of: "org.bluez.Adapter1", at: Self.bluez.appending(name))
        try await show(name)
        return []
    }

    private func stopScan(_ call: DBusInvocation, _ name: String) async throws(DBusError) -> [DBusValue] {
        note("StopDiscovery \(name)")
        guard adapters[name]?.scans[call.sender ?? ""] != nil else { throw .bluez("Failed", "No discovery started") }
        try await stopScan(of: call.sender ?? "", on: name)
        return []
    }

    private func removeDevice(_ call: DBusInvocation, _ name: String) async throws(DBusError) -> [DBusValue] {
        let path = call.arguments[0].asObjectPath
        guard let device = devices(at: name).first(where: { $0.path == path }), exported.contains(device.path) else {
            throw .bluez("DoesNotExist", "Does Not Exist")
        }
        note("RemoveDevice \(device.address)")
        radio.setBond(false, device.address, with: name)
        try await end(device, reason: "Local", words: "Connection terminated by local host")
        try await unexport(device)
        try await show(name)
        return []
    }

    /// Shows what a scan finds.
    func show(_ name: String) async throws(DBusError) {
        guard let scans = adapters[name]?.scans.values, !scans.isEmpty else { return }
        for device in devices(at: name) where !radio[device.address].isAway {
            guard scans.contains(where: { $0.isEmpty || !$0.isDisjoint(with: device.services) }) else { continue }
            try await export(device, isSeen: true)
        }
    }

    /// What a scan found is not being seen any more; what is not bonded is forgotten after a while.
    private func hide(_ name: String) async throws(DBusError) {
        for device in devices(at: name) where exported.contains(device.path) {
            try await connection.set(nil, "RSSI", of: Self.deviceInterface, at: device.path)
        }
        Task { [weak self, temporaryTimeout] in
            try await Task.sleep(for: temporaryTimeout)
            try await self?.forgetTemporary(name)
        }
    }

    private func forgetTemporary(_ name: String) async throws(DBusError) {
        guard adapters[name]?.scans.isEmpty == true else { return }
        for device in devices(at: name) where exported.contains(device.path) && !radio.isBonded(device.address, with: name) {
            if links[device.path] == nil, pairings[device.path] == nil { try await unexport(device) }
        }
    }
}
