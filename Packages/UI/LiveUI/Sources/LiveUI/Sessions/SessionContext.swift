public import ViewCore

/// What is known of a session when its application is made.
nonisolated public struct SessionContext: Sendable, Equatable {
    /// The session's id: 128 random bits, as 32 hexadecimal digits. It is in the page, so it proves nothing.
    public let id: String
    /// The value of `Accept-Language`, where the browser sent one.
    public let acceptLanguage: String?
    /// What the browser's last page reported of its screen; the usual where there was none. The environment has what the page itself reports.
    public let traits: Traits

    /// Makes a context; mostly for tests.
    public init(id: String, acceptLanguage: String? = nil, traits: Traits = Traits()) {
        self.id = id
        self.acceptLanguage = acceptLanguage
        self.traits = traits
    }
}
