import Common
import DeviceSync
import Domain

/// Decides when meters are looked for and when one is synced. What happens goes in, what to do comes out; it does nothing itself.
///
/// It looks for a while, then pauses. A meter that is seen and due is synced alone, with the scan stopped, since most radios do either.
/// Times are durations since any fixed start.
struct AutomaticSyncPlan {
    /// Something happened.
    enum Event {
        /// These are the meters to sync, by their addresses.
        case meters([DeviceIdentity.ID: String])
        /// Bluetooth can be used, or cannot.
        case available(Bool)
        /// A device was seen in range.
        case seen(String)
        /// The time of the last `wait` is up.
        case timeIsUp
        /// The scan ended by itself.
        case scanEnded
        /// A sync of a meter ended, whoever asked for it.
        case synced(DeviceIdentity.ID, SyncStatus)
    }

    /// Something to do.
    enum Action: Equatable {
        case scan
        case stopScan
        case wait(Duration)
        case stopWait
        case sync(DeviceIdentity.ID)
    }

    /// How it stands with one meter.
    struct Meter: Equatable {
        var address: String
        var lastSeen: Duration?
        /// Not tried before, once it failed or has just been synced.
        var notBefore: Duration?
        var failures = 0
        var failure: DeviceSyncError?
    }

    private enum Phase: Equatable {
        case off, looking, pausing
        case syncing(DeviceIdentity.ID)
    }

    private(set) var meters: [DeviceIdentity.ID: Meter] = [:]
    private let timings: AutomaticSyncTimings
    private var phase = Phase.off
    private var isAvailable = false
    /// Whether it was told of meters before: who adds one later syncs it right away, and is not to be forestalled.
    private var hasMeters = false

    init(timings: AutomaticSyncTimings = AutomaticSyncTimings()) {
        self.timings = timings
    }

    /// The meter that is being synced because it showed up.
    var current: DeviceIdentity.ID? {
        if case .syncing(let id) = phase { id } else { nil }
    }

    /// Takes an event and says what follows, in this order.
    mutating func handle(_ event: Event, at now: Duration) -> [Action] {
        switch event {
        case .meters(let addresses):
            meters = addresses.reduce(into: [:]) { result, entry in
                let known = meters[entry.key]
                let new = Meter(address: entry.value, notBefore: hasMeters ? now + timings.grace : nil)
                result[entry.key] = known?.address == entry.value ? known : new
            }
            hasMeters = true
        case .available(let isAvailable):
            // What failed before may have been the adapter's fault.
            if isAvailable && !self.isAvailable { for id in meters.keys { meters[id]?.notBefore = nil } }
            self.isAvailable = isAvailable
        case .seen(let address): return see(address, at: now)
        case .timeIsUp: return turn()
        case .scanEnded: return phase == .looking ? pause() : []
        case .synced(let id, let status):
            note(status, of: id, at: now)
            if phase == .syncing(id) { phase = .off }
        }
        return startOrStop()
    }

    private mutating func startOrStop() -> [Action] {
        let isWanted = isAvailable && !meters.isEmpty
        switch phase {
        case .off: return isWanted ? look() : []
        case .looking, .pausing:
            guard !isWanted else { return [] }
            phase = .off
            return [.stopScan, .stopWait]
        case .syncing: return []
        }
    }

    private mutating func look() -> [Action] {
        phase = .looking
        return [.scan, .wait(timings.look)]
    }

    private mutating func pause() -> [Action] {
        phase = .pausing
        return [.stopScan, .wait(timings.pause)]
    }

    private mutating func turn() -> [Action] {
        switch phase {
        case .looking: pause()
        case .pausing: look()
        case .off, .syncing: []
        }
    }

    private mutating func see(_ address: String, at now: Duration) -> [Action] {
        guard let id = meters.first(where: { $0.value.address == address })?.key, var meter = meters[id] else { return [] }
        let wasAway = meter.lastSeen.map { now - $0 > timings.absence } ?? false
        meter.lastSeen = now
        if wasAway && meter.failures == 0 { meter.notBefore = nil }
        meters[id] = meter
        guard phase == .looking, meter.notBefore.map({ $0 <= now }) ?? true else { return [] }
        phase = .syncing(id)
        return [.stopScan, .stopWait, .sync(id)]
    }

    private mutating func note(_ status: SyncStatus, of id: DeviceIdentity.ID, at now: Duration) {
        guard var meter = meters[id] else { return }
        switch status {
        case .failed(let error, _):
            meter.failures += 1
            meter.failure = error
            meter.notBefore = now + timings.backoff.delay(afterFailures: meter.failures)
        case .idle, .connecting, .receiving, .cancelling, .ended:
            meter.failures = 0
            meter.failure = nil
            meter.notBefore = now + timings.rest
        }
        meters[id] = meter
    }
}
