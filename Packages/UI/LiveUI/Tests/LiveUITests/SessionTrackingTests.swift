import TestSupport
import Testing
import ViewCore

@testable import LiveUI

/// A tracking stays with what it read until that changes. State that the whole process shares may not change for days, so each session
/// that had read it left its last tracking behind: 10,000 loaded pages cost 17 MB.
@Suite struct SessionTrackingTests {
    @Test func anEndedSessionLeavesNoTrackingWithWhatOthersShare() async {
        let shared = Counter()
        let probe = await makeEndedSession(reading: shared)
        await eventually("the tracking is still there") { probe.isGone }
        #expect(shared.count == 0)
    }

    private func makeEndedSession(reading counter: Counter) async -> DeinitProbe {
        let application = TestApplication(counter: counter)
        let session = LiveSession(id: "a", application: application, clock: LiveClock(ManualClock()), report: { _ in })
        _ = session.currentScreen()
        let probe = DeinitProbe(session.signal)
        #expect(!session.signal.hasFired)
        session.end()
        return probe
    }
}
