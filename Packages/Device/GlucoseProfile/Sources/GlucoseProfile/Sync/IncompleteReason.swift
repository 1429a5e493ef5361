internal import Common

/// Why a sync could not read everything. What came is kept, and the next sync asks for the rest.
public enum IncompleteReason: Hashable, Sendable, CustomStringConvertible {
    /// The link broke.
    case disconnected
    /// The meter fell silent.
    case timedOut
    /// The meter ended a report with an error.
    case refused(RecordAccessResponseCode)
    /// The meter is busy with another procedure, also after an abort.
    case busy
    /// The meter says that a subscription is missing.
    case notSubscribed
    /// The meter wants to be paired.
    case notPaired
    /// The meter refused a request with this ATT error.
    case writeFailed(attError: UInt8)
    /// The meter never stopped sending.
    case endless

    /// English, for logs and the command line: what was tried, what is safe and what to do.
    public var description: String {
        switch self {
        case .disconnected: "the connection broke while records were read; what came is kept; sync again near the meter"
        case .timedOut: "the meter fell silent while records were read; what came is kept; wake the meter and sync again"
        case .refused(let code): "the meter ended its report with \(code); what came is kept; sync again"
        case .busy: "the meter is busy with another procedure; nothing is lost; wait a minute and sync again"
        case .notSubscribed: "the meter refused to report because a subscription is missing; nothing is lost; sync again"
        case .notPaired: "the meter wants to be paired again; nothing is lost; pair it and sync again"
        case .writeFailed(let code): "the meter refused a request with ATT error 0x\([code].hex); what came is kept; sync again"
        case .endless: "the meter never stopped sending; what came is kept; restart the meter and sync again"
        }
    }
}
