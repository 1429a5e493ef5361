public import Bluetooth
import Common
public import SDBus

/// Bluetooth Low Energy through BlueZ, the Bluetooth service of Linux; with `BluetoothCentral` the whole public face of the module.
///
/// The adapter may be switched off and on, plugged in and out, and the service and the bus may be restarted: what is under way ends with an
/// error, and what is asked for next finds them again.
public final class BlueZCentral: BluetoothCentral {
    let service: BlueZService
    let scan: BlueZScan
    let timings: BlueZTimings
    let clock: any Clock<Duration>
    /// Devices that asked for a bond although there is one.
    let stale = Locked<Set<BluetoothAddress>>([])

    /// Makes a central; it connects when it is first needed. `radioSwitches` is the folder in which the kernel lists what may block a radio.
    public convenience init(bus: BusAddress = .system, radioSwitches: String = "/sys/class/rfkill") {
        self.init(bus: bus, switches: RadioSwitches(folder: radioSwitches), timings: BlueZTimings(), clock: ContinuousClock())
    }

    init(bus: BusAddress, switches: RadioSwitches = RadioSwitches(), timings: BlueZTimings, clock: any Clock<Duration>) {
        service = BlueZService(bus: bus, switches: switches)
        scan = BlueZScan(service, timings)
        self.timings = timings
        self.clock = clock
    }

    /// False.
    public var isSimulated: Bool { false }

    /// Whether an adapter is on, and if not, why none is.
    public func availability() async -> BluetoothAvailability {
        await service.availability()
    }

    /// The present availability, then each change; a bus that is gone is tried again every five seconds.
    public func availabilityChanges() -> AsyncStream<BluetoothAvailability> {
        let (stream, continuation) = AsyncStream<BluetoothAvailability>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let task = Task { [service, timings, clock] in
            let watch = await service.watch()
            var last = await service.availability()
            continuation.yield(last)
            let retry = Task { await service.retry(every: timings.retrying, on: clock) }
            for await _ in watch.changes {
                let new = await service.present
                if new != last { continuation.yield(new) }
                last = new
            }
            retry.cancel()
            await service.unwatch(watch.id)
        }
        continuation.onTermination = { _ in task.cancel() }
        return stream
    }

    /// Devices in range, on every adapter that is on.
    public func discover(services: Set<ServiceUUID>) -> AsyncThrowingStream<DiscoveredDevice, any Error> {
        let (stream, continuation) = AsyncThrowingStream<DiscoveredDevice, any Error>.makeStream()
        let task = Task { [service, scan] in
            var discovery = BlueZDiscovery(service, scan, services) { continuation.yield($0) }
            do throws(BluetoothError) {
                try await discovery.run()
                continuation.finish()
            } catch {
                continuation.finish(throwing: error)
            }
        }
        continuation.onTermination = { _ in task.cancel() }
        return stream
    }

    /// The devices that BlueZ holds keys of.
    public func bondedDevices() async throws(BluetoothError) -> Set<BluetoothAddress> {
        try await service.start()
        return Set(await service.objects.devices.filter(\.isBonded).map(\.address))
    }

    /// Removes a device with its keys from every adapter.
    public func forget(_ address: BluetoothAddress) async throws(BluetoothError) {
        try await service.start()
        for device in await service.objects.devices where device.address == address { try await remove(device) }
        stale.withLock { _ = $0.remove(address) }
    }

    func remove(_ device: BlueZDevice) async throws(BluetoothError) {
        guard let adapter = await service.objects.adapters.first(where: { device.path.isWithin($0.path) }) else { return }
        do throws(DBusError) {
            _ = try await service.call(
                "RemoveDevice", of: BlueZ.adapter, at: adapter.path, [.objectPath(device.path)], within: timings.request)
        } catch {
            guard !error.isUnknownObject else { return }
            throw BluetoothError(service: error)
        }
    }
}

extension BlueZService {
    /// Tries to reach a bus that is gone, until the task is cancelled.
    nonisolated func retry(every pause: Duration, on clock: any Clock<Duration>) async {
        while !Task.isCancelled {
            // Cancelled with the task.
            try? await clock.sleep(for: pause)
            if await !isOnBus { _ = try? await start() }
        }
    }
}
