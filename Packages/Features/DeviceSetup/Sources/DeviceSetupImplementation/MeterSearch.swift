import Bluetooth
import DeviceSetup
import DeviceSync
import Domain
import GlucoseProfile

/// Looks for meters in range, real and simulated ones, until it is stopped or its time is over.
@MainActor
final class MeterSearch {
    /// When the person is told what may be wrong.
    static let patience = Duration.seconds(20)
    /// When it ends by itself: a radio that listens for ever slows what else uses it.
    static let longest = Duration.seconds(180)

    /// Told what happens.
    var onEvent: @MainActor (SetupEvent) -> Void = { _ in }
    private let dependencies: MeterDeviceSetupDependencies
    private var tasks: [Task<Void, Never>] = []

    init(dependencies: MeterDeviceSetupDependencies) {
        self.dependencies = dependencies
    }

    /// Begins anew.
    func begin(onlySimulated: Bool) {
        stop()
        tasks.append(
            Task { [weak self, syncing = dependencies.syncing] in
                // Known meters are told apart. Where they cannot be read none is, and adding one says why.
                if syncing.devices == nil { try? await syncing.load() }
                self?.listen(onlySimulated: onlySimulated)
            })
        tasks.append(
            Task { [weak self, clock = dependencies.clock] in
                // A sleep that is cut short is that of a search that was stopped.
                guard (try? await clock.sleep(for: Self.patience)) != nil else { return }
                self?.onEvent(.searchIsSlow)
                guard (try? await clock.sleep(for: Self.longest - Self.patience)) != nil else { return }
                self?.onEvent(.searchEnded)
            })
    }

    /// Ends it.
    func stop() {
        for task in tasks { task.cancel() }
        tasks = []
    }

    private func listen(onlySimulated: Bool) {
        guard !Task.isCancelled else { return }
        if let simulator = dependencies.simulator { tasks.append(scan(simulator)) }
        guard !onlySimulated else { return }
        guard let bluetooth = dependencies.bluetooth else { return onEvent(.bluetooth(.unsupported)) }
        tasks.append(
            Task { [weak self] in
                var scan: Task<Void, Never>?
                for await availability in bluetooth.availabilityChanges() {
                    scan?.cancel()
                    self?.onEvent(.bluetooth(BluetoothProblem(availability)))
                    scan = availability == .available ? self?.scan(bluetooth) : nil
                }
                scan?.cancel()
            })
    }

    private func scan(_ central: LendingCentral) -> Task<Void, Never> {
        Task { [weak self, services = Set(dependencies.kinds.map { ServiceUUID($0.service) })] in
            do {
                for try await device in central.discover(services: services) { self?.see(device) }
            } catch let error as BluetoothError {
                guard !Task.isCancelled else { return }
                if case .unavailable(let reason) = error {
                    self?.onEvent(.bluetooth(BluetoothProblem(reason)))
                } else {
                    self?.onEvent(.searchFailed(SetupFailure(error)))
                }
            } catch {
                guard !Task.isCancelled else { return }
                self?.onEvent(.searchFailed(.transport(String(describing: error))))
            }
        }
    }

    private func see(_ device: DiscoveredDevice) {
        let address = device.address.description
        let isKnown = dependencies.syncing.devices?.contains { $0.identity.address == address && $0.isSimulated == device.isSimulated }
        // Some devices tell their services only once they are connected; such a one is called a meter until then.
        let kind = dependencies.kinds.first { device.services.contains(ServiceUUID($0.service)) } ?? .meter
        let shownCode = device.isSimulated ? dependencies.simulatedPasskeys[device.address].map(SixDigits.text) : nil
        onEvent(
            .seen(
                FoundMeter(
                    address: address, name: device.name, signal: FoundMeter.Signal(rssi: device.rssi), kind: kind,
                    isBonded: device.isBonded, isSimulated: device.isSimulated, isKnown: isKnown ?? false, shownCode: shownCode)))
    }
}
