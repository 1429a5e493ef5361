package import DeviceSync

/// Why a step of the setup did not succeed. Nothing is lost by any of them: readings stay in the meter, what is stored stays.
package enum SetupFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The passkey or PIN was wrong.
    case wrongCode
    /// The person or the meter cancelled.
    case cancelled
    /// Nobody answered in time, or the meter fell silent.
    case timedOut
    /// The meter refused: it is not ready to pair.
    case refused
    /// The meter is not in range.
    case outOfRange
    /// The meter is in range and the link did not come up.
    case notConnected
    /// The link went in the middle.
    case linkLost
    /// The meter had forgotten the bond that this computer held; the bond was removed.
    case staleBond
    /// It has no glucose readings to give: another kind of device, or a meter of a maker's own kind.
    case notAMeter
    /// Bluetooth cannot be used.
    case bluetooth(BluetoothProblem)
    /// The transport failed in a way that has no name; with its words, for logs.
    case transport(String)
    /// The meter could not be stored; with the store's words, for logs.
    case notStored(String)

    /// A short name, for the texts and for what is told of the setup.
    package var name: String {
        switch self {
        case .wrongCode: "wrongCode"
        case .cancelled: "cancelled"
        case .timedOut: "timedOut"
        case .refused: "refused"
        case .outOfRange: "outOfRange"
        case .notConnected: "notConnected"
        case .linkLost: "linkLost"
        case .staleBond: "staleBond"
        case .notAMeter: "notAMeter"
        case .bluetooth(let problem): "bluetooth.\(problem.rawValue)"
        case .transport: "transport"
        case .notStored: "notStored"
        }
    }

    /// English, for logs: what was tried and what to do.
    package var description: String {
        switch self {
        case .wrongCode: "pairing failed: the code was wrong; try again with the one that the meter shows"
        case .cancelled: "pairing was cancelled; try again when ready"
        case .timedOut: "the meter did not answer in time; wake it up and try again"
        case .refused: "the meter refused to pair; put it into pairing mode and try again"
        case .outOfRange: "the meter is not in range; bring it closer and try again"
        case .notConnected: "the link to the meter did not come up; try again"
        case .linkLost: "the link to the meter was lost; try again"
        case .staleBond: "the meter had forgotten this computer; the old bond was removed, try again"
        case .notAMeter: "the device offers no glucose readings; choose another and try again"
        case .bluetooth(let problem): "Bluetooth cannot be used (\(problem.rawValue)); mend that and try again"
        case .transport(let words): "Bluetooth failed (\(words)); try again"
        case .notStored(let words): "the meter could not be stored (\(words)); mend that and try again"
        }
    }
}
