/// All preferences at one moment.
public struct PreferenceValues: Equatable, Sendable {
    private var texts: [String: String]

    /// Makes values from the texts that are kept, by name; without any, all are the defaults.
    public init(texts: [String: String] = [:]) {
        self.texts = texts
    }

    /// The value of a key: its default where nothing is set, or where this version does not know what is set.
    public subscript<Value: PreferenceValue>(_ key: PreferenceKey<Value>) -> Value {
        get { texts[key.name].flatMap(Value.init(preferenceText:)) ?? key.defaultValue }
        set { texts[key.name] = newValue.preferenceText }
    }
}
