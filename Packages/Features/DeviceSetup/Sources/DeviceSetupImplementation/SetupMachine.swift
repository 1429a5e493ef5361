import DeviceSetup
import DeviceSync

/// The rules of the setup: what follows from what happens. Pure: it waits for nothing and knows no link.
struct SetupMachine: Sendable {
    private(set) var state = SetupState()

    /// Takes an event and returns what is to be done, in order. An event that does not fit where the setup is changes nothing.
    mutating func handle(_ event: SetupEvent) -> [SetupEffect] {
        switch event {
        case .shown(let screen): shown(screen)
        case .chose(let family): choose(family)
        case .finished, .closed: leave()
        case .cancelled: cancel()
        case .retried: retry()
        case .bluetooth, .seen, .searchIsSlow, .searchEnded, .searchFailed, .searchedAgain, .selected: whileFinding(event)
        case .asked, .answered, .questionGone, .connected, .met, .notMet: whilePairing(event)
        case .accepted, .added, .notAdded, .syncEnded: whileAdding(event)
        }
    }

    /// Whether a screen has what it shows.
    func reaches(_ screen: DeviceSetupRoute) -> Bool { screen <= state.step }

    // MARK: - Going to and fro

    /// Showing one of the first two screens gives up what came after it; a meter that was added stays.
    private mutating func shown(_ screen: DeviceSetupRoute) -> [SetupEffect] {
        guard screen < state.step else { return [] }
        switch screen {
        case .choose:
            let ending = giveUp()
            state = SetupState()
            return ending
        case .find: return giveUp() + beginSearch()
        case .pair, .check, .firstSync, .done: return []
        }
    }

    private mutating func choose(_ family: MeterFamily) -> [SetupEffect] {
        let ending = giveUp()
        state = SetupState()
        state.family = family
        return ending + beginSearch() + [.show(.find)]
    }

    private mutating func beginSearch() -> [SetupEffect] {
        let family = state.family
        state = SetupState()
        state.family = family
        state.phase = .finding(.running)
        return [.search(onlySimulated: family == .simulated)]
    }

    /// What ends when the present step is left.
    private func giveUp() -> [SetupEffect] {
        switch state.phase {
        case .finding: [.stopSearch]
        case .pairing, .checking: [.letGo]
        case .choosing, .syncing, .done: []
        }
    }

    private mutating func leave() -> [SetupEffect] {
        let effects = giveUp() + [.leave(state.device)]
        state = SetupState()
        return effects
    }

    private mutating func cancel() -> [SetupEffect] {
        switch state.phase {
        case .pairing(.failed), .choosing, .finding, .checking, .done: return []
        case .pairing:
            state.phase = .pairing(.failed(.cancelled))
            return [.letGo]
        case .syncing: return state.device.map { [.cancelSync($0)] } ?? []
        }
    }

    private mutating func retry() -> [SetupEffect] {
        switch state.phase {
        case .pairing(.failed): return state.meter.map { connect($0) } ?? []
        case .checking(.failed): return accept()
        case .syncing(.stopped):
            state.phase = .syncing(.running)
            state.syncEnd = nil
            return state.device.map { [.sync($0)] } ?? []
        case .choosing, .finding, .pairing, .checking, .syncing, .done: return []
        }
    }
}

// MARK: - Finding

extension SetupMachine {
    private mutating func whileFinding(_ event: SetupEvent) -> [SetupEffect] {
        guard case .finding(let search) = state.phase else { return [] }
        switch event {
        case .bluetooth(let problem): state.bluetoothProblem = problem
        case .seen(let meter): see(meter)
        case .searchIsSlow where search == .running: state.phase = .finding(.slow)
        case .searchEnded:
            state.phase = .finding(.ended)
            return [.stopSearch]
        case .searchFailed(let failure):
            state.phase = .finding(.failed(failure))
            return [.stopSearch]
        case .searchedAgain: return [.stopSearch] + beginSearch()
        case .selected(let id):
            guard let meter = state.found.first(where: { $0.id == id }) else { return [] }
            return [.stopSearch] + connect(meter) + [.show(.pair)]
        default: break
        }
        return []
    }

    /// A meter that is seen again stays where it is in the list.
    private mutating func see(_ meter: FoundMeter) {
        if let index = state.found.firstIndex(where: { $0.id == meter.id }) {
            state.found[index] = meter
        } else if state.found.count < Self.mostFound {
            state.found.append(meter)
        }
    }

    /// So many meters are listed: names in the air are anybody's, and a page does not grow with them.
    private static let mostFound = 100
}

// MARK: - Pairing

extension SetupMachine {
    private mutating func connect(_ meter: FoundMeter) -> [SetupEffect] {
        state.meter = meter
        state.phase = .pairing(.connecting)
        return [.connect(meter)]
    }

    private mutating func whilePairing(_ event: SetupEvent) -> [SetupEffect] {
        guard case .pairing(let pairing) = state.phase, !pairing.isFailed else { return [] }
        switch event {
        case .asked(let question):
            // A meter that this computer has a bond with asks nothing, unless it has forgotten it.
            if state.meter?.isBonded == true { state.hadStaleBond = true }
            state.phase = .pairing(.asked(question))
        case .answered(let answer):
            guard case .asked(let question) = pairing, question.takes(answer) else { return [] }
            state.phase = .pairing(.answered)
            return [.answer(answer)]
        case .questionGone:
            if case .asked = pairing { state.phase = .pairing(.connecting) }
        case .connected: state.phase = .pairing(.reading)
        case .met(let profile):
            state.profile = profile
            state.phase = .checking(.ready)
            return [.show(.check)]
        case .notMet(let failure): return fail(failure)
        default: break
        }
        return []
    }

    private mutating func fail(_ failure: SetupFailure) -> [SetupEffect] {
        state.phase = .pairing(.failed(failure))
        guard failure == .staleBond, let meter = state.meter else { return [.letGo] }
        state.hadStaleBond = true
        return [.letGo, .forget(meter)]
    }
}

// MARK: - Adding and syncing

extension SetupMachine {
    private mutating func accept() -> [SetupEffect] {
        guard let meter = state.meter, let profile = state.profile else { return [] }
        state.phase = .checking(.adding)
        return [.add(meter, profile)]
    }

    private mutating func whileAdding(_ event: SetupEvent) -> [SetupEffect] {
        switch (state.phase, event) {
        case (.checking(.ready), .accepted), (.checking(.failed), .accepted): return accept()
        case (.checking(.adding), .added(let device)):
            state.device = device
            state.phase = .syncing(.running)
            return [.sync(device), .show(.firstSync)]
        case (.checking(.adding), .notAdded(let failure)):
            state.phase = .checking(.failed(failure))
            return []
        case (.syncing(.running), .syncEnded(let status)):
            state.syncEnd = status
            guard case .ended(let report) = status, report.completeness == .complete else {
                state.phase = .syncing(.stopped)
                return []
            }
            state.phase = .done
            return [.show(.done)]
        default: return []
        }
    }
}

extension SetupState.Pairing {
    fileprivate var isFailed: Bool {
        if case .failed = self { true } else { false }
    }
}

extension PairingQuestion {
    /// Whether an answer is one to this question.
    fileprivate func takes(_ answer: PairingAnswer) -> Bool {
        switch (self, answer) {
        case (.passkey, .passkey), (.pin, .pin), (.confirm, .same), (.confirm, .no): true
        case (.passkey, .no), (.pin, .no): true
        default: false
        }
    }
}
