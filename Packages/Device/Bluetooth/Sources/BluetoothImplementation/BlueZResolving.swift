import Bluetooth
import SDBus

/// Waits for a device's link, pairing and services.
struct BlueZResolving {
    private let device: ObjectPath
    private let address: BluetoothAddress
    /// Whether the bond is older than this link.
    private let wasBonded: Bool
    private var isPaired: Bool
    private var isConnected: Bool
    private var isResolved: Bool
    /// Whether the link was there and is gone.
    private var hasEnded = false

    init(_ device: BlueZDevice, in objects: BlueZObjects) {
        let present = objects.device(at: device.path) ?? device
        self.device = device.path
        address = device.address
        wasBonded = device.isBonded
        isPaired = present.isPaired
        isConnected = present.isConnected
        isResolved = present.isResolved
    }

    /// Returns once all are there. Throws `timedOut`, `cancelled`, `connectionFailed`, `notFound`, `unavailable` or `pairing(.staleBond)`.
    ///
    /// On return the watch still has whatever came later; after an error it is ended.
    mutating func wait(
        _ watch: BlueZService.Watch, on service: BlueZService, _ timings: BlueZTimings, _ clock: any Clock<Duration>
    ) async throws(BluetoothError) {
        if isReady { return }
        var timer = service.end(watch, after: timings.resolving, on: clock)
        defer { timer.cancel() }
        for await change in watch.changes {
            let hadEnded = hasEnded
            try take(change)
            if isReady { return }
            // Newer BlueZ tells right after the end of a link why it ended.
            if hasEnded, !hadEnded {
                timer.cancel()
                timer = service.end(watch, after: timings.explaining, on: clock)
            }
        }
        if Task.isCancelled { throw .cancelled }
        throw hasEnded ? failure("", "the meter or the radio ended it") : .timedOut
    }

    private var isReady: Bool { isPaired && isConnected && isResolved }

    private mutating func take(_ change: BlueZChange) throws(BluetoothError) {
        switch change {
        case .properties(device, BlueZ.device, let properties):
            isPaired = properties["Paired"]?.asBoolean ?? isPaired
            isResolved = properties["ServicesResolved"]?.asBoolean ?? isResolved
            let wasConnected = isConnected
            isConnected = properties["Connected"]?.asBoolean ?? isConnected
            hasEnded = !isConnected && (hasEnded || wasConnected)
        case .disconnected(device, let reason, let words) where hasEnded: throw failure(reason, words)
        case .removed(device): throw .notFound(address)
        case .reloaded: throw .unavailable(.noService)
        default: break
        }
    }

    private func failure(_ reason: String, _ words: String) -> BluetoothError {
        if wasBonded, reason == "org.bluez.Reason.Authentication" { return .pairing(.staleBond) }
        return .connectionFailed(address, reason: words.isEmpty ? reason : words)
    }
}

extension BlueZService {
    /// Ends a watch after some time, unless the task is cancelled before.
    nonisolated func end(_ watch: Watch, after time: Duration, on clock: any Clock<Duration>) -> Task<Void, Never> {
        Task {
            do {
                try await clock.sleep(for: time)
            } catch {
                return
            }
            await unwatch(watch.id)
        }
    }
}
