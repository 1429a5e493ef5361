import Bluetooth
import Common
import DeviceSync
import Domain
import Foundation
import Observation

/// Syncs meters whenever they show up: carries out what `AutomaticSyncPlan` decides. Until it is started, and where there is nothing to look
/// for, it has no task that wakes.
@MainActor @Observable
final class AutomaticSync {
    private(set) var statuses: [DeviceIdentity.ID: AutomaticSyncStatus] = [:]
    private(set) var isStarted = false
    /// Syncs a meter and tells how it ended; set before it is started.
    @ObservationIgnored var sync: @MainActor (DeviceIdentity.ID) async -> Void = { _ in }
    /// Asks a sync to stop; set before it is started.
    @ObservationIgnored var cancel: @MainActor (DeviceIdentity.ID) -> Void = { _ in }
    @ObservationIgnored private var plan: AutomaticSyncPlan
    @ObservationIgnored private var wanted: [DeviceIdentity.ID: String] = [:]
    @ObservationIgnored private var availability: Task<Void, Never>?
    @ObservationIgnored private var scan: Task<Void, Never>?
    @ObservationIgnored private var wait: Task<Void, Never>?
    @ObservationIgnored private var syncing: Task<Void, Never>?
    @ObservationIgnored private let bluetooth: any BluetoothCentral
    @ObservationIgnored private let clock: any Clock<Duration>
    @ObservationIgnored private let wallClock: any WallClock
    @ObservationIgnored private let services: () -> Set<ServiceUUID>
    @ObservationIgnored private let elapsed: () -> Duration

    /// Looks for devices that advertise one of `services`, which may be others with each look.
    init(
        bluetooth: any BluetoothCentral, services: @escaping () -> Set<ServiceUUID>, clock: any Clock<Duration>, wallClock: any WallClock,
        timings: AutomaticSyncTimings = AutomaticSyncTimings()
    ) {
        self.bluetooth = bluetooth
        self.services = services
        self.clock = clock
        self.wallClock = wallClock
        elapsed = clock.stopwatch()
        plan = AutomaticSyncPlan(timings: timings)
    }

    isolated deinit {
        for task in [availability, scan, wait, syncing] { task?.cancel() }
    }

    /// Begins to follow the adapter where there are meters, and to look for them whenever it is on.
    func start() {
        guard !isStarted else { return }
        isStarted = true
        followMeters()
    }

    /// Ends everything that it began, and returns when the sync that it began has ended.
    func stop() async {
        guard isStarted else { return }
        availability?.cancel()
        availability = nil
        handle(.available(false))
        if let device = plan.current { cancel(device) }
        await syncing?.value
        isStarted = false
    }

    /// Looks for these meters from now on.
    func follow(_ devices: [SyncedDevice]) {
        let meters = devices.filter(\.syncsAutomatically).map { ($0.id, $0.identity.address) }
        wanted = Dictionary(meters, uniquingKeysWith: { first, _ in first })
        followMeters()
    }

    /// Takes note of how a sync ended, whoever asked for it.
    func note(_ status: SyncStatus, of device: DeviceIdentity.ID) {
        handle(.synced(device, status))
    }

    private func followMeters() {
        guard isStarted else { return }
        handle(.meters(wanted))
        if wanted.isEmpty {
            availability?.cancel()
            availability = nil
            handle(.available(false))
        } else if availability == nil {
            availability = Task { [weak self, bluetooth] in
                for await availability in bluetooth.availabilityChanges() {
                    guard !Task.isCancelled else { return }
                    self?.handle(.available(availability == .available))
                }
            }
        }
    }

    private func handle(_ event: AutomaticSyncPlan.Event) {
        guard isStarted else { return }
        for action in plan.handle(event, at: elapsed()) { perform(action) }
        publish()
    }

    private func perform(_ action: AutomaticSyncPlan.Action) {
        switch action {
        case .scan: startScan()
        case .stopScan: scan?.cancel()
        case .wait(let duration): startWait(duration)
        case .stopWait: wait?.cancel()
        case .sync(let id): syncing = Task { [weak self] in await self?.sync(id) }
        }
    }

    private func startScan() {
        scan?.cancel()
        scan = Task { [weak self, bluetooth, services = services()] in
            do {
                for try await device in bluetooth.discover(services: services) {
                    guard !Task.isCancelled else { return }
                    self?.handle(.seen(device.address.description))
                }
            } catch {
                // A scan that fails is tried again after the pause; the adapter's state tells people why.
            }
            guard !Task.isCancelled else { return }
            self?.handle(.scanEnded)
        }
    }

    private func startWait(_ duration: Duration) {
        wait?.cancel()
        wait = Task { [weak self, clock] in
            do {
                try await clock.sleep(for: duration)
            } catch {
                return
            }
            guard !Task.isCancelled else { return }
            self?.handle(.timeIsUp)
        }
    }

    private func publish() {
        let (now, date) = (elapsed(), wallClock.now)
        let new = plan.meters.mapValues { meter in
            AutomaticSyncStatus(
                lastSeen: meter.lastSeen.map { date - (now - $0).seconds },
                nextTry: meter.failure == nil ? nil : meter.notBefore.map { date + ($0 - now).seconds },
                failure: meter.failure)
        }
        if new != statuses { statuses = new }
    }
}

extension Duration {
    fileprivate var seconds: TimeInterval { self / .seconds(1) }
}
