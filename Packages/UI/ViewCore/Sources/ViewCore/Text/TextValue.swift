/// What may stand in a text for `%@`: words that are not translated, or another text. Accessors for texts take these, so that a number cannot
/// stand where a name should.
nonisolated public protocol TextValue: Sendable {
    /// The value as an argument of a key.
    var textArgument: TextArgument { get }
}

nonisolated extension String: TextValue {
    /// The words as they are.
    public var textArgument: TextArgument { .string(self) }
}

nonisolated extension TextKey: TextValue {
    /// The text in the same language.
    public var textArgument: TextArgument { .text(self) }
}

nonisolated extension TextArgument: TextValue {
    /// The value itself.
    public var textArgument: TextArgument { self }
}
