import Bluetooth
import Common
import SDBus

/// A link to a device over BlueZ.
final class BlueZConnection: GATTConnection {
    /// The longest value of an attribute (Core Specification, Vol 3, Part F, 3.2.9).
    private static let longestValue = 512

    let address: BluetoothAddress
    let characteristics: Set<Characteristic>
    private let device: ObjectPath
    private let paths: [Characteristic: ObjectPath]
    private let service: BlueZService
    private let timings: BlueZTimings
    private let queue: GATTEventQueue
    private let pump: Task<Void, Never>
    private let lostBond: @Sendable () -> Void

    /// Makes the link of a connected device. `watch` is one that was there before its services were known; `lostBond` is told when the device
    /// asks for a bond although there is one.
    init(
        _ device: BlueZDevice, paths: [Characteristic: ObjectPath], service: BlueZService, watch: BlueZService.Watch, timings: BlueZTimings,
        clock: any Clock<Duration>, lostBond: @escaping @Sendable () -> Void
    ) {
        address = device.address
        characteristics = Set(paths.keys)
        self.device = device.path
        self.paths = paths
        self.service = service
        self.timings = timings
        self.lostBond = lostBond
        let queue = GATTEventQueue(clock: clock)
        self.queue = queue
        let names = Dictionary(paths.map { ($1, $0) }) { first, _ in first }
        let path = device.path
        pump = Task {
            for await change in watch.changes {
                if let reason = Self.take(change, into: queue, names, device: path) { queue.close(reason) }
            }
            await service.unwatch(watch.id)
        }
    }

    deinit {
        pump.cancel()
        guard queue.loss == nil else { return }
        Task { [service, device, timings] in await service.disconnect(device, within: timings.request) }
    }

    func read(_ characteristic: Characteristic) async throws(BluetoothError) -> [UInt8] {
        let body = try await call("ReadValue", characteristic, [.properties([:])])
        guard let value = body.first?.asBytes, value.count <= Self.longestValue else {
            throw .transport("a value of \(characteristic) that is none")
        }
        return value
    }

    func write(_ bytes: [UInt8], to characteristic: Characteristic) async throws(BluetoothError) {
        _ = try await call("WriteValue", characteristic, [.bytes(bytes), .properties(["type": .string("request")])])
    }

    func subscribe(to characteristic: Characteristic) async throws(BluetoothError) {
        guard queue.open(characteristic) else { return }
        do throws(BluetoothError) {
            _ = try await call("StartNotify", characteristic)
        } catch {
            queue.shut(characteristic)
            throw error
        }
    }

    func nextEvents(within timeout: Duration) async throws(BluetoothError) -> [GATTEvent] {
        try await queue.next(within: timeout)
    }

    func disconnect() async {
        guard queue.loss == nil else { return }
        queue.close("this computer ended it")
        await service.disconnect(device, within: timings.request)
    }

    private func call(_ method: String, _ characteristic: Characteristic, _ arguments: [DBusValue] = []) async throws(BluetoothError)
        -> [DBusValue]
    {
        if Task.isCancelled { throw .cancelled }
        if let loss = queue.loss { throw .disconnected(reason: loss) }
        guard let path = paths[characteristic] else { throw .characteristicMissing(characteristic) }
        do throws(DBusError) {
            return try await service.call(method, of: BlueZ.characteristic, at: path, arguments, within: timings.request)
        } catch {
            let meaning = BluetoothError(gatt: error, from: address)
            if case .notPaired = meaning { lostBond() }
            // The signal that tells why the link went may have come before the answer.
            if case .disconnected = meaning, let loss = queue.loss { throw .disconnected(reason: loss) }
            throw meaning
        }
    }

    /// Takes one change; returns why the link is gone where it is.
    private static func take(
        _ change: BlueZChange, into queue: GATTEventQueue, _ names: [ObjectPath: Characteristic], device: ObjectPath
    ) -> String? {
        switch change {
        case .properties(let path, BlueZ.characteristic, let properties):
            guard let characteristic = names[path], let value = properties["Value"]?.asBytes, value.count <= longestValue else {
                return nil
            }
            queue.add(GATTEvent(characteristic: characteristic, value: value))
            return nil
        case .properties(device, BlueZ.device, let properties):
            return properties["Connected"] == .boolean(false) ? "the meter or the radio ended it" : nil
        case .disconnected(device, _, let words): return words.isEmpty ? "the meter or the radio ended it" : words
        case .removed(device): return "the Bluetooth service forgot the meter"
        case .reloaded: return "the Bluetooth service went away"
        default: return nil
        }
    }
}

extension BlueZService {
    /// Ends a device's link. One that cannot be ended is gone.
    func disconnect(_ device: ObjectPath, within timeout: Duration) async {
        _ = try? await call("Disconnect", of: BlueZ.device, at: device, within: timeout)
    }
}
