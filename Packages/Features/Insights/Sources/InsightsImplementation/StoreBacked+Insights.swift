import Insights
import LiveUI
import Preferences
import ReadingStore

/// A value of the stores, as Insights tells of it.
typealias StoreBacked<Value: Hashable & Sendable> = LiveUI.StoreBacked<Value, InsightsError>

@MainActor
extension LiveUI.StoreBacked where Failure == InsightsError {
    private static var interests: ReadingStoreChanges { [.readings, .people, .devices] }

    /// Follows readings, people, preferences and values of laboratories.
    convenience init(_ dependencies: InsightsDependencies, read: @escaping @Sendable () async throws -> Value) {
        self.init(read: read) { InsightsError(reading: $0) }
        follow(dependencies.readings.changes()) { !$0.isDisjoint(with: Self.interests) }
        follow(dependencies.preferences.changes())
        follow(LabResultStore(database: dependencies.database).changes())
    }
}
