/// The values that many views read, in force for a subtree.
nonisolated public struct EnvironmentValues: Sendable {
    /// The values in force here: those of the view whose body runs, or of the action or task that a view started.
    @TaskLocal public static var current = EnvironmentValues()

    private var values: [ObjectIdentifier: any Sendable] = [:]

    /// Finds the words of keys. Returns the key itself unless set.
    public var strings: any StringResolving = KeyStrings()
    /// The language of the session, as a BCP 47 tag such as `en` or `de`.
    public var language = "en"
    /// What precedes an element's id in the address of a form, so that buttons and forms work without a script.
    public var formActionPrefix = "/live/form/"
    /// What the addresses of files begin with; the id of the link follows.
    public var downloadPrefix = "/live/download/"
    /// Whether controls can be used.
    public var isEnabled = true

    /// Makes an environment of default values.
    public init() {}

    /// A value by its key.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}
