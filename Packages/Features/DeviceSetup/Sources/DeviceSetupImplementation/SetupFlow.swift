import Analytics
import Bluetooth
import DeviceSetup
import DeviceSync
import Domain
import Observation
import ReadingStore

/// One setup from its first screen to its last: hands what happens to the rules, and does what they want.
///
/// Sessions share it, since a page that is loaded anew is a new session. It ends with the last of them.
@MainActor @Observable
final class SetupFlow {
    /// Where a session shall go.
    enum Guidance: Hashable {
        /// To a later screen.
        case show(DeviceSetupRoute)
        /// Out of the setup, with the meter that was added.
        case leave(DeviceIdentity.ID?)
    }

    private(set) var state = SetupState()
    /// Whether the meter's clock may be set after a sync.
    var setsClock = false
    @ObservationIgnored private var machine = SetupMachine()
    @ObservationIgnored private let dependencies: MeterDeviceSetupDependencies
    @ObservationIgnored private let search: MeterSearch
    @ObservationIgnored private var guides: [ObjectIdentifier: @MainActor (Guidance) -> Void] = [:]
    @ObservationIgnored private var connecting: Task<Void, Never>?
    @ObservationIgnored private var answer: AsyncStream<PairingAnswer>.Continuation?
    @ObservationIgnored private var link: (any GATTConnection)?

    init(dependencies: MeterDeviceSetupDependencies) {
        self.dependencies = dependencies
        search = MeterSearch(dependencies: dependencies)
        search.onEvent = { [weak self] event in self?.send(event) }
    }

    isolated deinit {
        search.stop()
        letGo()
    }

    /// Tells a session where to go, until it is told so for another one.
    func guide(_ session: AnyObject, by guide: (@MainActor (Guidance) -> Void)?) {
        guides[ObjectIdentifier(session)] = guide
    }

    /// Takes an event, and does what follows.
    func send(_ event: SetupEvent) {
        let before = machine.state
        let effects = machine.handle(event)
        for milestone in SetupMilestone.reached(from: before, to: machine.state) { dependencies.analytics.track(milestone) }
        if state != machine.state { state = machine.state }
        for effect in effects { perform(effect) }
    }

    private func perform(_ effect: SetupEffect) {
        switch effect {
        case .search(let onlySimulated):
            setsClock = false
            search.begin(onlySimulated: onlySimulated)
        case .stopSearch: search.stop()
        case .connect(let meter): connect(meter)
        case .answer(let given):
            answer?.yield(given)
            takeQuestionBack()
        case .letGo: letGo()
        case .forget(let meter): forget(meter)
        case .add(let meter, let profile): add(meter, profile)
        case .sync(let device): sync(device)
        case .cancelSync(let device): dependencies.syncing.cancel(device)
        case .show(let route): for guide in guides.values { guide(.show(route)) }
        case .leave(let device): for guide in guides.values { guide(.leave(device)) }
        }
    }
}

// MARK: - Pairing

extension SetupFlow {
    private func connect(_ meter: FoundMeter) {
        guard let central = dependencies.central(simulated: meter.isSimulated) else { return send(.notMet(.bluetooth(.unsupported))) }
        let meeting = MeterMeeting(central: central, agent: agent, wallClock: dependencies.wallClock, kinds: dependencies.kinds)
        connecting = Task { [weak self] in
            do throws(SetupFailure) {
                let met = try await meeting.meet(meter.address) { await self?.send(.connected) }
                guard !Task.isCancelled, let self else {
                    await met.link?.disconnect()
                    return
                }
                link = met.link
                send(.met(met.profile))
            } catch {
                if !Task.isCancelled { self?.send(.notMet(error)) }
            }
        }
    }

    private var agent: SetupPairingAgent {
        SetupPairingAgent { [weak self] question in
            let (answers, answer) = AsyncStream<PairingAnswer>.makeStream()
            await self?.ask(question, answer)
            // Ends without an answer when the meter takes its question back, and when the setup is left.
            for await given in answers { return given }
            await self?.send(.questionGone)
            return nil
        }
    }

    private func ask(_ question: PairingQuestion, _ answer: AsyncStream<PairingAnswer>.Continuation) {
        takeQuestionBack()
        self.answer = answer
        send(.asked(question))
    }

    private func takeQuestionBack() {
        answer?.finish()
        answer = nil
    }

    private func letGo() {
        connecting?.cancel()
        connecting = nil
        takeQuestionBack()
        guard let link else { return }
        self.link = nil
        Task { await link.disconnect() }
    }

    private func forget(_ meter: FoundMeter) {
        guard let central = dependencies.central(simulated: meter.isSimulated), let address = BluetoothAddress(meter.address) else {
            return
        }
        // A bond that cannot be removed shows again when pairing is tried again.
        Task { try? await central.forget(address) }
    }
}

// MARK: - Adding and syncing

extension SetupFlow {
    /// Lends the link first: once the meter is stored, it may be synced by itself. A link that is gone is not lent, and the sync connects anew.
    private func add(_ meter: FoundMeter, _ profile: MeterProfile) {
        let adding = MeterAdding(devices: dependencies.devices, syncing: dependencies.syncing)
        let central = dependencies.central(simulated: meter.isSimulated)
        let (setsClock, link) = (setsClock, link)
        self.link = nil
        Task { [weak self] in
            if let link, await link.stands() { await central?.lend(link) } else { await link?.disconnect() }
            do throws(SetupFailure) {
                let device = try await adding.add(meter, profile, setsClock: setsClock)
                self?.send(.added(device))
                // Who left the setup meanwhile does not wait for the sync.
                if let link, self?.state.device != device { await central?.takeBack(link.address)?.disconnect() }
            } catch {
                let left = if let link { await central?.takeBack(link.address) } else { nil as (any GATTConnection)? }
                self?.link = left
                self?.send(.notAdded(error))
            }
        }
    }

    private func sync(_ device: DeviceIdentity.ID) {
        let central = dependencies.central(simulated: state.meter?.isSimulated == true)
        let (address, syncing) = (state.meter.flatMap { BluetoothAddress($0.address) }, dependencies.syncing)
        Task { [weak self] in
            let status = await syncing.sync(device)
            // A sync that did not come so far leaves the link.
            if let address { await central?.takeBack(address)?.disconnect() }
            self?.send(.syncEnded(status))
        }
    }
}
