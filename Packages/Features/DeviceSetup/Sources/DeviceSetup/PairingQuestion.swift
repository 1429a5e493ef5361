/// What a meter asks while it pairs.
package enum PairingQuestion: Hashable, Sendable {
    /// The six digits that it shows or that are printed on it.
    case passkey
    /// The PIN, 1 to 16 characters, of a meter that pairs in the old way.
    case pin
    /// Whether it shows these six digits.
    case confirm(String)
    /// These six digits are to be typed on the meter; there is nothing to answer.
    case show(String)
}

/// What the person answers.
package enum PairingAnswer: Hashable, Sendable {
    /// A passkey, 0…999999.
    case passkey(UInt32)
    /// A PIN.
    case pin(String)
    /// The digits are the same.
    case same
    /// The digits differ, or the person will not go on.
    case no
}

/// Why what was typed is no answer.
package enum CodeProblem: String, Hashable, Sendable, CaseIterable {
    /// A passkey has six digits.
    case passkey
    /// A PIN has 1 to 16 characters.
    case pin
}
