import Analytics
import AnalyticsMocks
import DeviceSetup
import DeviceSetupMocks
import DeviceSync
import DeviceSyncMocks
import Testing

@testable import DeviceSetupImplementation

/// What is counted of a setup, and that nothing of a person or a meter is among it.
@MainActor
struct SetupMilestoneTests {
    @Test func everyStepIsCounted() {
        #expect(
            names(SetupMachineTests.Row.done + [.finished]) == [
                "setup.searched", "setup.chosen", "setup.asked", "setup.paired", "setup.added", "setup.synced", "setup.left",
            ])
    }

    @Test(arguments: SetupFixtures.failures)
    func everyFailureIsCountedByItsName(failure: SetupFailure) {
        let last = milestones(SetupMachineTests.Row.pairing + [.notMet(failure)]).last
        #expect(last?.name == "setup.failed")
        #expect(last?.properties == ["step": .text("pair"), "reason": .text(failure.name)])
    }

    @Test func aSearchWithoutBluetoothIsCountedOnce() {
        let events: [SetupEvent] = [.chose(.contour), .bluetooth(.blocked), .bluetooth(.blocked), .bluetooth(nil), .searchEnded]
        #expect(names(events) == ["setup.searched", "setup.bluetoothMissing", "setup.foundNothing"])
        #expect(milestones(events)[0].properties == ["family": .text("contour")])
        #expect(milestones(events)[1].properties == ["problem": .text("blocked")])
    }

    @Test func aSyncThatStoppedIsCountedByItsOutcome() {
        let stopped = milestones(SetupMachineTests.Row.syncing + [.syncEnded(.failed(.interrupted("x"), nil)), .closed])
        #expect(stopped.suffix(2).map(\.properties) == [["outcome": .text("failed")], ["step": .text("firstSync"), "added": .flag(true)]])
    }

    /// No event holds a name, an address, a serial number, a code or a reading.
    @Test func nothingOfAMeterIsCounted() {
        let hostile = SetupFixtures.hostileMeter
        let events: [SetupEvent] = [
            .chose(.other), .seen(hostile), .selected(hostile.id), .asked(.confirm("042917")), .answered(.same), .connected,
            .met(SetupFixtures.forgetfulProfile), .accepted, .added(SetupFixtures.device),
            .syncEnded(.ended(DeviceSyncFixtures.completeReport)),
        ]
        for milestone in milestones(events) {
            let text = "\(milestone.name) \(milestone.properties)"
            for secret in [hostile.address, "script", "042917", "<b>1</b>", "meter-1", "412"] { #expect(!text.contains(secret), "\(text)") }
        }
    }

    private func names(_ events: [SetupEvent]) -> [String] { milestones(events).map(\.name) }

    private func milestones(_ events: [SetupEvent]) -> [SetupMilestone] {
        var machine = SetupMachine()
        return events.flatMap { event in
            let before = machine.state
            _ = machine.handle(event)
            return SetupMilestone.reached(from: before, to: machine.state)
        }
    }
}
