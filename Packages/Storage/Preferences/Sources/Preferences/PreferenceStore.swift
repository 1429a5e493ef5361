/// What people set in the app, kept for this installation.
///
/// Every function throws `PreferencesError`.
public protocol PreferenceStore: Sendable {
    /// All preferences as they are now.
    func values() async throws -> PreferenceValues
    /// Sets one preference.
    func set<Value: PreferenceValue>(_ value: Value, for key: PreferenceKey<Value>) async throws
    /// Goes back to the default of one preference.
    func reset<Value: PreferenceValue>(_ key: PreferenceKey<Value>) async throws
    /// Tells, on a stream of the caller's own, when something was set from now on, so that readers ask again.
    func changes() -> AsyncStream<PreferencesChange>
}
