import Analytics
import DeviceSetup
import DeviceSync

/// What is counted of a setup: which step was reached, and what failed. No name, address, serial number or reading is among it.
struct SetupMilestone: AnalyticsEvent, Hashable {
    let name: String
    let properties: [String: AnalyticsValue]

    private init(_ name: String, _ properties: [String: AnalyticsValue] = [:]) {
        self.name = "setup." + name
        self.properties = properties
    }

    /// The help of a screen was opened.
    static func helped(_ screen: DeviceSetupRoute) -> SetupMilestone { SetupMilestone("helped", ["step": .text(screen.rawValue)]) }

    /// What was reached when one state followed another.
    static func reached(from old: SetupState, to new: SetupState) -> [SetupMilestone] {
        var milestones: [SetupMilestone] = []
        if let problem = new.bluetoothProblem, problem != old.bluetoothProblem {
            milestones.append(SetupMilestone("bluetoothMissing", ["problem": .text(problem.rawValue)]))
        }
        guard new.phase != old.phase else { return milestones }
        if let failure = new.phase.failure {
            milestones.append(SetupMilestone("failed", ["step": .text(new.step.rawValue), "reason": .text(failure.name)]))
        } else if let step = step(from: old, to: new) {
            milestones.append(step)
        }
        return milestones
    }

    private static func step(from old: SetupState, to new: SetupState) -> SetupMilestone? {
        switch new.phase {
        case .choosing: SetupMilestone("left", ["step": .text(old.step.rawValue), "added": .flag(old.device != nil)])
        case .finding(.running): SetupMilestone("searched", ["family": .text(new.family?.rawValue ?? "none")])
        case .finding(.ended): SetupMilestone("foundNothing", ["meters": .number(new.found.count)])
        case .pairing(.connecting) where old.step == .find: new.meter.map { SetupMilestone("chosen", properties(of: $0)) }
        case .pairing(.asked(let question)): SetupMilestone("asked", ["question": .text(question.name)])
        case .checking(.ready): SetupMilestone("paired", ["hadStaleBond": .flag(new.hadStaleBond)])
        case .syncing(.running) where old.step == .check: SetupMilestone("added")
        case .syncing(.stopped), .done: SetupMilestone("synced", ["outcome": .text(new.syncEnd?.outcome ?? "none")])
        case .finding, .pairing, .checking, .syncing: nil
        }
    }

    private static func properties(of meter: FoundMeter) -> [String: AnalyticsValue] {
        ["simulated": .flag(meter.isSimulated), "known": .flag(meter.isKnown), "signal": .text(meter.signal.rawValue)]
    }
}

extension SetupState.Phase {
    /// Why the step failed; nil where it did not.
    fileprivate var failure: SetupFailure? {
        switch self {
        case .finding(.failed(let failure)), .pairing(.failed(let failure)), .checking(.failed(let failure)): failure
        case .choosing, .finding, .pairing, .checking, .syncing, .done: nil
        }
    }
}

extension PairingQuestion {
    /// A word for it, without the digits.
    fileprivate var name: String {
        switch self {
        case .passkey: "passkey"
        case .pin: "pin"
        case .confirm: "confirm"
        case .show: "show"
        }
    }
}

extension SyncStatus {
    /// A word for how a sync ended.
    fileprivate var outcome: String {
        switch self {
        case .ended(let report): report.completeness.rawValue
        case .failed: "failed"
        case .idle, .connecting, .receiving, .cancelling: "running"
        }
    }
}
