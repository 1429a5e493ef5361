import Common
import LiveUI
import Logbook
import Preferences
import ReadingStore

/// A value of the stores, as the logbook tells of it.
typealias StoreBacked<Value: Hashable & Sendable> = LiveUI.StoreBacked<Value, LogbookError>

@MainActor
extension LiveUI.StoreBacked where Failure == LogbookError {
    /// Follows the preferences, and the changes of the readings that `interests` names.
    convenience init(
        _ dependencies: LogbookDependencies, interests: ReadingStoreChanges, read: @escaping @Sendable () async throws -> Value
    ) {
        self.init(read: read) { LogbookError(reading: $0) }
        follow(dependencies.readings.changes()) { !$0.isDisjoint(with: interests) }
        follow(dependencies.preferences.changes())
    }
}
