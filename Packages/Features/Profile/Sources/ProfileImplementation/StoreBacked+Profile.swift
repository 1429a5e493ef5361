import Common
import LiveUI
import Preferences
import Profile
import ReadingStore

/// A value of the stores, as Profile tells of it.
typealias StoreBacked<Value: Hashable & Sendable> = LiveUI.StoreBacked<Value, ProfileError>

@MainActor
extension LiveUI.StoreBacked where Failure == ProfileError {
    private static var interests: ReadingStoreChanges { [.people, .devices, .readings] }

    /// Follows people, meters, readings and preferences.
    convenience init(_ dependencies: ProfileDependencies, read: @escaping @Sendable () async throws -> Value) {
        self.init(read: read) { ProfileError(reading: $0) }
        follow(dependencies.people.changes()) { !$0.isDisjoint(with: Self.interests) }
        follow(dependencies.preferences.changes())
    }
}
