public import Foundation

/// How it stands with a meter that is synced whenever it shows up.
public struct AutomaticSyncStatus: Hashable, Sendable {
    /// When the meter was last seen in range; nil when it was not since the app started.
    public let lastSeen: Date?
    /// Before this time it is not tried again after a failure; nil where the last try did not fail.
    public let nextTry: Date?
    /// What failed last; nil where the last try did not fail.
    public let failure: DeviceSyncError?

    /// Makes a status.
    public init(lastSeen: Date? = nil, nextTry: Date? = nil, failure: DeviceSyncError? = nil) {
        self.lastSeen = lastSeen
        self.nextTry = nextTry
        self.failure = failure
    }
}
