/// Which signals a subscriber wants (D-Bus specification, Match Rules); what is nil matches any.
///
/// The bus vouches for the sender of what it passes on by a rule. What another program sends straight to this connection passes a well-known
/// name too, so whoever must know compares `DBusSignal.sender`.
public struct SignalMatch: Hashable, Sendable {
    /// The bus name of the sender.
    public let sender: String?
    /// The interface.
    public let interface: String?
    /// The name of the signal.
    public let member: String?
    /// The first value, a text.
    public let firstArgument: String?

    /// Makes a rule.
    public init(sender: String? = nil, interface: String? = nil, member: String? = nil, firstArgument: String? = nil) {
        self.sender = sender
        self.interface = interface
        self.member = member
        self.firstArgument = firstArgument
    }

    /// The rule; nil where a value has an apostrophe or a backslash, which no two implementations read alike.
    var rule: String? {
        let conditions = [("sender", sender), ("interface", interface), ("member", member), ("arg0", firstArgument)]
        guard conditions.allSatisfy({ $0.1?.contains { "'\\".contains($0) } != true }) else { return nil }
        return (["type='signal'"] + conditions.compactMap { key, value in value.map { "\(key)='\($0)'" } }).joined(separator: ",")
    }
}
