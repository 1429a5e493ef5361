/// What is known of a session when its application is made.
nonisolated public struct SessionContext: Sendable, Equatable {
    /// The session's id: 128 random bits, as 32 hexadecimal digits. It is in the page, so it proves nothing.
    public let id: String
    /// The value of `Accept-Language`, where the browser sent one.
    public let acceptLanguage: String?

    /// Makes a context; mostly for tests.
    public init(id: String, acceptLanguage: String? = nil) {
        self.id = id
        self.acceptLanguage = acceptLanguage
    }
}
