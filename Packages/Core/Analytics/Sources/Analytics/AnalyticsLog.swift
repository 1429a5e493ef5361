/// The events that this installation keeps, for the person whose they are.
///
/// Every function throws `AnalyticsError`, and sees what was tracked before it was called.
public protocol AnalyticsLog: Sendable {
    /// Whether events are kept; false until somebody turns them on.
    func isEnabled() async throws -> Bool
    /// Turns events on or off. What was kept before they were turned off stays until it is erased.
    func setEnabled(_ isEnabled: Bool) async throws
    /// The kept events, newest first.
    func events() async throws -> [StoredAnalyticsEvent]
    /// How many are kept.
    func count() async throws -> Int
    /// Erases all of them.
    func erase() async throws
}
