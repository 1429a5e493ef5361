public import SDBus

/// How a meter behaves beyond what its script says.
public struct FakeBehaviour: Sendable {
    /// What is asked while it pairs; all but the first take the passkey of the script from the answer, or show it.
    public enum Pairing: Sendable {
        /// The person types the passkey that the meter shows.
        case passkey
        /// The person types a PIN.
        case pin
        /// The person compares the passkey.
        case confirmation
        /// The person allows it.
        case authorization
        /// The person types on the meter what the computer shows.
        case display
    }

    /// What may be slow or fail.
    public enum Step: Hashable, Sendable {
        /// `Pair`.
        case pair
        /// `Connect`.
        case connect
        /// From the link to its services; it can only be slow.
        case resolve
        /// `ReadValue`.
        case read
        /// `WriteValue`.
        case write
        /// `StartNotify`.
        case subscribe
    }

    /// What is asked while it pairs.
    public var pairing = Pairing.passkey
    /// How long steps take.
    public var delays: [Step: Duration] = [:]
    /// The errors that steps answer, each once, instead of doing anything.
    public var errors: [Step: [DBusError]] = [:]
    /// Whether it is out of range, or asleep.
    public var isAway = false
    /// Whether it has forgotten the bond: each link ends at once for want of a key, until it is paired anew.
    public var hasForgottenBond = false
    /// How long a question may stay open before it is taken back.
    public var patience = Duration.seconds(60)

    /// A meter that does as its script says.
    public init() {}
}
