import Common
package import Logbook
import Observation

/// A list's view model whose frames are given.
@MainActor @Observable
package final class MockUnreadableViewModel: UnreadableViewModel {
    package var frames: Loadable<UnreadableList>
    /// How often it was asked to load.
    package private(set) var loadCallCount = 0

    /// Makes a view model that shows frames.
    package init(frames: Loadable<UnreadableList>) {
        self.frames = frames
    }

    package func load() async { loadCallCount += 1 }
}
