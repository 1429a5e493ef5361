import Analytics
import DeviceSetup
import DeviceSync
import Domain
import Observation

/// The screens of one session over a setup, which it begins, or finds under way when its page was loaded anew.
@MainActor @Observable
final class LiveDeviceSetupViewModel: DeviceSetupViewModel {
    var isShowingHelp = false {
        didSet { if isShowingHelp { dependencies.analytics.track(SetupMilestone.helped(state.step)) } }
    }
    var code = ""
    private(set) var codeProblem: CodeProblem?
    private(set) var settingProblem: DeviceSyncError?
    private var flow: SetupFlow?
    /// Shows a later screen. Set by the coordinator.
    @ObservationIgnored var onShow: @MainActor (DeviceSetupRoute) -> Void = { _ in }
    /// Leads back to the first screen: what a screen shows is gone. Set by the coordinator.
    @ObservationIgnored var onLost: @MainActor () -> Void = {}
    /// Leaves the setup, with the meter that was added. Set by the coordinator.
    @ObservationIgnored var onLeave: @MainActor (DeviceIdentity.ID?) -> Void = { _ in }
    private let dependencies: MeterDeviceSetupDependencies

    init(dependencies: MeterDeviceSetupDependencies) {
        self.dependencies = dependencies
    }

    isolated deinit {
        flow?.guide(self, by: nil)
    }

    var families: [MeterFamily] { MeterFamily.allCases.filter { $0 != .simulated || dependencies.simulator != nil } }

    var state: SetupState { flow?.state ?? SetupState() }

    var syncStatus: SyncStatus {
        if let end = state.syncEnd { return end }
        return state.device.map { dependencies.syncing.status(of: $0) } ?? .idle
    }

    var syncsAutomatically: Bool {
        get { device?.syncsAutomatically ?? true }
        set {
            guard let device else { return }
            Task { [weak self, syncing = dependencies.syncing] in
                do throws(DeviceSyncError) {
                    try await syncing.setAutomaticSync(newValue, for: device.id)
                    self?.settingProblem = nil
                } catch {
                    self?.settingProblem = error
                }
            }
        }
    }

    private var device: SyncedDevice? {
        dependencies.syncing.devices?.first { $0.id == state.device }
    }

    var setsClock: Bool {
        get { flow?.setsClock ?? false }
        set { flow?.setsClock = newValue }
    }

    func shown(_ screen: DeviceSetupRoute) {
        isShowingHelp = false
        if flow == nil, screen != .choose, let latest = dependencies.shelf.latest { follow(latest) }
        flow?.send(.shown(screen))
        if screen > state.step { onLost() }
    }

    func choose(_ family: MeterFamily) {
        let flow = flow ?? SetupFlow(dependencies: dependencies)
        dependencies.shelf.latest = flow
        follow(flow)
        flow.send(.chose(family))
    }

    func searchAgain() { flow?.send(.searchedAgain) }

    func select(_ meter: FoundMeter.ID) {
        forgetCode()
        flow?.send(.selected(meter))
    }

    func sendCode() {
        guard case .pairing(.asked(let question)) = state.phase else { return }
        switch question {
        case .passkey: sendCode(SixDigits.passkey(code).map(PairingAnswer.passkey), else: .passkey)
        case .pin: sendCode(SixDigits.pin(code).map(PairingAnswer.pin), else: .pin)
        case .confirm, .show: break
        }
    }

    func confirm(isSame: Bool) { flow?.send(.answered(isSame ? .same : .no)) }
    func cancel() { flow?.send(.cancelled) }

    func retry() {
        forgetCode()
        flow?.send(.retried)
    }

    func addMeter() { flow?.send(.accepted) }
    func finish() { leave(by: .finished) }
    func close() { leave(by: .closed) }

    /// Forgets the setup, as if none had begun.
    func reset() {
        flow?.guide(self, by: nil)
        flow?.send(.closed)
        flow = nil
        isShowingHelp = false
        forgetCode()
    }

    private func leave(by event: SetupEvent) {
        guard let flow else { return onLeave(nil) }
        flow.send(event)
    }

    private func follow(_ flow: SetupFlow) {
        self.flow = flow
        flow.guide(self) { [weak self] guidance in
            switch guidance {
            case .show(let route): self?.onShow(route)
            case .leave(let device): self?.left(device)
            }
        }
    }

    private func left(_ device: DeviceIdentity.ID?) {
        flow?.guide(self, by: nil)
        flow = nil
        isShowingHelp = false
        forgetCode()
        onLeave(device)
    }

    private func sendCode(_ answer: PairingAnswer?, else problem: CodeProblem) {
        guard let answer else {
            codeProblem = problem
            return
        }
        forgetCode()
        flow?.send(.answered(answer))
    }

    private func forgetCode() {
        code = ""
        codeProblem = nil
    }
}
