import Bluetooth
import DeviceSync
import Domain
import GlucoseProfile
import ReadingStore

extension DeviceSyncError {
    /// What a transport's error means for a meter.
    init(_ error: BluetoothError, address: String) {
        switch error {
        case .unavailable: self = .bluetoothUnavailable(error.description)
        case .notFound, .connectionFailed, .timedOut: self = .notInRange(error.description)
        case .notPaired, .pairing: self = .notPaired(error.description)
        case .att, .characteristicMissing: self = .refused(error.description)
        case .disconnected, .cancelled, .transport: self = .interrupted(error.description)
        }
    }

    /// What a sync that did not come to its end means.
    init(_ reason: IncompleteReason) {
        switch reason {
        case .disconnected, .timedOut, .endless: self = .interrupted(reason.description)
        case .notPaired: self = .notPaired(reason.description)
        case .refused, .busy, .notSubscribed, .writeFailed: self = .refused(reason.description)
        }
    }

    /// What the store's error means; an error that has its meaning keeps it.
    init(_ error: any Error) {
        switch error {
        case let error as DeviceSyncError: self = error
        case ReadingStoreError.unknownDevice(let id): self = .unknownDevice(id.rawValue)
        default: self = .notStored(String(describing: error))
        }
    }

    /// A short name for the sync log, without the words.
    var code: String {
        switch self {
        case .unknownDevice: "unknownDevice"
        case .bluetoothUnavailable: "bluetoothUnavailable"
        case .notInRange: "notInRange"
        case .notPaired: "notPaired"
        case .interrupted: "interrupted"
        case .refused: "refused"
        case .notStored: "notStored"
        }
    }
}

extension ReadingStore.SyncOutcome {
    /// How the log remembers the end of a sync.
    init(_ ending: GlucoseProfile.SyncOutcome.Ending) {
        switch ending {
        case .complete: self = .complete
        case .aborted: self = .cancelled
        case .incomplete(let reason): self = .incomplete(code: DeviceSyncError(reason).code)
        }
    }
}

extension SyncReport {
    /// What a person is told of a sync in the log.
    init(_ summary: SyncSummary) {
        let completeness: Completeness =
            switch summary.outcome {
            case .complete: .complete
            case .cancelled: .cancelled
            case .incomplete, .interrupted: .interrupted
            }
        let counts = summary.counts
        self.init(
            endedAt: summary.endedAt, completeness: completeness, added: counts.new, known: counts.known, unreadable: counts.unreadable)
    }
}
