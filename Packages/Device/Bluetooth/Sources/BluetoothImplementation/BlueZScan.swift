import Bluetooth
import SDBus

/// Scans on every adapter that is on, for as long as anyone wants it. BlueZ keeps one filter for this program, so it is what all want together.
actor BlueZScan {
    private let service: BlueZService
    private let timings: BlueZTimings
    private var wishes: [Int: Set<ServiceUUID>] = [:]
    private var lastWish = 0
    private var scanning: Set<ObjectPath> = []
    private var filter: Set<ServiceUUID>?
    /// Changes at the adapters are made one after the other.
    private var last: Task<Result<Void, BluetoothError>, Never>?

    init(_ service: BlueZService, _ timings: BlueZTimings) {
        self.service = service
        self.timings = timings
    }

    /// Scans for devices that advertise one of `services`, any where that is empty. Throws `unavailable`, `timedOut` or `transport`.
    func begin(_ services: Set<ServiceUUID>) async throws(BluetoothError) -> Int {
        lastWish += 1
        let wish = lastWish
        wishes[wish] = services
        do throws(BluetoothError) {
            try await refresh()
        } catch {
            await end(wish)
            throw error
        }
        return wish
    }

    /// Scans no longer for this wish.
    func end(_ wish: Int) async {
        wishes[wish] = nil
        // Where the service cannot be told to stop, it has stopped or will with this program's connection.
        _ = try? await refresh()
    }

    /// The service was restarted, so that nothing is being scanned.
    func forget() {
        scanning = []
        filter = nil
    }

    /// Starts on adapters that have been switched on or plugged in.
    func refresh() async throws(BluetoothError) {
        let previous = last
        // Not cancelled with who asks: what is started must be known to be.
        let task = Task { () -> Result<Void, BluetoothError> in
            _ = await previous?.value
            return await apply()
        }
        last = task
        try await task.value.get()
    }

    private func apply() async -> Result<Void, BluetoothError> {
        let powered = await service.objects.adapters.filter(\.isPowered).map(\.path)
        scanning.formIntersection(powered)
        guard !wishes.isEmpty else { return await stop() }
        var failure: BluetoothError?
        let wanted = wishes.values.contains(where: \.isEmpty) ? [] : wishes.values.reduce(into: Set()) { $0.formUnion($1) }
        let isNew = wanted != filter
        filter = wanted
        for adapter in powered where isNew || !scanning.contains(adapter) {
            do throws(DBusError) {
                try await start(adapter, wanted)
                scanning.insert(adapter)
            } catch {
                failure = BluetoothError(service: error)
            }
        }
        if let failure, scanning.isEmpty { return .failure(failure) }
        return .success(())
    }

    private func start(_ adapter: ObjectPath, _ services: Set<ServiceUUID>) async throws(DBusError) {
        var options: [String: DBusValue] = ["Transport": .string("le")]
        if !services.isEmpty { options["UUIDs"] = .strings(services.map(\.description).sorted()) }
        _ = try await service.call(
            "SetDiscoveryFilter", of: BlueZ.adapter, at: adapter, [.properties(options)], within: timings.request)
        guard !scanning.contains(adapter) else { return }
        do throws(DBusError) {
            _ = try await service.call("StartDiscovery", of: BlueZ.adapter, at: adapter, within: timings.request)
        } catch {
            // It is being scanned for this program already.
            guard error.answer?.name == "InProgress" else { throw error }
        }
    }

    private func stop() async -> Result<Void, BluetoothError> {
        var result = Result<Void, BluetoothError>.success(())
        for adapter in scanning {
            do throws(DBusError) {
                _ = try await service.call("StopDiscovery", of: BlueZ.adapter, at: adapter, within: timings.request)
            } catch {
                result = .failure(BluetoothError(service: error))
            }
        }
        forget()
        return result
    }
}
