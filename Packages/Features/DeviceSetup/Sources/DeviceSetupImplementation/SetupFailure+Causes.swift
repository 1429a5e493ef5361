import Bluetooth
import DeviceSetup
import DeviceSync

extension SetupFailure {
    /// What a transport's error means for a person who sets up a meter.
    init(_ error: BluetoothError) {
        switch error {
        case .unavailable(let reason): self = .bluetooth(BluetoothProblem(reason))
        case .notFound: self = .outOfRange
        case .connectionFailed: self = .notConnected
        // With somebody to ask, a device that wants a bond has forgotten the one that it had.
        case .notPaired: self = .staleBond
        case .pairing(let failure): self.init(failure)
        case .characteristicMissing: self = .notAMeter
        case .att: self = .refused
        case .disconnected: self = .linkLost
        case .timedOut: self = .timedOut
        case .cancelled: self = .cancelled
        case .transport(let words): self = .transport(words)
        }
    }

    private init(_ failure: PairingFailure) {
        switch failure {
        case .authenticationFailed: self = .wrongCode
        case .cancelled: self = .cancelled
        case .rejected: self = .refused
        case .timedOut: self = .timedOut
        case .connectionFailed: self = .outOfRange
        case .staleBond: self = .staleBond
        }
    }
}

extension BluetoothProblem {
    /// The problem that a transport's reason is.
    init(_ reason: UnavailabilityReason) {
        switch reason {
        case .unsupported: self = .unsupported
        case .noService: self = .noService
        case .noAdapter: self = .noAdapter
        case .poweredOff: self = .poweredOff
        case .blocked: self = .blocked
        case .notPermitted: self = .notPermitted
        }
    }

    /// The problem of a transport that cannot be used now; nil where it can.
    init?(_ availability: BluetoothAvailability) {
        guard case .unavailable(let reason) = availability else { return nil }
        self.init(reason)
    }
}
