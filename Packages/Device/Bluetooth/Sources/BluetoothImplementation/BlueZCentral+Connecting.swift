public import Bluetooth
import Common
import SDBus

extension BlueZCentral {
    /// Connects, and pairs where there is no bond. With an agent, a bond that the device has forgotten is removed and made anew.
    ///
    /// Without one it throws `pairing(.staleBond)` where the link tells so; where only a request does, that throws `notPaired`.
    public func connect(to address: BluetoothAddress, pairing agent: (any PairingAgent)?) async throws(BluetoothError) -> any GATTConnection
    {
        if case .unavailable(let reason) = await service.availability() { throw .unavailable(reason) }
        if let agent {
            if stale.withLock({ $0.contains(address) }) { try await forget(address) }
            do throws(BluetoothError) {
                return try await attempt(address, agent)
            } catch .pairing(.staleBond) {
                try await forget(address)
                return try await attempt(address, agent)
            }
        }
        return try await attempt(address, nil)
    }

    private func attempt(_ address: BluetoothAddress, _ agent: (any PairingAgent)?) async throws(BluetoothError) -> BlueZConnection {
        // One look at both: an adapter that is switched off takes its devices with it, and none of them has lost its bond by that.
        let objects = await service.objects
        if case .unavailable(let reason) = service.switches.explain(objects.availability) { throw .unavailable(reason) }
        if let device = objects.usableDevices(with: address).first, device.isBonded { return try await link(device) }
        guard let agent else { throw .notPaired(address) }
        // Only a device that is being seen can be paired: BlueZ drops those that are not, soon after a scan.
        let wish = try await scan.begin([])
        defer { Task { [scan] in await scan.end(wish) } }
        let found = try await service.first(within: timings.finding, on: clock) { [service] objects throws(BluetoothError) in
            if case .unavailable(let reason) = service.switches.explain(objects.availability) { throw .unavailable(reason) }
            return objects.usableDevices(with: address).first { $0.isInRange }
        }
        guard let found else { throw .notFound(address) }
        try await pair(found, agent)
        return try await link(found)
    }

    /// Connects a device that is bonded and waits for its services.
    private func link(_ device: BlueZDevice) async throws(BluetoothError) -> BlueZConnection {
        let watch = await service.watch()
        do throws(BluetoothError) {
            // Trusted devices may connect by themselves. A device that cannot be made one still can be connected to.
            if !device.isTrusted { await trust(device) }
            try await open(device)
            var resolving = BlueZResolving(device, in: watch.objects)
            try await resolving.wait(watch, on: service, timings, clock)
        } catch {
            await service.unwatch(watch.id)
            let (service, timings, path) = (service, timings, device.path)
            await Task { await service.disconnect(path, within: timings.request) }.value
            throw error
        }
        let paths = await service.objects.characteristics(of: device.path)
        return BlueZConnection(
            device, paths: paths, service: service, watch: watch, timings: timings, clock: clock,
            lostBond: { [stale] in stale.withLock { _ = $0.insert(device.address) } })
    }

    private func trust(_ device: BlueZDevice) async {
        _ = try? await service.call(
            "Set", of: BlueZ.properties, at: device.path, [.string(BlueZ.device), .string("Trusted"), .variant(.boolean(true))],
            within: timings.request)
    }

    private func open(_ device: BlueZDevice) async throws(BluetoothError) {
        do throws(DBusError) {
            _ = try await service.call("Connect", of: BlueZ.device, at: device.path, within: timings.connecting)
        } catch {
            switch error.answer?.name {
            // The link stands or comes up, which is waited for.
            case "AlreadyConnected", "InProgress": return
            default: throw await failure(of: device, error)
            }
        }
    }

    private func failure(of device: BlueZDevice, _ error: DBusError) async -> BluetoothError {
        let meaning = BluetoothError(service: error)
        if case .transport = meaning {} else if meaning != .timedOut { return meaning }
        if error.isUnknownObject { return .notFound(device.address) }
        if device.isBonded, error.saysThatTheKeyIsMissing { return .pairing(.staleBond) }
        // BlueZ has no word of its own for a device that is not there: connecting ends without the link.
        let isThere = await service.objects.device(at: device.path)?.isInRange ?? false
        return isThere ? .connectionFailed(device.address, reason: error.words) : .notFound(device.address)
    }
}

extension DBusError {
    /// Whether a link did not come up because the device has no key for it.
    fileprivate var saysThatTheKeyIsMissing: Bool {
        guard let answer else { return false }
        return answer.words.contains("key-missing") || answer.name == "AuthenticationFailed"
    }
}
