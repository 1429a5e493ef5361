import Bluetooth
import SDBus

/// One consumer of discovery: turns what BlueZ tells into devices in range.
struct BlueZDiscovery {
    let service: BlueZService
    let scan: BlueZScan
    let services: Set<ServiceUUID>
    let yield: @Sendable (DiscoveredDevice) -> Void

    private var shown: [ObjectPath: DiscoveredDevice] = [:]

    init(_ service: BlueZService, _ scan: BlueZScan, _ services: Set<ServiceUUID>, yield: @escaping @Sendable (DiscoveredDevice) -> Void) {
        self.service = service
        self.scan = scan
        self.services = services
        self.yield = yield
    }

    /// Scans until the task is cancelled. Throws what ends the scan: `unavailable`, `timedOut` or `transport`.
    mutating func run() async throws(BluetoothError) {
        try await service.start()
        let watch = await service.watch()
        defer { Task { [service] in await service.unwatch(watch.id) } }
        try check(watch.objects)
        let wish = try await scan.begin(services)
        defer { Task { [scan] in await scan.end(wish) } }
        for device in watch.objects.devices { show(device) }
        for await change in watch.changes { try await take(change) }
    }

    private mutating func take(_ change: BlueZChange) async throws(BluetoothError) {
        switch change {
        case .added(let path): await take(path)
        case .properties(let path, BlueZ.device, _): await take(path)
        case .removed(let path): shown[path] = nil
        case .disconnected: return
        case .reloaded:
            await scan.forget()
            shown = [:]
        case .properties: break
        }
        let objects = await service.objects
        try check(objects)
        if case .properties(_, BlueZ.device, _) = change { return }
        try await scan.refresh()
    }

    private mutating func take(_ path: ObjectPath) async {
        if let device = await service.objects.device(at: path) { show(device) }
    }

    private mutating func show(_ device: BlueZDevice) {
        guard device.isInRange, services.isEmpty || !services.isDisjoint(with: device.services) else { return }
        let discovered = device.discovered
        guard shown[device.path] != discovered else { return }
        shown[device.path] = discovered
        yield(discovered)
    }

    private func check(_ objects: BlueZObjects) throws(BluetoothError) {
        if case .unavailable(let reason) = service.switches.explain(objects.availability) { throw .unavailable(reason) }
    }
}
